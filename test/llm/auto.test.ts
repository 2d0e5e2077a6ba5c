import { beforeEach, describe, expect, test } from 'vitest'
import { classify } from '../../src/engine'
import type { Plan } from '../../src/limits'
import { useTestApp } from '../harness/app'
import { fails, judgementOf, says, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'
import { ANSWER_USAGE } from '../simulators/llm/server'

const { simulator, env } = await useLlm()
const app = await useTestApp({ env })
const withoutLlm = await useTestApp()

const TOKENS = ANSWER_USAGE.input + ANSWER_USAGE.cacheRead + ANSWER_USAGE.output
const mappings = [{ csvColumn: 'Topic', targetField: 'topic_name' }]

beforeEach(() => simulator.follow(() => undefined))

/** Names of which the engine is sure, and names that mean nothing to it; different ones with each call. */
let calls = 0
function names(sure: number, unsure: number): string[] {
  calls++
  const known = Array.from({ length: sure }, (_, at) => `Hybrid Wagon ${calls}x${at} Buyers`)
  const unknown = Array.from({ length: unsure }, (_, at) => `Zorblax Qwv${calls}x${at}`)
  expect(known.some((name) => classify(name).uncertain)).toBe(false)
  expect(unknown.every((name) => classify(name).uncertain)).toBe(true)
  return [...known, ...unknown]
}
const rowsOf = (list: readonly string[]) => list.map((Topic) => ({ Topic }))

async function importing(plan: Plan = 'enterprise') {
  const org = await app.staffed(plan)
  const send = async (path: string, body: object) => {
    const response = await app.call('POST', `/api/import${path}`, { as: org.owner, body })
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  return {
    ...org,
    estimate: (list: readonly string[], engine = 'auto') => send('/estimate', { rows: rowsOf(list), mappings, engine }),
    create: (totalRows: number) => send('', { filename: 'a.csv', totalRows, mappings, engine: 'auto' }),
    chunk: (batchId: string, list: readonly string[], chunkIndex = 0) =>
      send(`/${batchId}/chunk`, { chunkIndex, rows: rowsOf(list), mappings }),
    status: async (batchId: string) =>
      (await app.call('GET', `/api/import/${batchId}/status`, { as: org.owner })).json(),
  }
}

describe('an import with engine auto', () => {
  test('asks the LLM only about what the local engine is not sure of, as the estimate said', async () => {
    const org = await importing()
    const list = names(3, 2)
    const estimate = await org.estimate([...list, list[0]!])
    expect(estimate).toMatchObject({ names: 6, known: 1, local: 3, llm: 2, overLimit: 0, basis: 'assumed', errors: 0 })
    expect(estimate.cost).toBeGreaterThan(0)
    expect(simulator.requests).toHaveLength(0)

    const { batchId, chunkSize, chunksTotal } = await org.create(5)
    expect({ chunkSize, chunksTotal }).toEqual({ chunkSize: 50, chunksTotal: 1 })
    const answer = await org.chunk(batchId, list)
    expect(answer).toMatchObject({ successCount: 5, localCount: 3, llmCount: 2, llmFailedCount: 0, tokens: 2 * TOKENS })
    expect(simulator.requests.map(topicIn).sort()).toEqual(list.slice(3).sort())
    expect(await org.status(batchId)).toMatchObject({
      status: 'completed',
      engine: 'auto',
      use_llm: true,
      local_count: 3,
      llm_count: 2,
      llm_failed_count: 0,
      llm_tokens: 2 * TOKENS,
      llm_cost: expect.closeTo(answer.cost, 6),
    })
    const engines = await Promise.all(
      answer.newTopicIds.map(async (id: string) => {
        const { topic_name, engine } = (await app.call('GET', `/api/topics/${id}`, { as: org.owner })).json()
        return [topic_name.startsWith('Zorblax'), engine]
      }),
    )
    expect(engines.filter(([isUnsure, engine]) => isUnsure === (engine === 'llm'))).toHaveLength(5)

    expect(await org.chunk(batchId, list)).toMatchObject({ skipped: true, llmCount: 0, tokens: 0 })
    expect(await org.estimate(list)).toMatchObject({ known: 5, local: 0, llm: 0, tokens: 0, cost: 0 })
    expect(simulator.requests).toHaveLength(2)
  })

  test('keeps the local answer where the provider fails or answers nonsense, and counts it', async () => {
    const org = await importing()
    const list = names(1, 3)
    simulator.follow((request) => {
      if (topicIn(request) === list[1]) return fails(400)
      return topicIn(request) === list[2] ? says(judgementOf(list[2]!, { segment_type: 'B2X' })) : undefined
    })
    const { batchId } = await org.create(4)
    expect(await org.chunk(batchId, list)).toMatchObject({
      successCount: 4,
      localCount: 1,
      llmCount: 1,
      llmFailedCount: 2,
      tokens: 2 * TOKENS,
    })
  })

  test('goes on with the local engine once the month’s tokens are used up', async () => {
    const org = await importing('free')
    const list = names(2, 30)
    const limit = 1_000_000
    await app.db.execute({
      text: `INSERT INTO usage_monthly (org_id, month, metric, used)
             VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC')::date, 'tokens', $2)`,
      values: [org.id, limit - 2 * TOKENS],
    })
    expect((await org.estimate(list)).quota).toMatchObject({
      classifications: { limit: 100, used: 0, remaining: 100, needed: 32, isEnough: true },
      tokens: { limit, remaining: 2 * TOKENS, isEnough: false },
    })
    const { batchId } = await org.create(32)
    const { successCount, localCount, llmCount, llmFailedCount } = await org.chunk(batchId, list)
    expect({ successCount, localCount }).toEqual({ successCount: 32, localCount: 2 })
    expect(llmCount).toBeGreaterThanOrEqual(2)
    expect(llmFailedCount).toBe(30 - llmCount)
    expect(simulator.requests).toHaveLength(llmCount)
    expect(llmFailedCount).toBeGreaterThan(0)
  })

  test('estimates by what earlier calls used, once there were enough', async () => {
    const org = await importing()
    const { batchId } = await org.create(10)
    await org.chunk(batchId, names(0, 10))
    expect(await org.estimate(names(0, 4))).toMatchObject({ llm: 4, basis: 'measured', tokens: 4 * TOKENS })
  })

  test('takes chunks of the size that it answered', async () => {
    const { create, owner } = await importing()
    const { batchId } = await create(60)
    const body = { chunkIndex: 0, rows: rowsOf(names(51, 0)), mappings }
    const response = await app.call('POST', `/api/import/${batchId}/chunk`, { as: owner, body })
    expect([response.statusCode, response.json().error]).toEqual([400, 'Maximum 50 rows per chunk of this import'])
  })
})

describe('seeding with engine auto', () => {
  test('asks about the same names', async () => {
    const operator = await app.user(undefined, 'owner', true)
    const list = names(2, 1)
    const bulk = (path: string, body: object) =>
      app.call('POST', `/api/admin/topics/bulk${path}`, { as: operator, body }).then((response) => response.json())
    const { batchId } = await bulk('', { filename: 'a.csv', totalRows: 3, mappings, engine: 'auto' })
    const answer = await bulk(`/${batchId}/chunk`, { chunkIndex: 0, rows: rowsOf(list), mappings })
    expect(answer).toMatchObject({ successCount: 3, localCount: 2, llmCount: 1, tokens: TOKENS })
  })
})

describe('a matrix with engine auto', () => {
  const dimensionsOf = (list: readonly string[]) => ({
    dimensions: [
      { name: 'Topic', values: list },
      { name: 'State', values: ['Ohio'] },
    ],
  })
  test('says before and after who answers', async () => {
    const { owner } = await app.staffed()
    const body = { ...dimensionsOf(names(3, 2)), engine: 'auto' }
    const estimate = await app.call('POST', '/api/topics/generate-matrix/estimate', { as: owner, body })
    expect(estimate.json()).toMatchObject({ engine: 'auto', names: 5, known: 0, local: 3, llm: 2 })
    const answer = await app.call('POST', '/api/topics/generate-matrix', { as: owner, body })
    expect(answer.json()).toMatchObject({
      created: 5,
      localCount: 3,
      llmCount: 2,
      llmFailedCount: 0,
      tokens: 2 * TOKENS,
    })
    expect(simulator.requests).toHaveLength(2)
  })

  test('asks once about a name that many combinations have, as the estimate said', async () => {
    const { owner } = await app.staffed()
    const dimensions = [
      { name: 'Plan', values: Array.from({ length: 60 }, (_, at) => `p${at}`) },
      { name: 'Topic', values: names(0, 10) },
    ]
    const body = { dimensions, template: '{Topic}', engine: 'llm' }
    const estimate = await app.call('POST', '/api/topics/generate-matrix/estimate', { as: owner, body })
    expect(estimate.json()).toMatchObject({ names: 600, llm: 10, known: 590 })
    const answer = await app.call('POST', '/api/topics/generate-matrix', { as: owner, body })
    expect(answer.json()).toMatchObject({ totalTopics: 600, created: 10, duplicates: 590, errors: 0, llmCount: 10 })
    expect(simulator.requests).toHaveLength(10)
  })

  test('asks about 100 names at most', async () => {
    const { owner } = await app.staffed()
    const body = { ...dimensionsOf(names(0, 103)), engine: 'auto' }
    const estimate = await app.call('POST', '/api/topics/generate-matrix/estimate', { as: owner, body })
    expect(estimate.json()).toMatchObject({ llm: 100, overLimit: 3, local: 0 })
    const answer = await app.call('POST', '/api/topics/generate-matrix', { as: owner, body })
    expect(answer.json()).toMatchObject({ created: 103, llmCount: 100, localCount: 3 })
  })
})

describe('the choice of engine', () => {
  const start = async (where: typeof app, choice: object) => {
    const { owner } = await where.staffed()
    const body = { filename: 'a.csv', totalRows: 1, mappings, ...choice }
    const response = await where.call('POST', '/api/import', { as: owner, body })
    return [response.statusCode, response.json().error]
  }
  const CONTRADICTION = [
    400,
    'engine and useLLM contradict each other: useLLM true goes with llm and auto, false with local',
  ]
  const NO_KEY =
    'needs an LLM, and this server has no key for one: set ANTHROPIC_API_KEY on the server, or use engine local'

  test('must not contradict useLLM', async () => {
    expect(await start(app, { engine: 'local', useLLM: true })).toEqual(CONTRADICTION)
    expect(await start(app, { engine: 'auto', useLLM: false })).toEqual(CONTRADICTION)
    expect(await start(app, { engine: 'auto', useLLM: true })).toEqual([200, undefined])
    expect(await start(app, { engine: 'other' })).toEqual([400, 'engine must be one of local, llm, auto'])
  })

  test('needs a key for the LLM, except with useLLM alone', async () => {
    expect(await start(withoutLlm, { engine: 'auto' })).toEqual([400, `engine auto ${NO_KEY}`])
    expect(await start(withoutLlm, { engine: 'llm' })).toEqual([400, `engine llm ${NO_KEY}`])
    expect(await start(withoutLlm, { useLLM: true })).toEqual([200, undefined])
    const { owner } = await withoutLlm.staffed()
    const body = {
      dimensions: [
        { name: 'A', values: ['a'] },
        { name: 'B', values: ['b'] },
      ],
      engine: 'auto',
    }
    for (const path of ['', '/estimate']) {
      const matrix = await withoutLlm.call('POST', `/api/topics/generate-matrix${path}`, { as: owner, body })
      expect([matrix.statusCode, matrix.json().error]).toEqual([400, `engine auto ${NO_KEY}`])
    }
    expect((await withoutLlm.call('GET', '/api/me', { as: owner })).json().hasLlm).toBe(false)
  })
})
