import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, test } from 'vitest'
import { access } from '../src/access'
import { useTestApp } from './harness/app'
import { archiveAll, jobClient, outdate } from './harness/jobs'
import { select } from './harness/select'

const testApp = await useTestApp()
const { app, call, staffed, apiKey, user, db } = testApp
app.route({
  method: 'GET',
  url: '/api/where',
  config: { access: access.scope('topics:read') },
  handler: async (request) => ({ workspace: request.ctx.workspace }),
})
const acme = await staffed()
const other = await staffed()

const create = (name: unknown, as: { cookie: string } = acme.owner) =>
  call('POST', '/api/workspaces', { as, body: { name } })

test('owners and admins create, list and delete workspaces', async () => {
  const created = await create('EMEA', acme.admin)
  expect(created.statusCode).toBe(201)
  const workspace = created.json()
  expect(workspace).toEqual({ id: expect.stringMatching(/^ws_/), name: 'EMEA', createdAt: expect.any(String) })
  expect((await call('GET', '/api/workspaces', { as: acme.viewer })).json()).toEqual([workspace])
  expect((await call('GET', '/api/workspaces', { as: other.owner })).json()).toEqual([])
  const foreign = await call('DELETE', `/api/workspaces/${workspace.id}`, { as: other.owner })
  expect(foreign.statusCode).toBe(404)
  expect((await call('DELETE', `/api/workspaces/${workspace.id}`, { as: acme.owner })).json()).toEqual({
    deleted: true,
  })
  expect((await call('GET', '/api/workspaces', { as: acme.viewer })).json()).toEqual([])
})

test.each([
  [undefined, 400, 'name is required'],
  ['', 400, 'name is required'],
  ['x'.repeat(101), 400, 'name must be at most 100 characters'],
])('name %j is a %i', async (name, status, error) => {
  const response = await create(name)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error })
})

test('two workspaces cannot have the same name', async () => {
  await create('Twice')
  const again = await create('Twice')
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ error: 'A workspace with this name exists' })
})

test('X-Workspace-Id scopes any request, and only to a workspace of the organization', async () => {
  const { id } = (await create('APAC')).json()
  const foreign = (await create('APAC', other.owner)).json()
  const key = await apiKey(acme.owner)
  const where = (workspace: string, as: { cookie: string } | { key: string }) =>
    call('GET', '/api/where', { as, headers: { 'x-workspace-id': workspace } })
  expect((await where(id, key)).json()).toEqual({ workspace: id })
  expect((await where(id, acme.viewer)).json()).toEqual({ workspace: id })
  expect((await call('GET', '/api/where', { as: key })).json()).toEqual({ workspace: null })
  for (const unknown of [foreign.id, 'ws_unknown']) {
    const response = await where(unknown, key)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Workspace not found' })
  }
})

describe('topics and workspaces', () => {
  type Topic = { id: string; topic_name: string }
  const inWorkspace = (id: string) => ({ 'x-workspace-id': id })
  const newWorkspace = async (name: string): Promise<string> => (await create(name)).json().id
  const add = async (name: string, headers = {}) =>
    (await call('POST', '/api/topics', { as: acme.member, headers, body: { topic_name: name } })).json()
  const namesIn = async (query: string, headers = {}) => {
    const { data } = (
      await call('GET', `/api/topics?sortBy=topic_name&sortOrder=asc${query}`, { as: acme.viewer, headers })
    ).json()
    return data.map(({ topic_name }: Topic) => topic_name)
  }
  const move = (method: 'POST' | 'DELETE', workspace: string, body: unknown, as = acme.member) =>
    call(method, `/api/workspaces/${workspace}/topics`, { as, body })

  test('what is in the organization can be added to a workspace and taken out again', async () => {
    const [north, south] = [await newWorkspace('North'), await newWorkspace('South')]
    const loose = await add('Glockenspiel Teachers')
    const taken = await add('Harpsichord Tuners', inWorkspace(south))
    const added = await move('POST', north, { topicIds: [loose.id, taken.id, 'ot_unknown'] })
    expect(added.json()).toEqual({
      added: 1,
      alreadyIn: 0,
      elsewhere: [{ workspace: { id: south, name: 'South' }, topics: 1 }],
    })
    expect(await namesIn('', inWorkspace(north))).toEqual(['Glockenspiel Teachers'])
    expect(await namesIn(`&outsideWorkspace=${north}`)).toEqual(['Harpsichord Tuners'])
    const moved = await move('POST', north, { filters: { search: 'harpsichord' }, move: true })
    expect(moved.json()).toEqual({ added: 1, alreadyIn: 0, elsewhere: [] })
    expect(await namesIn('', inWorkspace(south))).toEqual([])
    expect((await move('POST', north, { topicIds: [loose.id] })).json()).toMatchObject({ added: 0, alreadyIn: 1 })
    expect(
      (await call('GET', '/api/topics/stats', { as: acme.viewer, headers: inWorkspace(north) })).json().total,
    ).toBe(2)
    expect((await move('DELETE', north, { topicIds: [loose.id] })).json()).toEqual({ removed: 1 })
    expect(await namesIn('', inWorkspace(north))).toEqual(['Harpsichord Tuners'])
    expect(await namesIn('&search=glockenspiel')).toEqual(['Glockenspiel Teachers'])
  })

  test('neither viewers nor other organizations can move them', async () => {
    const workspace = await newWorkspace('Closed')
    const { id } = await add('Kazoo Players')
    expect((await move('POST', workspace, { topicIds: [id] }, acme.viewer)).statusCode).toBe(403)
    expect((await move('POST', workspace, { topicIds: [id] }, other.owner)).json()).toEqual({
      error: 'Workspace not found',
    })
    const foreign = (await create('Foreign', other.owner)).json().id
    expect((await move('POST', foreign, { topicIds: [id] }, other.owner)).json()).toMatchObject({ added: 0 })
    expect((await move('POST', workspace, {})).json()).toEqual({ error: 'topicIds array or filters object required' })
    expect(await namesIn('', inWorkspace(workspace))).toEqual([])
  })

  test('a name that exists elsewhere in the organization says where', async () => {
    const [here, there] = [await newWorkspace('Here'), await newWorkspace('There')]
    const topic = await add('Didgeridoo Makers', inWorkspace(there))
    const workspace = { id: there, name: 'There' }
    expect(topic.workspace).toEqual(workspace)
    expect(await add('didgeridoo makers', inWorkspace(here))).toMatchObject({ id: topic.id, workspace })
    const check = await call('POST', '/api/topics/check-duplicate', {
      as: acme.viewer,
      headers: inWorkspace(here),
      body: { topic_name: 'Didgeridoo Makers' },
    })
    expect(check.json()).toMatchObject({
      isDuplicate: true,
      existingTopic: { id: topic.id, topic_name: 'Didgeridoo Makers', workspace },
    })
    expect((await call('GET', `/api/topics/${topic.id}`, { as: acme.viewer })).json().workspace).toEqual(workspace)
  })

  test('links name the workspace in their address', async () => {
    const workspace = await newWorkspace('Linked')
    await add('Ocarina Collectors', inWorkspace(workspace))
    const exported = await call('GET', `/api/export?format=json&workspaceId=${workspace}`, { as: acme.owner })
    expect(exported.json().map(({ topic_name }: Topic) => topic_name)).toEqual(['Ocarina Collectors'])
    const unknown = await call('GET', '/api/export?workspaceId=ws_unknown', { as: acme.owner })
    expect(unknown.json()).toEqual({ error: 'Workspace not found' })
  })
})

