import { createHash } from 'node:crypto'
import { type AuditCtx, audited } from '../../audit/audit'
import type { Db } from '../../db/db'
import { users, verifications } from '../../db/tables'
import { ApiError, notFound } from '../../errors'
import { randomPart } from '../../ids'

/** How better-auth names the token of a link; it is looked up by what `storedIdentifier` makes of this. */
export const RESET_IDENTIFIER = 'reset-password:'
const identifierOf = (token: string) => RESET_IDENTIFIER + token

/**
 * Only a hash is stored, so that nobody takes over accounts by reading the database. It begins otherwise than
 * RESET_IDENTIFIER, because better-auth also looks for the identifier as it is: the hash must not work as a token.
 */
export const storedIdentifier = (identifier: string): string =>
  `reset-link:${createHash('sha256').update(identifier).digest('base64url')}`

type ResetLink = { email: string; url: string; expiresAt: Date }
type ResetCtx = AuditCtx & { baseUrl: string }

/** A link that sets a new password once. The token is in the fragment, which browsers send to no server. */
export const createResetLink = (ctx: ResetCtx, userId: string, validMs: number): Promise<ResetLink> =>
  audited(
    ctx,
    'password.reset_link',
    (inside) => insertResetLink(inside, userId, validMs),
    ({ email }) => ({ subject: { type: 'user', id: userId, name: email } }),
  )

async function insertResetLink({ db, baseUrl }: ResetCtx, userId: string, validMs: number): Promise<ResetLink> {
  const token = randomPart(32)
  const [link] = await db.query(
    { expires_at: verifications.expires_at, email: users.email },
    {
      text: `INSERT INTO verifications (id, identifier, value, expires_at)
             SELECT $1, $2, u.id, clock_timestamp() + make_interval(secs => $4) FROM users u
             WHERE u.id = $3 AND u.deleted_at IS NULL
             RETURNING expires_at, (SELECT email FROM users WHERE id = $3) AS email`,
      values: [`verification_${randomPart()}`, storedIdentifier(identifierOf(token)), userId, validMs / 1_000],
    },
  )
  if (!link) throw notFound('User')
  return { email: link.email, url: `${baseUrl}/reset-password#${token}`, expiresAt: link.expires_at }
}

const OPEN_LINK = { email: users.email, expires_at: verifications.expires_at }

/** Whose password the token can set, and until when. */
export async function readResetLink(db: Db, token: string) {
  const [link] = await db.query(OPEN_LINK, {
    text: `SELECT u.email, v.expires_at FROM verifications v JOIN users u ON u.id = v.value
           WHERE v.identifier = $1 AND v.expires_at > clock_timestamp()`,
    values: [storedIdentifier(identifierOf(token))],
  })
  if (!link) throw new ApiError(404, 'This link has been used, has expired or is incomplete')
  return { email: link.email, expiresAt: link.expires_at.toISOString() }
}

/** The password was set: links that were made to set it, and sign-ins with the old one that wait for a code, would serve others only. */
export async function endWaiting(db: Db, userId: string): Promise<void> {
  await db.execute({ text: 'DELETE FROM verifications WHERE value = $1', values: [userId] })
}
