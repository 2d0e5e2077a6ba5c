import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { addToCatalog } from '../harness/catalog'
import { select } from '../harness/select'
import { useSignals } from '../harness/signals'

const {
  acme,
  other,
  db,
  apiKey,
  key,
  task,
  getSignals,
  activation,
  addTopic,
  settings,
  connectMarketplace,
  call,
  createTopics,
  secondNode,
  startRun,
  push,
  status,
  expireClaims,
} = await useSignals()

afterEach(async () => {
  await db.execute({ text: 'DELETE FROM signal_settings' })
  await db.execute({ text: 'DELETE FROM signal_requests' })
  await db.execute({ text: 'DELETE FROM org_topics' })
})

const TTD = { type: 'platform', platform: 'the-trade-desk', account: 'agency-123' }
const SALES_AGENT = { type: 'agent', agent_url: 'https://sales.example' }
const config = { signal_destinations: [TTD, SALES_AGENT] }

const activate = (given: Record<string, unknown>, as = key, node = 0) => task('activate_signal', given, as, node)
const codeOf = async (given: Record<string, unknown>, as = key) => {
  const { answer, isError } = await activate(given, as)
  expect(isError).toBe(true)
  expect(answer).toMatchObject({ status: 'failed', errors: [answer.adcp_error] })
  expect(answer.deployments).toBeUndefined()
  return answer.adcp_error
}

test('a signal becomes a segment, its key comes back, and the same request says so again', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners', 'kayak_owners')
  const given = activation('kayak_owners', TTD, { context: { trace: 1 } })
  const { answer, isError } = await activate(given)
  expect(isError).toBe(false)
  const [segment] = platform.segments.values()
  expect(answer).toEqual({
    status: 'completed',
    deployments: [
      {
        ...TTD,
        is_live: true,
        activation_key: { type: 'segment_id', segment_id: segment!.id },
        deployed_at: expect.any(String),
      },
    ],
    adcp_version: '3.1',
    context: { trace: 1 },
  })
  const repeated = await activate({ ...given, context: { trace: 2 } }, key, 1)
  expect(repeated.answer).toEqual({ ...answer, replayed: true, context: { trace: 2 } })
  // Under another key it is live already.
  const again = await activate(activation(topicId, { ...SALES_AGENT, agent_url: 'https://sales.example/' }))
  expect(again.answer.deployments).toMatchObject([
    {
      ...SALES_AGENT,
      is_live: true,
      activation_key: { type: 'key_value', key: 'audience_segment', value: segment!.id },
    },
  ])
  expect(again.answer.replayed).toBeUndefined()
  expect(platform.segments.size).toBe(1)
  expect((await getSignals({ destinations: [TTD] })).signals).toMatchObject([
    { deployments: [{ ...TTD, is_live: true, activation_key: { segment_id: segment!.id } }] },
  ])
})

test('a signal is taken off again; taking off what is not live is no error', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  const off = (more = {}) => activate(activation(topicId, TTD, { action: 'deactivate', ...more }))
  expect((await off()).answer.deployments).toMatchObject([{ ...TTD, is_live: false }])
  await activate(activation(topicId, TTD))
  const { answer, isError } = await off()
  expect(isError).toBe(false)
  expect(answer.deployments).toMatchObject([{ ...TTD, is_live: false }])
  expect([...platform.segments.values()].map(({ active }) => active)).toEqual([false])
  expect((await off()).answer.deployments).toMatchObject([{ is_live: false }])
  expect((await activate(activation(topicId, TTD))).answer.deployments).toMatchObject([{ is_live: true }])
})

test('a segment that may be there is not said to be taken off', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Canoe Builders')
  await activate(activation(topicId, TTD))
  await db.execute({
    text: `UPDATE activations SET status = 'error', outcome_unknown = true WHERE org_topic_id = $1`,
    values: [topicId],
  })
  const { answer, isError } = await activate(activation(topicId, TTD, { action: 'deactivate' }))
  expect(isError).toBe(true)
  expect(JSON.stringify(answer)).toContain('It is not known whether the platform has the segment')
  expect([...platform.segments.values()].map(({ active }) => active)).toEqual([true])
})

