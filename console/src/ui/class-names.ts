import { twMerge } from 'tailwind-merge'

/** Later classes win over earlier ones of the same kind. */
export const cx = (...classes: (string | false | null | undefined)[]): string => twMerge(classes)
