import pino from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../src/config'
import { createOutbound } from '../../src/connections/create-outbound'
import type { Db } from '../../src/db/db'
import { IMPORT_LLM_MS, LLM_CLAIM_MS, LLM_CONCURRENCY } from '../../src/limits'
import { createLlm } from '../../src/llm/client'
import { claimed } from '../../src/topics/intake/llm-claim'
import { SECRET, useTestApp } from '../harness/app'
import { driveOnce } from '../harness/drive'
import { claimSubject } from '../harness/llm-claims'
import { select } from '../harness/select'
import { withResolvers } from '../harness/with-resolvers'
import { fails, isSilent, judgementOf, type MessageRequest, says, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const { call, db, organization, user } = await useTestApp({ env })
const { id: orgId } = await organization()
const owner = await user(orgId, 'owner', true)

const mappings = [
  { csvColumn: 'Topic', targetField: 'topic_name' },
  { csvColumn: 'Category', targetField: 'parent_category' },
  { csvColumn: 'Subcategory', targetField: 'subcategory' },
  { csvColumn: 'Segment', targetField: 'segment_type' },
]

async function send(path: string, rows: object[], useLLM = true) {
  return (await sendBatch(path, rows, useLLM)).answer
}
async function sendBatch(path: string, rows: object[], useLLM = true) {
  const { batchId } = (
    await call('POST', path, { as: owner, body: { filename: 'a.csv', totalRows: rows.length, mappings, useLLM } })
  ).json()
  const response = await call('POST', `${path}/${batchId}/chunk`, {
    as: owner,
    body: { chunkIndex: 0, rows, mappings },
  })
  expect(response.statusCode).toBe(200)
  return { batchId, answer: response.json() }
}
const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ Topic: `${prefix} Topic Number ${n}` }))
const filedByModel = async (prefix: string) =>
  (
    await select<{ n: number }>(db, {
      text: `SELECT count(*) AS n FROM global_topics WHERE topic_name LIKE $1 || '%' AND subcategory = 'Board Games'`,
      values: [prefix],
    })
  )[0]!.n

const SUVS = { parent_category: 'Auto', taxonomy_type: 'Automotive', subcategory: 'SUVs' }
const decidedIn = ({ system }: MessageRequest): Record<string, string> => {
  const text = (system as { text: string }[]).map((block) => block.text).join('\n')
  return JSON.parse(/<decided>\n(.*)\n<\/decided>/.exec(text)?.[1] ?? '{}')
}
const segmentTold = (request: MessageRequest) => decidedIn(request).segment_type ?? 'B2C'

/** Answers with a category that the local engine would not choose. */
const otherwise = (changes: object = {}) =>
  simulator.follow((request) =>
    says(
      judgementOf(topicIn(request), {
        topic_name: 'Another Name',
        parent_category: 'Gaming',
        taxonomy_type: 'Entertainment & Media',
        subcategory: 'Board Games',
        segment_type: 'B2C',
        ...changes,
      }),
    ),
  )

test('only topics new to library and catalog are asked about, ten a chunk', async () => {
  otherwise()
  await send('/api/import', [{ Topic: 'Model Known Already' }], false)
  expect(simulator.requests).toHaveLength(0)
  const rows = [{ Topic: 'Model Known Already' }, ...rowsOf('Model', 12), ...rowsOf('Model', 12)]
  expect(await send('/api/import', rows)).toMatchObject({ successCount: 12, duplicateCount: 13 })
  expect(simulator.requests.map(topicIn).sort()).toEqual(
    rowsOf('Model', 10)
      .map(({ Topic }) => Topic)
      .sort(),
  )
  expect(await filedByModel('Model')).toBe(10)
  const calls = await select(db, { text: `SELECT purpose FROM llm_calls WHERE org_id = $1`, values: [orgId] })
  expect(calls).toEqual(Array.from({ length: 10 }, () => ({ purpose: 'import' })))
})

test('where it fails or contradicts the row, the local engine’s answer stands', async () => {
  simulator.follow(() => fails(400))
  expect(await send('/api/import', rowsOf('Failing', 3))).toMatchObject({ successCount: 3 })
  expect(await filedByModel('Failing')).toBe(0)
  otherwise()
  await send('/api/import', [{ Topic: 'Contradicted Topic', Segment: 'B2G' }])
  expect(await filedByModel('Contradicted')).toBe(0)
})

