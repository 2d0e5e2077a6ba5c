import { z } from 'zod'

/** A parameter of lists of topics. */
export const bestMatch = z
  .enum(['best_match', ''], { error: 'sort must be best_match' })
  .optional()
  .describe(
    'best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. ' +
      'sortBy and sortOrder do not count',
  )

/** A page of what was ranked, in its order. */
export const pageOf = (ids: readonly string[], { page, pageSize }: { page: number; pageSize: number }): string[] =>
  ids.slice((page - 1) * pageSize, page * pageSize)

/** Rows in the order of their ids. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
