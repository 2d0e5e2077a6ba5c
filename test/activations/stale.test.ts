import { expect, test } from 'vitest'
import { updateGlobalTopic } from '../../src/catalog/rewrite/edit-topic'
import { ENGINE_VERSION } from '../../src/engine/version'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { startCustomApi } from '../simulators/platforms/custom-api'

const {
  call,
  acme,
  other,
  db,
  user,
  app,
  closeAfterTest,
  connect,
  connectMarketplace,
  connectDspapi,
  createTopics,
  pushTopics,
  newestActivation,
  listActivations,
} = await usePush()
const operator = await user(acme.id, 'owner', true)

const admin = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) => {
  const response = await call(method, `/api/admin/output-templates${path}`, { as: operator, body })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}
let series = 0
const createTemplate = (overrides: object = {}): Promise<{ id: string; platformKey: string }> =>
  admin('POST', '', {
    platformKey: `house${++series}`,
    displayName: 'House',
    pathFields: [{ key: 'topic' }, { key: 'category' }],
    includeSlug: false,
    descTemplate: '{{prefix}} like {{topic}}',
    ...overrides,
  })
const record = async (topic: string) =>
  (await call('GET', '/api/topics?pageSize=100', { as: acme.viewer }))
    .json()
    .data.find(({ id }: { id: string }) => id === topic)
const staleTopics = async (query = '') =>
  (await listActivations(`?stale=true${query}`)).map(({ orgTopicId }) => orgTopicId)
const globalId = async (topic: string) => {
  const [row] = await select<{ topic_id: string }>(db, {
    text: 'SELECT topic_id FROM org_topics WHERE id = $1',
    values: [topic],
  })
  return row!.topic_id
}
const operatorCtx = () => ({ db, now: new Date(), log: app.log, userId: operator.id })

test('a pushed segment is not stale, and changes that do not affect its output leave it so', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  expect(await newestActivation(topic)).toMatchObject({ stale: false })
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member })
  const { currentPlatformName, pushedName, currentPlatformDesc, pushedDescription, stale } =
    await newestActivation(topic)
  expect(stale).toBe(currentPlatformName !== pushedName || currentPlatformDesc !== pushedDescription)
  await call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { name: 'Other', config: { default_cpm: 2 } } })
  expect(await newestActivation(topic)).toMatchObject({ stale })
})

test('an edit in a library makes only its own activations stale', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const added = await call('POST', '/api/topics/catalog', {
    as: other.member,
    body: { topicIds: [await globalId(topic)] },
  })
  expect(added.json()).toEqual({ added: 1 })
  const [theirs] = await select<{ id: string }>(db, {
    text: 'SELECT id FROM org_topics WHERE org_id = $1',
    values: [other.id],
  })
  const { id: connection } = await connectMarketplace({ as: other })
  const url = `/api/connections/${connection}/push/run`
  const run = (await call('POST', url, { as: other.member, body: { topicIds: [theirs!.id] } })).json()
  await call('POST', `${url}/${run.runId}/push`, { as: other.member })
  await call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { segment_type: 'B2B' } })
  expect(await staleTopics()).toEqual([topic])
  expect(await listActivations('?stale=true', other.member)).toEqual([])
  expect(await listActivations('', other.member)).toMatchObject([{ status: 'active', stale: false }])
})

test('a change of the global topic and an upgrade of the engine make activations stale', async () => {
  const { id } = await connectDspapi()
  const [edited, upgraded, same] = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, [edited, upgraded, same])
  await updateGlobalTopic(operatorCtx(), await globalId(edited), { segment_type: 'B2B' })
  await updateGlobalTopic(operatorCtx(), await globalId(upgraded), { engine_version: '99.1' })
  expect((await staleTopics()).sort()).toEqual([edited, upgraded].sort())
  expect(await newestActivation(upgraded)).toMatchObject({
    engineVersionAtPush: ENGINE_VERSION,
    currentEngineVersion: '99.1',
  })
  expect(await newestActivation(same)).toMatchObject({ stale: false })
})

