import { describe, expect, test } from 'vitest'
import { PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../src/engine'
import { type Key, type Session, useTestApp } from './harness/app'
import { select } from './harness/select'

const now = new Date('2026-03-01T10:00:00Z')
const { call, staffed, organization, user, apiKey, db } = await useTestApp({ clock: () => now })
const acme = await staffed()

const generate = async (body: unknown, as: Session | Key = acme.member, headers = {}) => {
  const response = await call('POST', '/api/topics/generate-matrix', { as, body, headers })
  return { status: response.statusCode, ...response.json() }
}
const values = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
const used = async (org: string) => {
  const [row] = await select<{ used: number }>(db, {
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [org],
  })
  return row?.used ?? 0
}
const topicsOf = (org: string) =>
  select<Record<string, unknown>>(db, {
    text: 'SELECT * FROM org_topics WHERE org_id = $1 ORDER BY topic_name',
    values: [org],
  })

const ages = { name: 'Age Range', values: ['18-24', '25-34'] }
const cars = { name: 'Vehicle', values: ['Sedan Buyers', 'Electric SUV Owners', 'Pickup Truck Fans'] }

describe('a matrix', () => {
  test('makes a topic of every combination, tagged with source and batch', async () => {
    const { topicIds, batchId, ...counts } = await generate({ dimensions: [ages, cars] })
    expect(counts).toEqual({
      status: 200,
      totalTopics: 6,
      created: 6,
      duplicates: 0,
      errors: 0,
      uncertain: 0,
      localCount: 6,
      llmCount: 0,
      llmFailedCount: 0,
      llmError: null,
      tokens: 0,
      cost: 0,
    })
    expect(batchId).toMatch(new RegExp(`^matrix_${now.getTime()}_[a-z0-9]+$`))
    const topics = await topicsOf(acme.id)
    expect(topics.map((topic) => topic.topic_name)).toEqual([
      '18-24 Electric SUV Owners',
      '18-24 Pickup Truck Fans',
      '18-24 Sedan Buyers',
      '25-34 Electric SUV Owners',
      '25-34 Pickup Truck Fans',
      '25-34 Sedan Buyers',
    ])
    expect(topics.map((topic) => topic.id).sort()).toEqual([...topicIds].sort())
    for (const topic of topics) expect(topic).toMatchObject({ source: 'matrix', batch_id: batchId })
    const history = await select(db, {
      text: `SELECT change_type, source, changed_by FROM org_topic_history WHERE org_id = $1`,
      values: [acme.id],
    })
    expect(history).toEqual(
      topics.map(() => ({ change_type: 'created', source: 'matrix', changed_by: acme.member.id })),
    )
  })

  test('made twice is all duplicates', async () => {
    expect(await generate({ dimensions: [ages, cars] })).toMatchObject({
      totalTopics: 6,
      created: 0,
      duplicates: 6,
      errors: 0,
      uncertain: 0,
      topicIds: [],
    })
  })

  test('another organization links the same global topics', async () => {
    const { id } = await organization()
    expect(await generate({ dimensions: [ages, cars] }, await user(id))).toMatchObject({ created: 6, duplicates: 0 })
    const [counted] = await select<{ links: number; topics: number }>(db, {
      text: 'SELECT count(*) AS links, count(DISTINCT topic_id) AS topics FROM org_topics WHERE org_id = ANY($1)',
      values: [[id, acme.id]],
    })
    expect(counted).toEqual({ links: 12, topics: 6 })
  })

  test('names by template, whatever the capitals of the placeholders', async () => {
    const { id } = await organization()
    const template = '{vehicle} aged  { Age Range }'
    expect(
      await generate({ dimensions: [ages, { name: 'Vehicle', values: ['Sedan Buyers'] }], template }, await user(id)),
    ).toMatchObject({ created: 2 })
    expect((await topicsOf(id)).map((topic) => topic.topic_name)).toEqual([
      'Sedan Buyers Aged 18-24',
      'Sedan Buyers Aged 25-34',
    ])
  })

  test('takes names of 500 characters, spaces that follow each other counted once', async () => {
    const { id } = await organization()
    const dimensions = [
      { name: 'A', values: ['Sedan   Buyers'] },
      { name: 'B', values: ['x'.repeat(487)] },
    ]
    expect(await generate({ dimensions, template: '  {A}   {B} ' }, await user(id))).toMatchObject({ created: 1 })
    expect(await generate({ dimensions, template: '{A} {B}' }, await user(id))).toMatchObject({ duplicates: 1 })
    const error = 'Names are too long (503 characters). Maximum is 500.'
    expect(await generate({ dimensions, template: '{A} {B}  in' }, await user(id))).toMatchObject({ error })
  })

  test('a template that leaves a dimension out repeats its names', async () => {
    const { id } = await organization()
    const body = { dimensions: [ages, cars], template: '{Vehicle} Club' }
    expect(await generate(body, await user(id))).toMatchObject({ totalTopics: 6, created: 3, duplicates: 3 })
  })

  test('overrides hold for all', async () => {
    const { id } = await organization()
    const overrides = { segmentType: 'B2G', parentCategory: 'Government & Politics', taxonomyType: 'Society' }
    await generate({ dimensions: [ages, cars], ...overrides }, await user(id))
    for (const topic of await topicsOf(id)) {
      expect(topic).toMatchObject({
        segment_type: 'B2G',
        parent_category: 'Government & Politics',
        taxonomy_type: 'Society',
      })
    }
    const group = await organization()
    await generate({ dimensions: [ages, cars], taxonomyType: 'Travel' }, await user(group.id))
    for (const topic of await topicsOf(group.id)) expect(topic.taxonomy_type).toBe('Travel')
  })

  test('belongs to the workspace of the request', async () => {
    const workspace = await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'matrix' } })
    const { id } = workspace.json()
    const body = {
      dimensions: [
        { name: 'A', values: ['Chess'] },
        { name: 'B', values: ['Club Members'] },
      ],
    }
    const { topicIds } = await generate(body, acme.member, { 'x-workspace-id': id })
    expect((await topicsOf(acme.id)).find((topic) => topic.id === topicIds[0])).toMatchObject({ workspace_id: id })
  })

  test('of 5,000 takes seconds; the second time all are duplicates', async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    const dimensions = [
      { name: 'State', values: values('district', 50) },
      { name: 'Industry', values: values('guild', 20) },
      { name: 'Seniority', values: ['Director', 'Manager', 'Owner', 'Clerk', 'Partner'] },
    ]
    const first = await generate({ dimensions }, owner)
    expect(first).toMatchObject({ totalTopics: 5_000, created: 5_000, duplicates: 0, errors: 0 })
    expect(new Set(first.topicIds).size).toBe(5_000)
    expect(await generate({ dimensions }, owner)).toMatchObject({
      created: 0,
      duplicates: 5_000,
      errors: 0,
      uncertain: 0,
      topicIds: [],
    })
    expect(await used(id)).toBe(10_000)
  })
})

