/** The looks of everything that takes a value. */
export const CONTROL =
  'w-full rounded-md border border-line-strong bg-panel px-3 text-sm text-ink placeholder:text-ink-faint disabled:opacity-60 aria-invalid:border-bad'
