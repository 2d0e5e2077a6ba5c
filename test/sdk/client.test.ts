import { describe, expect, test, vi } from 'vitest'
import { createClient, TaxonError } from '../../sdk/index'
import { useTestApp } from '../harness/app'
import { ANALYSIS, fails } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const { app, staffed, sdkKey, apiKey, call, db } = await useTestApp({ env })
const acme = await staffed()
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const clientFor = (key: string, retries = 0) => createClient({ baseUrl: `${baseUrl}/`, key, retries })
const taxon = clientFor((await sdkKey(acme.owner)).key)

describe('against the running service', () => {
  test('classifies a topic or a conversation', async () => {
    const topic = await taxon.classify('electric SUV shoppers')
    expect(topic).toMatchObject({ topic_name: 'Electric SUV Shoppers', parent_category: 'Auto', engine: 'llm' })
    const conversation = await taxon.classify([
      { role: 'user', content: 'dog food' },
      { role: 'assistant', content: 'Pets & Animals' },
      { role: 'user', content: 'dog insurance' },
    ])
    expect(conversation.parent_category).toBe('Insurance')
    const trial = clientFor((await sdkKey(acme.owner, 'test')).key)
    expect((await trial.classify('electric SUV shoppers')).engine).toBe('local')
  })

  test('analyses a brief given as a file or as base64', async () => {
    const brief = new File(['Seven seats, one battery. '.repeat(5_000)], 'brief.txt', {
      type: 'text/plain;charset=utf-8',
    })
    expect((await taxon.analyzeBrief(brief)).summary).toBe(ANALYSIS.summary)
    const data = Buffer.from('%PDF-1.7 …').toString('base64')
    const { recommendedTopics } = await taxon.analyzeBrief({ data, mediaType: 'application/pdf' })
    expect(recommendedTopics).toHaveLength(2)
  })

  test('checks for duplicates', async () => {
    expect(await taxon.checkDuplicate('Quilting Looms')).toMatchObject({ isDuplicate: false, existingTopic: null })
    const created = await call('POST', '/api/topics', { as: acme.owner, body: { topic_name: 'Quilting Looms' } })
    expect(await taxon.checkDuplicate('quilting looms')).toEqual({
      isDuplicate: true,
      confidence: 1,
      existingTopic: { id: created.json().id, topic_name: 'Quilting Looms', workspace: null },
    })
  })

  test('reads mappings', async () => {
    const created = await call('POST', '/api/topics', { as: acme.owner, body: { topic_name: 'Espresso Machines' } })
    const { id } = created.json()
    await db.execute({ text: `UPDATE org_topics SET external_id = 'ext 1&2' WHERE id = $1`, values: [id] })
    expect(await taxon.mapping({ externalId: 'ext 1&2' })).toMatchObject({ topicId: id, platforms: {} })
    for (const nothing of [{ topicId: 'ot_unknown' }, { topicId: '' }, { externalId: '' }]) {
      expect(await taxon.mapping(nothing), JSON.stringify(nothing)).toBeNull()
    }
    const page = await taxon.mappings({ pageSize: 1 })
    expect(page).toMatchObject({ page: 1, pageSize: 1, data: [{ topicName: 'Espresso Machines' }] })
    expect((await taxon.mappings()).pageSize).toBe(25)
  })

  test('asks for what it was told to in browsers whose URLSearchParams has no size', async () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number)
    expect((await taxon.mappings({ pageSize: 2 })).pageSize).toBe(2)
    expect(await taxon.mapping({ topicId: 'ot_unknown' })).toBeNull()
    vi.restoreAllMocks()
  })
})

test('a client of a workspace sees that workspace only', async () => {
  const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'North' } })).json()
  const headers = { 'x-workspace-id': workspace.id }
  await call('POST', '/api/topics', { as: acme.owner, headers, body: { topic_name: 'Bobsleigh Crews' } })
  const { key } = await sdkKey(acme.owner)
  const north = createClient({ baseUrl, key, workspaceId: workspace.id })
  expect((await north.mappings({ pageSize: 5 })).data).toMatchObject([{ topicName: 'Bobsleigh Crews' }])
  expect((await north.checkDuplicate('bobsleigh crews')).existingTopic).toMatchObject({
    workspace: { id: workspace.id, name: 'North' },
  })
  const lost = createClient({ baseUrl, key, workspaceId: 'ws?&x' })
  await expect(lost.mappings()).rejects.toMatchObject({ message: 'Workspace not found' })
  await expect(lost.mapping({ topicId: 'ot_x' })).rejects.toMatchObject({ message: 'Workspace not found' })
})

describe('errors', () => {
  const failureOf = (promise: Promise<unknown>): Promise<TaxonError> =>
    promise.then(
      () => Promise.reject(new Error('No failure')),
      (error) => error,
    )

  test('carry the service’s words, its status and the request’s id', async () => {
    const error = await failureOf(clientFor('pk_live_unknown').classify('x'))
    expect(error).toBeInstanceOf(TaxonError)
    expect(error).toMatchObject({ message: 'Invalid or expired SDK key', status: 401, quota: null })
    expect(error.requestId).toMatch(/^[\w-]+$/)
  })

  test('a quota says what is left', async () => {
    const free = await staffed('free')
    await db.execute({
      text: `INSERT INTO usage_monthly VALUES ($1, date_trunc('month', now() AT TIME ZONE 'UTC'), 'classifications', 100)`,
      values: [free.id],
    })
    const error = await failureOf(clientFor((await apiKey(free.owner)).key).classify('x'))
    expect(error).toMatchObject({ status: 429, quota: { limit: 100, used: 100, remaining: 0 } })
  })

  test('a 500 is tried again, a 400 is not', async () => {
    simulator.follow((_, nth) => (nth === 0 ? fails(400) : undefined))
    const { key } = await sdkKey(acme.owner)
    expect((await clientFor(key, 1).classify('electric SUV shoppers')).engine).toBe('llm')
    expect(simulator.requests).toHaveLength(2)
    simulator.follow(() => undefined)
    expect(await failureOf(clientFor(key, 1).classify([]))).toMatchObject({ status: 400 })
    expect(simulator.requests).toHaveLength(0)
  })

  test('a connection that is lost within the answer is tried again; a page in its stead is an error', async () => {
    const { key } = await sdkKey(acme.owner)
    const cut = () => new Response(new ReadableStream({ pull: (answer) => answer.error(new TypeError('terminated')) }))
    const answers = [cut()]
    const flaky: typeof fetch = async (...request) => answers.pop() ?? fetch(...request)
    expect((await createClient({ baseUrl, key, fetch: flaky }).mappings()).page).toBe(1)
    const lost = createClient({ baseUrl, key, retries: 0, fetch: async () => cut() })
    expect(await failureOf(lost.mappings())).toMatchObject({ name: 'TaxonError', status: 0 })
    const page = createClient({ baseUrl, key, fetch: async () => new Response('<html>') })
    expect(await failureOf(page.mappings())).toMatchObject({ name: 'TaxonError', status: 200 })
  })

  test('a service that is not there, and a caller that gives up', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', key: 'pk_live_x', retries: 0 })
    expect(await failureOf(nowhere.mappings())).toMatchObject({ status: 0, message: 'Taxon is not reachable' })
    const persistent = createClient({ baseUrl: 'http://127.0.0.1:1', key: 'pk_live_x', retries: 5 })
    const given = new AbortController()
    const waiting = failureOf(persistent.mappings({}, { signal: given.signal }))
    setTimeout(() => given.abort(), 50)
    expect((await waiting).name).toBe('AbortError')
  })
})
