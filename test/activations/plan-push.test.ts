import { expect, test } from 'vitest'
import { usePush } from '../harness/push'

const { call, acme, other, apiKey, db, onMarketplace, topics, begin, push, pushed, listed } = await usePush()

const plan = (id: string, body: unknown, as: Parameters<typeof begin>[2] = acme.viewer) =>
  call('POST', `/api/connections/${id}/push/plan`, { as, body })
const rename = (topic: string, name: string) =>
  call('PATCH', `/api/topics/${topic}`, { as: acme.member, body: { topic_name: name } })

test('a plan says what a push would do, and then it does that', async () => {
  const { platform, id } = await onMarketplace({ config: { preflight: { definitive_wording: 'block' } } })
  const [there, plain, certain] = (await topics(3)) as [string, string, string]
  await pushed(id, [there])
  await rename(certain, 'Guaranteed Collectors')
  const topicIds = [there, plain, certain, 'ot_nobody']
  const answer = (await plan(id, { topicIds })).json()
  expect(answer).toEqual({
    totalItems: 2,
    skipped: 2,
    refused: 1,
    warned: 0,
    plan: [
      {
        topicId: certain,
        topicName: 'Guaranteed Collectors',
        name: expect.stringContaining('Guaranteed Collectors'),
        description: expect.any(String),
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
  expect(platform.asked('create').length).toBe(1)
  expect((await listed(`?connectionId=${id}`)).length).toBe(1)
  const run = await pushed(id, topicIds)
  expect(run).toMatchObject({ totalItems: answer.totalItems, successCount: 1, errorCount: answer.refused })
  expect(run.errors).toMatchObject([{ message: answer.plan[0].reason }])
  expect([...platform.segments.values()].map(({ name }) => name)).toContain(answer.plan[1].name)
  expect((await plan(id, { topicIds })).json()).toMatchObject({ totalItems: 1, skipped: 3 })
})

test('a plan warns of what is sent all the same, and tells of a name that is taken', async () => {
  const { id } = await onMarketplace()
  const [one, two, three] = (await topics(3)) as [string, string, string]
  const [name] = await db.query<{ name: string }>({
    text: `SELECT segment_name_marketplace AS name FROM org_topics o JOIN global_topics g ON g.id = o.topic_id WHERE o.id = $1`,
    values: [one],
  })
  await db.execute({
    text: `UPDATE global_topics g SET segment_name_marketplace = $2, segment_desc_marketplace = repeat('x', 300)
           FROM org_topics o WHERE o.topic_id = g.id AND o.id = ANY($1)`,
    values: [[two, three], `${name!.name} again`],
  })
  const topicIds = [one, two, three]
  const { refused, warned, plan: entries } = (await plan(id, { topicIds })).json()
  expect({ refused, warned }).toEqual({ refused: 1, warned: 1 })
  expect(entries).toMatchObject([
    { topicId: one, action: 'create', findings: [] },
    { topicId: two, action: 'create', findings: [{ ruleId: 'description_truncated', level: 'warn' }] },
    {
      topicId: three,
      action: 'refuse',
      reason: 'Duplicate name already active on connection',
      findings: [{ ruleId: 'description_truncated' }, { ruleId: 'duplicate_name', level: 'block' }],
    },
  ])
  await pushed(id, [two])
  expect((await plan(id, { topicIds: [three] })).json().plan).toMatchObject([{ action: 'refuse' }])
})

test('a plan says that a segment of which nobody knows is looked for first', async () => {
  const { platform, id } = await onMarketplace()
  const topicIds = await topics(1)
  const { runId } = (await begin(id, { topicIds })).json()
  platform.faults.push({ kind: 'hang', ms: 5, on: 'create' })
  await push(id, runId)
  await call('PATCH', `/api/connections/${id}/push/run/${runId}/status`, {
    as: acme.member,
    body: { status: 'cancelled' },
  })
  await rename(topicIds[0]!, 'Entirely Other Collectors')
  const [sent] = [...platform.segments.values()]
  expect((await plan(id, { filters: { search: 'Entirely Other Collectors' } })).json()).toMatchObject({
    totalItems: 1,
    plan: [{ action: 'find', name: sent!.name, reason: null, findings: [] }],
  })
})

test('a plan is refused as a push is, except that viewers may ask for it', async () => {
  const { id } = await onMarketplace()
  const topicIds = await topics(1)
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
