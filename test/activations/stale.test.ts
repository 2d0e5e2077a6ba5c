import { expect, test } from 'vitest'
import { updateGlobalTopic } from '../../src/catalog/rewrite/edit-topic'
import { usePush } from '../harness/push'
import { startCustomApi } from '../simulators/platforms/custom-api'

const { call, acme, other, db, user, app, kept, connect, onMarketplace, onDspapi, topics, pushed, newest, listed } =
  await usePush()
const operator = await user(acme.id, 'owner', true)

const admin = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const response = await call(method, `/api/admin/output-templates${path}`, { as: operator, body })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json()
}
let series = 0
const template = (more: object = {}): Promise<{ id: string; platformKey: string }> =>
  admin('POST', '', {
    platformKey: `house${++series}`,
    displayName: 'House',
    pathFields: [{ key: 'topic' }, { key: 'category' }],
    includeSlug: false,
    descTemplate: '{{prefix}} like {{topic}}',
    ...more,
  })
const record = async (topic: string) =>
  (await call('GET', '/api/topics?pageSize=100', { as: acme.viewer }))
    .json()
    .data.find(({ id }: { id: string }) => id === topic)
const staleTopics = async (query = '') => (await listed(`?stale=true${query}`)).map(({ orgTopicId }) => orgTopicId)
const globalId = async (topic: string) => {
  const [row] = await db.query<{ topic_id: string }>({
    text: 'SELECT topic_id FROM org_topics WHERE id = $1',
    values: [topic],
  })
  return row!.topic_id
}
const operatorCtx = () => ({ db, now: new Date(), log: app.log, userId: operator.id })

test('what is pushed is not stale, nor is it by changes that reach no name', async () => {
  const { id } = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  await pushed(id, [topic])
  expect(await newest(topic)).toMatchObject({ stale: false })
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member })
  const { currentPlatformName, pushedName, currentPlatformDesc, pushedDescription, stale } = await newest(topic)
  expect(stale).toBe(currentPlatformName !== pushedName || currentPlatformDesc !== pushedDescription)
  await call('PATCH', `/api/connections/${id}`, { as: acme.owner, body: { name: 'Other', config: { default_cpm: 2 } } })
  expect(await newest(topic)).toMatchObject({ stale })
})

test('an edit in the library makes its own activations stale, and nobody else’s', async () => {
  const { id } = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  await pushed(id, [topic])
  const added = await call('POST', '/api/topics/catalog', {
    as: other.member,
    body: { topicIds: [await globalId(topic)] },
  })
  expect(added.json()).toEqual({ added: 1 })
  const [theirs] = await db.query<{ id: string }>({
    text: 'SELECT id FROM org_topics WHERE org_id = $1',
    values: [other.id],
  })
  const { id: connection } = await onMarketplace({ as: other })
  const url = `/api/connections/${connection}/push/run`
  const run = (await call('POST', url, { as: other.member, body: { topicIds: [theirs!.id] } })).json()
  await call('POST', `${url}/${run.runId}/push`, { as: other.member })
  await call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { segment_type: 'B2B' } })
  expect(await staleTopics()).toEqual([topic])
  expect(await listed('?stale=true', other.member)).toEqual([])
  expect(await listed('', other.member)).toMatchObject([{ status: 'active', stale: false }])
})

test('a change of the global topic and an upgrade of the engine make activations stale', async () => {
  const { id } = await onDspapi()
  const [edited, upgraded, same] = (await topics(3)) as [string, string, string]
  await pushed(id, [edited, upgraded, same])
  await updateGlobalTopic(operatorCtx(), await globalId(edited), { segment_type: 'B2B' })
  await updateGlobalTopic(operatorCtx(), await globalId(upgraded), { engine_version: '2.6' })
  expect((await staleTopics()).sort()).toEqual([edited, upgraded].sort())
  expect(await newest(upgraded)).toMatchObject({ engineVersionAtPush: '2.5', currentEngineVersion: '2.6' })
  expect(await newest(same)).toMatchObject({ stale: false })
})