describe('credits', () => {
  const dimensions = [
    { name: 'A', values: values('alpha', 10) },
    { name: 'B', values: values('beta', 10) },
  ]

  test('one a combination, taken before anything is done', async () => {
    const { id } = await organization('free')
    const owner = await user(id, 'owner')
    expect(await generate({ dimensions }, owner)).toMatchObject({ status: 200, totalTopics: 100 })
    const [{ length }] = [await topicsOf(id)]
    expect(await used(id)).toBe(100)
    expect(await generate({ dimensions: [ages, cars] }, owner)).toMatchObject({
      status: 429,
      error: 'Monthly classifications quota exceeded',
      limit: 100,
      used: 100,
      remaining: 0,
      resetsAt: '2026-04-01T00:00:00.000Z',
    })
    expect(await topicsOf(id)).toHaveLength(length)
  })

  test('are given back when it fails', async () => {
    const { id } = await organization('free')
    const owner = await user(id, 'owner')
    await db.execute({ text: 'ALTER TABLE org_topic_history RENAME TO misplaced' })
    const answer = await generate({ dimensions: [ages, cars] }, owner)
    await db.execute({ text: 'ALTER TABLE misplaced RENAME TO org_topic_history' })
    expect(answer).toEqual({ status: 500, error: 'Internal server error' })
    expect(await used(id)).toBe(0)
    expect(await topicsOf(id)).toEqual([])
  })

  test('of a chunk that fails alone are given back, and the answer says so', async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    await db.execute({
      text: `ALTER TABLE org_topics ADD CONSTRAINT breaks CHECK (topic_name NOT LIKE 'Zeta7%' OR org_id <> '${id}')`,
    })
    const body = {
      dimensions: [
        { name: 'A', values: ['Eta', 'Theta', 'Zeta7'] },
        { name: 'B', values: values('omicron', 500) },
      ],
      template: '{A} {B}',
    }
    const answer = await generate(body, owner)
    await db.execute({ text: 'ALTER TABLE org_topics DROP CONSTRAINT breaks' })
    expect(answer).toMatchObject({ status: 200, totalTopics: 1_500, created: 1_000, duplicates: 0, errors: 500 })
    expect(await used(id)).toBe(1_000)
  })
})

