import { expect, onTestFinished, test, vi } from 'vitest'
import { useAgents } from '../harness/mcp'
import { usePush } from '../harness/push'
import { withResolvers } from '../harness/with-resolvers'

const { app, acme, other, apiKey, call, connectMarketplace, createTopics, startRun, push, status } = await usePush()
const { agent } = await useAgents(app)
const { client, use } = await agent(await apiKey(acme.owner))

test('every tool is described for models, with hints that are true', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'who_am_i',
    'classify_topic',
    'analyze_brief',
    'search_topics',
    'get_topic',
    'check_duplicate',
    'add_topics',
    'build_matrix',
    'list_destinations',
    'plan_push',
    'push_topics',
    'continue_push',
    'list_activations',
    'refresh_activations',
    'deactivate_activations',
    'get_adcp_capabilities',
    'get_signals',
    'activate_signal',
  ])
  for (const { name, description, inputSchema, annotations } of tools) {
    expect(description, name).toMatch(/^Use /)
    expect(description, name).toMatch(/Free|[Cc]osts/)
    expect(inputSchema.type, name).toBe('object')
    expect(annotations?.readOnlyHint, name).toBeTypeOf('boolean')
  }
  const destructive = tools.filter(({ annotations }) => annotations?.destructiveHint === true)
  expect(destructive.map(({ name }) => name)).toEqual([
    'refresh_activations',
    'deactivate_activations',
    'activate_signal',
  ])
})

test('a caller sees and calls only the tools of its scopes', async () => {
  const reader = await agent(await apiKey(acme.owner, ['topics:read']))
  const { tools } = await reader.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'who_am_i',
    'search_topics',
    'get_topic',
    'get_adcp_capabilities',
    'get_signals',
  ])
  await expect(reader.use('add_topics', { names: ['Kayak Owners'] })).rejects.toThrow('Unknown tool: add_topics')
  expect((await reader.use('who_am_i')).answer).toMatchObject({
    organization: { id: acme.id },
    caller: { kind: 'key', scopes: ['topics:read'] },
  })
})

test('from words to a segment on a platform, and back', async () => {
  const { platform, id } = await connectMarketplace()
  expect((await use('classify_topic', { name: 'Sea Kayak Owners' })).answer).toMatchObject({
    topic_name: 'Sea Kayak Owners',
    uncertain: false,
  })
  const added = await use('add_topics', { names: ['Sea Kayak Owners', 'Sea kayak owners'] })
  expect(added.answer).toMatchObject({ added: 1, topics: [{ outcome: 'new' }, { outcome: 'duplicate' }] })
  const topicId = added.answer.topics[0].id
  expect((await use('search_topics', { query: 'kayak' })).answer).toMatchObject({
    total: 1,
    understood: ['kayak'],
    topics: [
      { id: topicId, name: 'Sea Kayak Owners', source: 'library', why: expect.stringContaining('names "kayak"') },
    ],
    next_cursor: null,
  })
  const excluding = await use('search_topics', { query: 'boats, no kayaks', where: 'both' })
  expect(excluding.answer).toMatchObject({ total: 0, excluded: ['kayaks'] })
  expect((await use('check_duplicate', { topic_name: 'sea kayak owners' })).answer).toMatchObject({ isDuplicate: true })
  expect((await use('get_topic', { id: topicId })).answer).toMatchObject({ topic_name: 'Sea Kayak Owners' })

  const { destinations } = (await use('list_destinations')).answer
  expect(destinations).toMatchObject([{ connection_id: id, platform: 'marketplace', credentials_refused: false }])
  const selection = { connection_id: id, topic_ids: [topicId] }
  expect((await use('plan_push', selection)).answer).toMatchObject({ totalItems: 1, plan: [{ action: 'create' }] })
  expect(platform.segments.size).toBe(0)
  expect((await use('push_topics', selection)).answer).toMatchObject({ total: 1, success: 1, done: true })
  expect((await use('push_topics', selection)).answer).toMatchObject({ total: 0, skipped: 1, success: 0, done: true })
  expect(platform.segments.size).toBe(1)

  const { activations } = (await use('list_activations', { status: 'active' })).answer
  const change = { activation_ids: [activations[0].activation_id] }
  expect((await use('refresh_activations', change)).answer).toMatchObject({ dry_run: true, plan: [{ action: 'none' }] })
  expect((await use('deactivate_activations', change)).answer).toMatchObject({
    dry_run: true,
    would_deactivate: [{ topic_id: topicId }],
  })
  expect((await use('list_activations', { status: 'active' })).answer.activations).toHaveLength(1)
  expect((await use('deactivate_activations', { ...change, dry_run: false })).answer).toMatchObject({ success: 1 })
  expect((await use('list_activations', { status: 'active' })).answer.activations).toEqual([])
})

