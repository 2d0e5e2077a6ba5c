import type { Ctx } from '../../src/context'
import { TOPIC_COLUMNS } from '../../src/topics/schema'
import { select } from '../../test/harness/select'

/** The least that a page can cost: its rows by their primary keys. */
export const libraryByKey = ({ db, org }: Ctx, ids: string[]) =>
  select(db, {
    name: 'floor_library',
    text: `SELECT ${TOPIC_COLUMNS} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.org_id = $1 AND o.id = ANY($2)`,
    values: [org.id, ids],
  })

export const catalogByKey = ({ db }: Ctx, ids: string[]) =>
  select(db, {
    name: 'floor_catalog',
    text: `SELECT id, topic_name, parent_category, taxonomy_type, subcategory, segment_type, audience_type, iab_code,
                  engine_version, created_at FROM global_topics WHERE id = ANY($1)`,
    values: [ids],
  })

/** Milliseconds of each piece of work, one after the other in every round: a noisy neighbour slows all of them. */
export async function alternately(rounds: number, works: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times = works.map((): number[] => [])
  for (let round = -2; round < rounds; round++) {
    for (const [at, work] of works.entries()) {
      const started = performance.now()
      await work()
      if (round >= 0) times[at]!.push(performance.now() - started)
    }
  }
  return times
}