describe('refuses', () => {
  const few = 'At least 2 dimensions are required'
  const invalid = 'Each dimension must have a name and at least one value'
  const two = [ages, cars]
  test.each([
    [undefined, few],
    [{}, few],
    [{ dimensions: 'all' }, few],
    [{ dimensions: [] }, few],
    [{ dimensions: [ages] }, few],
    [{ dimensions: [{}] }, few],
    [{ dimensions: [ages, {}] }, invalid],
    [{ dimensions: [ages, null] }, invalid],
    [{ dimensions: [ages, { name: '', values: ['x'] }] }, invalid],
    [{ dimensions: [ages, { name: 'x' }] }, invalid],
    [{ dimensions: [ages, { name: 'x', values: [] }] }, invalid],
    [{ dimensions: [ages, { name: 'x', values: [' '] }] }, invalid],
    [{ dimensions: [ages, { name: 'x', values: ['\u0000'] }] }, invalid],
    [{ dimensions: [ages, { name: 'x', values: [5] }] }, invalid],
    [
      {
        dimensions: [
          { name: 'x', values: values('x', 101) },
          { name: 'y', values: values('y', 50) },
        ],
      },
      'Too many combinations (5050). Maximum is 5000.',
    ],
    [
      {
        dimensions: [
          { name: 'x', values: ['short', 'щ'.repeat(500)] },
          { name: 'y', values: values('y', 2_500) },
        ],
        template: `${'{x}'.repeat(165)}{y}`,
      },
      'Names are too long (82505 characters). Maximum is 500.',
    ],
    [
      { dimensions: Array.from({ length: 50 }, (_, at) => ({ name: `d${at}`, values: ['x'.repeat(500)] })) },
      'Names are too long (25049 characters). Maximum is 500.',
    ],
    [{ dimensions: two, template: '{Colour} {Vehicle}' }, 'template names an unknown dimension: {colour}'],
    [{ dimensions: two, template: 5 }, 'template must be a string'],
    [{ dimensions: two, segmentType: 'B2X' }, `segmentType must be one of ${SEGMENT_TYPES.join(', ')}`],
    [{ dimensions: two, parentCategory: 'Cars' }, `parentCategory must be one of ${PARENT_CATEGORIES.join(', ')}`],
    [{ dimensions: two, taxonomyType: 'Cars' }, `taxonomyType must be one of ${TAXONOMY_TYPES.join(', ')}`],
    [
      { dimensions: two, parentCategory: 'Auto', taxonomyType: 'Travel' },
      'parentCategory Auto is not of taxonomyType Travel',
    ],
  ])('%#', async (body, error) => {
    expect(await generate(body)).toEqual({ status: 400, error })
  })

  test('viewers, and keys without classify', async () => {
    expect(await generate({ dimensions: [ages, cars] }, acme.viewer)).toEqual({ status: 403, error: 'Forbidden' })
    const key = await apiKey(acme.owner, ['topics:write'])
    expect(await generate({ dimensions: [ages, cars] }, key)).toMatchObject({ status: 401 })
    const right = await apiKey(acme.owner, ['classify'])
    expect(await generate({ dimensions: [ages, cars] }, right)).toMatchObject({ status: 200 })
  })
})
