import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine/version'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'

const { call, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const suv = { parent_category: 'Auto', subcategory: 'SUVs' }
const [electric, compact, mortgage, rust, cafe, tv] = await addToCatalog(db, [
  {
    name: 'Electric SUV Owners',
    ...suv,
    segment_type: 'B2C',
    audience_type: 'Owners',
    created_at: at(1),
    fields: {
      taxonomy_path: 'SUVs > Electric SUVs > Luxury Electric SUVs > Seven Seats > Dual Motor',
      keywords: ['tesla model y'],
    },
  },
  {
    name: 'Compact SUV Buyers',
    ...suv,
    segment_type: 'B2B2C',
    audience_type: 'In-Market Shoppers',
    created_at: at(2),
    fields: { taxonomy_path: 'SUVs > Compact SUVs', keywords: ['rav4', '100% hybrid'] },
  },
  {
    name: 'Mortgage Decision Makers',
    parent_category: 'Banking & Lending',
    segment_type: 'B2B',
    audience_type: 'Decision Makers',
    created_at: at(3),
    fields: { subcategory: 'Mortgages', taxonomy_path: 'Mortgages', keywords: ['home_loan'] },
  },
  {
    name: 'C++ Developers',
    parent_category: 'Software & SaaS',
    segment_type: 'B2B',
    audience_type: 'Professionals',
    created_at: at(4),
    fields: { subcategory: 'Developer Tools', taxonomy_path: 'Developer Tools', keywords: [] },
  },
  {
    name: 'Café Regulars',
    parent_category: 'Restaurants & Dining',
    segment_type: 'B2C',
    audience_type: 'Enthusiasts',
    created_at: at(5),
    fields: { subcategory: 'Coffee', taxonomy_path: 'Coffee', keywords: [] },
  },
  {
    name: 'Smart TV Shoppers',
    parent_category: 'Consumer Electronics',
    segment_type: 'B2C',
    audience_type: 'In-Market Shoppers',
    created_at: at(6),
    fields: { subcategory: 'Televisions', taxonomy_path: 'Televisions', keywords: [] },
  },
])
const all = [tv, cafe, rust, mortgage, compact, electric]

const list = async (
  query: Record<string, string | number> = {},
  as: { cookie: string } | { key: string } = acme.viewer,
) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const response = await call('GET', `/api/topics/catalog?${search}`, { as })
  return { status: response.statusCode, ...response.json() }
}
const ids = async (query: Record<string, string | number> = {}) => {
  const { data, total } = await list(query)
  expect(total).toBe(data.length)
  return data.map(({ id }: { id: string }) => id)
}