test('50 calls with one key on two nodes make one segment', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  const given = activation(topicId, TTD)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => activate(given, key, at % 2)))
  const codes = answers.map(({ answer }) => answer.adcp_error?.code ?? (answer.replayed ? 'replayed' : 'done'))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  for (const code of codes) expect(['done', 'replayed', 'IDEMPOTENCY_IN_FLIGHT']).toContain(code)
  expect(platform.segments.size).toBe(1)
  expect(platform.requestsFor('create')).toHaveLength(1)
  const { answer } = await activate(given, key, 1)
  expect(answer).toMatchObject({ replayed: true, deployments: [{ is_live: true }] })
})

test('so do 20 calls with keys of their own', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => activate(activation(topicId, TTD), key, at % 2)),
  )
  for (const { answer } of answers) expect(answer.deployments).toMatchObject([{ is_live: true }])
  expect(platform.segments.size).toBe(1)
})

test('keys belong to caller and account; another request under the same key is refused', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  const given = activation(topicId, TTD, { account: { account_id: 'a' } })
  await activate(given)
  const conflict = await codeOf({ ...given, action: 'deactivate' })
  expect(conflict).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', recovery: 'correctable', field: 'idempotency_key' })
  expect(platform.segments.size).toBe(1)
  const colleague = await apiKey(acme.owner)
  for (const [input, as] of [
    [given, colleague],
    [{ ...given, account: { account_id: 'b' } }, key],
  ] as const) {
    expect((await activate(input, as)).answer.replayed).toBeUndefined()
  }
  const webhook = { url: 'https://buyer.example', authentication: { credentials: randomUUID() } }
  const posted = { ...given, idempotency_key: randomUUID(), push_notification_config: webhook }
  await activate(posted)
  const renewed = { ...webhook, authentication: { credentials: randomUUID() } }
  const repeated = await activate({ ...posted, push_notification_config: renewed, governance_context: 'x' })
  expect(repeated.answer.replayed).toBe(true)
})

test('a failure is not kept: the same key works once the cause is gone', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  const given = activation(topicId, TTD)
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  const refused = await codeOf(given)
  expect(refused).toMatchObject({ code: 'ACTIVATION_FAILED', recovery: 'terminal', field: 'destinations[0]' })
  expect(refused.message).toContain('400')
  const { answer } = await activate(given)
  expect(answer).toMatchObject({ status: 'completed', deployments: [{ is_live: true }] })
  expect(answer.replayed).toBeUndefined()
})

test('what is wrong is refused before anything is sent', async () => {
  const { platform } = await connectMarketplace({ config })
  const topicId = await addTopic('Sea Kayak Owners')
  await settings({
    prices: [
      { pricing_option_id: 'low', model: 'cpm', cpm: 1, currency: 'USD' },
      { pricing_option_id: 'high', model: 'cpm', cpm: 2, currency: 'USD' },
    ],
  })
  const nowhere = { ...TTD, account: 'another' }
  const refusals: [Record<string, unknown>, object][] = [
    [{ idempotency_key: 'short' }, { code: 'INVALID_REQUEST', field: 'idempotency_key' }],
    [{ idempotency_key: undefined }, { code: 'INVALID_REQUEST', field: 'idempotency_key' }],
    [{ signal_agent_segment_id: undefined }, { code: 'INVALID_REQUEST', field: 'signal_agent_segment_id' }],
    [{ destinations: [] }, { code: 'INVALID_REQUEST', field: 'destinations' }],
    [{ destinations: [TTD, nowhere] }, { code: 'DEPLOYMENT_UNAUTHORIZED', field: 'destinations[1]' }],
    [{ pricing_option_id: undefined }, { code: 'INVALID_REQUEST', field: 'pricing_option_id' }],
    [{ pricing_option_id: 'free' }, { code: 'INVALID_PRICING_MODEL', field: 'pricing_option_id' }],
    [{ adcp_major_version: 2 }, { code: 'VERSION_UNSUPPORTED' }],
    [{ ext: { half: '\ud800' } }, { code: 'INVALID_REQUEST' }],
  ]
  for (const [wrong, error] of refusals) {
    const given = { ...activation(topicId, TTD, { pricing_option_id: 'low' }), ...wrong, context: { a: 1 } }
    const { answer } = await activate(given)
    expect(answer, JSON.stringify(wrong)).toMatchObject({ status: 'failed', adcp_error: error, context: { a: 1 } })
  }
  await connectMarketplace({ config })
  expect(await codeOf(activation(topicId, TTD, { pricing_option_id: 'low' }))).toMatchObject({
    code: 'INVALID_REQUEST',
    field: 'destinations[0]',
  })
  expect(platform.segments.size).toBe(0)
  expect(await select(db, { text: 'SELECT 1 FROM push_runs' })).toEqual([])
})