describe('topics that are being edited', async () => {
  const org = await staffed()
  const operator = await user(undefined, 'member', true)
  const jobs = jobClient(testApp, operator)
  type Topic = { id: string; topic_id: string }
  const post = (url: string, body: unknown, headers = {}) => call('POST', url, { as: org.owner, body, headers })

  /** Edits take topics in the order of their ids. The first of these is neither the first nor the last in any other order. */
  async function newTopics(workspace: string): Promise<Topic[]> {
    for (let at = 0; at < 9; at++) {
      const topic_name = `Theremin Tuners ${crypto.randomUUID().replaceAll(/\W|\d/g, '')}`
      await post('/api/topics', { topic_name }, { 'x-workspace-id': workspace })
    }
    const topics = await select<Topic>(db, {
      text: 'SELECT id, topic_id FROM org_topics WHERE workspace_id = $1 ORDER BY id',
      values: [workspace],
    })
    await db.execute({
      text: `UPDATE org_topics SET created_at = (SELECT created_at FROM org_topics WHERE workspace_id = $2
               ORDER BY created_at OFFSET 4 LIMIT 1) WHERE id = $1`,
      values: [topics[0]!.id, workspace],
    })
    return topics
  }

  /** Has the first topic, lets the other work come as far as it can, and takes the rest. */
  async function editDuring<T>(topics: readonly Topic[], work: () => Promise<T>): Promise<T> {
    const lock = (ids: readonly string[]) => ({
      text: 'SELECT FROM org_topics WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      values: [ids],
    })
    const ids = topics.map(({ id }) => id)
    const { answer } = await db.transaction(async (inside) => {
      await inside.execute(lock(ids.slice(0, 1)))
      const working = work()
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await expect.poll(() => db.execute({ text: waiting })).toBe(1)
      await inside.execute(lock(ids))
      return { answer: working }
    })
    return answer
  }

  test.each(['add', 'remove', 'delete the workspace', 'delete', 'archive', 'reclassify', 'force'] as const)(
    'wait for nobody who waits for them: %s',
    async (work) => {
      const [workspace, next] = await Promise.all(
        [work, `${work} next`].map(async (name) => (await post('/api/workspaces', { name })).json().id),
      )
      await archiveAll(db)
      const topics = await newTopics(workspace)
      const topicIds = topics.map(({ topic_id }) => topic_id)
      const force = work === 'force'
      // One that stays as it is, of which the outputs are made anew.
      if (force) await call('PATCH', `/api/topics/${topics[0]!.id}`, { as: org.owner, body: { subcategory: 'Own' } })
      await outdate(db, topicIds.slice(force ? 1 : 0))
      const job = await jobs.create('reclassify', { mode: 'local', force })
      const works = {
        add: () => post(`/api/workspaces/${next}/topics`, { topicIds, move: true }),
        remove: () => call('DELETE', `/api/workspaces/${workspace}/topics`, { as: org.owner, body: { filters: {} } }),
        'delete the workspace': () => call('DELETE', `/api/workspaces/${workspace}`, { as: org.owner }),
        delete: () => call('DELETE', '/api/topics', { as: org.owner, body: { ids: topicIds } }),
        archive: () => call('POST', '/api/admin/topics/archive', { as: operator, body: { topicIds } }),
        reclassify: () => jobs.send('POST', `/${job}/process`),
        force: () => jobs.send('POST', `/${job}/process`),
      }
      const sent: unknown[] = []
      const note = (text: unknown) => sent.push(text)
      subscribe('taxon:sent', note)
      const { statusCode, body } = await editDuring(topics, works[work])
      unsubscribe('taxon:sent', note)
      // Jobs try again after a deadlock: the answer alone does not tell.
      expect(sent).not.toContain('ROLLBACK')
      expect([statusCode, body]).toEqual([200, expect.not.stringContaining('"error"')])
    },
  )
})
