import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { audit } from '../../src/audit/audit'
import { sweepAudit } from '../../src/audit/sweep'
import { createResetLink } from '../../src/auth/password-reset/reset-link'
import { AUDIT_EXPORT_PAGE } from '../../src/limits'
import { type Key, type Session, startTestApp, useTestApp } from '../harness/app'
import { PASSWORD } from '../harness/people'
import { select } from '../harness/select'

const { call, db, staffed, user, apiKey, organization } = await useTestApp()
const acme = await staffed()
const other = await staffed()
const operator = await user(undefined, 'member', true)

type Entry = {
  action: string
  actor: { kind: string; id: string; name: string; email: string }
  subject: { type: string; id: string; name: string } | null
  organization: { id: string; name: string } | null
  address: string
  userAgent: string
  details: Record<string, unknown>
  at: string
}
type Page = { data: Entry[]; nextCursor: string | null }
const read = async (query = '', as: Session = acme.owner): Promise<Page> =>
  (await call('GET', `/api/audit${query}`, { as })).json()
const readAll = async (query = ''): Promise<Page> =>
  (await call('GET', `/api/admin/audit${query}`, { as: operator })).json()
const workspace = async (name: string, as: Session = acme.owner): Promise<string> =>
  (await call('POST', '/api/workspaces', { as, body: { name } })).json().id
/** Entries of an organization of their own, oldest first. */
async function filled(count: number) {
  const { id } = await organization()
  for (let at = 0; at < count; at++) {
    await audit({ db }, 'workspace.create', { orgId: id, subject: { type: 'workspace', name: `Number ${at}` } })
  }
  return { id, owner: await user(id, 'owner') }
}

describe('an entry', () => {
  test('tells who did what to what, when and from where', async () => {
    const id = await workspace('Spring')
    const { data } = await read('?action=workspace.create')
    expect(data[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      organization: { id: acme.id, name: 'Acme' },
      actor: { kind: 'user', id: acme.owner.id, name: acme.owner.email, email: acme.owner.email },
      action: 'workspace.create',
      subject: { type: 'workspace', id, name: 'Spring' },
      address: '127.0.0.1',
      userAgent: 'lightMyRequest',
      details: {},
    })
  })

  test('keeps the names of then, and tells keys and agents from people', async () => {
    const key = await apiKey(acme.owner, ['export', 'topics:write'])
    const exportAs = (as: Key, headers = {}) => call('GET', '/api/export', { as, headers })
    await exportAs(key)
    await exportAs(key, { 'user-agent': 'taxon-agent/1.0' })
    await db.execute({ text: `UPDATE api_keys SET name = 'Renamed' WHERE org_id = $1`, values: [acme.id] })
    const { data } = await read('?action=topics.export')
    expect(data.map(({ actor }) => [actor.kind, actor.name, actor.email])).toEqual([
      ['agent', 'test', acme.owner.email],
      ['key', 'test', acme.owner.email],
    ])
  })

  test('goes with its change: a refused one leaves none', async () => {
    await workspace('Twice')
    const { data } = await read()
    expect((await call('POST', '/api/workspaces', { as: acme.owner, body: { name: 'Twice' } })).statusCode).toBe(409)
    expect((await call('DELETE', '/api/keys', { as: acme.owner, body: { id: 'none' } })).statusCode).toBe(404)
    expect((await read()).data).toEqual(data)
  })

  test('holds no secrets', async () => {
    const body = {
      name: 'Guarded',
      platform: 'custom_api',
      direction: 'inbound',
      config: { base_url: 'https://source.example/topics' },
      credentials: { token: 'a-token-of-the-source' },
    }
    await call('POST', '/api/connections', { as: acme.owner, body })
    const { plaintext } = (await call('POST', '/api/keys', { as: acme.owner, body: { name: 'Secret' } })).json()
    const invite = { email: 'guest@example.com', role: 'member' }
    const { id } = (await call('POST', '/api/auth/organization/invite-member', { as: acme.owner, body: invite })).json()
    const stored = JSON.stringify(await select(db, { text: 'SELECT * FROM audit_entries' }))
    for (const secret of ['a-token-of-the-source', plaintext, id]) expect(stored).not.toContain(secret)
  })
})