test('the price is that of the connection which it is pushed to', async () => {
  const { platform } = await connectMarketplace({ config: { signal_destinations: [TTD], default_cpm: 2 } })
  await connectMarketplace({ config: { signal_destinations: [SALES_AGENT], default_cpm: 5 } })
  const topicId = await addTopic('Sea Kayak Owners')
  expect(await codeOf(activation(topicId, TTD, { pricing_option_id: 'cpm_5_usd' }))).toMatchObject({
    code: 'INVALID_PRICING_MODEL',
    field: 'pricing_option_id',
  })
  const both = { ...activation(topicId, TTD, { pricing_option_id: 'cpm_2_usd' }), destinations: [TTD, SALES_AGENT] }
  expect(await codeOf(both)).toMatchObject({ code: 'INVALID_REQUEST', field: 'destinations' })
  expect(platform.requests).toEqual([])
  const { answer } = await activate(activation(topicId, TTD))
  expect(answer).toMatchObject({ deployments: [{ is_live: true }], ext: { taxon: { pricing_option_id: 'cpm_2_usd' } } })
  expect([...platform.segments.values()]).toMatchObject([{ body: { pricing: { digitalAdTargeting: 2 } } }])
})

test('a rate card holds for all connections', async () => {
  await connectMarketplace({ config: { signal_destinations: [TTD], default_cpm: 2 } })
  await connectMarketplace({ config: { signal_destinations: [SALES_AGENT], default_cpm: 5 } })
  await settings({ prices: [{ pricing_option_id: 'card', model: 'cpm', cpm: 3, currency: 'USD' }] })
  const given = activation(await addTopic('Sea Kayak Owners'), TTD, { pricing_option_id: 'card' })
  const { answer } = await activate({ ...given, destinations: [TTD, SALES_AGENT] })
  expect(answer).toMatchObject({ deployments: [{ is_live: true }, { is_live: true }] })
  expect(answer.ext).toEqual({ taxon: { pricing_option_id: 'card' } })
})

test('a signal of another organization is as unknown as one that never was', async () => {
  await connectMarketplace({ config })
  const theirs = await addTopic('Sea Kayak Owners', 'kayak', other)
  const context = { a: 1 }
  const answers = await Promise.all(
    [theirs, 'kayak', 'ot_00000000000000000000', 'nothing', 'a\u0000b'].map((id) =>
      activate(activation(id, TTD, { context })),
    ),
  )
  for (const { answer } of answers) expect(JSON.stringify(answer)).toBe(JSON.stringify(answers[0]!.answer))
  expect(answers[0]!.answer.adcp_error).toMatchObject({ code: 'REFERENCE_NOT_FOUND', recovery: 'correctable' })
})

test('a signal of the catalog is added to the library, by those who may add', async () => {
  const { platform } = await connectMarketplace({ config })
  const [global] = await addToCatalog(db, [{ name: 'Alpine Ski Racers' }])
  const activator = await apiKey(acme.owner, ['topics:read', 'activations'])
  expect(await codeOf(activation(global!, TTD), activator)).toMatchObject({ code: 'PERMISSION_DENIED' })
  await settings({ include_catalog: false })
  expect(await codeOf(activation(global!, TTD))).toMatchObject({ code: 'REFERENCE_NOT_FOUND' })
  await settings({ include_catalog: true })
  expect((await activate(activation(global!, TTD))).answer.deployments).toMatchObject([{ is_live: true }])
  expect(platform.segments.size).toBe(1)
  const { data } = (await call('GET', '/api/topics', { as: acme.viewer })).json()
  expect(data).toMatchObject([{ topic_name: 'Alpine Ski Racers' }])
})

test('of several destinations those that fail say why', async () => {
  await connectMarketplace({ config: { signal_destinations: [TTD] } })
  const { platform } = await connectMarketplace({ config: { signal_destinations: [SALES_AGENT] } })
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  const topicId = await addTopic('Sea Kayak Owners')
  const { answer, isError } = await activate({ ...activation(topicId, TTD), destinations: [TTD, SALES_AGENT] })
  expect(isError).toBe(false)
  expect(answer.deployments).toMatchObject([
    { ...TTD, is_live: true },
    { ...SALES_AGENT, is_live: false, ext: { taxon: { reason: expect.stringContaining('400') } } },
  ])
})

