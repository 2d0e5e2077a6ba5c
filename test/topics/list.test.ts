import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, test } from 'vitest'
import { STATEMENTS, type Statement } from '../../src/db/db'
import { ENGINE_VERSION } from '../../src/engine/version'
import { type IntakeItem, intake } from '../../src/topics/intake/intake'
import { useTestApp } from '../harness/app'
import { contextOf } from '../harness/context'

const { call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const fill = (orgId: string, userId: string, items: IntakeItem[], source = 'import', at = new Date()) =>
  intake({ ...contextOf(db, orgId, userId), now: at }, items, { source, changeType: 'imported' })

await fill(acme.id, acme.owner.id, [
  { name: 'Luxury SUV Owners', external_id: 'CRM-1' },
  { name: 'Café Visitors', hints: { subcategory: 'Coffee Houses' } },
  { name: 'Cloud Security Buyers', hints: { segment_type: 'B2B' }, engine_version: '2.4' },
])
await fill(
  acme.id,
  acme.owner.id,
  [{ name: 'Diabetes Patients', external_id: 'crm-22' }],
  'sync',
  new Date(Date.now() + 1000),
)
await fill(other.id, other.owner.id, [{ name: 'Secret Topic' }])

const list = async (query = '', as: { cookie: string } | { key: string } = acme.viewer) =>
  (await call('GET', `/api/topics${query}`, { as })).json()
const names = async (query: string) =>
  (await list(query)).data.map((topic: { topic_name: string }) => topic.topic_name).sort()

const everything = (await list('?sortBy=topic_name&sortOrder=asc')).data as Record<string, unknown>[]
const ALL = everything.map((topic) => topic.topic_name)

test('a record has the fields of the contract', () => {
  expect(ALL).toEqual(['Café Visitors', 'Cloud Security Buyers', 'Diabetes Patients', 'Luxury SUV Owners'])
  expect(everything.at(-1)).toEqual({
    id: expect.stringMatching(/^ot_/),
    topic_name: 'Luxury SUV Owners',
    parent_category: 'Auto',
    taxonomy_type: 'Automotive',
    subcategory: 'SUVs',
    segment_type: 'B2C',
    audience_type: 'Owners',
    iab_code: expect.any(String),
    keywords: expect.arrayContaining([expect.any(String)]),
    tags: [],
    segment_name_dspapi: expect.stringContaining('Luxury SUV Owners'),
    segment_name_marketplace: expect.stringContaining('Luxury SUV Owners'),
    segment_name_internal: expect.stringContaining('Luxury SUV Owners'),
    segment_desc_marketplace: expect.any(String),
    segment_desc_dspapi: expect.any(String),
    internal_description: expect.any(String),
    platform_outputs: {},
    engine_version: ENGINE_VERSION,
    uncertain: false,
    llm_error: null,
    performance_score: null,
    external_id: 'CRM-1',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
})

test('without parameters: the first 25, newest first', async () => {
  const page = await list()
  expect(page).toMatchObject({ total: 4, page: 1, pageSize: 25, totalPages: 1 })
  expect(page.data[0].topic_name).toBe('Diabetes Patients')
})

test('pages', async () => {
  const first = await list('?pageSize=3&sortBy=topic_name&sortOrder=asc')
  const second = await list('?pageSize=3&page=2&sortBy=topic_name&sortOrder=asc')
  expect(first).toMatchObject({ total: 4, page: 1, pageSize: 3, totalPages: 2 })
  expect([...first.data, ...second.data].map((topic: { topic_name: string }) => topic.topic_name)).toEqual(ALL)
  expect(await list('?page=9')).toEqual({ data: [], total: 4, page: 9, pageSize: 25, totalPages: 1 })
})

describe('sorting', () => {
  test.each(['topic_name', 'parent_category', 'segment_type', 'taxonomy_type', 'audience_type', 'created_at'])(
    'by %s, both ways',
    async (sortBy) => {
      const column = async (order: string) =>
        (await list(`?sortBy=${sortBy}&sortOrder=${order}`)).data.map((topic: Record<string, string>) => topic[sortBy])
      const ascending = await column('asc')
      expect(ascending).toEqual(everything.map((topic) => topic[sortBy]).sort())
      expect(await column('desc')).toEqual(ascending.toReversed())
    },
  )
})

describe('searching', () => {
  test.each([
    ['suv', ['Luxury SUV Owners']],
    ['OWNERS lux', ['Luxury SUV Owners']],
    ['owners cloud', []],
    ['cafe', ['Café Visitors']],
    ['caf%C3%A9', ['Café Visitors']],
    ['v', ['Café Visitors']],
    ['uxury', []],
    ['', ['Café Visitors', 'Cloud Security Buyers', 'Diabetes Patients', 'Luxury SUV Owners']],
    ['%25', []],
    ['_', []],
    ['%5C', []],
    ['%00suv', ['Luxury SUV Owners']],
    ['secret', []],
  ])('%s finds %j', async (search, expected) => {
    expect(await names(`?search=${search}`)).toEqual(expected)
  })
})

describe('filtering', () => {
  const FILTERS: Record<string, string> = {
    taxonomyType: 'taxonomy_type',
    parentCategory: 'parent_category',
    subcategory: 'subcategory',
    segmentType: 'segment_type',
    audienceType: 'audience_type',
    iabCode: 'iab_code',
    engineVersion: 'engine_version',
  }
  test.each(Object.entries(FILTERS))('by %s', async (filter, field) => {
    for (const value of new Set(everything.map((topic) => String(topic[field])))) {
      const expected = everything.filter((topic) => topic[field] === value).map((topic) => topic.topic_name)
      expect(await names(`?${filter}=${encodeURIComponent(value)}`)).toEqual(expected)
    }
    expect(await names(`?${filter}=nothing`)).toEqual([])
    expect(await names(`?${filter}=`)).toEqual(ALL)
  })

  const STORED = {
    subcategoryL1: 'subcategory_l1',
    subcategoryL2: 'subcategory_l2',
    subcategoryL3: 'subcategory_l3',
    subcategoryL4: 'subcategory_l4',
    sensitivity: 'sensitivity',
    intensity: 'intensity',
    buyerJourney: 'buyer_journey',
  }
  test.each(Object.entries(STORED))('by %s', async (filter, column) => {
    await db.execute({
      text: `UPDATE org_topics SET ${column} = 'Rare One' WHERE org_id = $1 AND topic_name = 'Café Visitors'`,
      values: [acme.id],
    })
    expect(await names(`?${filter}=Rare%20One`)).toEqual(['Café Visitors'])
  })

  test.each([
    ['source=sync', ['Diabetes Patients']],
    ['source=matrix', []],
    ['internalId=crm', ['Diabetes Patients', 'Luxury SUV Owners']],
    ['internalId=CRM-2', ['Diabetes Patients']],
    ['internalId=%25', []],
    ['hasExternalId=true', ['Diabetes Patients', 'Luxury SUV Owners']],
    ['hasExternalId=false', ['Café Visitors', 'Cloud Security Buyers']],
    ['hasExternalId=', ALL],
    ['source=import&segmentType=B2B', ['Cloud Security Buyers']],
    ['source=import&search=owners&parentCategory=Auto', ['Luxury SUV Owners']],
  ])('by %s', async (query, expected) => {
    expect(await names(`?${query}`)).toEqual(expected)
  })

  test('the total is that of the filter', async () => {
    expect(await list('?source=import&pageSize=1')).toMatchObject({ total: 3, totalPages: 3, pageSize: 1 })
  })
})

test.each([
  ['pageSize=101', 'pageSize must be at most 100'],
  ['pageSize=0', 'pageSize must be at least 1'],
  ['page=0', 'page must be at least 1'],
  ['page=x', 'page must be a number'],
  [
    'sortBy=id',
    'sortBy must be one of topic_name, parent_category, segment_type, taxonomy_type, audience_type, created_at',
  ],
  ['sortOrder=up', 'sortOrder must be asc or desc'],
  ['hasExternalId=maybe', 'hasExternalId must be true or false'],
])('%s is refused', async (query, message) => {
  const response = await call('GET', `/api/topics?${query}`, { as: acme.viewer })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatch(message)
})

test('keys need the scope', async () => {
  expect((await list('', await apiKey(acme.owner, ['topics:read']))).total).toBe(4)
  expect(await list('', await apiKey(acme.owner, ['topics:write']))).toEqual({ error: 'Insufficient scopes' })
})

test('archived topics leave the library, and its counts', async () => {
  await fill(other.id, other.owner.id, [{ name: 'Soon Archived' }])
  const seen = async () => ({
    listed: (await list('', other.viewer)).total,
    counted: (await call('GET', '/api/topics/stats', { as: other.viewer })).json().total,
  })
  expect(await seen()).toEqual({ listed: 2, counted: 2 })
  await db.execute({ text: `UPDATE org_topics SET visible = false WHERE topic_name = 'Soon Archived'` })
  expect(await seen()).toEqual({ listed: 1, counted: 1 })
})

describe('stats and facets', () => {
  test('count by segment and taxonomy type', async () => {
    const stats = (await call('GET', '/api/topics/stats', { as: acme.viewer })).json()
    const tally = (field: string) => {
      const counts: Record<string, number> = {}
      for (const topic of everything) counts[String(topic[field])] = (counts[String(topic[field])] ?? 0) + 1
      return counts
    }
    expect(stats).toEqual({ total: 4, bySegmentType: tally('segment_type'), byTaxonomyType: tally('taxonomy_type') })
  })

  test('nine sorted lists of what the library holds', async () => {
    const facets = (await call('GET', '/api/topics/facets', { as: acme.viewer })).json()
    const distinct = (field: string) => [...new Set(everything.map((topic) => topic[field]))].sort()
    expect(facets).toEqual({
      parentCategories: distinct('parent_category'),
      taxonomyTypes: distinct('taxonomy_type'),
      subcategories: distinct('subcategory'),
      subcategoryL1s: expect.arrayContaining(['Rare One']),
      subcategoryL2s: expect.arrayContaining(['Rare One']),
      subcategoryL3s: ['Rare One'],
      subcategoryL4s: ['Rare One'],
      audienceTypes: distinct('audience_type'),
      segmentTypes: distinct('segment_type'),
    })
  })

  test('of an empty library', async () => {
    const empty = await staffed()
    expect((await call('GET', '/api/topics/stats', { as: empty.viewer })).json()).toEqual({
      total: 0,
      bySegmentType: {},
      byTaxonomyType: {},
    })
    const facets = (await call('GET', '/api/topics/facets', { as: empty.viewer })).json()
    expect(Object.values(facets)).toEqual(Array(9).fill([]))
    expect(await list('', empty.viewer)).toEqual({ data: [], total: 0, page: 1, pageSize: 25, totalPages: 0 })
  })
})

test('activation status: the newest of each platform', async () => {
  const [suv, cafe] = ['Luxury SUV Owners', 'Café Visitors'].map(
    (name) => everything.find((topic) => topic.topic_name === name)!.id as string,
  )
  const activation = (org: string, topic: string, platform: string, status: string, day: number) =>
    db.execute({
      text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
             VALUES ($1, 'act_' || gen_random_uuid(), $2, 'conn_1', $3, $4, $5)`,
      values: [org, topic, platform, status, new Date(2026, 0, day)],
    })
  await activation(acme.id, suv!, 'dspapi', 'deactivated', 1)
  await activation(acme.id, suv!, 'dspapi', 'active', 2)
  await activation(acme.id, suv!, 'marketplace', 'error', 1)
  await activation(acme.id, cafe!, 'exchange', 'pending', 1)
  await activation(other.id, cafe!, 'dspapi', 'active', 3)
  const statuses = (await call('GET', '/api/topics/activation-status', { as: acme.viewer })).json()
  expect(statuses).toEqual({
    [suv!]: { dspapi: 'active', marketplace: 'error' },
    [cafe!]: { exchange: 'pending' },
  })
})

test('activation status of many topics is read in pages, each topic once', async () => {
  const many = await staffed()
  const names = Array.from({ length: 1_100 }, (_, at) => ({ name: `Zq${at.toString(36)}x Collectors` }))
  const results = []
  for (const at of [0, 500, 1_000]) results.push(...(await fill(many.id, many.owner.id, names.slice(at, at + 500))))
  await db.execute({
    text: `INSERT INTO activations (org_id, id, org_topic_id, connection_id, platform, status, created_at)
           SELECT $1, 'act_' || gen_random_uuid(), topic, 'conn_1', platform, 'active', now()
           FROM unnest($2::text[]) topic, unnest(ARRAY['dspapi', 'marketplace']) platform`,
    values: [many.id, results.map(({ orgTopicId }) => orgTopicId)],
  })
  let largest = 0
  const measure = (message: unknown) => {
    largest = Math.max(largest, (message as Statement).result.rows.length)
  }
  subscribe(STATEMENTS, measure)
  const answer = await call('GET', '/api/topics/activation-status', { as: many.viewer }).finally(() =>
    unsubscribe(STATEMENTS, measure),
  )
  const everyStatus = results.map(({ orgTopicId }) => [orgTopicId, { dspapi: 'active', marketplace: 'active' }])
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toEqual(Object.fromEntries(everyStatus))
  expect(largest).toBe(1_000)
})