describe('sign-ins', () => {
  const attempt = (email: string, password: string) =>
    call('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { 'user-agent': 'Browser' } })

  test('are there with their address, and so are refused ones', async () => {
    const { admin } = acme
    await attempt(admin.email, 'not this one')
    await attempt(admin.email, 'correct horse battery')
    const { data } = await read('?action=sign_in')
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'sign_in.succeed', actor: { kind: 'user', id: admin.id }, address: '127.0.0.1', userAgent: 'Browser' },
      {
        action: 'sign_in.refuse',
        actor: { kind: 'anonymous', id: null },
        subject: { type: 'user', id: admin.id, name: admin.email },
        details: { reason: 'Invalid email or password' },
      },
    ])
  })

  test('to addresses without an account are for operators, and do not name the address', async () => {
    await attempt('nobody@example.com', 'not this one')
    const [entry] = (await readAll('?action=sign_in.refuse')).data
    expect(entry).toMatchObject({ organization: null, subject: null, details: { account: expect.any(String) } })
    expect(JSON.stringify(entry)).not.toContain('nobody')
  })
})

describe('what did not happen is not in it', () => {
  const post = (as: Session, path: string, body: object) => call('POST', `/api/auth${path}`, { as, body })
  const actionsOf = async ({ id }: { id: string }) => (await readAll(`?actor=${id}`)).data.map(({ action }) => action)

  test('a wrong current password is one that was compared', async () => {
    const person = await user(acme.id)
    const newPassword = 'another horse battery'
    await post(person, '/change-password', { currentPassword: PASSWORD, newPassword: 'short' })
    await post(person, '/two-factor/generate-backup-codes', { password: PASSWORD })
    expect(await actionsOf(person)).toEqual([])
    await post(person, '/change-password', { currentPassword: 'not this one', newPassword })
    await post(person, '/two-factor/enable', { password: 'not this one' })
    expect(await actionsOf(person)).toEqual(['password.refuse', 'password.refuse'])
    await db.execute({ text: 'UPDATE accounts SET password = NULL WHERE user_id = $1', values: [person.id] })
    await post(person, '/change-password', { currentPassword: PASSWORD, newPassword })
    await post(person, '/two-factor/enable', { password: PASSWORD })
    expect(await actionsOf(person)).toHaveLength(2)
  })

  test('a recovery code does not turn two-factor sign-in on', async () => {
    const person = await user(acme.id)
    const { backupCodes } = (await post(person, '/two-factor/enable', { password: PASSWORD })).json()
    expect((await post(person, '/two-factor/verify-backup-code', { code: backupCodes[0] })).statusCode).toBe(200)
    expect(await actionsOf(person)).toEqual([])
  })

  test('whoever signs up where it is open is named, and nobody signs up twice', async () => {
    const open = await startTestApp({ env: { TAXON_SIGNUP: 'open' } })
    const body = { name: 'New', email: 'new@example.com', password: PASSWORD }
    for (let round = 0; round < 2; round++) await open.call('POST', '/api/auth/sign-up/email', { body })
    const boss = await open.user(undefined, 'member', true)
    const { data } = (await open.call('GET', '/api/admin/audit?action=user.sign_up', { as: boss })).json()
    expect(data).toMatchObject([{ actor: { kind: 'user', name: 'New', email: body.email } }])
    await open.close()
  })
})

test('links to reset a password that the command or a mail makes are Taxon’s own', async () => {
  await createResetLink({ db, baseUrl: 'https://taxon.example' }, acme.viewer.id, 60_000)
  const [entry] = (await readAll(`?subject=${acme.viewer.id}`)).data
  expect(entry).toMatchObject({ action: 'password.reset_link', actor: { kind: 'system', id: null }, address: null })
})

