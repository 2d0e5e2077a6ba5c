import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'
import { fails, isSilent, judgementOf, says, topicIn } from '../simulators/llm/protocol'
import { REAL_PROVIDER, useLlm } from '../simulators/llm/provider'
import { ANSWER_USAGE } from '../simulators/llm/server'

const { simulator, env } = await useLlm()
const { app, call, staffed, apiKey, db } = await useTestApp({ env })
const acme = await staffed()
const key = await apiKey(acme.owner)

type As = { key: string } | { cookie: string }
const create = async (name: string, as: As = key): Promise<string> =>
  (await call('POST', '/api/topics', { as, body: { topic_name: name } })).json().id
const reclassify = (ids: string[], as: As = key) =>
  call('POST', '/api/topics/reclassify', { as, body: { ids, llm: true } })
const used = async (orgId: string, metric: string) => {
  const [row] = await select<{ used: number }>(db, {
    text: 'SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = $2',
    values: [orgId, metric],
  })
  return row?.used ?? 0
}

/** An answer that differs from the local engine's in every field of a topic. */
const otherwise = (name: string) =>
  says(
    judgementOf(name, {
      topic_name: 'Another Name',
      parent_category: 'Gaming',
      taxonomy_type: 'Entertainment & Media',
      subcategory: 'Board Games',
      segment_type: 'B2B',
      audience_type: 'Decision Makers',
      keywords: ['from the model'],
      confidence: 0.42,
    }),
  )

test('one topic, by the LLM', async () => {
  const id = await create('electric SUV shoppers')
  simulator.follow((request) => otherwise(topicIn(request)))
  const response = await call('POST', `/api/topics/${id}/reclassify`, { as: key, body: { llm: true } })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ id, topic_name: 'Electric SUV Shoppers', llm: true, fallback: false })
  const [newest] = (await call('GET', `/api/topics/${id}/history`, { as: key })).json()
  expect(newest).toMatchObject({
    changeType: 'reclassified',
    source: 'reclassify:llm',
    metadata: { llm: true, fallback: false },
  })
  if (REAL_PROVIDER) return
  expect(response.json()).toMatchObject({
    parent_category: 'Gaming',
    subcategory: 'Board Games',
    segment_type: 'B2B',
    keywords: ['from the model'],
    segment_name_internal: expect.stringMatching(/^Electric SUV Shoppers > .*Gaming > Board Games/),
  })
})

