import { describe, expect, test } from 'vitest'
import { randomPart } from '../src/ids'
import { SHARED_VIEWS, VIEWS_PER_USER } from '../src/limits'
import { type Session, useTestApp } from './harness/app'
import { select } from './harness/select'

const { call, db, staffed, user, apiKey } = await useTestApp()
const acme = await staffed()

type Body = { name?: string; query?: object; columns?: unknown; shared?: unknown }
const AUTO = { parentCategory: ['Auto'], search: 'electric', sortBy: 'topic_name', sortOrder: 'asc' }
const create = (body: Body = {}, as: Session = acme.member, screen = 'library', headers = {}) =>
  call('POST', `/api/views/${screen}`, {
    as,
    headers,
    body: { name: randomPart(), query: AUTO, columns: ['iab_code'], ...body },
  })
const created = async (body: Body = {}, as?: Session): Promise<string> => (await create(body, as)).json().id
const change = (id: string, body: object, as: Session = acme.member, screen = 'library') =>
  call('PATCH', `/api/views/${screen}/${id}`, { as, body })
const remove = (id: string, as: Session = acme.member) => call('DELETE', `/api/views/${id}`, { as })
const namesFor = async (as: Session, headers = {}): Promise<string[]> =>
  (await call('GET', '/api/views', { as, headers })).json().map(({ name }: { name: string }) => name)
const entries = (id: string) =>
  select<{ action: string }>(db, {
    text: 'SELECT action FROM audit_entries WHERE org_id = $1 AND subject_id = $2 ORDER BY id',
    values: [acme.id, id],
  })

describe('a view', () => {
  test('keeps filters, search, sort order and columns as the list takes them', async () => {
    const response = await create({
      name: '  Electric cars ',
      query: { ...AUTO, uncertain: 'false', subcategory: '', audienceType: ['', 'Owners'], sort: '' },
    })
    expect(response.statusCode).toBe(201)
    const view = response.json()
    expect(view).toMatchObject({
      id: expect.stringMatching(/^view_/),
      ...{ screen: 'library', workspaceId: null, name: 'Electric cars', shared: false, isOwn: true, mayChange: true },
      query: { ...AUTO, uncertain: 'false', audienceType: ['Owners'] },
      columns: ['iab_code'],
    })
    const address = new URLSearchParams()
    for (const [name, value] of Object.entries<string | string[]>(view.query)) {
      for (const text of [value].flat()) address.append(name, text)
    }
    expect((await call('GET', `/api/topics?${address}`, { as: acme.member })).statusCode).toBe(200)
    expect((await call('GET', '/api/views', { as: acme.member })).json()).toContainEqual(view)
  })

  test('is renamed, changed and deleted', async () => {
    const id = await created()
    const name = randomPart()
    expect((await change(id, { name, query: { outsideWorkspace: 'ws_gone' }, columns: [] })).json()).toMatchObject({
      name,
      query: { outsideWorkspace: 'ws_gone', sortBy: 'created_at', sortOrder: 'desc' },
      columns: [],
    })
    expect((await change(id, { name })).statusCode).toBe(200)
    expect((await change(id, { name: 'x' }, acme.member, 'catalog')).statusCode).toBe(404)
    expect((await remove(id)).json()).toEqual({ deleted: true })
    expect((await remove(id)).statusCode).toBe(404)
    expect(await entries(id)).toEqual([])
  })

  test('has a name that its owner has once on a screen, without regard to case', async () => {
    const id = await created()
    await create({ name: 'Éclairs' })
    const again = await create({ name: 'éclairs' })
    expect([again.statusCode, again.json()]).toEqual([409, { error: 'A view with this name exists' }])
    expect((await change(id, { name: 'ÉCLAIRS' })).statusCode).toBe(409)
    expect((await create({ name: 'Éclairs' }, acme.member, 'catalog')).statusCode).toBe(201)
    expect((await create({ name: 'Éclairs' }, acme.viewer)).statusCode).toBe(201)
  })

  test('of a workspace is listed there, and everywhere once the workspace is gone', async () => {
    const workspace = (await call('POST', '/api/workspaces', { as: acme.owner, body: { name: randomPart() } })).json()
    const inside = { 'x-workspace-id': workspace.id }
    const name = randomPart()
    expect((await create({ name }, acme.member, 'library', inside)).json()).toMatchObject({ workspaceId: workspace.id })
    expect((await create({ name }, acme.member, 'catalog', inside)).json()).toMatchObject({ workspaceId: null })
    expect((await namesFor(acme.member, inside)).filter((one) => one === name)).toHaveLength(2)
    expect((await namesFor(acme.member)).filter((one) => one === name)).toHaveLength(1)
    await call('DELETE', `/api/workspaces/${workspace.id}`, { as: acme.owner })
    expect((await namesFor(acme.member)).filter((one) => one === name)).toHaveLength(2)
  })
})

