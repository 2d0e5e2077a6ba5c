import { createHmac } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Role } from '../../src/access'
import type { Db } from '../../src/db/db'
import { newId, randomPart } from '../../src/ids'

export const PASSWORD = 'correct horse battery'

type Person = { organizationId: string | undefined; role: Role; operator: boolean }

/** Hashed once for all users of the tests, because hashing takes a tenth of a second by design. */
let hashed: Promise<string> | undefined

/** Adds a user with a password, a membership and a session, as after signing up and in. */
export async function addPerson(db: Db, { organizationId, role, operator }: Person) {
  const id = newId('user')
  const email = `user-${randomPart()}@example.com`
  const token = randomPart() + randomPart()
  hashed ??= hashPassword(PASSWORD)
  await db.execute({
    text: `WITH person AS (
             INSERT INTO users (id, name, email, email_verified, operator) VALUES ($1, $2, $2, true, $3)
           ), account AS (
             INSERT INTO accounts (id, user_id, account_id, provider_id, password)
             VALUES ('account_' || $4::text, $1, $1, 'credential', $5)
           ), membership AS (
             INSERT INTO members (id, organization_id, user_id, role)
             SELECT 'member_' || $4, $6, $1, $7 WHERE $6::text IS NOT NULL
           )
           INSERT INTO sessions (id, token, user_id, active_organization_id, expires_at)
           VALUES ('session_' || $4, $4, $1, $6, now() + interval '30 days')`,
    values: [id, email, operator, token, await hashed, organizationId ?? null, role],
  })
  return { id, email, token }
}

/** As of a program that signs in again and again: the latest one began now, each other a minute before the next. */
export const addSessions = (db: Db, userId: string, count: number) =>
  db.execute({
    text: `INSERT INTO sessions (id, token, user_id, created_at, expires_at)
           SELECT 'session_' || n || $1, 'token_' || n || $1, $1, now() - make_interval(mins => n), now() + interval '1 day'
           FROM generate_series(0, $2::int - 1) n`,
    values: [userId, count],
  })

/** A signed cookie value. */
export const signed = (value: string, secret: string): string =>
  encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)
