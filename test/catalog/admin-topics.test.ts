import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine'
import { useTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'

const { call, staffed, user, apiKey, db } = await useTestApp()
const acme = await staffed()
const operator = await user(undefined, 'member', true)

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
const [electric, compact, mortgage, rust, cafe] = (await addToCatalog(db, [
  {
    name: 'Electric SUV Owners',
    parent_category: 'Auto',
    segment_type: 'B2C',
    audience_type: 'Owners',
    created_at: at(1),
  },
  { name: 'Compact SUV Buyers', parent_category: 'Auto', segment_type: 'B2B2C', created_at: at(2) },
  { name: 'Mortgage Decision Makers', parent_category: 'Banking & Lending', segment_type: 'B2B', created_at: at(3) },
  { name: 'C++ Developers', parent_category: 'Software & SaaS', segment_type: 'B2B', created_at: at(4) },
  { name: 'Café Regulars 100%', parent_category: 'Restaurants & Dining', segment_type: 'B2C', created_at: at(5) },
])) as [string, string, string, string, string]

const get = async (path: string, as: Parameters<typeof call>[2] = { as: operator }) => {
  const response = await call('GET', `/api/admin/topics${path}`, as)
  return { status: response.statusCode, ...response.json() }
}
const ids = async (query: string): Promise<string[]> => (await get(query)).data.map(({ id }: { id: string }) => id)
const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown) => {
  const response = await call(method, `/api/admin/topics${path}`, { as: operator, body })
  return { status: response.statusCode, ...response.json() }
}

describe('listing', () => {
  test('the newest first, each whole', async () => {
    const page = await get('')
    expect(page).toMatchObject({ status: 200, total: 5, page: 1, pageSize: 25, totalPages: 1 })
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual([cafe, rust, mortgage, compact, electric])
    expect(page.data.at(-1)).toMatchObject({
      id: electric,
      topicName: 'Electric SUV Owners',
      parentCategory: 'Auto',
      segmentType: 'B2C',
      audienceType: 'Owners',
      engineVersion: ENGINE_VERSION,
      reviewStatus: null,
      archivedAt: null,
      mergedInto: null,
      layers: { segment_type: 'B2C' },
      outputs: { dspapi: { name: expect.any(String) } },
      createdAt: at(1).toISOString(),
    })
  })

  test.each([
    ['search=SUV', () => [compact, electric]],
    ['search=ectric su', () => [electric]],
    ['search=c%2B%2B', () => [rust]],
    ['search=%25', () => [cafe]],
    ['search=CAF%C3%89', () => [cafe]],
    ['search=_', () => []],
    ['search=%27', () => []],
    ['search=nothing such', () => []],
    ['parentCategory=Auto', () => [compact, electric]],
    ['segmentType=B2B', () => [rust, mortgage]],
    ['segmentType=B2B&parentCategory=Auto', () => []],
    ['segmentType=B2B&search=dev', () => [rust]],
    ['sortBy=topic_name&sortOrder=asc', () => [rust, cafe, compact, electric, mortgage]],
    ['sortBy=parent_category&sortOrder=asc', () => [compact, electric, mortgage, cafe, rust]],
    ['sortBy=segment_type&sortOrder=desc', () => [electric, cafe, compact, mortgage, rust]],
    ['sortBy=created_at&sortOrder=asc&pageSize=2&page=2', () => [mortgage, rust]],
    ['pageSize=2&page=9', () => []],
  ])('%s', async (query, expected) => {
    const page = await get(`?${query}`)
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual(expected())
    if (!query.includes('page')) expect(page.total).toBe(expected().length)
    else expect(page.total).toBe(5)
  })

  test('one by its id, as the list has it', async () => {
    const [newest] = (await get('')).data
    expect(await get(`/${cafe}`)).toEqual({ status: 200, ...newest })
    expect(await get('/tp_none')).toEqual({ status: 404, error: 'Topic not found' })
    expect(await get(`/${cafe}`, { as: acme.owner })).toMatchObject({ status: 403 })
  })

  test('by score, those without one being the lowest', async () => {
    await send('PATCH', `/${mortgage}`, { performanceScore: 3 })
    await send('PATCH', `/${electric}`, { performanceScore: 7 })
    expect(await ids('?sortBy=performance_score')).toEqual([electric, mortgage, cafe, rust, compact])
    expect(await ids('?sortBy=performance_score&sortOrder=asc')).toEqual([compact, rust, cafe, mortgage, electric])
  })

  test.each([
    ['sortBy=id', /^sortBy must be one of/],
    ['sortOrder=up', 'sortOrder must be asc or desc'],
    ['showArchived=maybe', 'showArchived must be true or false'],
    ['pageSize=101', /pageSize/],
    ['page=0', /page/],
    [`search=${'x'.repeat(201)}`, /search/],
  ])('refuses %s', async (query, error) => {
    expect(await get(`?${query}`)).toMatchObject({ status: 400, error: expect.stringMatching(error) })
  })
})