describe('who sees and changes a view', () => {
  test('one’s own is nobody else’s, and other organizations see no view', async () => {
    const name = randomPart()
    const own = await created({ name })
    const sharedName = randomPart()
    const shared = await created({ name: sharedName, shared: true })
    const other = await staffed()
    expect(await namesFor(acme.owner)).not.toContain(name)
    expect(await namesFor(other.owner)).toEqual([])
    for (const [id, as] of [
      [own, acme.owner],
      [own, acme.viewer],
      [shared, other.owner],
    ] as const) {
      for (const response of [await change(id, { name: 'Mine' }, as), await remove(id, as)]) {
        expect([response.statusCode, response.json()]).toEqual([404, { error: 'View not found' }])
      }
    }
    expect(await namesFor(acme.member)).toEqual(expect.arrayContaining([name, sharedName]))
  })

  test('a shared one is seen by all, and changed by its owner and by admins', async () => {
    const id = await created({ shared: true })
    const colleague = await user(acme.id, 'member')
    for (const as of [colleague, acme.viewer]) {
      const view = (await call('GET', '/api/views', { as })).json().find((one: { id: string }) => one.id === id)
      expect(view).toMatchObject({ isOwn: false, mayChange: false, ownerName: expect.any(String) })
      for (const response of [await change(id, { name: 'Mine' }, as), await remove(id, as)]) {
        expect([response.statusCode, response.json()]).toEqual([
          403,
          { error: 'Only its owner or an admin can change a shared view' },
        ])
      }
    }
    const name = randomPart()
    expect((await change(id, { name }, acme.admin)).json()).toMatchObject({ name, mayChange: true, isOwn: false })
    expect((await change(id, { shared: false })).json()).toMatchObject({ shared: false })
    expect(await namesFor(acme.admin)).not.toContain(name)
    await change(id, { shared: true })
    await remove(id, acme.admin)
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      ...['view.share', 'view.update', 'view.unshare', 'view.share', 'view.delete'],
    ])
  })

  test('viewers keep their own and share none; keys have no views', async () => {
    const id = await created({}, acme.viewer)
    expect((await change(id, { columns: [] }, acme.viewer)).statusCode).toBe(200)
    const refused = { error: 'Viewers cannot share views' }
    expect((await create({ shared: true }, acme.viewer)).json()).toEqual(refused)
    expect((await change(id, { shared: true }, acme.viewer)).json()).toEqual(refused)
    expect((await call('GET', '/api/views', { as: await apiKey(acme.owner) })).statusCode).toBe(401)
  })

  test('with the membership end one’s own views; shared ones stay, for admins to look after', async () => {
    const leaver = await user(acme.id, 'member')
    const own = await created({}, leaver)
    const name = randomPart()
    const shared = await created({ name, shared: true }, leaver)
    await db.execute({
      text: 'DELETE FROM members WHERE organization_id = $1 AND user_id = $2',
      values: [acme.id, leaver.id],
    })
    const left = await select<{ id: string }>(db, {
      text: 'SELECT id FROM saved_views WHERE org_id = $1 AND id = ANY($2)',
      values: [acme.id, [own, shared]],
    })
    expect(left).toEqual([{ id: shared }])
    expect(await namesFor(acme.viewer)).toContain(name)
    const refused = await change(shared, { shared: false }, acme.admin)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: 'The owner of this view has left the organization. Delete it instead' },
    ])
    expect((await change(shared, { query: {} }, acme.admin)).statusCode).toBe(200)
    expect((await remove(shared, acme.admin)).statusCode).toBe(200)
  })
})

describe('what is refused', () => {
  test.each([
    [{ name: '' }, 'name is required'],
    [{ name: 'x'.repeat(81) }, 'name must be at most 80 characters'],
    [{ name: 'a\0b' }, 'Text must not contain NUL characters'],
    [{ query: { colour: 'red' } }, 'query has no colour'],
    [{ query: { page: 2 } }, 'query has no page'],
    [{ query: { inLibrary: 'true' } }, 'query has no inLibrary'],
    [{ query: { sortBy: 'price' } }, expect.stringContaining('sortBy must be one of')],
    [{ query: { outdated: 'perhaps' } }, 'outdated must be true or false'],
    [{ query: { parentCategory: 5 } }, 'parentCategory must be a string or an array of strings'],
    [{ query: { parentCategory: Array(101).fill('x') } }, 'parentCategory must be at most 100 values'],
    [
      { query: { parentCategory: Array(40).fill('x'.repeat(200)), subcategory: Array(40).fill('x'.repeat(200)) } },
      'query must be at most 8000 characters',
    ],
    [{ columns: ['no column'] }, expect.stringContaining('columns must be names of columns')],
    [{ columns: Array(51).fill('x') }, 'columns must be at most 50'],
    [{ shared: 'yes' }, 'shared must be true or false'],
  ])('%j is a 400 that changes nothing', async (body, error) => {
    const as = await user(acme.id, 'member')
    const [refused, id] = [await create(body as Body, as), await created({}, as)]
    expect([refused.statusCode, refused.json()]).toEqual([400, { error }])
    const before = (await call('GET', '/api/views', { as })).json()
    expect((await change(id, body, as)).json()).toEqual({ error })
    expect((await call('GET', '/api/views', { as })).json()).toEqual(before)
  })

  test('a change of nothing', async () => {
    expect((await change(await created(), {})).json()).toEqual({ error: 'Send what should change' })
  })

  test('more views than the limits, also of requests at once', async () => {
    const { id: orgId, member, admin } = await staffed()
    await fill(orgId, member.id, VIEWS_PER_USER - 1, false)
    const answers = await Promise.all([create({}, member), create({}, member), create({}, member)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toEqual({
      error: `Maximum ${VIEWS_PER_USER} views per person`,
    })
    for (let left = SHARED_VIEWS; left > 0; left -= VIEWS_PER_USER) {
      await fill(orgId, (await user(orgId)).id, VIEWS_PER_USER, true)
    }
    expect((await create({ shared: true }, admin)).json()).toEqual({
      error: `Maximum ${SHARED_VIEWS} shared views per organization`,
    })
    expect((await create({}, admin)).statusCode).toBe(201)
  })
})

const fill = (orgId: string, ownerId: string, count: number, isShared: boolean) =>
  db.execute({
    text: `INSERT INTO saved_views (org_id, id, screen, owner_id, name, is_shared, query, columns, created_at, updated_at)
           SELECT $1, 'view_' || $2 || n, 'library', $2, 'View ' || n, $4, '{}', '{}', now(), now()
           FROM generate_series(1, $3::integer) n`,
    values: [orgId, ownerId, count, isShared],
  })
