import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from '../../src/engine'
import { startTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { archiveAll, catalogState, jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'
import { fails, judgementOf, says, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'
import { ANSWER_USAGE } from '../simulators/llm/server'

const { simulator, env } = await useLlm()
const database = await createTestDatabase()
const app = await startTestApp({ env, database })
const other = await startTestApp({ env, database })
const withoutLlm = await startTestApp({ database })
afterAll(async () => {
  await Promise.all([app, other, withoutLlm].map((node) => node.close()))
  await database.drop()
})
let jobs: ReturnType<typeof jobClient>
let otherJobs: ReturnType<typeof jobClient>
let jobsWithoutLlm: ReturnType<typeof jobClient>
beforeAll(async () => {
  const operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
  otherJobs = jobClient(other, operator)
  jobsWithoutLlm = jobClient(withoutLlm, operator)
})
beforeEach(async () => {
  simulator.follow(() => undefined)
  simulator.onSubmission(() => undefined)
  simulator.batches.clear()
  await archiveAll(app.db)
})

const TOKENS = ANSWER_USAGE.input + ANSWER_USAGE.cacheRead + ANSWER_USAGE.output

/** Outdated topics: of `sure` of them the local engine knows what they are. */
async function addTopics(sure: number, unsure: number): Promise<string[]> {
  const names = [
    ...Array.from({ length: sure }, (_, at) => `Hybrid Wagon ${at}q Buyers`),
    ...Array.from({ length: unsure }, (_, at) => `Zorblax Qwv${at}`),
  ]
  const ids = await addToCatalog(
    app.db,
    names.map((name) => ({ name })),
  )
  await outdate(app.db, ids)
  return ids
}
const estimate = async (config: object) =>
  (await jobs.send('POST', '/estimate', { jobType: 'reclassify', config })).json()
const enginesOf = (ids: readonly string[]) =>
  select<{ engine: string; source: string; n: number }>(app.db, {
    text: `SELECT g.engine, h.source, count(*) AS n FROM global_topics g
           JOIN global_topic_history h ON h.topic_id = g.id AND h.batch_id IS NOT NULL
           WHERE g.id = ANY($1) AND g.engine_version = $2 GROUP BY 1, 2 ORDER BY 1`,
    values: [ids, ENGINE_VERSION],
  })

describe('an auto reclassify job', () => {
  test('asks only about what the local engine is not sure of, from two nodes at once', {
    timeout: 60_000,
  }, async () => {
    const ids = await addTopics(120, 105)
    expect(await estimate({ mode: 'auto' })).toMatchObject({
      names: 225,
      local: 120,
      llm: 105,
      basis: 'assumed',
      quota: null,
    })
    const id = await jobs.create('reclassify', { engine: 'auto' })
    const answers = await Promise.all([jobs.finish(id), otherJobs.finish(id)])
    const done = { done: true, processedItems: 225, totalItems: 225, successCount: 225, errorCount: 0, skipCount: 0 }
    expect(answers).toEqual([done, done])
    expect([...simulator.batches.values()].map((batch) => batch.requests.length)).toEqual([100, 5])
    expect(await enginesOf(ids)).toEqual([
      { engine: 'llm', source: 'admin_reclassify_llm', n: 105 },
      { engine: 'local', source: 'admin_reclassify_local', n: 120 },
    ])
    expect(await jobs.find(id)).toMatchObject({
      config: { mode: 'auto' },
      result: { engines: { local: 120, llm: 105, llm_failed: 0 }, tokens: 105 * TOKENS, cost: expect.any(Number) },
    })
    expect(await estimate({ mode: 'auto', force: true })).toMatchObject({
      llm: 105,
      basis: 'measured',
      tokens: 105 * TOKENS,
    })
  })

  test('writes the local answer where the LLM fails, and lists the topic so that it can be retried', async () => {
    const ids = await addTopics(1, 3)
    simulator.follow((request) => {
      if (topicIn(request) === 'Zorblax Qwv0') return fails(500)
      return topicIn(request) === 'Zorblax Qwv1'
        ? says(judgementOf('Zorblax Qwv1', { segment_type: 'B2X' }))
        : undefined
    })
    const id = await jobs.create('reclassify', { mode: 'auto' })
    expect(await jobs.finish(id)).toMatchObject({ processedItems: 4, successCount: 2, errorCount: 2 })
    expect((await jobs.find(id)).result.engines).toEqual({ local: 1, llm: 1, llm_failed: 2 })
    expect(await enginesOf(ids)).toMatchObject([
      { engine: 'llm', n: 1 },
      { engine: 'local', n: 3 },
    ])
    const flagged = () =>
      select(app.db, {
        text: `SELECT topic_name, review_cause FROM global_topics WHERE id = ANY($1) AND review_status = 'needs_review'
               ORDER BY topic_name`,
        values: [ids],
      })
    expect(await flagged()).toEqual([
      { topic_name: 'Zorblax Qwv0', review_cause: null },
      { topic_name: 'Zorblax Qwv1', review_cause: 'llm_failure' },
    ])

    simulator.follow(() => undefined)
    const retry = (await jobs.send('POST', `/${id}/retry-errors`)).json()
    expect(await jobs.finish(retry.jobId)).toMatchObject({ successCount: 2, errorCount: 0 })
    expect((await jobs.find(retry.jobId)).result.engines).toEqual({ local: 0, llm: 2, llm_failed: 0 })
    expect(await flagged()).toEqual([])
  })

  test('is rolled back as a whole, and a dry run changes nothing', async () => {
    const ids = await addTopics(2, 2)
    const unknown = { review_status: 'needs_review', review_reason: 'Unknown name, sensitivity not checked: Zorblax' }
    await outdate(app.db, ids.slice(2), unknown)
    const before = await catalogState(app.db, ids)
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2E' })))
    const dryRun = await jobs.create('reclassify', { mode: 'auto', dryRun: true })
    await jobs.finish(dryRun)
    expect((await jobs.find(dryRun)).result).toMatchObject({
      changedTopics: 4,
      changes: { segment_type: 2, engine_version: 4 },
      engines: { local: 2, llm: 2, llm_failed: 0 },
    })
    expect(await catalogState(app.db, ids)).toEqual(before)
    const id = await jobs.create('reclassify', { mode: 'auto' })
    await jobs.finish(id)
    expect(await catalogState(app.db, ids)).not.toEqual(before)
    await jobs.finish((await jobs.send('POST', `/${id}/rollback`)).json().jobId)
    expect(await catalogState(app.db, ids)).toEqual(before)
  })

  test('sends a sub-batch again that the provider refused for now', async () => {
    await addTopics(1, 1)
    simulator.onSubmission((nth) => (nth < 2 ? 'refused' : undefined))
    const id = await jobs.create('reclassify', { mode: 'auto' })
    expect(await jobs.process(id)).toMatchObject({ done: false, successCount: 1 })
    expect(await jobs.finish(id)).toMatchObject({ successCount: 2 })
    expect(simulator.batches.size).toBe(1)
  })

  test('is refused without a key, and where the config contradicts itself', async () => {
    const create = async (client: typeof jobs, config: object) => {
      const response = await client.send('POST', '', { jobType: 'reclassify', config })
      return [response.statusCode, response.json().error]
    }
    expect(await create(jobsWithoutLlm, { mode: 'auto' })).toEqual([
      400,
      'config.mode auto needs an LLM provider key, none is configured: set ANTHROPIC_API_KEY on the server, or use config.mode local',
    ])
    expect(await create(jobs, { mode: 'local', engine: 'auto' })).toEqual([
      400,
      'config.engine and config.mode are two names for one setting: send only one',
    ])
    expect(await create(jobs, { mode: 'auto', targetColumn: 'segment_type' })).toEqual([
      400,
      'config.targetColumn needs config.mode llm',
    ])
    const estimated = await jobs.send('POST', '/estimate', { jobType: 'dedup_sweep', config: {} })
    expect(estimated.statusCode).toBe(400)
  })
})
