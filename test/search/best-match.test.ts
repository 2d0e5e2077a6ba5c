import { expect, test } from 'vitest'
import { adoptTopics } from '../../src/catalog/browse/adopt'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { contextOf } from '../harness/context'

const app = await useTestApp()
const topicIds = await addToCatalog(app.db, [
  { name: 'Electric SUV Shoppers', segment_type: 'B2C' },
  { name: 'Luxury SUV Shoppers', segment_type: 'B2C' },
  { name: 'SUV Fleet Decision Makers', segment_type: 'B2B' },
  { name: 'Parrot Owners', segment_type: 'B2C' },
])
const acme = await app.staffed()
await adoptTopics(contextOf(app.db, acme.id, acme.owner.id), { topicIds: topicIds.slice(0, 3) })

const LISTS = [
  ['/api/topics', 'topic_name'],
  ['/api/topics/catalog', 'topicName'],
] as const

test.each(LISTS)('GET %s reads a search as a brief', async (url, nameField) => {
  const list = async (query: Record<string, string>) => {
    const response = await app.call('GET', `${url}?${new URLSearchParams(query)}`, { as: acme.viewer })
    const { data, ...rest } = response.json()
    return { ...rest, names: data.map((topic: Record<string, string>) => topic[nameField]) }
  }
  const search = 'families shopping for an electric SUV, no luxury'
  expect(await list({ search })).toMatchObject({ names: [], total: 0 })
  const best = await list({ search, sort: 'best_match' })
  expect(best).toMatchObject({ total: 2, totalPages: 1 })
  expect(best.names).toEqual(['Electric SUV Shoppers', 'SUV Fleet Decision Makers'])
  expect(await list({ search, sort: 'best_match', pageSize: '1', page: '2' })).toMatchObject({
    names: ['SUV Fleet Decision Makers'],
    total: 2,
    totalPages: 2,
  })
  expect(await list({ search, sort: 'best_match', segmentType: 'B2B' })).toMatchObject({
    names: ['SUV Fleet Decision Makers'],
  })
  expect((await list({ sort: 'best_match' })).total).toBeGreaterThan(2)
})

test('a list knows no other sort', async () => {
  const response = await app.call('GET', '/api/topics?sort=worst', { as: acme.viewer })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ error: 'sort must be best_match' })
})
