import { expect, test } from 'vitest'
import { marketplace } from '../../src/connectors/marketplace/connector'
import { CONNECTORS } from '../../src/connectors/platforms'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { countTurns } from '../harness/turns'
import { judgementOf, says, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

let onEntry = () => {}
/** A plan asks each time what the platform leaves out. */
const watched = {
  ...marketplace,
  omits: () => {
    onEntry()
    return []
  },
}
const { simulator, env } = await useLlm()
const {
  call,
  user,
  acme,
  other,
  apiKey,
  db,
  connectMarketplace,
  createTopics,
  startRun,
  push,
  cancelRun,
  pushTopics,
  listActivations,
} = await usePush({ connectors: new Map(CONNECTORS).set('marketplace', watched), env })

const plan = (id: string, body: unknown, as: Parameters<typeof startRun>[2] = acme.viewer) =>
  call('POST', `/api/connections/${id}/push/plan`, { as, body })
const rename = (topic: string, name: string) =>
  call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { topic_name: name } })

test('a plan predicts what the push then does', async () => {
  const { platform, id } = await connectMarketplace({ config: { preflight: { definitive_wording: 'block' } } })
  const [there, plain, certain] = (await createTopics(3)) as [string, string, string]
  await pushTopics(id, [there])
  await rename(certain, 'Guaranteed Collectors')
  const topicIds = [there, plain, certain, 'ot_nobody']
  const answer = (await plan(id, { topicIds })).json()
  expect(answer).toEqual({
    totalItems: 2,
    skipped: 2,
    refused: 1,
    warned: 0,
    limits: { name: 250, description: 245 },
    plan: [
      {
        topicId: certain,
        topicName: 'Guaranteed Collectors',
        name: expect.stringContaining('Guaranteed Collectors'),
        fullName: expect.stringContaining('Guaranteed Collectors'),
        description: expect.any(String),
        sentDescription: expect.any(String),
        price: null,
        action: 'refuse',
        reason: 'Blocked by definitive_wording: "Guaranteed" states as certain what is inferred',
        findings: [
          { ruleId: 'definitive_wording', level: 'block', message: '"Guaranteed" states as certain what is inferred' },
        ],
      },
      expect.objectContaining({ topicId: plain, action: 'create', reason: null, findings: [] }),
    ],
    more: false,
  })
  expect(platform.requestsFor('create').length).toBe(1)
  expect((await listActivations(`?connectionId=${id}`)).length).toBe(1)
  const run = await pushTopics(id, topicIds)
  expect(run).toMatchObject({ totalItems: answer.totalItems, successCount: 1, errorCount: answer.refused })
  expect(run.errors).toMatchObject([{ message: answer.plan[0].reason }])
  expect([...platform.segments.values()].map(({ name }) => name)).toContain(answer.plan[1].name)
  expect((await plan(id, { topicIds })).json()).toMatchObject({ totalItems: 1, skipped: 3 })
})

test('a plan warns about segments that are sent, and reports names that are in use', async () => {
  const { platform, id } = await connectMarketplace({ config: { default_cpm: 1.25, currency: 'EUR' } })
  const [first, second, third] = (await createTopics(3)) as [string, string, string]
  const [name] = await select<{ name: string }>(db, {
    text: `SELECT segment_name_marketplace AS name FROM org_topics o JOIN global_topics g ON g.id = o.topic_id WHERE o.id = $1`,
    values: [first],
  })
  await db.execute({
    text: `UPDATE global_topics g SET segment_name_marketplace = $2, segment_desc_marketplace = repeat('x', 300)
           FROM org_topics o WHERE o.topic_id = g.id AND o.id = ANY($1)`,
    values: [[second, third], `${name!.name} again`],
  })
  const topicIds = [first, second, third]
  const { refused, warned, plan: entries } = (await plan(id, { topicIds })).json()
  expect({ refused, warned }).toEqual({ refused: 1, warned: 1 })
  expect(entries).toMatchObject([
    { topicId: first, action: 'create', findings: [] },
    { topicId: second, action: 'create', findings: [{ ruleId: 'description_truncated', level: 'warn' }] },
    {
      topicId: third,
      action: 'refuse',
      reason: 'Duplicate name already active on connection',
      findings: [{ ruleId: 'description_truncated' }, { ruleId: 'duplicate_name', level: 'block' }],
    },
  ])
  await pushTopics(id, [second])
  const { name: fullName, ...planned } = entries[1]
  expect(planned).toMatchObject({ fullName, price: { cpm: 1.25, currency: 'EUR' } })
  expect(planned.description).toHaveLength(300)
  expect(platform.requestsFor('create').map(({ text }) => JSON.parse(text))).toMatchObject([
    {
      name: fullName,
      description: planned.sentDescription,
      pricing: { currencyCode: 'EUR', digitalAdTargeting: 1.25 },
    },
  ])
  expect((await plan(id, { topicIds: [third] })).json().plan).toMatchObject([{ action: 'refuse' }])
})