describe.skipIf(REAL_PROVIDER)('with faults', () => {
  test('one topic that the LLM fails at falls back to the local engine', async () => {
    const id = await create('mortgage rates')
    for (const reply of [fails(400), says(judgementOf('mortgage rates', { segment_type: 'B2X' }))]) {
      simulator.follow(() => reply)
      const response = await call('POST', `/api/topics/${id}/reclassify`, { as: key, body: { llm: true } })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ parent_category: 'Banking & Lending', llm: true, fallback: true })
    }
    const stored = await select(db, {
      text: `SELECT to_jsonb(o) - 'llm_error' AS topic FROM org_topics o WHERE id = $1`,
      values: [id],
    })
    expect(JSON.stringify(stored)).not.toContain('B2X')
    const [newest] = (await call('GET', `/api/topics/${id}/history`, { as: key })).json()
    expect(newest).toMatchObject({ source: 'reclassify:local', metadata: { llm: true, fallback: true } })
  })

  test.each([
    ['a value that is cut within a character', () => says(judgementOf('x', { segment_type: `${'x'.repeat(98)}😀` }))],
    ['a message that is cut within a character', () => fails(400, {}, '😀'.repeat(1_500))],
    ['one that is cut after a character', () => fails(400, {}, `x${'😀'.repeat(1_500)}`)],
  ])('%s is told as far as it can be stored', async (_what, reply) => {
    const id = await create('mortgage rates')
    simulator.follow(reply)
    const response = await call('POST', `/api/topics/${id}/reclassify`, { as: key, body: { llm: true } })
    expect([response.statusCode, response.json()]).toMatchObject([200, { llm: true, fallback: true }])
  })

  test('many: a few at a time, partial failures listed, every topic counted', async () => {
    const org = await staffed()
    const ids = await Promise.all(Array.from({ length: 30 }, (_, at) => create(`Electric SUV ${at}`, org.member)))
    let under = 0
    let most = 0
    simulator.follow((request) => {
      most = Math.max(most, ++under)
      setImmediate(() => under--)
      return Number(/\d+/.exec(topicIn(request))) % 3 === 0 ? fails(400) : otherwise(topicIn(request))
    })
    const response = await reclassify([...ids, 'ot_unknown', ids[0]!], org.member)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      total: 31,
      success: 30,
      failed: 1,
      errors: [{ id: 'ot_unknown', message: 'Topic not found' }],
      llm: true,
      llmCount: 20,
      fallbackCount: 10,
    })
    expect(most).toBeLessThanOrEqual(8)
    expect(simulator.requests).toHaveLength(30)
    expect(await used(org.id, 'classifications')).toBe(30)
    const each = ANSWER_USAGE.input + ANSWER_USAGE.cacheRead + ANSWER_USAGE.output
    expect(await used(org.id, 'tokens')).toBe(20 * each)
    const { data } = (await call('GET', '/api/topics?pageSize=100', { as: org.member })).json()
    const gaming = data.filter((topic: { parent_category: string }) => topic.parent_category === 'Gaming')
    expect(gaming).toHaveLength(20)
    const purposes = await select(db, {
      text: 'SELECT DISTINCT purpose FROM llm_calls WHERE org_id = $1',
      values: [org.id],
    })
    expect(purposes).toEqual([{ purpose: 'reclassify' }])
  })

  test('101 ids are too many', async () => {
    simulator.follow(() => undefined)
    const response = await reclassify(Array.from({ length: 101 }, (_, at) => `ot_${at}`))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'Maximum 100 topics for LLM reclassify' })
  })

  test.each([
    ['classifications', 98],
    ['tokens', 1_000_000],
  ])('the quota of %s refuses the whole request, and nothing is asked', async (metric, spent) => {
    const free = await staffed('free')
    const ids = await Promise.all(['Electric SUVs', 'Mortgages', 'Dog Food'].map((name) => create(name, free.member)))
    await db.execute({
      text: `INSERT INTO usage_monthly VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), $2, $3)`,
      values: [free.id, metric, spent],
    })
    simulator.follow(() => undefined)
    const refused = await reclassify(ids, free.member)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toBe(`Monthly ${metric} quota exceeded`)
    expect(simulator.requests).toHaveLength(0)
    expect(await used(free.id, metric)).toBe(spent)
    const response = await call('POST', `/api/topics/${ids[0]}/reclassify`, { as: free.member, body: { llm: true } })
    expect(response.statusCode).toBe(metric === 'tokens' ? 429 : 200)
  })

  test('a client that hangs up leaves the topics as they are', async () => {
    const org = await staffed()
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => create(`Electric SUV ${at}`, org.member)))
    simulator.follow(isSilent)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const hangUp = new AbortController()
    const request = fetch(`${origin}/api/topics/reclassify`, {
      method: 'POST',
      headers: { cookie: org.member.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ids, llm: true }),
      signal: hangUp.signal,
    })
    await expect.poll(() => simulator.requests.length).toBe(8)
    hangUp.abort()
    await expect(request).rejects.toThrow()
    await expect.poll(() => used(org.id, 'classifications')).toBe(0)
    expect(simulator.requests).toHaveLength(8)
    const history = await select(db, {
      text: `SELECT 1 FROM org_topic_history WHERE org_id = $1 AND change_type = 'reclassified'`,
      values: [org.id],
    })
    expect(history).toEqual([])
  })
})