test('is told the values of the row, and judges the others', async () => {
  simulator.follow((request) => says(judgementOf(topicIn(request), { ...SUVS, segment_type: segmentTold(request) })))
  const rows = [
    { Topic: 'Qwvmobile Fans', Category: 'auto', Subcategory: 'suvs', Segment: 'B2G' },
    { Topic: 'Zorblaxmobile Fans', Category: 'Auto', Subcategory: 'Our Own Shelf', Segment: 'B2E' },
  ]
  for (const path of ['/api/admin/topics/bulk', '/api/import']) {
    const named = rows.map((row) => ({ ...row, Topic: `${row.Topic} ${path.length}` }))
    expect(await send(path, named)).toMatchObject({ successCount: 2, llmCount: 2, llmError: null })
  }
  const filed = await select(db, {
    text: `SELECT topic_name, subcategory, segment_type, engine FROM global_topics WHERE topic_name LIKE '%mobile Fans 11'
           ORDER BY topic_name`,
  })
  expect(filed).toEqual([
    { topic_name: 'Qwvmobile Fans 11', subcategory: 'SUVs', segment_type: 'B2G', engine: 'llm' },
    { topic_name: 'Zorblaxmobile Fans 11', subcategory: 'Our Own Shelf', segment_type: 'B2E', engine: 'llm' },
  ])
  const told = simulator.requests.map((request) => decidedIn(request))
  const values = { parent_category: 'Auto', segment_type: 'B2G', subcategory: 'SUVs' }
  expect(told).toContainEqual(values)
  expect(told).toContainEqual({ parent_category: 'Auto', segment_type: 'B2E' })
})

test.each(['/api/import', '/api/admin/topics/bulk'])(
  '%s: of two requests for a chunk at once, one asks',
  async (path) => {
    otherwise()
    const rows = rowsOf(`Twice ${path.length}`, 3)
    const body = { filename: 'a.csv', totalRows: 3, mappings, useLLM: true }
    const { batchId } = (await call('POST', path, { as: owner, body })).json()
    const chunk = { chunkIndex: 0, rows, mappings }
    const sendChunk = () => call('POST', `${path}/${batchId}/chunk`, { as: owner, body: chunk })
    const answers = (await Promise.all([sendChunk(), sendChunk()])).map((response) => response.json())
    expect(answers.map(({ skipped = false }) => skipped).sort()).toEqual([false, true])
    expect(simulator.requests).toHaveLength(3)
    expect(await select(db, { text: 'SELECT subject FROM llm_claims' })).toEqual([])
  },
)

test('a chunk is asked about by the next request, if the one before failed or its node was killed', async () => {
  otherwise()
  const body = { filename: 'a.csv', totalRows: 1, mappings, useLLM: true }
  const { batchId } = (await call('POST', '/api/import', { as: owner, body })).json()
  const chunk = { chunkIndex: 0, rows: rowsOf('Abandoned', 1), mappings }
  const sendChunk = () => call('POST', `/api/import/${batchId}/chunk`, { as: owner, body: chunk })
  await db.execute({ text: 'ALTER TABLE org_topic_history RENAME TO misplaced' })
  expect((await sendChunk()).statusCode).toBe(500)
  await db.execute({ text: 'ALTER TABLE misplaced RENAME TO org_topic_history' })
  await db.execute({
    text: `INSERT INTO llm_claims VALUES ($1, $2, 'killed', clock_timestamp() + interval '100 milliseconds')`,
    values: [orgId, `chunk 0 of ${batchId}`],
  })
  expect((await sendChunk()).json()).toMatchObject({ successCount: 1, llmCount: 1 })
})

test('the wait for another request is part of the time that the LLM has', async () => {
  otherwise()
  const body = { filename: 'a.csv', totalRows: 1, mappings, useLLM: true }
  const { batchId } = (await call('POST', '/api/import', { as: owner, body })).json()
  await claimSubject(db, orgId, `chunk 0 of ${batchId}`)
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === IMPORT_LLM_MS ? AbortSignal.abort() : timeout(ms),
  )
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const chunk = { chunkIndex: 0, rows: rowsOf('Overtime', 1), mappings }
  const response = await call('POST', `/api/import/${batchId}/chunk`, { as: owner, body: chunk })
  expect(response.json()).toMatchObject({ successCount: 1, llmCount: 0, llmFailedCount: 1 })
  expect(simulator.requests).toHaveLength(0)
})