test('an activation is in the audit log once, with its price', async () => {
  await connectMarketplace({ config: { ...config, default_cpm: 2 } })
  const topicId = await addTopic('Sea Kayak Owners')
  const given = activation(topicId, TTD, { pricing_option_id: 'cpm_2_usd' })
  expect((await activate(given)).answer.ext).toEqual({ taxon: { pricing_option_id: 'cpm_2_usd' } })
  await activate(given)
  const { data } = (await call('GET', '/api/audit?action=signal.activate', { as: acme.owner })).json()
  const entries = data.filter(({ subject }: { subject: { id: string } }) => subject.id === topicId)
  expect(entries).toMatchObject([{ details: { price: 'cpm_2_usd', destinations: [TTD] } }])
})

test('so is one that is pending: nobody has to ask again for it', async () => {
  const { id, platform } = await connectMarketplace({ config: { ...config, default_cpm: 2 } })
  const topicId = await addTopic('Sea Kayak Owners')
  await startRun(id, { topicIds: [topicId, ...(await createTopics(2))] })
  await db.execute({
    text: `UPDATE activations SET claimed_by = 'another', claimed_until = now() + interval '1 h' WHERE org_topic_id = $1`,
    values: [topicId],
  })
  const entries = async () => {
    const { data } = (await call('GET', '/api/audit?action=signal.activate', { as: acme.owner })).json()
    return data.filter(({ subject }: { subject: { id: string } }) => subject.id === topicId)
  }
  const given = activation(topicId, TTD, { pricing_option_id: 'cpm_2_usd' })
  const { answer } = await activate(given)
  expect(answer.deployments).toMatchObject([{ is_live: false, ext: { taxon: { pending: true } } }])
  const noted = [{ details: { price: 'cpm_2_usd', destinations: [TTD], pending: true } }]
  expect(await entries()).toMatchObject(noted)
  await expireClaims()
  expect((await activate(given)).answer.deployments).toMatchObject([{ is_live: true }])
  expect(await entries()).toMatchObject(noted)
  expect(platform.segments.size).toBe(1)
})

test('a signal that waits in somebody’s push is sent alone, and the others keep their turn', async () => {
  const { id, platform } = await connectMarketplace({ config })
  const topicIds = await createTopics(27)
  const { runId } = (await startRun(id, { topicIds })).json()
  const waiting = () =>
    select(db, {
      text: `SELECT org_topic_id FROM activations WHERE run_id = $1 AND status = 'pending' AND sent_at IS NULL
               AND claimed_by IS NULL ORDER BY id`,
      values: [runId],
    })
  const before = await waiting()
  const { org_topic_id: lastInLine } = before.at(-1) as { org_topic_id: string }
  const { answer } = await activate(activation(lastInLine, TTD))
  expect(answer.deployments).toMatchObject([{ ...TTD, is_live: true }])
  expect(platform.requestsFor('create')).toHaveLength(1)
  expect(await waiting()).toEqual(before.slice(0, -1))
  expect(await status(id, runId)).toMatchObject({ status: 'running', totalItems: 27, successCount: 1, errorCount: 0 })
  expect((await push(id, runId)).json()).toMatchObject({ processed: 25, remaining: 1 })
  expect((await push(id, runId)).json()).toMatchObject({ processed: 1, done: true, status: 'completed' })
  expect(platform.segments.size).toBe(27)
})

test('activations and pushes of one run on two nodes send each segment once', async () => {
  const { id, platform } = await connectMarketplace({ config })
  const topicIds = await createTopics(30)
  const { runId } = (await startRun(id, { topicIds })).json()
  const url = `/api/connections/${id}/push/run/${runId}/push`
  const [answers] = await Promise.all([
    Promise.all(topicIds.slice(10, 20).map((topicId, at) => activate(activation(topicId, TTD), key, at % 2))),
    push(id, runId),
    secondNode.call('POST', url, { as: acme.member }),
  ])
  for (const { answer } of answers) expect(answer.deployments).toMatchObject([{ is_live: true }])
  expect(await status(id, runId)).toMatchObject({ status: 'completed', successCount: 30, errorCount: 0 })
  expect(platform.requestsFor('create')).toHaveLength(30)
  expect(platform.segments.size).toBe(30)
})