test('a connection’s template names its segments, and editing it makes them stale at once', async () => {
  const outputTemplate = await createTemplate()
  const { platform, id } = await connectMarketplace({ config: { template_key: outputTemplate.platformKey } })
  const plain = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const { topic_name } = await record(topic)
  expect([...platform.segments.values()]).toMatchObject([
    { name: `${topic_name} > Auto`, description: `Consumers who like ${topic_name}` },
  ])
  await pushTopics(plain.id, [topic])
  expect(await staleTopics()).toEqual([])
  await admin('PATCH', `/${outputTemplate.id}`, { descTemplate: '{{prefix}} love {{topic}}' })
  expect(await listActivations('?stale=true')).toMatchObject([
    { connectionId: id, currentPlatformDesc: `Consumers who love ${topic_name}`, stale: true },
  ])
  const [marketplace] = (await call('GET', '/api/admin/output-templates', { as: operator }))
    .json()
    .filter(({ platformKey }: { platformKey: string }) => platformKey === 'marketplace')
  // Stored outputs change with a reclassification, not with the template.
  await admin('PATCH', `/${marketplace.id}`, { descTemplate: 'Anew {{topic}}' })
  expect(await staleTopics(`&connectionId=${plain.id}`)).toEqual([])
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member })
  expect(await staleTopics(`&connectionId=${plain.id}`)).toEqual([topic])
  await admin('PATCH', `/${marketplace.id}`, { descTemplate: marketplace.descTemplate })
})

test('an edited template reaches a topic that a library reclassifies, also where the answer stays the same', async () => {
  const add = async (as: { cookie: string }) =>
    (await call('POST', '/api/topics', { as, body: { topic_name: 'Harpsichord Makers' } })).json().id
  const [mine, theirs]: string[] = [await add(acme.member), await add(other.member)]
  const before = await record(mine!)
  await admin('PATCH', '/tpl_marketplace', { recency: 'Today' })
  expect(before.segment_name_marketplace).toContain('Last 30 Days')
  const response = await call('POST', `/api/topics/${mine}/reclassify`, { as: acme.member })
  expect(response.json()).toMatchObject({ segment_name_dspapi: before.segment_name_dspapi })
  expect(response.json().segment_name_marketplace).toContain('Today')
  const { segment_name_marketplace } = (await call('GET', `/api/topics/${theirs}`, { as: other.member })).json()
  expect(segment_name_marketplace).toBe(before.segment_name_marketplace)
  const scored = { as: operator, body: { performanceScore: 7 } }
  expect((await call('PATCH', `/api/admin/topics/${await globalId(mine!)}`, scored)).statusCode).toBe(200)
  expect(await record(mine!)).toMatchObject({ performance_score: 7 })
  expect((await record(mine!)).segment_name_marketplace).toContain('Today')

  await admin('PATCH', '/tpl_marketplace', { recency: 'Last 30 Days' })
  await call('POST', `/api/topics/${mine}/reclassify`, { as: acme.member })
  expect(await record(mine!)).toMatchObject({ segment_name_marketplace: before.segment_name_marketplace })
})

test('names contain the organization’s aliases', async () => {
  const outputTemplate = await createTemplate({ pathFields: [{ key: 'org_alias' }, { key: 'topic' }] })
  await call('PATCH', `/api/admin/organizations/${acme.id}`, { as: operator, body: { org_alias: 'ACM' } })
  const { platform, id } = await connectMarketplace({ config: { template_key: outputTemplate.platformKey } })
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  expect([...platform.segments.values()][0]!.name).toMatch(/^ACM > /)
  await call('PATCH', `/api/admin/organizations/${acme.id}`, { as: operator, body: { org_alias: 'ACME' } })
  expect(await staleTopics()).toEqual([topic])
})

