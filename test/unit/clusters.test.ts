import { expect, test } from 'vitest'
import { clustersOf } from '../../src/catalog/merge/duplicates'
import { derivedOf, fieldsOf } from '../../src/catalog/topic/record'
import { classify, ENGINE_VERSION } from '../../src/engine'
import { countTurns } from '../harness/turns'

const fields = fieldsOf(classify('Electric SUV Owners'), ENGINE_VERSION)
const { embedding } = derivedOf(fields)
const other = derivedOf({ ...fields, parent_category: 'Gaming', taxonomy_type: 'Entertainment & Media' }).embedding

type Input = { id: string; links?: number; day?: number; swept?: boolean; embedding?: Buffer }
const topic = ({ id, links = 0, day = 1, swept = true, embedding: topicEmbedding = embedding }: Input) => ({
  id,
  topic_name: id,
  created_at: new Date(Date.UTC(2026, 0, day)),
  links,
  embedding: topicEmbedding,
  swept,
  kind: '',
})
const idsOf = async (inputs: Input[]) =>
  (await clustersOf(inputs.map(topic))).map(({ winnerId, loserIds }) => [winnerId, ...loserIds])

test('more links win, then age, then the id', async () => {
  expect(await idsOf([{ id: 'c' }, { id: 'b' }, { id: 'a', day: 2 }, { id: 'd', day: 3, links: 1 }])).toEqual([
    ['d', 'b', 'c', 'a'],
  ])
})

test('more than five alike are one cluster', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `t${String(at).padStart(2, '0')}`)
  expect(await idsOf(ids.map((id) => ({ id })))).toEqual([ids])
})

test('topics that were not changed are neighbours of those that were, not of each other', async () => {
  expect(
    await idsOf([
      { id: 'a', swept: false },
      { id: 'b', swept: false },
    ]),
  ).toEqual([])
  expect(await idsOf([{ id: 'a', swept: false, links: 5 }, { id: 'b' }])).toEqual([['a', 'b']])
})

test('what is not alike is in another cluster or in none', async () => {
  expect(await idsOf([{ id: 'a' }, { id: 'b', embedding: other }])).toEqual([])
  const pairs = await idsOf([{ id: 'a' }, { id: 'b', embedding: other }, { id: 'c' }, { id: 'd', embedding: other }])
  expect(pairs).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ])
})

const alike = Array.from({ length: 500 }, (_, at) => topic({ id: `t${String(at).padStart(3, '0')}` }))

test('topics with one embedding are compared as one', async () => {
  let reads = 0
  const watched = alike.map((one) => ({
    ...one,
    get embedding() {
      reads++
      return embedding
    },
  }))
  expect((await clustersOf(watched))[0]!.loserIds).toHaveLength(499)
  expect(reads).toBeLessThan(10 * alike.length)
})

test('many topics let other work have its turn', async () => {
  const watch = countTurns()
  await clustersOf(alike).finally(watch.stop)
  expect(watch.turns()).toBeGreaterThan(400)
})