describe('search', () => {
  test('by words of the name; those that begin so first', async () => {
    const found = await get('/search?q=suv')
    expect(found).toMatchObject({ status: 200, total: 2 })
    expect(found.data[0]).toEqual({
      id: compact,
      topicName: 'Compact SUV Buyers',
      parentCategory: 'Auto',
      taxonomyType: 'Automotive',
      segmentType: 'B2B2C',
      subcategory: expect.any(String),
    })
    expect(await ids('/search?q=electric')).toEqual([electric])
    expect(await ids('/search?q=el su')).toEqual([electric])
    expect(await ids('/search?q=suv&limit=1')).toEqual([compact])
  })

  test('path and keywords do not count', async () => {
    expect(await ids('/search?q=automotive')).toEqual([])
  })

  test.each(['', '?q=', '?q=a', '?q=%20a%20', '?q=ab&limit=0', '?q=ab&limit=101'])('refuses %j', async (query) => {
    expect((await get(`/search${query}`)).status).toBe(400)
  })
})

describe('edits', () => {
  test('leave their trace: history, the newest first, and the time', async () => {
    const edited = await send('PATCH', `/${rust}`, { segmentType: 'B2E' })
    expect(edited).toMatchObject({ status: 200, segmentType: 'B2E' })
    expect(edited.updatedAt > edited.createdAt).toBe(true)
    await send('PATCH', `/${rust}`, { topicName: 'Rust Developers', performanceScore: 1 })
    const history = await get(`/${rust}/history`)
    expect(history).toMatchObject({ status: 200, total: 2 })
    expect(history.data).toMatchObject([
      {
        changeType: 'reclassified',
        previousValues: { topic_name: 'C++ Developers', performance_score: null },
        newValues: { topic_name: 'Rust Developers', performance_score: 1 },
        changedBy: operator.id,
        source: 'admin_ui',
        batchId: null,
        engineVersionBefore: ENGINE_VERSION,
        engineVersionAfter: ENGINE_VERSION,
      },
      { previousValues: { segment_type: 'B2B' }, newValues: { segment_type: 'B2E' } },
    ])
    expect(await ids('?search=rust dev')).toEqual([rust])
  })

  test('unknown topics have no history', async () => {
    expect(await get('/tp_unknown/history')).toEqual({ status: 404, error: 'Topic not found' })
  })

  test('at most 200 entries', async () => {
    await db.execute({
      text: `INSERT INTO global_topic_history (topic_id, change_type, source, changed_at)
             SELECT $1, 'reclassified', 'admin_ui', now() FROM generate_series(1, 250)`,
      values: [compact],
    })
    const history = await get(`/${compact}/history`)
    expect(history.data).toHaveLength(200)
    expect(history.total).toBe(250)
  })
})

describe('access', () => {
  const routes = [
    ['GET', ''],
    ['GET', '/search?q=suv'],
    ['GET', `/${electric}/history`],
    ['POST', '/archive'],
    ['DELETE', '/archive'],
    ['GET', '/review'],
    ['POST', '/review'],
    ['POST', '/review/flag'],
    ['GET', '/outstanding'],
    ['GET', '/classification-errors'],
  ] as const
  test.each(routes)('%s /api/admin/topics%s is for operators', async (method, path) => {
    const key = await apiKey(acme.owner)
    const status = async (as?: Parameters<typeof call>[2]) =>
      (await call(method, `/api/admin/topics${path}`, as)).statusCode
    expect([await status(), await status({ as: key }), await status({ as: acme.owner })]).toEqual([401, 401, 403])
  })
})
