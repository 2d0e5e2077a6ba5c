import type { Db } from '../../db/db'

/** By these the catalog is counted; `topics` is how many there are more, or fewer, than before. */
export const COUNTED = 'taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type'

/** Entries of the ledger between two foldings: it stays within that many of the number of kinds. */
const FOLD_EVERY = 10_000

/** The entries' own numbers say when it is time: nobody counts the ledger. */
export const isFoldDue = (firstEntry: number, lastEntry: number): boolean =>
  Math.floor(firstEntry / FOLD_EVERY) !== Math.floor((lastEntry + 1) / FOLD_EVERY)

/** One entry for each kind again. Entries that others are writing meanwhile stay for the next time. */
export async function foldCounts(db: Db): Promise<void> {
  await db.execute({
    text: `WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('catalog_counts')) AS mine),
           folded AS (
             DELETE FROM catalog_counts WHERE (SELECT mine FROM turn) RETURNING ${COUNTED}, topics
           )
           INSERT INTO catalog_counts (${COUNTED}, topics)
           SELECT ${COUNTED}, sum(topics) FROM folded GROUP BY ${COUNTED} HAVING sum(topics) <> 0`,
  })
}

/** Moves topics that are visible from their old kind to their new one. */
export async function moveCounts(db: Db, from: readonly Counted[], to: readonly Counted[]): Promise<void> {
  const entries = [...from.map((topic) => entry(topic, -1)), ...to.map((topic) => entry(topic, 1))]
  const written = await db.query<{ entry: number }>({
    text: `INSERT INTO catalog_counts (${COUNTED}, topics)
           SELECT ${COUNTED}, sum(topics) FROM json_to_recordset($1) AS given (taxonomy_type text, parent_category text,
             taxonomy_path text, segment_type text, audience_type text, topics int)
           GROUP BY ${COUNTED} HAVING sum(topics) <> 0 RETURNING entry`,
    values: [JSON.stringify(entries)],
  })
  const numbers = written.map(({ entry }) => entry)
  if (numbers.length > 0 && isFoldDue(Math.min(...numbers), Math.max(...numbers))) await foldCounts(db)
}

export type Counted = {
  taxonomy_type: string
  parent_category: string
  taxonomy_path: string
  segment_type: string
  audience_type: string
}

const entry = (
  { taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type }: Counted,
  topics: number,
) => ({
  taxonomy_type,
  parent_category,
  taxonomy_path,
  segment_type,
  audience_type,
  topics,
})