describe('the list', () => {
  test('is newest first, with the record of the contract', async () => {
    const { data, ...rest } = await list()
    expect(rest).toEqual({ status: 200, total: 6, page: 1, pageSize: 25, totalPages: 1 })
    expect(data.map(({ id }: { id: string }) => id)).toEqual(all)
    expect(data.at(-1)).toEqual({
      id: electric,
      topicName: 'Electric SUV Owners',
      parentCategory: 'Auto',
      taxonomyType: 'Automotive',
      subcategory: 'SUVs',
      segmentType: 'B2C',
      audienceType: 'Owners',
      iabCode: expect.any(String),
      engineVersion: ENGINE_VERSION,
      createdAt: at(1).toISOString(),
      uncertain: false,
      inLibrary: false,
    })
  })

  test('comes in pages; one past the end is empty', async () => {
    expect(await list({ pageSize: 4, page: 2 })).toMatchObject({
      data: [{ id: compact }, { id: electric }],
      total: 6,
      page: 2,
      pageSize: 4,
      totalPages: 2,
    })
    expect(await list({ pageSize: 4, page: 9 })).toMatchObject({ data: [], total: 6 })
  })

  test.each([
    [{ parentCategory: 'Auto' }, [compact, electric]],
    [{ taxonomyType: 'Finance' }, [mortgage]],
    [{ segmentType: 'B2B' }, [rust, mortgage]],
    [{ audienceType: 'In-Market Shoppers' }, [tv, compact]],
    [{ subcategory: 'SUVs' }, [compact, electric]],
    [{ subcategoryL1: 'Compact SUVs' }, [compact]],
    [{ subcategoryL2: 'Luxury Electric SUVs' }, [electric]],
    [{ subcategoryL3: 'Seven Seats' }, [electric]],
    [{ subcategoryL4: 'Dual Motor' }, [electric]],
    [{ parentCategory: 'Auto', segmentType: 'B2B2C', subcategory: 'SUVs' }, [compact]],
    [{ parentCategory: 'Auto', segmentType: 'B2G' }, []],
    [{ segmentType: 'Nonsense' }, []],
    [{ parentCategory: '', segmentType: '', search: '', inLibrary: '', hasExternalId: '' }, all],
  ])('filters by %j, and counts alike', async (query, expected) => {
    expect(await ids(query as Record<string, string>)).toEqual(expected)
  })

  test.each([
    ['suv', [compact, electric]],
    ['SUV owner', [electric]],
    ['owner suv', [electric]],
    ['suv mortgage', []],
    ['luxury electric', [electric]],
    ['tesla', [electric]],
    ['CAFE', [cafe]],
    ['café', [cafe]],
    ['tv', [tv]],
    ['t', []],
    ['s', [tv]],
    ['smart t', [tv]],
    ['c', [cafe, rust, compact]],
    ['c++', [rust]],
    ['c d', [cafe, rust]],
    ['100%', [compact]],
    ['%', []],
    ['%%%', []],
    ['___', []],
    ['home_loan', [mortgage]],
    ['h_me', []],
    ['\\', []],
    ['\u0000', all],
  ])('searches names, paths and keywords for %j', async (search, expected) => {
    expect(await ids({ search })).toEqual(expected)
  })

  test('a search goes with the filters', async () => {
    expect(await ids({ search: 'suv', segmentType: 'B2C' })).toEqual([electric])
    expect(await ids({ search: 'shoppers', parentCategory: 'Auto' })).toEqual([])
  })

  test.each(['topic_name', 'parent_category', 'segment_type', 'taxonomy_type', 'audience_type', 'created_at'])(
    'sorts by %s, both ways',
    async (sortBy) => {
      const field = sortBy.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
      const ascending = (await list({ sortBy, sortOrder: 'asc' })).data
      const values = ascending.map((topic: Record<string, string>) => topic[field])
      expect(values).toEqual([...values].sort())
      const descending = (await list({ sortBy, sortOrder: 'desc' })).data
      expect(descending).toEqual(ascending.toReversed())
    },
  )

  test.each([
    [
      { sortBy: 'id' },
      'sortBy must be one of topic_name, parent_category, segment_type, taxonomy_type, audience_type, created_at',
    ],
    [{ sortOrder: 'up' }, 'sortOrder must be asc or desc'],
    [{ inLibrary: 'yes' }, 'inLibrary must be true or false'],
    [{ hasExternalId: '1' }, 'hasExternalId must be true or false'],
    [{ pageSize: 101 }, 'pageSize must be at most 100'],
    [{ page: 0 }, 'page must be at least 1'],
  ])('%j is refused: %s', async (query, error) => {
    expect(await list(query as Record<string, string>)).toEqual({ status: 400, error })
  })

  test('needs topics:read', async () => {
    expect((await call('GET', '/api/topics/catalog')).statusCode).toBe(401)
    expect(await list({}, await apiKey(acme.owner, ['topics:read']))).toMatchObject({ status: 200 })
    expect(await list({}, await apiKey(acme.owner, ['classify']))).toEqual({
      status: 401,
      error: 'Insufficient scopes',
    })
  })

  test('a failure says so in the contract’s words', async () => {
    await db.execute({ text: 'ALTER TABLE catalog_counts RENAME TO misplaced' })
    const response = await call('GET', '/api/topics/catalog', { as: acme.owner })
    await db.execute({ text: 'ALTER TABLE misplaced RENAME TO catalog_counts' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ error: 'Failed to list catalog topics' })
  })
})

describe('beside a library', () => {
  test('inLibrary and hasExternalId speak of the caller’s own', async () => {
    const body = { topicIds: [electric, mortgage] }
    expect((await call('POST', '/api/topics/catalog', { as: other.owner, body })).json()).toEqual({ added: 2 })
    await db.execute({
      text: `UPDATE org_topics SET external_id = 'crm-1' WHERE org_id = $1 AND topic_id = $2`,
      values: [other.id, electric],
    })
    const of = async (query: Record<string, string>) => {
      const { data, total } = await list(query, other.viewer)
      expect(total).toBe(data.length)
      return data.map(({ id }: { id: string }) => id)
    }
    expect(await of({ inLibrary: 'true' })).toEqual([mortgage, electric])
    expect(await of({ inLibrary: 'false' })).toEqual([tv, cafe, rust, compact])
    expect(await of({ hasExternalId: 'true' })).toEqual([electric])
    expect(await of({ hasExternalId: 'false' })).toEqual([tv, cafe, rust, mortgage, compact])
    expect(await of({ inLibrary: 'true', hasExternalId: 'false' })).toEqual([mortgage])
    expect(await of({ inLibrary: 'false', hasExternalId: 'false' })).toEqual([tv, cafe, rust, compact])
    expect(await of({ inLibrary: 'false', hasExternalId: 'true' })).toEqual([])
    expect(await of({ inLibrary: 'true', parentCategory: 'Auto' })).toEqual([electric])
    expect(await of({ inLibrary: 'false', parentCategory: 'Auto' })).toEqual([compact])
    expect(await of({ inLibrary: 'false', search: 'suv' })).toEqual([compact])
    expect(await of({ inLibrary: 'true', search: 'suv' })).toEqual([electric])
    const marked = (await list({}, other.viewer)).data.filter((topic: { inLibrary: boolean }) => topic.inLibrary)
    expect(marked.map(({ id }: { id: string }) => id)).toEqual([mortgage, electric])
    expect((await list()).data.every((topic: { inLibrary: boolean }) => !topic.inLibrary)).toBe(true)
  })
})