test('a template named by the connection names its segments, and its edit makes them stale at once', async () => {
  const made = await template()
  const { platform, id } = await onMarketplace({ config: { template_key: made.platformKey } })
  const plain = await onMarketplace()
  const [topic] = (await topics(1)) as [string]
  await pushed(id, [topic])
  const { topic_name } = await record(topic)
  expect([...platform.segments.values()]).toMatchObject([
    { name: `${topic_name} > Auto`, description: `Consumers who like ${topic_name}` },
  ])
  await pushed(plain.id, [topic])
  expect(await staleTopics()).toEqual([])
  await admin('PATCH', `/${made.id}`, { descTemplate: '{{prefix}} love {{topic}}' })
  expect(await listed('?stale=true')).toMatchObject([
    { connectionId: id, currentPlatformDesc: `Consumers who love ${topic_name}`, stale: true },
  ])
  const [marketplace] = (await call('GET', '/api/admin/output-templates', { as: operator }))
    .json()
    .filter(({ platformKey }: { platformKey: string }) => platformKey === 'marketplace')
  // What is stored with topics changes with a reclassification, not with the template.
  await admin('PATCH', `/${marketplace.id}`, { descTemplate: 'Anew {{topic}}' })
  expect(await staleTopics(`&connectionId=${plain.id}`)).toEqual([])
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member })
  expect(await staleTopics(`&connectionId=${plain.id}`)).toEqual([topic])
  await admin('PATCH', `/${marketplace.id}`, { descTemplate: marketplace.descTemplate })
})

test('aliases of the organization are in the names', async () => {
  const made = await template({ pathFields: [{ key: 'org_alias' }, { key: 'topic' }] })
  await call('PATCH', `/api/admin/organizations/${acme.id}`, { as: operator, body: { org_alias: 'ACM' } })
  const { platform, id } = await onMarketplace({ config: { template_key: made.platformKey } })
  const [topic] = (await topics(1)) as [string]
  await pushed(id, [topic])
  expect([...platform.segments.values()][0]!.name).toMatch(/^ACM > /)
  await call('PATCH', `/api/admin/organizations/${acme.id}`, { as: operator, body: { org_alias: 'ACME' } })
  expect(await staleTopics()).toEqual([topic])
})

test('a platform of one’s own without a template gets the plain path', async () => {
  const platform = kept(await startCustomApi())
  const id = await connect('custom_api', platform)
  const [topic] = (await topics(1)) as [string]
  expect(await pushed(id, [topic])).toMatchObject({ successCount: 1 })
  const { taxonomy_type, parent_category, subcategory, topic_name, segment_desc_marketplace } = await record(topic)
  expect([...platform.segments.values()]).toMatchObject([
    {
      name: [taxonomy_type, parent_category, subcategory, topic_name].join(' > '),
      description: segment_desc_marketplace,
    },
  ])
})

test('two topics of one name: the second is refused before it is sent', async () => {
  const made = await template({ pathFields: [{ key: 'category' }] })
  const { platform, id } = await onMarketplace({ config: { template_key: made.platformKey } })
  const [one, two, three] = (await topics(3)) as [string, string, string]
  const run = await pushed(id, [one, two])
  expect(run).toMatchObject({ status: 'completed', successCount: 1, errorCount: 1 })
  expect(run.errors).toMatchObject([{ message: 'Duplicate name already active on connection' }])
  expect(run.findings).toMatchObject([{ ruleId: 'duplicate_name', level: 'block' }])
  expect((await pushed(id, [three])).errors).toMatchObject([{ message: 'Duplicate name already active on connection' }])
  expect(platform.asked('create').length).toBe(1)
})

test('names that differ only where the platform cuts them are one name', async () => {
  const made = await template({ pathFields: [{ key: 'x', format: 'a'.repeat(260) }, { key: 'topic' }] })
  const { platform, id } = await onMarketplace({ config: { template_key: made.platformKey } })
  const run = await pushed(id, await topics(2))
  expect(run).toMatchObject({ successCount: 1, errorCount: 1 })
  expect(run.findings.filter(({ ruleId }: { ruleId: string }) => ruleId === 'name_truncated').length).toBe(2)
  expect([...platform.segments.values()].map(({ name }) => name)).toEqual(['a'.repeat(250)])
  expect((await listed('?status=active'))[0]).toMatchObject({ stale: false })
})