test('nothing is asked for a batch that was cancelled during the wait', async () => {
  otherwise()
  const body = { filename: 'a.csv', totalRows: 1, mappings, useLLM: true }
  const { batchId } = (await call('POST', '/api/import', { as: owner, body })).json()
  const { release, awaited } = await claimSubject(db, orgId, `chunk 0 of ${batchId}`)
  const chunk = { chunkIndex: 0, rows: rowsOf('Cancelled', 1), mappings }
  const answer = call('POST', `/api/import/${batchId}/chunk`, { as: owner, body: chunk })
  await awaited
  await call('PATCH', `/api/import/${batchId}/status`, { as: owner, body: { status: 'cancelled' } })
  await release()
  const response = await answer
  expect([response.statusCode, response.json()]).toEqual([409, { error: 'Batch already cancelled' }])
  expect(simulator.requests).toHaveLength(0)
})

test('a claim that is renewed while its work ends is not left behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const released = withResolvers()
  const statements: Promise<number>[] = []
  const late: Db = {
    ...db,
    execute: (query) => {
      const isRenewal = statements.length === 1
      const statement = isRenewal ? released.promise.then(() => db.execute(query)) : db.execute(query)
      statements.push(statement)
      return statement
    },
  }
  await claimed({ db: late, orgId, subject: 'renewed late' }, async () => vi.advanceTimersByTime(LLM_CLAIM_MS / 3))
  released.resolve()
  await Promise.all(statements)
  expect(statements).toHaveLength(3)
  expect(await select(db, { text: 'SELECT subject FROM llm_claims' })).toEqual([])
})

test('seeding asks too', async () => {
  otherwise()
  expect(await send('/api/admin/topics/bulk', rowsOf('Seeded', 3))).toMatchObject({ successCount: 3 })
  expect(simulator.requests).toHaveLength(3)
  expect(await filedByModel('Seeded')).toBe(3)
  const usage = await call('GET', '/api/admin/usage?orgId=system', { as: owner })
  expect(usage.json().data).toMatchObject([{ total_tokens: expect.toSatisfy((tokens: number) => tokens > 0) }])
})

test('an upload with engine auto is imported in small chunks, and the LLM asked where the local engine is not sure', async () => {
  simulator.follow(() => undefined)
  const unsure = ['Zorblax Qwvuy', 'Zorblax Qwvuz']
  const sure = Array.from({ length: 618 }, (_, at) => `Hybrid Wagon u${at} Buyers`)
  const asked = simulator.requests.length
  const upload = await call('POST', '/api/import/upload?filename=topics.csv', {
    as: owner,
    body: Buffer.from(`Topic\n${[...sure, ...unsure].join('\n')}\n`),
    headers: { 'content-type': 'text/csv' },
  })
  const { id } = upload.json()
  await call('POST', `/api/import/uploads/${id}/start`, { as: owner, body: { engine: 'auto' } })
  const config = readConfig(env)
  const llm = await createLlm(config.llm!)
  const outbound = createOutbound(config, [SECRET])
  await driveOnce({ db, log: pino({ level: 'silent' }), llm, outbound, jobTypes: [] })
  await outbound.http.close()
  const done = (await call('GET', `/api/import/uploads/${id}`, { as: owner })).json()
  expect(done).toMatchObject({ status: 'completed', processed_rows: 620, error_count: 0 })
  // Pieces of 500 and 120 rows, in chunks of 50.
  expect(done.batches).toMatchObject([{ chunks_total: 13, chunks_completed: 13, llm_count: 2 }])
  expect(simulator.requests.slice(asked).map(topicIn).sort()).toEqual(unsure)
})

