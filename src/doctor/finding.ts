/** `problem` needs somebody to act, `warning` may wait; `skipped` was not looked at, and the message says why. */
export type FindingState = 'ok' | 'warning' | 'problem' | 'skipped'

/** What a check of the installation found, and what to do about it. */
export type Finding = { check: string; state: FindingState; message: string; remedy?: string }

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message })
export const skipped = (check: string, message: string): Finding => ({ check, state: 'skipped', message })
export const warning = (check: string, message: string, remedy: string): Finding => ({
  check,
  state: 'warning',
  message,
  remedy,
})
export const problem = (check: string, message: string, remedy?: string): Finding => ({
  check,
  state: 'problem',
  message,
  ...(remedy === undefined ? {} : { remedy }),
})

const NAMED = 5

/** The first few of a list, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const rest = names.length - NAMED
  const first = names.slice(0, NAMED).join(', ')
  return rest > 0 ? `${first} and ${rest} more` : first
}