test('a plan says that a segment with an unknown outcome is looked up first', async () => {
  const { platform, id } = await connectMarketplace()
  const topicIds = await createTopics(1)
  const { runId } = (await startRun(id, { topicIds })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  await push(id, runId)
  await cancelRun(id, runId)
  await rename(topicIds[0]!, 'Entirely Other Collectors')
  const [sent] = [...platform.segments.values()]
  expect((await plan(id, { filters: { search: 'Entirely Other Collectors' } })).json()).toMatchObject({
    totalItems: 1,
    plan: [{ action: 'find', name: sent!.name, reason: null, findings: [] }],
  })
})

test('a plan is refused like a push, but viewers may request it', async () => {
  const { id } = await connectMarketplace()
  const topicIds = await createTopics(1)
  const answers = [
    await plan(id, {}),
    await plan('conn_none', { topicIds }),
    await plan(id, { topicIds }, other.member),
    await plan(id, { topicIds }, await apiKey(acme.owner, ['sync'])),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [400, 'topicIds array or filters object required'],
    [404, 'Connection not found'],
    [404, 'Connection not found'],
    [401, 'Insufficient scopes'],
  ])
  expect((await plan(id, { topicIds }, await apiKey(acme.owner, ['activations']))).statusCode).toBe(200)
})

test('a plan names the subject of sensitive topics and the names that nobody has checked', async () => {
  const create = async (topic_name: string): Promise<string> =>
    (await call('POST', '/api/topics', { as: acme.member, body: { topic_name } })).json().id
  const catholics = await create('Catholic families')
  const patients = await create('Lupus patients')
  const unknown = await create('Zorblaxian fans')
  const sensitive = (level: string, subject: string) => [
    { ruleId: 'sensitive_category', level, message: `The topic's sensitivity is High: ${subject}` },
  ]
  const { id } = await connectMarketplace({ config: { preflight: { subjects: { religion: 'block' } } } })
  const { plan: entries } = (await plan(id, { topicIds: [catholics, patients, unknown] })).json()
  expect(entries).toMatchObject([
    { topicId: catholics, action: 'refuse', findings: sensitive('block', 'religion') },
    { topicId: patients, action: 'create', findings: sensitive('warn', 'health') },
    {
      topicId: unknown,
      action: 'create',
      findings: [
        {
          ruleId: 'unknown_name',
          level: 'warn',
          message: 'The engine does not know "Zorblaxian": check whether the topic is sensitive',
        },
      ],
    },
  ])
  const [row] = await select<{ review_reason: string }>(db, {
    text: `SELECT g.review_reason FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.id = $1 AND g.review_status = 'needs_review'`,
    values: [unknown],
  })
  expect(row?.review_reason).toBe('Unknown name, sensitivity not checked: Zorblaxian')
})

test('a name that a reviewer has confirmed or the LLM has judged is no longer unchecked, until it is renamed', async () => {
  const create = async (topic_name: string): Promise<string> =>
    (await call('POST', '/api/topics', { as: acme.member, body: { topic_name } })).json().id
  const reviewed = await create('Quenvorian fans')
  const judged = await create('Brolvaxian fans')
  const { id } = await connectMarketplace({ config: { preflight: { unknown_name: 'block' } } })
  const actions = async () => {
    const entries: { topicId: string; action: string }[] = (await plan(id, { topicIds: [reviewed, judged] })).json()
      .plan
    return [reviewed, judged].map((topic) => entries.find(({ topicId }) => topicId === topic)?.action)
  }
  expect(await actions()).toEqual(['refuse', 'refuse'])

  const globalIdOf = async (topic: string) =>
    (
      await select<{ topic_id: string }>(db, { text: 'SELECT topic_id FROM org_topics WHERE id = $1', values: [topic] })
    )[0]!.topic_id
  const confirmed = await call('POST', '/api/admin/topics/review', {
    as: await user(undefined, 'owner', true),
    body: { topicId: await globalIdOf(reviewed), segmentType: 'B2C', reason: 'A band' },
  })
  expect(confirmed.statusCode).toBe(200)
  expect(await actions()).toEqual(['create', 'refuse'])

  await db.execute({
    text: `UPDATE global_topics SET engine = 'llm', review_status = NULL, review_reason = NULL WHERE id = $1`,
    values: [await globalIdOf(judged)],
  })
  expect(await actions()).toEqual(['create', 'create'])

  await rename(reviewed, 'Yarmolvian fans')
  expect(await actions()).toEqual(['refuse', 'create'])
  const operator = await user(undefined, 'owner', true)
  const renameInCatalog = async (topicName: string) => {
    const url = `/api/admin/topics/${await globalIdOf(judged)}`
    return (await call('PATCH', url, { as: operator, body: { topicName } })).json()
  }
  expect(await renameInCatalog('Brelquavian fans')).toMatchObject({ reviewStatus: 'needs_review' })
  expect(await actions()).toEqual(['refuse', 'refuse'])
  const known = { reviewStatus: null, reviewReason: null }
  expect(await renameInCatalog('Vintage kayak collectors')).toMatchObject(known)
  expect(await actions()).toEqual(['refuse', 'create'])
})

