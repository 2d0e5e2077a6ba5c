/**
 * SQL for a time in UTC as text, such as "2026-01-02 03:04:05.678901", without trailing zeros. Faster than to_char; parsing
 * a Date for each row and formatting it again took a quarter of the time of a long list.
 */
export const instant = (column: string): string => `(${column} AT TIME ZONE 'UTC')::text`

/** To the millisecond, as everywhere in the API. */
export const iso = (instantText: string): string =>
  `${instantText.slice(0, 10)}T${instantText.slice(11, 19)}.${instantText.slice(20, 23).padEnd(3, '0')}Z`

/** The year 0000 is one for JavaScript only. */
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?$/

/** Whether a text is what `instant` writes of some time: there is no 31st of February. */
export function isInstant(text: string): boolean {
  const date = new Date(iso(text))
  return INSTANT.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === iso(text)
}
