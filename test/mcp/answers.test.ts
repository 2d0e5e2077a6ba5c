import { expect, test } from 'vitest'
import { TOOLS } from '../../src/mcp/tools'
import { addToCatalog } from '../harness/catalog'
import { useAgents } from '../harness/mcp'
import { usePush } from '../harness/push'

const { app, acme, apiKey, connectMarketplace, createTopics, pushTopics, db } = await usePush()
const { agent } = await useAgents(app)
const { use } = await agent(await apiKey(acme.owner))

test('a push says which segments failed and why, and its run can be asked for after its end', async () => {
  const { platform, id } = await connectMarketplace()
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  const pushed = (await use('push_topics', { connection_id: id, topic_ids: await createTopics(2) })).answer
  expect(pushed).toMatchObject({ total: 2, success: 1, errors: 1, remaining: 0, done: true, message: null })
  expect(pushed.failures).toEqual([{ topic_name: expect.any(String), error: expect.stringContaining('400') }])
  const { total: _, skipped: __, ...run } = pushed
  const repeated = await use('continue_push', { connection_id: id, run_id: pushed.run_id })
  expect(repeated).toEqual({ isError: false, answer: run })
  expect(platform.requestsFor('create')).toHaveLength(2)
})

test('a plan begins with what would be refused', async () => {
  const { id } = await connectMarketplace()
  const { topics } = (await use('add_topics', { names: ['Apple Growers', 'HIV Patients', 'Beet Growers'] })).answer
  const topic_ids = topics.map((topic: { id: string }) => topic.id)
  const { plan } = (await use('plan_push', { connection_id: id, topic_ids })).answer
  const findings = plan.map((entry: { findings: unknown[] }) => entry.findings.length > 0)
  expect(findings).toEqual([true, false, false])
})

test('an activation of an older engine is stale, and the tools say that this may be why', async () => {
  const { id } = await connectMarketplace()
  const [topic] = (await createTopics(1)) as [string]
  await pushTopics(id, [topic])
  await db.execute({
    text: `UPDATE activations SET engine_version_at_push = '2.4' WHERE org_topic_id = $1`,
    values: [topic],
  })
  const { activations } = (await use('list_activations', { stale: true })).answer
  expect(activations).toMatchObject([{ topic_id: topic, stale: true }])
  const { plan } = (await use('refresh_activations', { activation_ids: [activations[0].activation_id] })).answer
  expect(plan).toMatchObject([
    { name: { changed: false }, description: { changed: false }, engineVersion: { pushed: '2.4', changed: true } },
  ])
  const list = TOOLS.find(({ name }) => name === 'list_activations')!
  expect(list.description).toContain('engine version')
})

test('texts are in American English', () => {
  const texts = TOOLS.flatMap(({ title, description, inputSchema }) => [
    title,
    description,
    JSON.stringify(inputSchema),
  ])
  expect(texts.filter((text) => /analyse|colour|behaviour|organis|catalogue|favour|categoris/i.test(text))).toEqual([])
})

test('every argument is described, but those that another protocol describes', () => {
  const undescribed = TOOLS.filter(({ title }) => !title.startsWith('AdCP')).flatMap(({ name, inputSchema }) =>
    Object.entries((inputSchema.properties ?? {}) as Record<string, { description?: string }>)
      .filter(([, { description }]) => !description)
      .map(([field]) => `${name}.${field}`),
  )
  expect(undescribed).toEqual([])
})

test('topics of the catalog: what was added, and that the rest needs nothing more', async () => {
  const [id] = await addToCatalog(db, [{ name: 'Zither Restorers' }])
  const both = { catalog_ids: [id, 'tp_unknown'] }
  expect((await use('add_topics', both)).answer).toMatchObject({ added: 1, not_added: 1 })
  expect((await use('add_topics', { catalog_ids: [id] })).answer).toMatchObject({ added: 0, not_added: 1 })
  expect((await use('get_topic', { id })).answer).toMatchObject({ topic_name: 'Zither Restorers' })
})

test('a large matrix answers with counts and the first ids', async () => {
  const numbers = Array.from({ length: 15 }, (_, at) => `Zone ${at}`)
  const dimensions = [
    { name: 'Subject', values: ['Barge Pilots', 'Buoy Tenders'] },
    { name: 'Zone', values: numbers },
  ]
  const { answer } = await use('build_matrix', { dimensions, dry_run: false })
  expect(answer).toMatchObject({ totalTopics: 30, errors: 0, more: answer.created > 20 })
  expect(answer.topicIds).toHaveLength(Math.min(20, answer.created))
})

test('an error of a tool says what to do about this one', async () => {
  expect((await use('analyze_brief', { brief: 'Sell kayaks.' })).answer).toEqual({
    error: 'No LLM is configured here',
    next_step: 'Take the audiences out of the brief yourself and look for each with search_topics.',
  })
  expect((await use('plan_push', { topic_ids: ['ot_1'] })).answer).toMatchObject({
    error: 'connection_id is required',
    field: 'connection_id',
  })
  expect((await use('get_topic', { id: 'ot_unknown' })).answer.next_step).toContain('search_topics')
})