test('a name whose judged sensitivity the organization replaced by the local engine’s is unchecked again', async () => {
  const created = await call('POST', '/api/topics', { as: acme.member, body: { topic_name: 'Trelvonian fans' } })
  const topic = created.json().id
  // As if the LLM had judged it.
  await db.execute({
    text: `WITH judged AS (
             UPDATE global_topics g SET engine = 'llm', sensitivity = 'High', review_status = NULL, review_reason = NULL
             FROM org_topics o WHERE o.id = $1 AND g.id = o.topic_id
           )
           UPDATE org_topics SET sensitivity = 'High' WHERE id = $1`,
    values: [topic],
  })
  const { id } = await connectMarketplace()
  const rules = async () => {
    const [entry] = (await plan(id, { topicIds: [topic] })).json().plan
    return entry.findings.map(({ ruleId }: { ruleId: string }) => ruleId)
  }
  expect(await rules()).toEqual(['sensitive_category'])
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member })
  expect(await rules()).toEqual(['unknown_name'])
})

test('a name that the LLM judges is checked, also where the answer is what the catalog has', async () => {
  const judge = (sensitivity: string | undefined) =>
    simulator.follow((request) => says(judgementOf(topicIn(request), { sensitivity })))
  const mappings = [{ csvColumn: 'Topic', targetField: 'topic_name' }]
  const body = { filename: 'a.csv', totalRows: 1, mappings, useLLM: true }
  judge(undefined)
  const { batchId } = (await call('POST', '/api/import', { as: acme.owner, body })).json()
  const chunk = { chunkIndex: 0, rows: [{ Topic: 'Wexorbian fans' }], mappings }
  const [topic] = (await call('POST', `/api/import/${batchId}/chunk`, { as: acme.owner, body: chunk })).json()
    .newTopicIds
  const { id } = await connectMarketplace({ config: { preflight: { unknown_name: 'block' } } })
  const action = async () => (await plan(id, { topicIds: [topic] })).json().plan[0].action
  expect(await action()).toBe('refuse')
  const { sensitivity } = (await call('GET', `/api/topics/${topic}`, { as: acme.member })).json().layers
  judge(sensitivity)
  await call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member, body: { llm: true } })
  expect(await action()).toBe('create')
})

test('a name that the organization’s own LLM reclassify has judged is checked by that name alone', async () => {
  const body = { topic_name: 'Vexolarian fans' }
  const topic = (await call('POST', '/api/topics', { as: acme.member, body })).json().id
  const { id } = await connectMarketplace({ config: { preflight: { unknown_name: 'block' } } })
  const action = async () => (await plan(id, { topicIds: [topic] })).json().plan[0].action
  const judge = (sensitivity: string | undefined) => {
    simulator.follow((request) => says(judgementOf(topicIn(request), { sensitivity })))
    return call('POST', `/api/topics/${topic}/reclassify`, { as: acme.member, body: { llm: true } })
  }
  expect((await judge(undefined)).json()).toMatchObject({ fallback: false })
  expect(await action()).toBe('refuse')
  await judge('Low')
  expect(await action()).toBe('create')
  await call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { subcategory: 'Concerts' } })
  expect(await action()).toBe('create')

  await rename(topic, 'Zorvelaxian patients')
  expect(await action()).toBe('refuse')
  await judge('Low')
  expect(await action()).toBe('create')
})

test('a plan of many topics lets other requests have their turn between any two', async () => {
  const { id } = await connectMarketplace()
  const topicIds = await createTopics(20)
  const watch = countTurns()
  const turns = new Set<number>()
  onEntry = () => turns.add(watch.turns())
  const answer = await plan(id, { topicIds }).finally(watch.stop)
  onEntry = () => {}
  expect(answer.json().plan).toHaveLength(20)
  expect(turns.size).toBe(20)
})