describe('with the provider down', () => {
  const show = async (url: string) => (await call('GET', url, { as: owner })).json()

  test('batch, run and topics say which rows the local engine answered instead, and why', async () => {
    simulator.follow(() => fails(529))
    const { batchId, answer } = await sendBatch('/api/import', rowsOf('Down', 3))
    expect(answer).toMatchObject({
      successCount: 3,
      llmCount: 0,
      llmFailedCount: 3,
      llmError: expect.stringContaining('Scripted'),
    })
    expect(answer.fallbackTopicIds).toEqual(answer.newTopicIds)
    expect(await show(`/api/import/${batchId}/status`)).toMatchObject({
      status: 'completed',
      llm_failed_count: 3,
      llm_error: expect.stringContaining('Scripted'),
    })
    expect(await show(`/api/runs/${batchId}`)).toMatchObject({
      state: 'completed',
      counts: { success: 3, fallbacks: 3 },
      lastError: expect.stringContaining('Scripted'),
    })
    const id = answer.newTopicIds[0]
    expect(await show(`/api/topics/${id}`)).toMatchObject({
      engine: 'local',
      llm_error: expect.stringContaining('Scripted'),
    })
    const [entry] = await show(`/api/topics/${id}/history`)
    expect(entry.metadata).toMatchObject({ llm: true, fallback: true, llmError: expect.stringContaining('Scripted') })
  })

  test('a later answer of the LLM clears the mark of the topic', async () => {
    simulator.follow(() => fails(529))
    const { newTopicIds } = await send('/api/import', rowsOf('Marked', 1))
    otherwise()
    await call('POST', `/api/topics/${newTopicIds[0]}/reclassify`, { as: owner, body: { llm: true } })
    expect((await show(`/api/topics/${newTopicIds[0]}`)).llm_error).toBeNull()
  })

  test('rows that the LLM was not to answer are not marked', async () => {
    simulator.follow(() => fails(529))
    const answer = await send('/api/import', rowsOf('Beyond', 12))
    expect(answer).toMatchObject({ successCount: 12, llmFailedCount: 10, localCount: 2 })
    expect(answer.fallbackTopicIds).toHaveLength(10)
  })
})

test.each(['/api/import', '/api/admin/topics/bulk'])(
  '%s says that the time was over, and counts no call that was not made',
  async (path) => {
    const time = new AbortController()
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === IMPORT_LLM_MS ? time.signal : timeout(ms)))
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    simulator.follow((_, nth) => {
      if (nth + 1 === LLM_CONCURRENCY) time.abort(new DOMException('Over', 'TimeoutError'))
      return isSilent()
    })
    const countCalls = async () =>
      (await select<{ n: number }>(db, { text: 'SELECT count(*) AS n FROM llm_calls WHERE NOT succeeded' }))[0]!.n
    const before = await countCalls()
    const answer = await send(path, rowsOf(`Late ${path.length}`, 10))
    expect(answer).toMatchObject({ successCount: 10, llmFailedCount: 10, llmError: 'The time for the LLM was over' })
    expect((await countCalls()) - before).toBe(LLM_CONCURRENCY)
  },
)

test.each([
  ['/api/import', 'Orvelia', 'Quenvoria'],
  ['/api/admin/topics/bulk', 'Orvandia', 'Quistoria'],
])('%s: a name whose sensitivity the LLM has judged does not wait for a reviewer', async (path, judged, unjudged) => {
  simulator.follow((request) => {
    const topic = topicIn(request)
    return says(judgementOf(topic, topic.startsWith(judged) ? { sensitivity: 'None' } : { sensitivity: undefined }))
  })
  await send(path, [{ Topic: `${judged} Users` }, { Topic: `${unjudged} Users` }])
  const queue = await select(db, {
    text: 'SELECT topic_name, review_reason FROM global_topics WHERE topic_name = ANY($1) ORDER BY topic_name',
    values: [[`${judged} Users`, `${unjudged} Users`]],
  })
  expect(queue).toEqual([
    { topic_name: `${judged} Users`, review_reason: null },
    { topic_name: `${unjudged} Users`, review_reason: `Unknown name, sensitivity not checked: ${unjudged}` },
  ])
})

test('without a key, an import with the LLM says that the local engine answered', async () => {
  const local = await useTestApp()
  const person = await local.user((await local.organization()).id, 'owner', true)
  for (const path of ['/api/admin/topics/bulk', '/api/import']) {
    const body = { filename: 'a.csv', totalRows: 1, mappings, useLLM: true }
    const { batchId } = (await local.call('POST', path, { as: person, body })).json()
    const chunk = { chunkIndex: 0, rows: [{ Topic: `Keyless Topic ${path.length}` }], mappings }
    const answer = (await local.call('POST', `${path}/${batchId}/chunk`, { as: person, body: chunk })).json()
    expect(answer).toMatchObject({ successCount: 1, llmFailedCount: 1, llmError: 'The server has no key for an LLM' })
  }
})
