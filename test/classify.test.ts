import { describe, expect, test } from 'vitest'
import { AUDIENCE_TYPES, PARENT_CATEGORIES, SEGMENT_TYPES, TAXONOMY_TYPES } from '../src/engine'
import { useTestApp } from './harness/app'
import { select } from './harness/select'

const { call, staffed, apiKey, sdkKey, db } = await useTestApp()
const acme = await staffed()
const key = await apiKey(acme.owner, ['classify'])

type As = { key: string } | { cookie: string }
const messages = (...contents: string[]) => ({ messages: contents.map((content) => ({ role: 'user', content })) })
const classify = (body: unknown, as: As = key, url = '/api/classify') => call('POST', url, { as, body })

describe('POST /api/classify without an LLM key', () => {
  test('is answered by the local engine, which says so and explains itself', async () => {
    const response = await classify(messages('electric SUV shoppers'))
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-classification-engine']).toBe('local')
    const result = JSON.parse(response.json().text)
    expect(result).toMatchObject({
      topic_name: 'Electric SUV Shoppers',
      parent_category: 'Auto',
      taxonomy_type: 'Automotive',
      subcategory: 'SUVs',
      segment_type: 'B2C',
      audience_type: 'In-Market Shoppers',
    })
    expect(PARENT_CATEGORIES).toContain(result.parent_category)
    expect(TAXONOMY_TYPES).toContain(result.taxonomy_type)
    expect(SEGMENT_TYPES).toContain(result.segment_type)
    expect(AUDIENCE_TYPES).toContain(result.audience_type)
    expect(result.keywords.length).toBeGreaterThanOrEqual(5)
    expect(result.segment_desc_marketplace.length).toBeLessThanOrEqual(245)
    expect(result.segment_desc_dspapi.length).toBeLessThanOrEqual(500)
    expect(result.internal_description).not.toBe('')
    expect(result.layers.composite_score).toBeGreaterThan(0)
    expect(result.confidence).toBeGreaterThan(0.5)
    expect(result.evidence.category.words.length).toBeGreaterThan(0)
    expect(result).toMatchObject({ uncertain: false, alternatives: [] })
  })

  test('a guess says so, and names the nearest other categories', async () => {
    const result = JSON.parse((await classify(messages('zorblax snorkwhistle'))).json().text)
    expect(result.uncertain).toBe(true)
    expect(result.layers.composite_score).toBeLessThanOrEqual(20)
    expect(result.alternatives[0]).toEqual({
      parent_category: expect.any(String),
      subcategory: expect.any(String),
      confidence: expect.any(Number),
    })
  })

  test('the user’s newest message counts', async () => {
    const body = {
      messages: [
        { role: 'user', content: 'dog food' },
        { role: 'assistant', content: 'Pets & Animals' },
        { role: 'user', content: 'dog insurance' },
      ],
    }
    expect(JSON.parse((await classify(body)).json().text).parent_category).toBe('Insurance')
  })

  test('a further message refines the topic before it', async () => {
    const texts = ['electric SUV shoppers', 'B2B instead', 'thanks', 'for women']
    expect(JSON.parse((await classify(messages(...texts))).json().text)).toMatchObject({
      topic_name: 'Female Electric SUV Shoppers',
      segment_type: 'B2B',
      refinement: {
        kind: 'refined',
        previous: 'Electric SUV Shoppers',
        changes: [{ field: 'topic_name', from: 'Electric SUV Shoppers', to: 'Female Electric SUV Shoppers' }],
      },
    })
    expect(JSON.parse((await classify(messages('electric SUV shoppers', 'cat owners'))).json().text)).toMatchObject({
      topic_name: 'Cat Owners',
      refinement: { kind: 'new', previous: 'Electric SUV Shoppers', changes: [] },
    })
  })

  test.each([
    [undefined, 'messages array is required'],
    [{}, 'messages array is required'],
    [{ messages: 'electric cars' }, 'messages array is required'],
    [{ messages: [] }, 'messages array is required'],
    [messages(...Array(51).fill('x')), 'messages array exceeds maximum of 50'],
    [{ messages: ['x'] }, 'each message must be an object with role and content'],
    [{ messages: [{ role: 'system', content: 'x' }] }, 'message role must be user or assistant'],
    [{ messages: [{ role: 'user', content: 7 }] }, 'message content must be a string'],
    [{ messages: [{ role: 'assistant', content: 'x' }] }, 'messages must contain a user message'],
  ])('%j is a 400: %s', async (body, error) => {
    const response = await classify(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error })
  })

  test('viewers may not', async () => {
    expect((await classify(messages('x'), acme.viewer)).statusCode).toBe(403)
    expect((await classify(messages('x'), acme.member)).statusCode).toBe(200)
  })
})

describe('credits', () => {
  const used = async (orgId: string) => {
    const [row] = await select<{ used: number }>(db, {
      text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
      values: [orgId],
    })
    return row?.used ?? 0
  }

  test('one a call, across methods, until the plan is used up; test keys are free', async () => {
    const free = await staffed('free')
    const keys = [free.member, await apiKey(free.owner), await sdkKey(free.owner)]
    for (const as of keys) await classify(messages('x'), as, 'key' in as ? '/api/sdk/classify' : undefined)
    expect(await used(free.id)).toBe(3)
    const trial = await sdkKey(free.owner, 'test')
    expect((await classify(messages('x'), trial, '/api/sdk/classify')).statusCode).toBe(200)
    expect(await used(free.id)).toBe(3)
    const answers = await Promise.all(Array.from({ length: 100 }, () => classify(messages('x'), free.member)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(97)
    const refused = answers.find(({ statusCode }) => statusCode === 429)!
    expect(refused.json()).toEqual({
      error: 'Monthly classifications quota exceeded',
      limit: 100,
      used: 100,
      remaining: 0,
      resetsAt: expect.stringMatching(/-01T00:00:00\.000Z$/),
    })
    expect((await classify(messages('x'), trial, '/api/sdk/classify')).statusCode).toBe(200)
  })

  test('a refused request costs nothing', async () => {
    const before = await used(acme.id)
    await classify({ messages: [] })
    expect(await used(acme.id)).toBe(before)
  })
})

test('every answer of an SDK route carries CORS headers: preflight, errors and unknown paths included', async () => {
  const answers = [
    await call('OPTIONS', '/api/sdk/classify', { headers: { origin: 'https://shop.example' } }),
    await classify(messages('x'), await sdkKey(acme.owner), '/api/sdk/classify'),
    await classify({}, await sdkKey(acme.owner), '/api/sdk/classify'),
    await call('POST', '/api/sdk/classify', { body: messages('x') }),
    await call('DELETE', '/api/sdk/classify'),
    await call('GET', '/api/sdk/nothing'),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual([204, 200, 400, 401, 405, 404])
  for (const { headers } of answers) {
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-methods']).toBe('POST, OPTIONS')
    expect(headers['access-control-allow-headers']).toBe('Content-Type, Authorization')
  }
  const elsewhere = await classify(messages('x'))
  expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined()
})
