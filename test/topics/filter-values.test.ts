import { expect, test } from 'vitest'
import { intake } from '../../src/topics/intake/intake'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { contextOf } from '../harness/context'

const { call, staffed, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const add = (org: typeof acme, names: string[]) =>
  intake(
    contextOf(db, org.id, org.owner.id),
    names.map((name) => ({ name })),
    { source: 'import', changeType: 'imported' },
  )
await add(acme, ['Luxury SUV Owners', 'Compact Car Shoppers', 'Diabetes Patients', 'Cloud Security Buyers'])
await add(other, ['Truck Owners', 'Mortgage Shoppers'])

const get = async (url: string) => (await call('GET', url, { as: acme.viewer })).json()
const byTopics = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)
const counts = async (path: string, query: string) => (await get(`${path}/facets/counts?${query}`)).sort(byTopics)

test.each([
  ['/api/topics', 'topic_name'],
  ['/api/topics/catalog', 'topicName'],
])('%s: several values of a filter find the topics that have one of them', async (path, name) => {
  const names = async (query: string) =>
    (await get(`${path}?${query}`)).data.map((topic: Record<string, string>) => topic[name]).sort()
  const both = ['Compact Car Shoppers', 'Luxury SUV Owners']
  const chosen = 'audienceType=Owners&audienceType=In-Market Shoppers&parentCategory=Auto&inLibrary=true'
  expect(await names(chosen)).toEqual(both)
  expect(await names('audienceType=&audienceType=Owners&search=luxury')).toEqual(['Luxury SUV Owners'])
  expect((await get(`${path}?${chosen}`)).total).toBe(2)
})

test('a selection by filters takes several values too', async () => {
  const filters = { segmentType: ['B2B', 'B2C'], parentCategory: 'Auto' }
  const answer = await call('POST', '/api/topics/catalog', { as: acme.owner, body: { filters } })
  expect(answer.json()).toEqual({ added: 1 })
  expect((await get('/api/topics?parentCategory=Auto')).total).toBe(3)
})

test('counts follow the other filters and not their own', async () => {
  const categories = await counts('/api/topics', 'facet=parentCategory&parentCategory=Auto&audienceType=Owners')
  expect(categories).toEqual([{ value: 'Auto', topics: 2 }])
  const audiences = await counts('/api/topics', 'facet=audienceType&audienceType=Owners&parentCategory=Auto')
  expect(audiences).toEqual([
    { value: 'In-Market Shoppers', topics: 1 },
    { value: 'Owners', topics: 2 },
  ])
  expect(await counts('/api/topics', 'facet=audienceType&search=luxury')).toEqual([{ value: 'Owners', topics: 1 }])
  expect(await counts('/api/topics', 'facet=source')).toEqual([
    { value: 'catalog', topics: 1 },
    { value: 'import', topics: 4 },
  ])
})

test('the catalog counts what is in the library, what is not, and what a search finds', async () => {
  const audiences = (query: string) => counts('/api/topics/catalog', `facet=audienceType&parentCategory=Auto${query}`)
  expect(await audiences('')).toEqual([
    { value: 'In-Market Shoppers', topics: 1 },
    { value: 'Owners', topics: 2 },
  ])
  expect(await audiences('&search=truck')).toEqual([{ value: 'Owners', topics: 1 }])
  expect(await audiences('&inLibrary=false')).toEqual([])
  expect(await counts('/api/topics/catalog', 'facet=audienceType&inLibrary=false')).toEqual([
    { value: 'In-Market Shoppers', topics: 1 },
  ])
})

test('what is not in the library is counted with the most frequent first', async () => {
  const north = await staffed()
  const audiences = ['Owners', 'Owners', 'Owners', 'Enthusiasts', 'Enthusiasts', 'Researchers']
  const topicIds = await addToCatalog(
    db,
    audiences.map((audience_type, at) => ({
      name: `Zither ${'abcdef'[at]}`,
      parent_category: 'Gaming',
      audience_type,
    })),
  )
  await call('POST', '/api/topics/catalog', { as: north.owner, body: { topicIds: topicIds.slice(0, 2) } })
  const url = '/api/topics/catalog/facets/counts?facet=audienceType&parentCategory=Gaming&inLibrary=false'
  expect((await call('GET', url, { as: north.viewer })).json()).toEqual([
    { value: 'Enthusiasts', topics: 2 },
    { value: 'Owners', topics: 1 },
    { value: 'Researchers', topics: 1 },
  ])
})

test('what is no facet, and too many values, are refused', async () => {
  const refused = async (url: string) => (await call('GET', url, { as: acme.viewer })).json().error
  expect(await refused('/api/topics/facets/counts?facet=search')).toMatch(/^facet must be one of taxonomyType,/)
  const many = Array.from({ length: 101 }, (_, at) => `segmentType=${at}`).join('&')
  expect(await refused(`/api/topics?${many}`)).toBe('segmentType must be at most 100 values')
})
