import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../harness/before-migration'
import { select } from '../harness/select'

const MIGRATION = '0013_sign_in.sql'
const { db, apply } = await useDatabaseBefore(MIGRATION)

test('rows of an earlier version are corrected', async () => {
  await db.execute({
    text: `
      INSERT INTO organizations (id, name, slug) VALUES ('org', 'Acme', 'acme');
      INSERT INTO users (id, name, email, email_verified, created_at) VALUES
        ('owner', 'o', 'owner@example.com', true, '2026-01-01'), ('left', 'l', 'left@example.com', true, '2026-01-01'),
        ('invited', 'i', 'invited@example.com', true, '2026-01-03'), ('sso', 's', 'sso@example.com', true, '2026-01-03');
      INSERT INTO members (id, organization_id, user_id, role) VALUES ('m', 'org', 'owner', 'owner');
      INSERT INTO accounts (id, user_id, account_id, provider_id, access_token, refresh_token, id_token, password, created_at) VALUES
        ('a1', 'sso', 'subject', 'oidc', 'access', 'refresh', 'id', NULL, '2026-01-03'),
        ('a2', 'left', 'subject', 'oidc', 'access', 'refresh', 'id', NULL, '2026-01-04'),
        ('a3', 'owner', 'owner', 'credential', NULL, NULL, NULL, 'hash', '2026-01-01');
      INSERT INTO invitations (id, organization_id, email, role, status, expires_at, created_at, inviter_id) VALUES
        ('i1', 'org', 'Invited@example.com', 'member', 'accepted', '2026-02-01', '2026-01-02', 'owner'),
        ('i2', 'org', 'sso@example.com', 'member', 'accepted', '2026-02-01', '2026-01-02', 'owner'),
        ('i3', 'org', 'x@example.com', 'member', 'pending', '2026-02-01', '2026-01-02', 'owner'),
        ('i4', 'org', 'y@example.com', 'owner', 'pending', '2026-02-01', '2026-01-02', 'left');
      INSERT INTO api_keys (org_id, id, created_by, name, key_prefix, secret_hash, scopes, created_at) VALUES
        ('org', 'k1', 'owner', 'k', 'p', '1', '{}', now()), ('org', 'k2', 'left', 'k', 'p', '2', '{}', now());
      INSERT INTO sessions (id, token, user_id, active_organization_id, expires_at) VALUES
        ('s1', '1', 'owner', 'org', '2030-01-01'), ('s2', '2', 'left', 'org', '2030-01-01'), ('s3', '3', 'left', NULL, '2030-01-01')`,
  })
  expect(await apply()).toEqual([MIGRATION])

  const ids = async (text: string) => (await select<{ id: string }>(db, { text })).map(({ id }) => id)
  expect(await ids('SELECT id FROM users WHERE email_verified ORDER BY id')).toEqual(['left', 'owner', 'sso'])
  expect(await ids(`SELECT id FROM accounts WHERE password IS NOT NULL`)).toEqual(['a3'])
  expect(await ids(`SELECT id FROM accounts WHERE provider_id = 'oidc'`)).toEqual(['a1'])
  expect(
    await ids('SELECT id FROM accounts WHERE coalesce(access_token, refresh_token, id_token) IS NOT NULL'),
  ).toEqual([])
  expect(await ids(`SELECT id FROM invitations WHERE status = 'pending'`)).toEqual(['i3'])
  expect(await ids('SELECT id FROM api_keys WHERE revoked_at IS NULL')).toEqual(['k1'])
  expect(await ids('SELECT id FROM sessions ORDER BY id')).toEqual(['s1', 's3'])
})