test('a custom platform without a template gets the plain path', async () => {
  const platform = closeAfterTest(await startCustomApi())
  const id = await connect('custom_api', platform)
  const [topic] = (await createTopics(1)) as [string]
  expect(await pushTopics(id, [topic])).toMatchObject({ successCount: 1 })
  const { taxonomy_type, parent_category, subcategory, topic_name, segment_desc_marketplace } = await record(topic)
  expect([...platform.segments.values()]).toMatchObject([
    {
      name: [taxonomy_type, parent_category, subcategory, topic_name].join(' > '),
      description: segment_desc_marketplace,
    },
  ])
})

test('a custom platform with a template gets what the template makes', async () => {
  const platform = closeAfterTest(await startCustomApi())
  const id = await connect('custom_api', platform)
  const template = await createTemplate({ platformKey: 'custom_api' })
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  const { topic_name } = await record(topic)
  expect([...platform.segments.values()]).toMatchObject([{ name: `${topic_name} > Auto` }])
  expect(await staleTopics()).toEqual([])
  await admin('DELETE', `/${template.id}`, {})
  expect(await staleTopics()).toEqual([topic])
})

test('of two topics with the same name the second is refused before it is sent', async () => {
  const outputTemplate = await createTemplate({ pathFields: [{ key: 'category' }] })
  const { platform, id } = await connectMarketplace({ config: { template_key: outputTemplate.platformKey } })
  const [first, second, third] = (await createTopics(3)) as [string, string, string]
  const run = await pushTopics(id, [first, second])
  expect(run).toMatchObject({ status: 'completed', successCount: 1, errorCount: 1 })
  expect(run.errors).toMatchObject([{ message: 'Duplicate name already active on connection' }])
  expect(run.findings).toMatchObject([{ ruleId: 'duplicate_name', level: 'block' }])
  expect((await pushTopics(id, [third])).errors).toMatchObject([
    { message: 'Duplicate name already active on connection' },
  ])
  expect(platform.requestsFor('create').length).toBe(1)
})

test('names that are equal after truncation count as the same', async () => {
  const outputTemplate = await createTemplate({ pathFields: [{ key: 'x', format: 'a'.repeat(260) }, { key: 'topic' }] })
  const { platform, id } = await connectMarketplace({ config: { template_key: outputTemplate.platformKey } })
  const run = await pushTopics(id, await createTopics(2))
  expect(run).toMatchObject({ successCount: 1, errorCount: 1 })
  expect(run.findings.filter(({ ruleId }: { ruleId: string }) => ruleId === 'name_truncated').length).toBe(2)
  expect([...platform.segments.values()].map(({ name }) => name)).toEqual(['a'.repeat(250)])
  expect((await listActivations('?status=active'))[0]).toMatchObject({ stale: false })
})

test('rules warn, block or are off, as the connection’s config says', async () => {
  const outputTemplate = await createTemplate({ descTemplate: 'Guaranteed buyers of {{topic}}' })
  const config = (preflight: object) => ({ template_key: outputTemplate.platformKey, preflight })
  const warned = await connectMarketplace({ config: config({}) })
  const blocked = await connectMarketplace({ config: config({ definitive_wording: 'block' }) })
  const silent = await connectMarketplace({ config: config({ definitive_wording: 'off' }) })
  const [topic] = (await createTopics(1)) as [string]
  expect(await pushTopics(warned.id, [topic])).toMatchObject({
    successCount: 1,
    findings: [
      { ruleId: 'definitive_wording', level: 'warn', message: '"Guaranteed" states as certain what is inferred' },
    ],
  })
  expect(await pushTopics(blocked.id, [topic])).toMatchObject({
    errorCount: 1,
    errors: [{ message: 'Blocked by definitive_wording: "Guaranteed" states as certain what is inferred' }],
    findings: [{ ruleId: 'definitive_wording', level: 'block' }],
  })
  expect(blocked.platform.segments.size).toBe(0)
  expect(await pushTopics(silent.id, [topic])).toMatchObject({ successCount: 1, findings: [] })
})