test('rules warn, block or are silent, as the connection says', async () => {
  const made = await template({ descTemplate: 'Guaranteed buyers of {{topic}}' })
  const config = (preflight: object) => ({ template_key: made.platformKey, preflight })
  const warned = await onMarketplace({ config: config({}) })
  const blocked = await onMarketplace({ config: config({ definitive_wording: 'block' }) })
  const silent = await onMarketplace({ config: config({ definitive_wording: 'off' }) })
  const [topic] = (await topics(1)) as [string]
  expect(await pushed(warned.id, [topic])).toMatchObject({
    successCount: 1,
    findings: [
      { ruleId: 'definitive_wording', level: 'warn', message: '"Guaranteed" states as certain what is inferred' },
    ],
  })
  expect(await pushed(blocked.id, [topic])).toMatchObject({
    errorCount: 1,
    errors: [{ message: 'Blocked by definitive_wording: "Guaranteed" states as certain what is inferred' }],
    findings: [{ ruleId: 'definitive_wording', level: 'block' }],
  })
  expect(blocked.platform.segments.size).toBe(0)
  expect(await pushed(silent.id, [topic])).toMatchObject({ successCount: 1, findings: [] })
})

test('sensitive topics and empty names are noticed', async () => {
  const made = await template({ pathFields: [{ key: 'subcategory_l4' }] })
  const { id } = await onMarketplace({ config: { template_key: made.platformKey, preflight: { empty_name: 'block' } } })
  const plain = await onMarketplace()
  const body = { topic_name: 'Type 2 Diabetes Patients' }
  const topic = (await call('POST', '/api/topics', { as: acme.member, body })).json().id
  expect((await pushed(plain.id, [topic])).findings).toMatchObject([{ ruleId: 'sensitive_category', level: 'warn' }])
  expect((await pushed(id, [topic])).errors).toMatchObject([{ message: 'Blocked by empty_name: The name is empty' }])
})

test('a plan says what a refresh would do, and changes nothing', async () => {
  const { platform, id } = await onMarketplace()
  const [fresh, edited, off] = (await topics(3)) as [string, string, string]
  await pushed(id, [fresh, edited, off])
  await call('POST', `/api/activations/${(await newest(off)).id}/deactivate`, { as: acme.member })
  await call('PATCH', `/api/topics/${edited}`, { as: acme.member, body: { topic_name: 'Entirely Other Collectors' } })
  const activationIds = [...(await Promise.all([fresh, edited, off].map(newest))).map(({ id }) => id), 'act_none']
  const plan = (body: object, as = acme.viewer) => call('POST', '/api/activations/refresh-plan', { as, body })
  const { total, stale, plan: entries, more } = (await plan({ activationIds })).json()
  expect({ total, stale, more }).toEqual({ total: 4, stale: 1, more: false })
  const of = (activationId: unknown) =>
    entries.find((entry: { activationId: string }) => entry.activationId === activationId)
  expect(of(activationIds[0])).toMatchObject({ action: 'none', stale: false, name: { changed: false } })
  expect(of(activationIds[1])).toMatchObject({ action: 'replace', stale: true, name: { changed: true }, reason: null })
  expect(of(activationIds[2])).toMatchObject({
    action: 'impossible',
    reason: expect.stringContaining('must be active'),
  })
  expect(of('act_none')).toMatchObject({ action: 'impossible', reason: 'Activation not found' })
  expect((await plan({ filters: { connectionId: id, stale: true } })).json()).toMatchObject({
    total: 1,
    plan: [{ activationId: activationIds[1] }],
  })
  expect(
    (await plan({ activationIds }, other.member)).json().plan.map(({ reason }: { reason: string }) => reason),
  ).toEqual(Array.from({ length: 4 }, () => 'Activation not found'))
  expect((await plan({})).json()).toEqual({ error: 'activationIds array or filters object required' })
  expect(platform.asked('deactivate').length).toBe(1)
})

test('the list is filtered, and refuses what it does not know', async () => {
  const market = await onMarketplace()
  const dsp = await onDspapi()
  const [topic] = (await topics(1)) as [string]
  await pushed(market.id, [topic])
  await pushed(dsp.id, [topic])
  expect((await listed('?platform=dspapi')).map(({ connectionId }) => connectionId)).toEqual([dsp.id])
  expect((await listed(`?connectionId=${market.id}&status=active&stale=false`)).length).toBe(1)
  expect(await listed('?status=pending')).toEqual([])
  expect((await listed('?status=&platform=')).length).toBe(2)
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
