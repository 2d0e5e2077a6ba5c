import { describe, expect, test, vi } from 'vitest'
import { type Session, startTestApp, useTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'

const app = await useTestApp()
const { call, staffed, user, apiKey, sdkKey, db } = app
const acme = await staffed()

const organization = (path: string, as: Session, body: unknown) =>
  call('POST', `/api/auth/organization/${path}`, { as, body })
const invite = (as: Session, email: string, role = 'member', more = {}) =>
  organization('invite-member', as, { email, role, ...more })
const invitations = async (as: Session) => (await call('GET', '/api/auth/organization/list-invitations', { as })).json()
const memberId = async (userId: string, organizationId = acme.id) => {
  const [row] = await select<{ id: string }>(db, {
    text: 'SELECT id FROM members WHERE user_id = $1 AND organization_id = $2',
    values: [userId, organizationId],
  })
  return row!.id
}

const crowd = (organizationId: string, count: number) =>
  db.execute({
    text: `WITH crowd AS (
             INSERT INTO users (id, name, email) SELECT $1 || n, 'Member ' || n, $1 || n || '@crowd.example'
             FROM generate_series(1, $2::int) n RETURNING id
           )
           INSERT INTO members (id, organization_id, user_id, role) SELECT 'member_' || id, $1, id, 'viewer' FROM crowd`,
    values: [organizationId, count],
  })

describe('keys, sessions and invitations end with the membership', () => {
  test.each(['remove-member', 'leave'])('%s', async (way) => {
    const person = await user(acme.id, 'admin')
    const key = await apiKey(person)
    const sdk = await sdkKey(person)
    const email = `invited-by-one-who-will-${way}@example.com`
    const invitation = (await invite(person, email)).json()
    expect((await call('GET', '/api/me', { as: key })).statusCode).toBe(200)

    const ended =
      way === 'leave'
        ? await organization('leave', person, { organizationId: acme.id })
        : await organization('remove-member', acme.owner, { memberIdOrEmail: await memberId(person.id) })
    expect(ended.statusCode).toBe(200)

    const refused = await call('GET', '/api/me', { as: key })
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({ error: 'API key has been revoked' })
    const body = { topic_name: 'x', parent_category: 'Auto' }
    expect((await call('POST', '/api/sdk/check-duplicate', { as: sdk, body })).statusCode).toBe(401)
    expect((await call('GET', '/api/auth/get-session', { as: person })).json()).toBeNull()
    const signUp = { name: 'New', email, password: 'correct horse battery', invitationId: invitation.id }
    expect((await call('POST', '/api/auth/sign-up/email', { body: signUp })).statusCode).toBe(403)
  })

  test('and nothing of another organization, or of another member', async () => {
    const beta = await staffed()
    const person = await user(acme.id, 'admin')
    await db.execute({
      text: `INSERT INTO members (id, organization_id, user_id, role) VALUES ('member_of_two', $1, $2, 'admin')`,
      values: [beta.id, person.id],
    })
    const owners = await apiKey(acme.owner)
    await organization('set-active', person, { organizationId: beta.id })
    const elsewhere = await apiKey(person)
    await organization('remove-member', acme.owner, { memberIdOrEmail: person.email })
    expect((await call('GET', '/api/me', { as: owners })).statusCode).toBe(200)
    expect((await call('GET', '/api/me', { as: elsewhere })).statusCode).toBe(200)
    expect((await call('GET', '/api/keys', { as: person })).statusCode).toBe(200)
  })

  test('a key that is made while its creator is removed does not outlive the membership', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await user(acme.id, 'admin')
      const [created] = await Promise.all([
        call('POST', '/api/sdk-keys', { as: person, body: { name: 'late', mode: 'live' } }),
        call('POST', '/api/keys', { as: person, body: { name: 'late' } }),
        organization('remove-member', acme.owner, { memberIdOrEmail: person.email }),
      ])
      expect([201, 401]).toContain(created.statusCode)
      const live = await select(db, {
        text: `SELECT id FROM api_keys WHERE created_by = $1 AND revoked_at IS NULL
               UNION ALL SELECT id FROM sdk_keys WHERE created_by = $1 AND revoked_at IS NULL`,
        values: [person.id],
      })
      expect(live).toEqual([])
    }
  })

  test('an admin who becomes a member leaves no invitation behind', async () => {
    const person = await user(acme.id, 'admin')
    const { id } = (await invite(person, 'friend-of-an-admin@example.com', 'admin')).json()
    const change = { memberId: await memberId(person.id), role: 'member' }
    expect((await organization('update-member-role', acme.owner, change)).statusCode).toBe(200)
    const [row] = await select(db, { text: 'SELECT status FROM invitations WHERE id = $1', values: [id] })
    expect(row).toEqual({ status: 'canceled' })
  })
})

