import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AUDIENCE_TYPES, classify } from '../../src/engine'
import { ENGINE_VERSION } from '../../src/engine/version'
import { startTestApp } from '../harness/app'
import { addToCatalog } from '../harness/catalog'
import { createTestDatabase } from '../harness/database'
import { archiveAll, catalogState, jobClient, outdate } from '../harness/jobs'
import { select } from '../harness/select'
import { fails, judgementOf, refuses, says, searches, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'
import { ANSWER_USAGE } from '../simulators/llm/server'

const { simulator, env } = await useLlm()
const database = await createTestDatabase()
const app = await startTestApp({ env, database })
const other = await startTestApp({ env, database })
afterAll(async () => {
  await Promise.all([app.close(), other.close()])
  await database.drop()
})
let jobs: ReturnType<typeof jobClient>
let otherJobs: ReturnType<typeof jobClient>
beforeAll(async () => {
  const operator = await app.user(undefined, 'member', true)
  jobs = jobClient(app, operator)
  otherJobs = jobClient(other, operator)
})
beforeEach(async () => {
  simulator.follow(() => undefined)
  simulator.onSubmission(() => undefined)
  simulator.batches.clear()
  await archiveAll(app.db)
})

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Hybrid Wagon ${at}q Buyers` }))
const topicsNamed = (...names: string[]) =>
  addToCatalog(
    app.db,
    names.map((name) => ({ name })),
  )
const stored = async (id: string) =>
  (
    await select<Record<string, unknown>>(app.db, { text: 'SELECT * FROM global_topics WHERE id = $1', values: [id] })
  )[0]!
const requests = () => [...simulator.batches.values()].flatMap((batch) => batch.requests)
const run = async (config: object) => {
  const id = await jobs.create('reclassify', { mode: 'llm', force: true, ...config })
  return { id, answer: await jobs.finish(id) }
}
/** Time passes, after which the provider's list is to be believed. */
const settle = () =>
  app.db.execute({
    text: `UPDATE llm_batches SET intended_at = intended_at - interval '1 minute' WHERE provider_id IS NULL`,
  })

describe('an LLM reclassify job', () => {
  test('asks in sub-batches of 100 and files what the provider says, from two nodes at once', {
    timeout: 60_000,
  }, async () => {
    const ids = await addToCatalog(app.db, many(105))
    await outdate(app.db, ids)
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2B2C' })))
    const id = await jobs.create('reclassify', { mode: 'llm' })
    const answers = await Promise.all([jobs.finish(id), otherJobs.finish(id)])
    const done = { done: true, processedItems: 105, totalItems: 105, successCount: 105, errorCount: 0, skipCount: 0 }
    expect(answers).toEqual([done, done])
    expect([...simulator.batches.values()].map((batch) => batch.requests.length)).toEqual([100, 5])
    expect(await stored(ids[0]!)).toMatchObject({
      segment_type: 'B2B2C',
      engine_version: ENGINE_VERSION,
      confidence: 0.9,
    })
    const [history] = await select(app.db, {
      text: `SELECT count(*), count(DISTINCT topic_id) AS topics, min(source) AS source FROM global_topic_history
             WHERE batch_id = $1`,
      values: [id],
    })
    expect(history).toEqual({ count: 105, topics: 105, source: 'admin_reclassify_llm' })
    const [calls] = await select(app.db, {
      text: `SELECT count(*), sum(input_tokens) AS input, sum(cost) > 0 AS paid FROM llm_calls WHERE org_id = 'system'`,
    })
    expect(calls).toEqual({ count: 105, input: 105 * (ANSWER_USAGE.input + ANSWER_USAGE.cacheRead), paid: true })
    const usage = await app.call('GET', '/api/admin/usage?orgId=system', {
      as: await app.user(undefined, 'member', true),
    })
    expect(usage.json().data).toMatchObject([{ orgId: 'system', total_tokens: 105 * (6_200 + ANSWER_USAGE.output) }])
  })

  test('searches the web unless told not to, with the model that is asked for', async () => {
    await topicsNamed('Hybrid Wagon Buyers')
    await run({})
    await run({ enableWebSearch: false, model: 'claude-haiku-5-5' })
    expect(requests().map(({ params }) => [params.model, params.tools?.length ?? 0])).toEqual([
      ['claude-sonnet-5-5', 1],
      ['claude-haiku-5-5', 0],
    ])
  })

  test('costs less without searches, by what earlier calls without them cost', async () => {
    await addToCatalog(app.db, many(24))
    simulator.follow((request, nth) => (nth % 2 === 0 ? searches(judgementOf(topicIn(request)), 2) : undefined))
    await run({ model: 'claude-opus-5-5' })
    const estimate = async (enableWebSearch: boolean) => {
      const config = { mode: 'llm', force: true, model: 'claude-opus-5-5', enableWebSearch }
      return (await jobs.send('POST', '/estimate', { jobType: 'reclassify', config })).json()
    }
    const [dear, cheap] = [await estimate(true), await estimate(false)]
    expect([dear.basis, cheap.basis]).toEqual(['measured', 'measured'])
    const [paid] = await select<{ all: number; cheap: number }>(app.db, {
      text: `SELECT sum(cost)::float8 AS all, 2 * (sum(cost) FILTER (WHERE web_searches = 0))::float8 AS cheap FROM llm_calls
             WHERE model = 'claude-opus-5-5'`,
    })
    expect([dear.cost, cheap.cost]).toEqual([expect.closeTo(paid!.all, 3), expect.closeTo(paid!.cheap, 3)])
    expect(cheap.cost).toBeLessThan(dear.cost)
  })

  test('takes topics out of the queue that wait for somebody to judge an unknown name, and no others', async () => {
    const ids = (await topicsNamed('Zorblax Qwva', 'Zorblax Qwvb', 'Zorblax Qwvc')) as [string, string, string]
    const flag = (id: string, reason: string) =>
      app.db.execute({
        text: `UPDATE global_topics SET review_status = 'needs_review', review_reason = $2 WHERE id = $1`,
        values: [id, reason],
      })
    await flag(ids[0], 'Unknown name, sensitivity not checked: Zorblax')
    await flag(ids[1], 'Unknown name, sensitivity not checked: Zorblax')
    await flag(ids[2], 'Somebody wonders')
    simulator.follow((request) =>
      topicIn(request) === 'Zorblax Qwvb' ? says(judgementOf('Zorblax Qwvb', { sensitivity: undefined })) : undefined,
    )
    await run({ targetColumn: 'segment_type' })
    const statuses = () => Promise.all(ids.map(async (id) => (await stored(id)).review_status))
    expect(await statuses()).toEqual(['needs_review', 'needs_review', 'needs_review'])
    expect((await run({})).answer).toMatchObject({ successCount: 3 })
    expect(await statuses()).toEqual([null, 'needs_review', 'needs_review'])
  })

  test('puts a topic of an unknown name into the queue if the answer does not judge it', async () => {
    const [open, failed] = (await topicsNamed('Zorblax Qwvd', 'Zorblax Qwve')) as [string, string]
    await app.db.execute({
      text: `UPDATE global_topics SET review_status = 'needs_review', review_reason = 'broken', review_cause = 'llm_failure'
             WHERE id = $1`,
      values: [failed],
    })
    simulator.follow((request) => says(judgementOf(topicIn(request), { sensitivity: undefined })))
    await run({ targetColumn: 'segment_type' })
    expect(await stored(open)).toMatchObject({ review_status: null })
    expect((await run({})).answer).toMatchObject({ successCount: 2 })
    const review_reason = expect.stringMatching(/^Unknown name, sensitivity not checked: /)
    const flagged = { engine: 'llm', review_status: 'needs_review', review_reason, review_cause: null }
    expect([await stored(open), await stored(failed)]).toMatchObject([flagged, flagged])
  })

  test('reads an answer with characters that cannot be stored', async () => {
    const [id] = await topicsNamed('Hybrid Wagon Buyers')
    simulator.follow((request) => says(`\0\ud800${judgementOf(topicIn(request), { segment_type: 'B2B2C' })}`))
    expect((await run({})).answer).toMatchObject({ done: true, successCount: 1 })
    expect(await stored(id!)).toMatchObject({ segment_type: 'B2B2C' })
  })

  test('tells a long failure of the provider as far as it can be stored', async () => {
    await topicsNamed('Hybrid Wagon Buyers')
    simulator.follow(() => fails(500, {}, `${'x'.repeat(1_999)}😀`))
    const { id, answer } = await run({})
    expect(answer).toMatchObject({ done: true, errorCount: 1 })
    expect((await jobs.find(id)).errors).toMatchObject([{ message: 'x'.repeat(1_999) }])
  })

  test('leaves to humans what is outside the vocabulary, and tells what the provider failed at', async () => {
    const [wrong, broken, refused, good] = (await topicsNamed(
      'Kayak Buyers',
      'Canoe Buyers',
      'Sailboat Buyers',
      'Surfboard Buyers',
    )) as [string, string, string, string]
    const before = await catalogState(app.db, [broken, refused])
    simulator.follow((request) => {
      const topic = topicIn(request)
      if (topic === 'Kayak Buyers') return says(judgementOf(topic, { segment_type: 'B2X' }))
      if (topic === 'Canoe Buyers') return fails(500)
      return topic === 'Sailboat Buyers' ? refuses() : undefined
    })
    const { id, answer } = await run({})
    expect(answer).toMatchObject({ done: true, processedItems: 4, successCount: 1, errorCount: 3 })
    const errors: { id: string; name: string; message: string }[] = (await jobs.find(id)).errors
    expect(Object.fromEntries(errors.map((error) => [error.name, [error.id, error.message]]))).toEqual({
      'Kayak Buyers': [wrong, 'Invalid segment_type: "B2X"'],
      'Canoe Buyers': [broken, 'Scripted'],
      'Sailboat Buyers': [refused, 'The model stopped: refusal'],
    })
    expect(await stored(wrong)).toMatchObject({
      review_status: 'needs_review',
      review_reason: 'Invalid segment_type: "B2X"',
      segment_type: 'B2C',
    })
    expect(await catalogState(app.db, [broken, refused])).toEqual(before)
    expect(await stored(good)).toMatchObject({ review_status: null, confidence: 0.9 })

    simulator.follow(() => undefined)
    simulator.batches.clear()
    const retry = (await jobs.send('POST', `/${id}/retry-errors`)).json()
    expect(retry.totalItems).toBe(3)
    expect(await jobs.finish(retry.jobId)).toMatchObject({ successCount: 3, errorCount: 0 })
    expect(
      requests()
        .map(({ params }) => topicIn(params))
        .sort(),
    ).toEqual(['Canoe Buyers', 'Kayak Buyers', 'Sailboat Buyers'])
    expect(await jobs.find(retry.jobId)).toMatchObject({ config: { mode: 'llm', force: true, retryOf: id } })
    expect((await jobs.find(id)).errors).toHaveLength(3)
  })

  test('leaves to humans what the provider failed at and says that a human should look at', async () => {
    const [marked] = (await topicsNamed('Kayak Buyers')) as [string]
    simulator.follow(() => fails(500, {}, 'Ambiguous topic, needs human review'))
    const { id, answer } = await run({})
    expect(answer).toMatchObject({ successCount: 0, errorCount: 1 })
    expect(await stored(marked)).toMatchObject({
      review_status: 'needs_review',
      review_reason: 'Ambiguous topic, needs human review',
    })
    expect((await jobs.find(id)).errors).toMatchObject([{ message: 'Ambiguous topic, needs human review' }])
  })

  test('reports with dryRun what would change, and changes nothing', async () => {
    const ids = await topicsNamed('Hybrid Wagon Buyers')
    const before = await catalogState(app.db, ids)
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2E', confidence: 0.51 })))
    const { id } = await run({ dryRun: true })
    expect((await jobs.find(id)).result).toMatchObject({
      changedTopics: 1,
      changes: { segment_type: 1, confidence: 1 },
    })
    expect(await catalogState(app.db, ids)).toEqual(before)
  })

  test('skips what a reviewer has fixed, also while the provider thinks', async () => {
    const ids = await topicsNamed('Hybrid Wagon Buyers', 'Hybrid Coupe Buyers')
    await outdate(app.db, ids)
    const review = (id: string) =>
      app.db.execute({ text: `UPDATE global_topics SET review_status = 'reviewed' WHERE id = $1`, values: [id] })
    await review(ids[0]!)
    const id = await jobs.create('reclassify', { mode: 'llm' })
    await jobs.process(id)
    await review(ids[1]!)
    expect(await jobs.finish(id)).toMatchObject({ processedItems: 2, successCount: 0, skipCount: 2 })
    expect(requests()).toHaveLength(1)
  })

  test('neither answers for a new name nor writes over an edit that was made while the provider thinks', async () => {
    const ids = (await topicsNamed('Hybrid Wagon Buyers', 'Hybrid Coupe Buyers')) as [string, string]
    const [renamed, edited] = ids
    const operator = await app.user(undefined, 'member', true)
    const edit = (id: string, body: object) => app.call('PATCH', `/api/admin/topics/${id}`, { as: operator, body })
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2B2C' })))
    await outdate(app.db, ids)
    const id = await jobs.create('reclassify', { mode: 'llm' })
    await jobs.process(id)
    await edit(renamed, { topicName: 'Zorvelaxian Patients' })
    await edit(edited, { segmentType: 'B2E' })
    const before = await catalogState(app.db, ids)
    expect(await jobs.finish(id)).toMatchObject({ successCount: 0, skipCount: 1, errorCount: 1 })
    expect(await catalogState(app.db, ids)).toEqual(before)
    const message = 'The topic was renamed since it was asked about'
    expect((await jobs.find(id)).errors).toMatchObject([{ id: renamed, name: 'Zorvelaxian Patients', message }])

    const { jobId } = (await jobs.send('POST', `/${id}/retry-errors`)).json()
    expect(await jobs.finish(jobId)).toMatchObject({ successCount: 1, errorCount: 0 })
    expect(await stored(renamed)).toMatchObject({ topic_name: 'Zorvelaxian Patients', segment_type: 'B2B2C' })
  })
})

test('an edit counts as made since the provider was asked, also on a node whose clock is slow', async () => {
  const slow = await startTestApp({ env, database, clock: () => new Date(Date.now() - 60_000) })
  try {
    const ids = await topicsNamed('Hybrid Wagon Buyers')
    await outdate(app.db, ids)
    const id = await jobs.create('reclassify', { mode: 'llm' })
    await jobs.process(id)
    const as = await app.user(undefined, 'member', true)
    await slow.call('PATCH', `/api/admin/topics/${ids[0]}`, { as, body: { segmentType: 'B2E' } })
    expect(await jobs.finish(id)).toMatchObject({ successCount: 0, skipCount: 1 })
    expect(await stored(ids[0]!)).toMatchObject({ segment_type: 'B2E' })
  } finally {
    await slow.close()
  }
})

describe('column mode', () => {
  const column = async (targetColumn: string, judged: Record<string, unknown>) => {
    const [id] = (await topicsNamed('Hybrid Wagon Buyers')) as [string]
    const before = await stored(id)
    simulator.follow((request) => says(judgementOf(topicIn(request), judged)))
    const job = await run({ targetColumn })
    const after = await stored(id)
    const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    return { ...job, before, after, changed: changed.filter((name) => name !== 'updated_at') }
  }

  const ANOTHER_AUDIENCE = AUDIENCE_TYPES.find((type) => type !== classify('Hybrid Wagon Buyers').audience_type)

  test('segment_type changes that, and what follows from it', async () => {
    const { after, changed } = await column('segment_type', { segment_type: 'B2E', audience_type: ANOTHER_AUDIENCE })
    expect(after.segment_type).toBe('B2E')
    expect(changed).not.toContain('audience_type')
    expect(changed).not.toContain('confidence')
    expect(changed).toEqual(
      expect.arrayContaining(['segment_type', 'identity', 'segment_name_internal', 'composite_score']),
    )
  })

  test('parent_category takes the group and the subcategory with it', async () => {
    const { taxonomy, ...judged } = anotherCategory()
    const { after, changed } = await column('parent_category', { ...judged, segment_type: 'B2E' })
    expect(after).toMatchObject(taxonomy)
    expect(changed).not.toContain('segment_type')
  })

  test('subcategory of another category needs a human', async () => {
    const { taxonomy, ...judged } = anotherCategory()
    const { id, after, changed } = await column('subcategory', judged)
    expect(changed.sort()).toEqual(['review_cause', 'review_reason', 'review_status'])
    expect(after.review_reason).toBe(
      `subcategory needs human review: the model files the topic under ${taxonomy.parent_category}`,
    )
    expect((await jobs.find(id)).errors).toMatchObject([{ message: after.review_reason }])
  })

  /** A judgement that files a topic elsewhere, in words of the taxonomy. */
  function anotherCategory() {
    const { parent_category, taxonomy_type, subcategory } = JSON.parse(judgementOf('Dog Food Buyers'))
    return { parent_category, taxonomy_type, subcategory, taxonomy: { parent_category, taxonomy_type, subcategory } }
  }
})

describe('a batch is paid for once', () => {
  test('where the provider took it and its answer was lost, it is found again', async () => {
    await topicsNamed('Hybrid Wagon Buyers', 'Hybrid Coupe Buyers')
    simulator.onSubmission((nth) => (nth === 0 ? 'lost' : undefined))
    const id = await jobs.create('reclassify', { mode: 'llm', force: true })
    await jobs.process(id)
    expect(await jobs.process(id)).toMatchObject({ done: false, processedItems: 0 })
    await settle()
    // A stranger's batch of the same size, on the same key, is not taken for ours.
    const [ours] = simulator.batches.values()
    simulator.batches.set('msgbatch_foreign', {
      ...ours!,
      requests: ours!.requests.map((request, at) => ({ ...request, custom_id: `theirs-${at}` })),
      state: 'ended',
    })
    expect(await jobs.process(id)).toMatchObject({ done: false, processedItems: 0 })
    ours!.state = 'ended'
    expect(await jobs.finish(id)).toMatchObject({ processedItems: 2, successCount: 2 })
    expect(simulator.batches.size).toBe(2)
  })

  test('where it never arrived, it is sent again', async () => {
    await topicsNamed('Hybrid Wagon Buyers')
    simulator.onSubmission((nth) => (nth === 0 ? 'lost' : undefined))
    const id = await jobs.create('reclassify', { mode: 'llm', force: true })
    await jobs.process(id)
    simulator.batches.clear()
    await settle()
    expect(await jobs.finish(id)).toMatchObject({ processedItems: 1, successCount: 1 })
    expect(simulator.batches.size).toBe(1)
  })

  test('where the provider has no room, it is sent later', async () => {
    await topicsNamed('Hybrid Wagon Buyers')
    simulator.onSubmission((nth) => (nth < 2 ? 'refused' : undefined))
    const { answer } = await run({})
    expect(answer).toMatchObject({ processedItems: 1, successCount: 1 })
    expect(simulator.batches.size).toBe(1)
  })
})

describe('a provider that fails', () => {
  const lastErrorOf = async (id: string) =>
    (
      await select<{ last_error: string | null }>(app.db, {
        text: 'SELECT last_error FROM runs WHERE id = $1',
        values: [id],
      })
    )[0]!.last_error

  test.each([
    ['refused', /rate_limit_error/],
    ['lost', /Connection error/],
  ] as const)('a batch that was %s shows the reason on the job until one gets through', async (fault, reason) => {
    await topicsNamed('Hybrid Wagon Buyers')
    const submitted = simulator.batches.size
    let isFailing = true
    simulator.onSubmission(() => (isFailing ? fault : undefined))
    const id = await jobs.create('reclassify', { mode: 'llm', force: true })
    await jobs.process(id)
    expect((await jobs.find(id)).result.providerError).toMatch(reason)
    expect(await lastErrorOf(id)).toMatch(reason)
    isFailing = false
    simulator.batches.clear()
    await settle()
    expect(await jobs.finish(id)).toMatchObject({ successCount: 1 })
    expect((await jobs.find(id)).result.providerError).toBeUndefined()
    expect(await lastErrorOf(id)).toBeNull()
    expect(submitted).toBe(0)
  })

  test('a later success takes a topic out of the review queue, and not what a person flagged', async () => {
    const [ours, flagged] = (await topicsNamed('Hybrid Wagon Buyers', 'Hybrid Coupe Buyers')) as [string, string]
    const operator = await app.user(undefined, 'member', true)
    const flag = { topicIds: [flagged], reason: 'Looks odd' }
    const { batchId } = (
      await app.call('POST', '/api/admin/topics/bulk', {
        as: operator,
        body: { filename: 'a.csv', totalRows: 1, mappings: [{ csvColumn: 'T', targetField: 'topic_name' }] },
      })
    ).json()
    await app.call('POST', `/api/admin/topics/bulk/${batchId}/review-topics`, { as: operator, body: flag })
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2X' })))
    await run({})
    expect(await stored(ours)).toMatchObject({
      review_status: 'needs_review',
      review_reason: expect.stringContaining('B2X'),
    })
    expect(await stored(flagged)).toMatchObject({ review_status: 'needs_review', review_reason: 'Looks odd' })
    simulator.follow(() => undefined)
    await run({})
    expect(await stored(ours)).toMatchObject({ review_status: null, review_reason: null })
    expect(await stored(flagged)).toMatchObject({ review_status: 'needs_review', review_reason: 'Looks odd' })
  })

  test('a reviewed topic stays reviewed, whatever the provider says of it later', async () => {
    const [id] = (await topicsNamed('Hybrid Wagon Buyers')) as [string]
    simulator.follow((request) => says(judgementOf(topicIn(request), { segment_type: 'B2X' })))
    await run({})
    const operator = await app.user(undefined, 'member', true)
    const review = { topicId: id, segmentType: 'B2C', reason: 'They buy for themselves' }
    await app.call('POST', '/api/admin/topics/review', { as: operator, body: review })
    await run({})
    expect(await stored(id)).toMatchObject({ review_status: 'reviewed', review_reason: null })
  })
})