test('lists go on from their cursor', async () => {
  await createTopics(5)
  const names: string[] = []
  let cursor: string | null = null
  do {
    const { answer } = await use('search_topics', { query: 'collectors', limit: 2, ...(cursor ? { cursor } : {}) })
    names.push(...answer.topics.map(({ name }: { name: string }) => name))
    cursor = answer.next_cursor
  } while (cursor)
  expect(new Set(names).size).toBe(5)
  const all = (await use('search_topics', { limit: 1 })).answer.next_cursor
  const [print, source, id] = Buffer.from(all, 'base64url').toString().split('|')
  const madeUp = (score: string, created: string) =>
    Buffer.from([print, source, id, score, created].join('|')).toString('base64url')
  const times = ['2026-02-31 00:00:00', '0000-01-01 00:00:00'].map((time) => madeUp('', time))
  for (const wrong of ['nonsense', ...times, madeUp('0.5', '')]) {
    expect(await use('search_topics', { cursor: wrong }), wrong).toMatchObject({
      isError: true,
      answer: { error: 'cursor is not one that was returned' },
    })
  }
})

test('activations go on from their cursor too', async () => {
  const { id } = await connectMarketplace()
  await use('push_topics', { connection_id: id, topic_ids: await createTopics(5) })
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const { answer } = await use('list_activations', { connection_id: id, limit: 2, ...(cursor ? { cursor } : {}) })
    ids.push(...answer.activations.map(({ activation_id }: { activation_id: string }) => activation_id))
    cursor = answer.next_cursor
  } while (cursor)
  expect(new Set(ids).size).toBe(5)
  const impossible = ['2026-02-31', '0000-01-01'].map((day) =>
    Buffer.from(`${day} 00:00:00 act_1`).toString('base64url'),
  )
  for (const wrong of ['nonsense', ...impossible]) {
    expect(await use('list_activations', { cursor: wrong })).toMatchObject({
      isError: true,
      answer: { error: 'cursor is not one that this tool returned' },
    })
  }
})

test('a push whose answer was lost is finished by repeating it', async () => {
  const { platform, id } = await connectMarketplace()
  const topic_ids = await createTopics(27)
  const { runId } = (await startRun(id, { topicIds: topic_ids })).json()
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  await push(id, runId)
  expect(await status(id, runId)).toMatchObject({ successCount: 24, errorCount: 1 })
  const [added] = await createTopics(1)
  const repeated = await use('push_topics', { connection_id: id, topic_ids: [...topic_ids, added] })
  expect(repeated.answer).toMatchObject({
    run_id: runId,
    total: 28,
    skipped: 0,
    success: 27,
    errors: 1,
    remaining: 0,
    done: true,
  })
  expect(repeated.answer.failures).toHaveLength(1)
  expect(platform.segments.size).toBe(27)
})

test('a push sends no topics that it was not asked for, and names the run that others are in', async () => {
  const { platform, id } = await connectMarketplace()
  const [topic, another, alone] = await createTopics(3)
  const { runId } = (await startRun(id, { topicIds: [topic, another] })).json()
  expect((await use('push_topics', { connection_id: id, topic_ids: [topic, alone] })).answer).toMatchObject({
    total: 1,
    skipped: 1,
    success: 1,
    done: true,
    other_runs: [runId],
  })
  expect(platform.segments.size).toBe(1)
  const continued = await use('continue_push', { connection_id: id, run_id: runId })
  expect(continued.answer).toMatchObject({ success: 2, done: true })
  const repeated = await use('push_topics', { connection_id: id, topic_ids: [topic, another, alone] })
  expect(repeated.answer).toMatchObject({ total: 0, skipped: 3, done: true })
  expect(repeated.answer.other_runs).toBeUndefined()
})

