import { describe, expect, test } from 'vitest'
import { demoTopics } from '../src/catalog/demo/topics'
import { nearestTopic } from '../src/catalog/match/neighbours'
import { fieldsOf } from '../src/catalog/topic/record'
import { classify, type EmbeddedFields, ENGINE_VERSION, embed, SIMILARITY_WARN, similarityOf } from '../src/engine'
import { type Key, type Session, useTestApp } from './harness/app'
import { addToCatalog } from './harness/catalog'
import { select } from './harness/select'

const { call, staffed, apiKey, sdkKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const check = async (body: unknown, as: Session | Key = acme.viewer, url = '/api/topics/check-duplicate') => {
  const response = await call('POST', url, { as, body })
  return { status: response.statusCode, ...response.json() }
}
const add = async (topic_name: string, as = acme.owner): Promise<string> =>
  (await call('POST', '/api/topics', { as, body: { topic_name } })).json().id

describe('checking whether a topic exists', () => {
  test('the same name in the library is a duplicate', async () => {
    const id = await add('Electric SUV Owners')
    expect(await check({ topic_name: ' electric  suv owners' })).toEqual({
      status: 200,
      isDuplicate: true,
      confidence: 1,
      existingTopic: { id, topic_name: 'Electric SUV Owners', workspace: null },
    })
  })

  test('so is a near-identical name: other order, other spelling of a brand', async () => {
    const id = await add('Volkswagen Golf Owners')
    const answer = await check({ topic_name: 'Owners of VW Golf' })
    expect(answer).toMatchObject({ isDuplicate: true, existingTopic: { id, topic_name: 'Volkswagen Golf Owners' } })
    expect(answer.confidence).toBeGreaterThanOrEqual(0.95)
  })

  test('a related topic is a warning', async () => {
    const answer = await check({ topic_name: 'Hybrid SUV Shoppers', parent_category: 'Auto' })
    expect(answer).toMatchObject({
      status: 200,
      isDuplicate: false,
      existingTopic: { topic_name: 'Electric SUV Owners' },
    })
    expect(answer.confidence).toBeGreaterThanOrEqual(0.75)
    expect(answer.confidence).toBeLessThan(0.95)
  })

  test('anything else is allowed', async () => {
    const answer = await check({ topic_name: 'Payroll Software Decision Makers' })
    expect(answer).toMatchObject({ status: 200, isDuplicate: false, existingTopic: null })
    expect(answer.confidence).toBeLessThan(0.75)
  })

  test('two names of which nothing is known are not alike; the same one is a duplicate', async () => {
    const id = await add('Grumblefizz', other.owner)
    expect((await check({ topic_name: 'Snorkwhistle' })).confidence).toBeLessThan(0.5)
    expect(await check({ topic_name: 'grumblefizz' })).toMatchObject({ isDuplicate: true, confidence: 1 })
    expect(await check({ topic_name: 'grumblefizz' }, other.owner)).toMatchObject({ existingTopic: { id } })
  })

  test('a topic of the catalog that is not in the library is named by its global id', async () => {
    const [id] = await addToCatalog(db, [{ name: 'Sourdough Bakers' }])
    expect(await check({ topic_name: 'Sourdough Bakers' })).toMatchObject({ isDuplicate: true, existingTopic: { id } })
  })

  test('one library is not another’s: what a topic was renamed to stays with who renamed it', async () => {
    const [id] = await addToCatalog(db, [{ name: 'Trail Running Shoe Buyers' }])
    await call('POST', '/api/topics/catalog', { as: acme.owner, body: { topicIds: [id] } })
    await call('PATCH', `/api/topics/${id}`, { as: acme.owner, body: { topic_name: 'Codename Falcon' } })
    expect(await check({ topic_name: 'Codename Falcon' })).toMatchObject({
      isDuplicate: true,
      confidence: 1,
      existingTopic: { id: expect.stringMatching(/^ot_/), topic_name: 'Codename Falcon' },
    })
    const elsewhere = await check({ topic_name: 'Codename Falcon' }, other.viewer)
    expect(elsewhere.isDuplicate).toBe(false)
    expect(JSON.stringify(elsewhere)).not.toContain('Falcon')
    expect(await check({ topic_name: 'Trail Running Shoe Buyers' }, other.viewer)).toMatchObject({
      isDuplicate: true,
      existingTopic: { id, topic_name: 'Trail Running Shoe Buyers' },
    })
  })

  test('the category in the request decides the topic’s category', async () => {
    await add('Jaguar Fans')
    expect(await check({ topic_name: 'Fans of Jaguar', parent_category: 'Pets & Animals' })).toMatchObject({
      isDuplicate: false,
    })
  })

  test('archived topics do not count', async () => {
    const [id] = await addToCatalog(db, [{ name: 'Fountain Pen Collectors' }])
    await db.execute({ text: 'UPDATE global_topics SET archived_at = now() WHERE id = $1', values: [id] })
    expect(await check({ topic_name: 'Fountain Pen Collectors' })).toMatchObject({ isDuplicate: false })
  })

  test('costs nothing', async () => {
    const rows = await select(db, {
      text: `SELECT used FROM usage_monthly WHERE metric = 'classifications' AND used > 0 AND org_id = $1`,
      values: [acme.id],
    })
    expect(rows).toEqual([])
  })
})

describe('refuses', () => {
  test.each([undefined, {}, { topic_name: '' }, { topic_name: '  ' }, { topic_name: 5 }, { topic_name: '\u0000' }, []])(
    '%j: topic_name is required',
    async (body) => {
      expect(await check(body)).toEqual({ status: 400, error: 'topic_name is required' })
      const key = await sdkKey(acme.owner)
      expect(await check(body, key, '/api/sdk/check-duplicate')).toEqual({
        status: 400,
        error: 'topic_name is required',
      })
    },
  )

  test('keys without classify, and SDK keys outside /api/sdk', async () => {
    expect(await check({ topic_name: 'x' }, await apiKey(acme.owner, ['topics:read']))).toMatchObject({ status: 401 })
    expect(await check({ topic_name: 'x' }, await apiKey(acme.owner, ['classify']))).toMatchObject({ status: 200 })
    expect(await check({ topic_name: 'x' }, await sdkKey(acme.owner))).toMatchObject({ status: 401 })
  })

  test('from a browser an SDK key will do, on errors too', async () => {
    const key = await sdkKey(acme.owner)
    for (const [body, status] of [
      [{ topic_name: 'Electric SUV Owners' }, 200],
      [{}, 400],
    ] as const) {
      const response = await call('POST', '/api/sdk/check-duplicate', { as: key, body })
      expect(response.statusCode).toBe(status)
      expect(response.headers['access-control-allow-origin']).toBe('*')
    }
  })
})

test('among thousands of topics no duplicate is missed, and hardly any that deserves a warning', async () => {
  const topics = demoTopics().filter((_, at) => at % 3 === 0)
  for (let at = 0; at < topics.length; at += 500) {
    await addToCatalog(
      db,
      topics.slice(at, at + 500).map(({ name, hints }) => ({ name, ...hints })),
    )
  }
  const stored = await select<EmbeddedFields>(db, {
    text: `SELECT topic_name, parent_category, taxonomy_type, subcategory, segment_type, keywords, uncertain
           FROM global_topics
           WHERE archived_at IS NULL`,
  })
  const embedded = stored.map((topic) => embed(topic))
  let warned = 0
  let nearestFound = 0
  for (const { name, hints } of demoTopics().filter((_, at) => at % 20 === 1)) {
    const topic = fieldsOf(classify(name, hints), ENGINE_VERSION)
    const embedding = embed(topic)
    const best = Math.max(...embedded.map((other) => similarityOf(embedding, other)))
    if (best < SIMILARITY_WARN) continue
    warned++
    const nearest = (await nearestTopic(db, topic))?.similarity ?? 0
    if (best - nearest < 1e-9) nearestFound++
    else expect(best, name).toBeLessThan(0.8)
  }
  expect(warned).toBeGreaterThan(50)
  expect(nearestFound / warned).toBeGreaterThanOrEqual(0.95)
})
