const MS_A_DAY = 86_400_000

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Days are in UTC, as the server counts them. */
export const shortDate = (date: string): string => short.format(new Date(date))
export const longDate = (date: string): string => long.format(new Date(date))

export const today = (): string => new Date().toISOString().slice(0, 10)

export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * MS_A_DAY).toISOString().slice(0, 10)

/** Every day from the first to the last, including both. */
export function eachDay(from: string, to: string): string[] {
  const days = Math.floor((Date.parse(to) - Date.parse(from)) / MS_A_DAY) + 1
  return Array.from({ length: Math.max(0, days) }, (_, at) => daysBefore(from, -at))
}
