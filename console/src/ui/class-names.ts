import { twMerge } from 'tailwind-merge'

/** Later Tailwind classes override earlier ones of the same kind. */
export const cx = (...classes: (string | false | null | undefined)[]): string => twMerge(classes)