describe('an organization keeps an owner', () => {
  const REFUSED = /You cannot leave the organization/

  test.each(['update-member-role', 'remove-member', 'leave'])(
    'when two owners %s each other or themselves at once, on two nodes',
    async (way) => {
      const database = await createTestDatabase()
      const nodes = [await startTestApp({ database }), await startTestApp({ database })] as const
      for (let round = 0; round < 5; round++) {
        const { id } = await nodes[0].organization()
        const owners = [await nodes[0].user(id, 'owner'), await nodes[0].user(id, 'owner')] as const
        const rows = await select<{ id: string; user_id: string }>(database.db, {
          text: 'SELECT id, user_id FROM members WHERE organization_id = $1',
          values: [id],
        })
        const idOf = (userId: string) => rows.find(({ user_id }) => user_id === userId)!.id
        const send = (self: 0 | 1) => {
          const other = owners[self === 0 ? 1 : 0]
          const body =
            way === 'leave'
              ? { organizationId: id }
              : way === 'remove-member'
                ? { memberIdOrEmail: idOf(other.id) }
                : { memberId: idOf(other.id), role: 'viewer' }
          return nodes[self].call('POST', `/api/auth/organization/${way}`, { as: owners[self], body })
        }
        const answers = await Promise.all([send(0), send(1)])
        const remaining = await select(database.db, {
          text: `SELECT id FROM members WHERE organization_id = $1 AND role = 'owner'`,
          values: [id],
        })
        expect(remaining.length).toBeGreaterThan(0)
        for (const answer of answers) {
          expect(answer.statusCode, answer.body).toBeLessThan(500)
        }
        const refused = answers.filter(({ statusCode }) => statusCode !== 200)
        expect(refused).toHaveLength(1)
      }
      await Promise.all(nodes.map((node) => node.close()))
      await database.drop()
    },
  )

  test.each(['update-member-role', 'remove-member', 'leave'])('but not more: %s among many members', async (way) => {
    const staff = await staffed()
    await crowd(staff.id, 150)
    const second = await user(staff.id, 'owner')
    const [answer, role] = await endOwnership(way, staff.id, second)
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
    const answered = answer.json().member ?? answer.json()
    expect(answered).toMatchObject({ organizationId: staff.id, userId: second.id, role })
    const [refused] = await endOwnership(way, staff.id, staff.owner)
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringMatching(REFUSED)])
  })

  /** What the way is called with by an owner about themselves, and the role that the answer then names. */
  async function endOwnership(way: string, organizationId: string, owner: Session & { id: string; email: string }) {
    const bodies: Record<string, unknown> = {
      leave: { organizationId },
      'remove-member': { memberIdOrEmail: owner.email.toUpperCase() },
      'update-member-role': { memberId: await memberId(owner.id, organizationId), role: 'viewer' },
    }
    return [await organization(way, owner, bodies[way]), way === 'update-member-role' ? 'viewer' : 'owner'] as const
  }

  test('and one owner removes or demotes another, an admin neither', async () => {
    const staff = await staffed()
    await crowd(staff.id, 150)
    const owners = [await user(staff.id, 'owner'), await user(staff.id, 'owner')] as const
    const demotion = { memberId: await memberId(owners[0].id, staff.id), role: 'member' }
    const removal = { memberIdOrEmail: await memberId(owners[1].id, staff.id) }
    expect((await organization('update-member-role', staff.admin, demotion)).statusCode).toBe(403)
    expect((await organization('remove-member', staff.admin, removal)).statusCode).toBe(400)
    expect((await organization('update-member-role', staff.owner, demotion)).json()).toMatchObject({ role: 'member' })
    const removed = await organization('remove-member', staff.owner, removal)
    expect([removed.statusCode, removed.json().member]).toMatchObject([200, { userId: owners[1].id }])
    const entries = await select(db, {
      text: `SELECT action, subject_id FROM audit_entries WHERE org_id = $1 AND action LIKE 'member.%' ORDER BY at, id`,
      values: [staff.id],
    })
    expect(entries).toEqual([
      { action: 'member.role', subject_id: owners[0].id },
      { action: 'member.remove', subject_id: owners[1].id },
    ])
  })

  test('as the database sees it too', async () => {
    const beta = await staffed()
    const demote = db.execute({
      text: `UPDATE members SET role = 'admin' WHERE organization_id = $1 AND role = 'owner'`,
      values: [beta.id],
    })
    await expect(demote).rejects.toThrow('would have no owner')
    const leave = await organization('leave', beta.owner, { organizationId: beta.id })
    expect(leave.statusCode).toBe(400)
    expect(leave.json().error).toMatch(REFUSED)
    await db.execute({ text: 'DELETE FROM organizations WHERE id = $1', values: [beta.id] })
  })
})

