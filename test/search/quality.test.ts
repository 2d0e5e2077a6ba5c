import { expect, test } from 'vitest'
import { seedDemo } from '../../src/catalog/demo/seed'
import { global_topics } from '../../src/db/tables'
import { useTestApp } from '../harness/app'
import { type BriefSet, findByPlainSearch, findByRanking, labelledBriefs, qualityOfAll } from '../harness/briefs'
import { contextOf } from '../harness/context'

const app = await useTestApp()
for await (const _ of seedDemo(app.db, new Date()));
// What was just written is not in its place in the index of words yet.
await app.db.execute({ text: 'VACUUM (ANALYZE) global_topics' })
const { id, owner } = await app.staffed()
const ctx = contextOf(app.db, id, owner.id)

/** A bit below what is reached. */
const FLOORS: Record<BriefSet, { ndcg10: number; recall20: number }> = {
  development: { ndcg10: 0.83, recall20: 0.64 },
  'held-out': { ndcg10: 0.82, recall20: 0.67 },
}

test.each(['development', 'held-out'] as const)('the ranking answers the %s briefs', async (set) => {
  const briefs = labelledBriefs(set)
  const { ndcg10, recall20 } = await qualityOfAll(briefs, findByRanking(ctx))
  const plain = await qualityOfAll(briefs, findByPlainSearch(ctx))
  expect(briefs).toHaveLength(32)
  expect(ndcg10).toBeGreaterThan(FLOORS[set].ndcg10)
  expect(recall20).toBeGreaterThan(FLOORS[set].recall20)
  expect(plain.ndcg10).toBeLessThan(ndcg10)
})

test('every labelled topic is in the demonstration catalog', async () => {
  const names = new Set(
    (
      await app.db.query({ topic_name: global_topics.topic_name }, { text: 'SELECT topic_name FROM global_topics' })
    ).map(({ topic_name }) => topic_name),
  )
  const labelled = (['development', 'held-out'] as const).flatMap((set) =>
    labelledBriefs(set).flatMap(({ grades }) => [...grades.keys()]),
  )
  expect(labelled.filter((name) => !names.has(name))).toEqual([])
})
