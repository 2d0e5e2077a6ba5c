/**
 * SQL for a moment in UTC, "2026-01-02 03:04:05.678901" without zeros at the end. To_char takes longer; and to make a Date
 * of each row and to write it out again was a quarter of a long list's time.
 */
export const instant = (column: string): string => `(${column} AT TIME ZONE 'UTC')::text`

/** To the millisecond, as everywhere in the API. */
export const iso = (written: string): string =>
  `${written.slice(0, 10)}T${written.slice(11, 19)}.${written.slice(20, 23).padEnd(3, '0')}Z`