describe('an invitation’s id, which lets its holder in', () => {
  test('is shown to those who may send it', async () => {
    const beta = await staffed()
    await invite(beta.owner, 'future-owner@example.com', 'owner')
    await invite(beta.admin, 'future-member@example.com', 'member')
    const emails = async (as: Session) => (await invitations(as)).map(({ email }: { email: string }) => email).sort()
    expect(await emails(beta.owner)).toEqual(['future-member@example.com', 'future-owner@example.com'])
    expect(await emails(beta.admin)).toEqual(['future-member@example.com'])
    expect(await emails(beta.member)).toEqual([])
    expect(await emails(beta.viewer)).toEqual([])
  })

  test('of an owner’s invitation is not shown to an admin who sends it again', async () => {
    const beta = await staffed()
    await invite(beta.owner, 'second-owner@example.com', 'owner')
    const repeated = await invite(beta.admin, 'second-owner@example.com', 'member')
    expect(repeated.json()).toEqual({ error: 'User is already invited to this organization' })
    const again = await invite(beta.admin, 'second-owner@example.com', 'member', { resend: true })
    expect(again.statusCode).toBe(403)
    expect(again.body).not.toContain('invitation_')
  })

  test('does not take another role when it is sent again, and is not prolonged', async () => {
    const beta = await staffed()
    await invite(beta.owner, 'bob@example.com', 'owner')
    const open = await invitations(beta.owner)
    const as = (role: string, sender: Session) => invite(sender, 'Bob@example.com', role, { resend: true })
    expect((await as('viewer', beta.admin)).statusCode).toBe(403)
    expect((await as('viewer', beta.member)).json().error).not.toContain('owner')
    const refused = await as('viewer', beta.owner)
    expect([refused.statusCode, refused.json().error]).toEqual([
      400,
      'bob@example.com is already invited as owner: withdraw that invitation first',
    ])
    expect(await invitations(beta.owner)).toEqual(open)
    await organization('cancel-invitation', beta.owner, { invitationId: open[0].id })
    expect((await as('viewer', beta.owner)).json()).toMatchObject({ role: 'viewer' })
  })
})

describe('an organization that invited many people', () => {
  const fill = (organizationId: string, inviterId: string, status: string, count: number, expires = '1 day') =>
    db.execute({
      text: `INSERT INTO invitations (id, organization_id, email, role, status, expires_at, created_at, inviter_id)
             SELECT 'invitation_' || $3 || n || $1, $1, $3 || n || '@example.com', 'member', $3,
                    now() + $5::interval, now() - interval '1 hour', $2 FROM generate_series(1, $4::int) n`,
      values: [organizationId, inviterId, status, count, expires],
    })
  const asMany = async (as: Session) => (await invitations(as)).map(({ status }: { status: string }) => status)

  test('still sees who has not answered, first', async () => {
    const beta = await staffed()
    await fill(beta.id, beta.owner.id, 'pending', 120)
    await fill(beta.id, beta.owner.id, 'accepted', 120)
    const { id } = (await invite(beta.admin, 'latest@example.com')).json()
    const list = await invitations(beta.owner)
    expect(list[0]).toEqual({
      id,
      organizationId: beta.id,
      email: 'latest@example.com',
      role: 'member',
      status: 'pending',
      expiresAt: expect.any(String),
      createdAt: expect.any(String),
      inviterId: beta.admin.id,
      mail: null,
    })
    expect(await asMany(beta.owner)).toEqual([...Array(121).fill('pending'), ...Array(120).fill('accepted')])
  })

  test('has at most 1,000 of them open, all of which it sees', async () => {
    const beta = await staffed()
    await fill(beta.id, beta.owner.id, 'pending', 999)
    await fill(beta.id, beta.owner.id, 'canceled', 50)
    await fill(beta.id, beta.member.id, 'rejected', 50)
    const last = { email: 'pending-last@example.com' }
    expect((await invite(beta.owner, last.email)).statusCode).toBe(200)
    const refused = await invite(beta.owner, 'one-too-many@example.com')
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'Maximum 1000 open invitations per organization' },
    ])
    expect((await invite(beta.owner, last.email, 'member', { resend: true })).statusCode).toBe(200)
    expect(await asMany(beta.owner)).toEqual(Array(1000).fill('pending'))
    await db.execute({
      text: `UPDATE invitations SET expires_at = now() WHERE organization_id = $1 AND status = 'pending'`,
      values: [beta.id],
    })
    expect((await invite(beta.owner, 'after-they-expired@example.com')).statusCode).toBe(200)
  })
})