test('sensitive topics and empty names are reported', async () => {
  const outputTemplate = await createTemplate({ pathFields: [{ key: 'subcategory_l4' }] })
  const { id } = await connectMarketplace({
    config: { template_key: outputTemplate.platformKey, preflight: { empty_name: 'block' } },
  })
  const plain = await connectMarketplace()
  const body = { topic_name: 'Type 2 Diabetes Patients' }
  const topic = (await call('POST', '/api/topics', { as: acme.member, body })).json().id
  expect((await pushTopics(plain.id, [topic])).findings).toMatchObject([
    { ruleId: 'sensitive_category', level: 'warn' },
  ])
  expect((await pushTopics(id, [topic])).errors).toMatchObject([
    { message: 'Blocked by empty_name: The name is empty' },
  ])
})

test('a refresh plan says what a refresh would do and changes nothing', async () => {
  const { platform, id } = await connectMarketplace()
  const [fresh, edited, off] = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, [fresh, edited, off])
  await call('POST', `/api/activations/${(await newestActivation(off)).id}/deactivate`, { as: acme.member })
  await call('PATCH', `/api/topics/${edited}`, { as: acme.member, body: { topic_name: 'Entirely Other Collectors' } })
  const activationIds = [
    ...(await Promise.all([fresh, edited, off].map(newestActivation))).map(({ id }) => id),
    'act_none',
  ]
  const plan = (body: object, as = acme.viewer) => call('POST', '/api/activations/refresh-plan', { as, body })
  const { total, stale, plan: entries, more } = (await plan({ activationIds })).json()
  expect({ total, stale, more }).toEqual({ total: 4, stale: 1, more: false })
  const entryOf = (activationId: unknown) =>
    entries.find((entry: { activationId: string }) => entry.activationId === activationId)
  expect(entryOf(activationIds[0])).toMatchObject({ action: 'none', stale: false, name: { changed: false } })
  expect(entryOf(activationIds[1])).toMatchObject({
    action: 'replace',
    stale: true,
    name: { changed: true },
    reason: null,
  })
  expect(entryOf(activationIds[2])).toMatchObject({
    action: 'impossible',
    reason: expect.stringContaining('must be active'),
  })
  expect(entryOf('act_none')).toMatchObject({ action: 'impossible', reason: 'Activation not found' })
  expect((await plan({ filters: { connectionId: id, stale: true } })).json()).toMatchObject({
    total: 1,
    plan: [{ activationId: activationIds[1] }],
  })
  expect(
    (await plan({ activationIds }, other.member)).json().plan.map(({ reason }: { reason: string }) => reason),
  ).toEqual(Array.from({ length: 4 }, () => 'Activation not found'))
  expect((await plan({})).json()).toEqual({ error: 'activationIds array or filters object required' })
  expect(platform.requestsFor('deactivate').length).toBe(1)
})

test('the list has filters and refuses unknown values', async () => {
  const market = await connectMarketplace()
  const dsp = await connectDspapi()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(market.id, [topic])
  await pushTopics(dsp.id, [topic])
  expect((await listActivations('?platform=dspapi')).map(({ connectionId }) => connectionId)).toEqual([dsp.id])
  expect((await listActivations(`?connectionId=${market.id}&status=active&stale=false`)).length).toBe(1)
  expect(await listActivations('?status=pending')).toEqual([])
  expect((await listActivations('?status=&platform=')).length).toBe(2)
  for (const [query, error] of [
    ['status=gone', 'status must be one of pending, active, deactivated, error'],
    ['platform=x', 'platform must be one of marketplace, dspapi, exchange, custom_api'],
    ['stale=maybe', 'stale must be true or false'],
  ]) {
    const response = await call('GET', `/api/activations?${query}`, { as: acme.viewer })
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  }
  expect((await call('GET', '/api/activations')).statusCode).toBe(401)
})