describe('reading', () => {
  test('is for owners, who see their own organization, and for operators, who see all', async () => {
    await workspace('Ours')
    await workspace('Theirs', other.owner)
    const body = { name: 'Founded' }
    await call('POST', '/api/admin/organizations', { as: operator, body })
    const namesOf = ({ data }: Page) => data.map(({ subject }) => subject?.name)
    expect(namesOf(await read('?limit=100'))).toContain('Ours')
    expect(namesOf(await read('?limit=100'))).not.toContain('Theirs')
    expect(namesOf(await readAll('?limit=100'))).toEqual(expect.arrayContaining(['Ours', 'Theirs', 'Founded']))
    expect(namesOf(await readAll(`?organizationId=${other.id}`))).not.toContain('Ours')
    for (const url of ['/api/audit', '/api/audit/export']) {
      for (const as of [acme.admin, acme.member, acme.viewer])
        expect((await call('GET', url, { as })).statusCode).toBe(403)
      expect((await call('GET', url, { as: await apiKey(acme.owner) })).statusCode).toBe(401)
    }
    for (const url of ['/api/admin/audit', '/api/admin/audit/export'])
      expect((await call('GET', url, { as: acme.owner })).statusCode).toBe(403)
  })

  test('filters by actor, action, subject and time', async () => {
    const id = await workspace('Autumn', acme.admin)
    await call('DELETE', `/api/workspaces/${id}`, { as: acme.admin })
    const actionsOf = async (query: string) => (await read(query)).data.map(({ action }) => action)
    const both = ['workspace.delete', 'workspace.create']
    expect(await actionsOf(`?subject=${id}`)).toEqual(both)
    expect(await actionsOf('?subject=AUTU')).toEqual(both)
    expect(await actionsOf(`?subject=${id}&action=workspace`)).toEqual(both)
    expect(await actionsOf(`?subject=${id}&action=workspace.delete`)).toEqual(['workspace.delete'])
    expect(await actionsOf(`?subject=${id}&actor=${acme.admin.id}`)).toEqual(both)
    expect(await actionsOf(`?subject=${id}&actor=${acme.admin.email.toUpperCase()}`)).toEqual(both)
    expect(await actionsOf(`?subject=${id}&actor=${acme.owner.id}`)).toEqual([])
    const [{ at }] = (await read(`?subject=${id}`)).data as [Entry]
    expect(await actionsOf(`?subject=${id}&from=${at}`)).toContain('workspace.delete')
    expect(await actionsOf(`?subject=${id}&to=${at}`)).not.toContain('workspace.delete')
    expect(await actionsOf(`?subject=${id}&from=2999-01-01T00:00:00Z`)).toEqual([])
  })

  test('goes from page to page without losing or repeating an entry', async () => {
    const { owner } = await filled(7)
    const names: (string | undefined)[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await read(`?action=workspace.create&limit=3${cursor && `&cursor=${cursor}`}`, owner)
      expect(page.data.length).toBeLessThanOrEqual(3)
      names.push(...page.data.map(({ subject }) => subject?.name))
      cursor = page.nextCursor
    }
    expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Number ${at}`))
  })

  test.each([
    ['action=nothing', 'action must be an action'],
    ['from=yesterday', 'from must be a time such as'],
    ['limit=0', 'limit must be a whole number from 1 to 100'],
    ['cursor=x', 'cursor must be the nextCursor of an earlier page'],
  ])('refuses %s', async (query, message) => {
    const refused = await call('GET', `/api/audit?${query}`, { as: acme.owner })
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining(message)])
  })
})

test('the export has every entry that matches, past the size of a page, as CSV that no spreadsheet runs', async () => {
  const { id, owner } = await filled(1)
  await db.execute({
    text: `INSERT INTO audit_entries (org_id, actor_kind, action, subject_type, subject_name)
           SELECT $1, 'system', 'workspace.delete', 'workspace', '=cmd' || n FROM generate_series(1, $2::int) n`,
    values: [id, AUDIT_EXPORT_PAGE * 2],
  })
  const response = await call('GET', '/api/audit/export?action=workspace.delete', { as: owner })
  expect(response.headers['content-disposition']).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/)
  const rows = parse(response.body, { columns: true }) as Record<string, string>[]
  expect(new Set(rows.map((row) => row.id)).size).toBe(AUDIT_EXPORT_PAGE * 2)
  expect(rows[0]).toMatchObject({ action: 'workspace.delete', organization_id: id, actor_kind: 'system' })
  expect(rows[0]!.subject_name).toMatch(/^'=cmd/)
  const [latest] = (await read('', owner)).data
  expect(latest).toMatchObject({ action: 'audit.export', details: { filters: { action: 'workspace.delete' } } })
})

test('entries are neither changed nor removed until they are 400 days old; then the sweep removes them', async () => {
  const { id } = await filled(1)
  const age = (days: number) =>
    db.execute({
      text: `INSERT INTO audit_entries (at, org_id, actor_kind, action)
             VALUES (now() - make_interval(days => $2), $1, 'system', 'key.create')`,
      values: [id, days],
    })
  await age(401)
  await age(399)
  const refusal = 'audit entries cannot be changed or removed'
  const where = { values: [id] }
  await expect(
    db.execute({ text: `UPDATE audit_entries SET action = 'x' WHERE org_id = $1`, ...where }),
  ).rejects.toThrow(refusal)
  await expect(db.execute({ text: 'DELETE FROM audit_entries WHERE org_id = $1', ...where })).rejects.toThrow(refusal)
  await expect(db.execute({ text: 'TRUNCATE audit_entries' })).rejects.toThrow(refusal)
  await sweepAudit(db)
  const left = await select<{ days: number }>(db, {
    text: `SELECT extract(day FROM now() - at)::int AS days FROM audit_entries WHERE org_id = $1 ORDER BY at`,
    ...where,
  })
  expect(left.map(({ days }) => days)).toEqual([399, 0, 0])
})