test('a push begins nothing that could keep the assistant waiting for more than a minute, and is gone on with', async () => {
  const { platform, id } = await connectMarketplace()
  const topic_ids = await createTopics(30)
  const slow = withResolvers()
  platform.faults.push({ kind: 'held', until: slow.promise, on: 'create' })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pushing = use('push_topics', { connection_id: id, topic_ids })
  await expect.poll(() => platform.segments.size).toBe(24)
  vi.setSystemTime(Date.now() + 24_000)
  slow.resolve()
  const { answer } = await pushing
  expect(answer).toMatchObject({ total: 30, success: 25, errors: 0, remaining: 5, done: false, status: 'running' })
  expect(platform.segments.size).toBe(25)
  const continued = await use('continue_push', { connection_id: id, run_id: answer.run_id })
  expect(continued.answer).toMatchObject({ success: 30, remaining: 0, done: true })
  expect(platform.requestsFor('create')).toHaveLength(30)
})

test('nor does it in the middle of a batch', async () => {
  const { platform, id } = await connectMarketplace()
  const topic_ids = await createTopics(9)
  const slow = withResolvers()
  platform.faults.push(
    ...topic_ids.slice(0, 4).map(() => ({ kind: 'held', until: slow.promise, on: 'create' }) as const),
  )
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pushing = use('push_topics', { connection_id: id, topic_ids })
  await expect.poll(() => platform.requestsFor('create').length).toBe(4)
  vi.setSystemTime(Date.now() + 24_000)
  slow.resolve()
  const { answer } = await pushing
  expect(answer).toMatchObject({ total: 9, success: 4, remaining: 5, done: false })
  expect((await use('push_topics', { connection_id: id, topic_ids })).answer).toMatchObject({ success: 9, done: true })
  expect(platform.requestsFor('create')).toHaveLength(9)
})

test('a matrix is planned first', async () => {
  const dimensions = [
    { name: 'Subject', values: ['Ferry Travelers'] },
    { name: 'US State', values: ['Ohio', 'Texas'] },
  ]
  expect((await use('build_matrix', { dimensions })).answer).toEqual({
    dry_run: true,
    would_create: 2,
    first_names: ['Ferry Travelers Ohio', 'Ferry Travelers Texas'],
    classifications: { cost: 2, remaining: null },
  })
  expect((await use('search_topics', { query: 'ferry' })).answer.total).toBe(0)
  expect((await use('build_matrix', { dimensions, dry_run: false })).answer).toMatchObject({ created: 2 })
})

test('errors say what is wrong and what to do next; nobody reads what is not theirs', async () => {
  expect(await use('classify_topic')).toEqual({
    isError: true,
    answer: { error: 'name is required', field: 'name', next_step: 'Correct the arguments and call the tool again.' },
  })
  const { topics } = (await use('add_topics', { names: ['Trawler Captains'] })).answer
  const stranger = await agent(await apiKey(other.owner))
  const { isError, answer } = await stranger.use('get_topic', { id: topics[0].id })
  expect({ isError, error: answer.error }).toEqual({ isError: true, error: 'Topic not found' })
  expect((await stranger.use('search_topics', { query: 'trawler' })).answer.total).toBe(0)
  await expect(stranger.client.readResource({ uri: `taxon://topics/${topics[0].id}` })).rejects.toThrow(/not found/i)
})

test('runs say that an agent started them', async () => {
  const { id } = await connectMarketplace()
  const { topics } = (await use('add_topics', { names: ['Canal Boat Renters'] })).answer
  await use('push_topics', { connection_id: id, topic_ids: [topics[0].id] })
  const runs = (await call('GET', '/api/runs', { as: acme.owner })).json()
  expect(runs.data[0]).toMatchObject({ kind: 'push', source: 'agent' })
})

test('resources and prompts', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual(['taxon://taxonomy', 'taxon://dimensions'])
  const { contents } = await client.readResource({ uri: 'taxon://taxonomy' })
  const { groups } = JSON.parse((contents[0] as { text: string }).text)
  expect(groups).toHaveLength(13)
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['plan_audience', 'push_audience', 'tidy_activations'])
  const { messages } = await client.getPrompt({ name: 'plan_audience', arguments: { brief: 'Kayak owners in Ohio' } })
  expect(JSON.stringify(messages)).toContain('Kayak owners in Ohio')
  await expect(client.getPrompt({ name: 'none' })).rejects.toThrow('Unknown prompt: none')
})
