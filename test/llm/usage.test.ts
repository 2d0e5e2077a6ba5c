import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'
import { fails, judgementOf, searches, topicIn } from '../simulators/llm/protocol'
import { REAL_PROVIDER, useLlm } from '../simulators/llm/provider'
import { ANSWER_USAGE } from '../simulators/llm/server'

const { simulator, env } = await useLlm()
const { call, staffed, apiKey, sdkKey, db } = await useTestApp({ env })
const acme = await staffed()

type As = { key: string } | { cookie: string }
const messages = (...contents: string[]) => ({ messages: contents.map((content) => ({ role: 'user', content })) })
const classify = (topic: string, as: As, url = '/api/classify') => call('POST', url, { as, body: messages(topic) })
const resultOf = (response: { json(): { text: string } }) => JSON.parse(response.json().text)

const used = async (orgId: string, metric = 'classifications') => {
  const [row] = await select<{ used: number }>(db, {
    text: 'SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = $2',
    values: [orgId, metric],
  })
  return row?.used ?? 0
}
type Call = { succeeded: boolean; auth_method: string; input_tokens: number; output_tokens: number; cost: string }
const calls = (orgId: string) =>
  select<Call & { web_searches: number; duration_ms: number; purpose: string; caller_id: string }>(db, {
    text: 'SELECT * FROM llm_calls WHERE org_id = $1 ORDER BY id',
    values: [orgId],
  })

const TOKENS = ANSWER_USAGE.input + ANSWER_USAGE.cacheRead + ANSWER_USAGE.output

describe.skipIf(REAL_PROVIDER)('usage', () => {
  test('each call is on record: tokens, searches, time, who called, the estimated cost', async () => {
    const org = await staffed()
    simulator.follow((request) => searches(judgementOf(topicIn(request)), 1))
    const callers = [org.member, await apiKey(org.owner), await sdkKey(org.owner)]
    for (const as of callers) await classify('electric SUV shoppers', as, 'key' in as ? '/api/sdk/classify' : undefined)
    const recorded = await calls(org.id)
    expect(recorded.map(({ auth_method }) => auth_method)).toEqual(['session', 'api_key', 'sdk_key'])
    expect(recorded.map(({ caller_id }) => caller_id.split('_')[0])).toEqual(['user', 'key', 'sdk'])
    // Sonnet's list price: 200 × 3 + 6,000 × 0.3 + 150 × 15 per million tokens, and a cent for the search.
    const cost = (200 * 3 + 6000 * 0.3 + 150 * 15) / 1e6 + 0.01
    for (const row of recorded) {
      expect(row).toMatchObject({ purpose: 'classify', succeeded: true, input_tokens: 6200, output_tokens: 150 })
      expect(row.duration_ms).toBeGreaterThanOrEqual(0)
      expect(Number(row.cost)).toBeCloseTo(cost, 6)
    }
    const [day] = await select<Record<string, number>>(db, {
      text: `SELECT total_classifications, total_tokens, total_web_searches, total_cost::float8
             FROM usage_daily WHERE org_id = $1`,
      values: [org.id],
    })
    expect(day).toMatchObject({ total_classifications: 3, total_tokens: 3 * TOKENS, total_web_searches: 3 })
    expect(day!.total_cost).toBeCloseTo(3 * cost, 6)
  })

  test('once the month’s tokens are used up the next call is a 429', async () => {
    const free = await staffed('free')
    await db.execute({
      text: `INSERT INTO usage_monthly VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), 'tokens', 999999)`,
      values: [free.id],
    })
    simulator.follow(() => undefined)
    expect((await classify('electric SUV shoppers', free.member)).statusCode).toBe(200)
    const refused = await classify('electric SUV shoppers', free.member)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      error: 'Monthly tokens quota exceeded',
      limit: 1_000_000,
      used: 999_999 + TOKENS,
      remaining: 0,
    })
    expect(simulator.requests).toHaveLength(1)
    expect(await used(free.id)).toBe(1)
  })

  test('test keys use the local engine and consume nothing', async () => {
    simulator.follow(() => undefined)
    const response = await classify('electric SUV shoppers', await sdkKey(acme.owner, 'test'), '/api/sdk/classify')
    expect(response.headers['x-classification-engine']).toBe('local')
    expect(simulator.requests).toHaveLength(0)
  })

  test('50 calls at once, every third of which the provider fails', async () => {
    const org = await staffed()
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', note)
    simulator.follow((request) => (Number(/\d+/.exec(topicIn(request))) % 3 === 0 ? fails(400) : undefined))
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => classify(`electric SUV ${at}`, org.member)))
    const answered = answers.filter(({ statusCode }) => statusCode === 200)
    expect(answers.filter(({ statusCode }) => statusCode === 500)).toHaveLength(17)
    expect(answered).toHaveLength(33)
    for (const response of answered) expect(resultOf(response).parent_category).toBe('Auto')
    expect(await used(org.id)).toBe(33)
    expect(await used(org.id, 'tokens')).toBe(33 * TOKENS)
    const recorded = await calls(org.id)
    expect(recorded.filter(({ succeeded }) => succeeded)).toHaveLength(33)
    expect(recorded).toHaveLength(50)
    const [day] = await select<{ total_classifications: number; total_tokens: number }>(db, {
      text: 'SELECT total_classifications, total_tokens FROM usage_daily WHERE org_id = $1',
      values: [org.id],
    })
    expect(day).toEqual({ total_classifications: 33, total_tokens: 33 * TOKENS })
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })

  test('50 calls at once, every third attempt overloaded: what was answered is what was counted', async () => {
    const org = await staffed()
    simulator.follow((_, nth) => (nth % 3 === 2 ? fails(529, { 'retry-after': '0.01' }) : undefined))
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => classify(`electric SUV ${at}`, org.member)))
    const answered = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(answered).toBeGreaterThan(33)
    expect(await used(org.id)).toBe(answered)
    expect(await used(org.id, 'tokens')).toBe(answered * TOKENS)
    expect(await calls(org.id)).toHaveLength(50)
  })
})
