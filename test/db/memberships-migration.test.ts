import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../harness/before-migration'
import { select } from '../harness/select'

const MIGRATION = '0046_memberships.sql'
const { db, apply } = await useDatabaseBefore(MIGRATION)

test('memberships that came with their organization are those of founders, and sessions get an organization', async () => {
  await db.execute({
    text: `
      INSERT INTO organizations (id, name, slug, created_at) VALUES ('org', 'Acme', 'acme', '2026-01-01 10:00Z');
      INSERT INTO users (id, name, email) VALUES ('founder', 'f', 'f@example.com'), ('invited', 'i', 'i@example.com'),
        ('quick', 'q', 'q@example.com'), ('added', 'a', 'a@example.com');
      INSERT INTO members (id, organization_id, user_id, role, created_at) VALUES
        ('m1', 'org', 'founder', 'owner', '2026-01-01 10:00:01Z'), ('m2', 'org', 'invited', 'member', '2026-01-05'),
        ('m3', 'org', 'quick', 'member', '2026-01-01 10:00:30Z'), ('m4', 'org', 'added', 'admin', '2026-01-06');
      INSERT INTO invitations (id, organization_id, email, role, status, expires_at, inviter_id) VALUES
        ('i1', 'org', 'I@example.com', 'member', 'accepted', '2026-01-12', 'founder'),
        ('i2', 'org', 'q@example.com', 'member', 'accepted', '2026-01-08', 'founder');
      INSERT INTO users (id, name, email) VALUES ('alone', 'l', 'l@example.com');
      INSERT INTO sessions (id, token, user_id, expires_at) VALUES ('s1', '1', 'added', '2030-01-01'), ('s2', '2', 'alone', '2030-01-01')`,
  })
  expect(await apply()).toEqual([MIGRATION])
  const founders = await select(db, { text: 'SELECT user_id FROM members WHERE NOT admitted' })
  expect(founders).toEqual([{ user_id: 'founder' }])
  const sessions = await select(db, { text: 'SELECT id, active_organization_id FROM sessions ORDER BY id' })
  expect(sessions).toEqual([
    { id: 's1', active_organization_id: 'org' },
    { id: 's2', active_organization_id: null },
  ])
})
