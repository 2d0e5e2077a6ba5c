/** PostgreSQL's codes for a transaction that it ended in favour of another: a serialization failure, a deadlock. */
const CODES = new Set(['40001', '40P01'])

/** Another transaction wrote the same key first. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** Nothing of such a transaction was kept, and a new attempt sees what the other one wrote. */
export function hasLostRace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CODES.has((cause as { code?: string }).code ?? '')) return true
  }
  return false
}