test('somebody in many organizations sees all of them', async () => {
  const person = await user(acme.id)
  await db.execute({
    text: `WITH many AS (
             INSERT INTO organizations (id, name, slug) SELECT 'org_of_many_' || n, 'One of many ' || n, 'many-' || n
             FROM generate_series(1, 120) n RETURNING id
           )
           INSERT INTO members (id, organization_id, user_id, role) SELECT 'member_' || id, id, $1, 'viewer' FROM many`,
    values: [person.id],
  })
  const list = (await call('GET', '/api/auth/organization/list', { as: person })).json()
  expect(list).toHaveLength(121)
  expect(list.find(({ id }: { id: string }) => id === acme.id)).toEqual({
    id: acme.id,
    name: 'Acme',
    slug: expect.any(String),
    logo: null,
    metadata: null,
    createdAt: expect.any(String),
    plan: 'enterprise',
    orgAlias: null,
    partnerAlias: null,
  })
})

test('somebody who was invited many times sees the invitations that are open', async () => {
  const person = await user(acme.id)
  const beta = await staffed()
  await db.execute({
    text: `INSERT INTO invitations (id, organization_id, email, role, status, expires_at, created_at, inviter_id)
           SELECT 'invitation_past_' || n, $1, $2, 'member', CASE n % 2 WHEN 0 THEN 'rejected' ELSE 'pending' END,
                  now() - interval '1 day', now() - interval '8 days', $3 FROM generate_series(1, 120) n`,
    values: [beta.id, person.email, beta.owner.id],
  })
  const { id } = (await invite(beta.owner, person.email, 'viewer')).json()
  const list = await call('GET', '/api/auth/organization/list-user-invitations', { as: person })
  expect(list.json()).toEqual([
    {
      id,
      organizationId: beta.id,
      organizationName: 'Acme',
      email: person.email,
      role: 'viewer',
      status: 'pending',
      expiresAt: expect.any(String),
      createdAt: expect.any(String),
      inviterId: beta.owner.id,
    },
  ])
})

describe('a refused call changes nothing', () => {
  test('switching to an organization that one is no member of', async () => {
    const beta = await staffed()
    for (const organizationId of [beta.id, 'org_none']) {
      const refused = await organization('set-active', acme.member, { organizationId })
      expect(refused.statusCode).toBe(403)
      const session = await call('GET', '/api/auth/get-session', { as: acme.member })
      expect(session.json().session.activeOrganizationId).toBe(acme.id)
    }
  })

  test('inviting, removing and changing roles without the right to', async () => {
    const snapshot = () => select(db, { text: 'SELECT * FROM members ORDER BY id' })
    const before = await snapshot()
    const target = { memberIdOrEmail: acme.owner.email }
    expect((await organization('remove-member', acme.viewer, target)).statusCode).toBeGreaterThanOrEqual(400)
    const raise = { memberId: await memberId(acme.viewer.id), role: 'owner' }
    expect((await organization('update-member-role', acme.viewer, raise)).statusCode).toBe(403)
    expect(await snapshot()).toEqual(before)
  })
})

test('a list of members has all of them, whichever page is requested', async () => {
  const staff = await staffed()
  const response = await call('GET', '/api/auth/organization/list-members?limit=10&offset=74', { as: staff.owner })
  expect(response.statusCode).toBe(200)
  expect(response.json().members).toHaveLength(4)
})

test('a long list of members is read without comparing each with each', async () => {
  const staff = await staffed()
  await crowd(staff.id, 996)
  let comparisons = 0
  const { find } = Array.prototype
  const counting = vi.spyOn(Array.prototype, 'find').mockImplementation(function (this: unknown[], isWanted) {
    return find.call(this, (...item) => {
      comparisons++
      return isWanted(...item)
    })
  })
  const response = await call('GET', '/api/auth/organization/list-members', { as: staff.viewer })
  counting.mockRestore()
  const { members, total } = response.json()
  expect([members.length, total]).toEqual([1000, 1000])
  expect(members[0]).toEqual({
    id: await memberId(staff.owner.id, staff.id),
    organizationId: staff.id,
    userId: staff.owner.id,
    role: 'owner',
    createdAt: expect.any(String),
    user: { id: staff.owner.id, name: staff.owner.email, email: staff.owner.email, image: null },
  })
  expect(comparisons).toBeLessThan(50_000)
})
