import type { FastifyBaseLogger } from 'fastify'
import { workThrough } from '../../bell'
import { plainWords } from '../../connectors/outbound/explain'
import type { Db } from '../../db/db'
import { bool, type RowOf } from '../../db/rows'
import { invitations, mails, organizations, users } from '../../db/tables'
import { randomPart } from '../../ids'
import { MAIL_LEASE_MS, MAIL_RETRY_MS, MAILED_RESET_LINK_MS, MAILS_AT_ONCE } from '../../limits'
import type { Mailer } from '../../mail'
import { createResetLink } from '../password-reset/reset-link'
import { invitationText, noPasswordText, resetText } from './texts'

export type DeliverMailsDeps = {
  db: Db
  log: FastifyBaseLogger
  mailer: Mailer
  /** Of the console. */
  baseUrl: string
  /** How the identity provider is called on the sign-in page. */
  provider: string
}

const LEASED = {
  id: mails.id,
  lease_owner: mails.lease_owner.notNull(),
  reset_email: mails.reset_email,
  invitation_id: mails.invitation_id,
  attempts: mails.attempts,
}
type LeasedMail = RowOf<typeof LEASED>
type Written = { to: string; subject: string; text: string }

/** Sends the mails that are due, a few at a time. The lease keeps two processes from sending the same. */
export const deliverMails = (deps: DeliverMailsDeps, signal: AbortSignal): Promise<void> =>
  workThrough({ signal, atOnce: MAILS_AT_ONCE, next: () => leaseNext(deps.db) }, (mail) => deliver(deps, mail))

async function leaseNext(db: Db): Promise<LeasedMail | undefined> {
  const [mail] = await db.query(LEASED, {
    name: 'lease_mail',
    text: `WITH next AS MATERIALIZED (
             SELECT id FROM mails
             WHERE state = 'pending' AND due_at <= clock_timestamp()
               AND (lease_until IS NULL OR lease_until < clock_timestamp())
             ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
           )
           UPDATE mails m
           SET lease_owner = $1, lease_until = clock_timestamp() + make_interval(secs => $2), attempts = m.attempts + 1
           FROM next WHERE m.id = next.id
           RETURNING m.id, m.lease_owner, m.reset_email, m.invitation_id, m.attempts`,
    values: [randomPart(), MAIL_LEASE_MS / 1_000],
  })
  return mail
}

async function deliver(deps: DeliverMailsDeps, mail: LeasedMail): Promise<void> {
  try {
    const written = mail.reset_email === null ? await writeInvitation(deps, mail) : await writeReset(deps, mail)
    if (!written) return await forget(deps.db, mail)
    await deps.mailer.send({ id: mail.id, ...written })
    await record(deps.db, mail, 'sent', null)
  } catch (err) {
    deps.log.warn({ err, mail: mail.id }, 'A mail could not be sent')
    const words = plainWords(err instanceof Error ? err.message : String(err))
    const isFinal = isRefused(err) || mail.attempts > MAIL_RETRY_MS.length
    await record(deps.db, mail, isFinal ? 'failed' : 'pending', words)
  }
}

/** The mail server does not take mail for this address, now or later. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

const RECIPIENT = { id: users.id, email: users.email, has_password: bool }

/** Null if the address has no account. */
async function writeReset({ db, baseUrl, provider }: DeliverMailsDeps, mail: LeasedMail): Promise<Written | null> {
  const [user] = await db.query(RECIPIENT, {
    name: 'reset_recipient',
    text: `SELECT u.id, u.email, EXISTS (
             SELECT FROM accounts a WHERE a.user_id = u.id AND a.provider_id = 'credential') AS has_password
           FROM users u WHERE u.email = $1`,
    values: [mail.reset_email],
  })
  if (!user) return null
  const { id, email } = user
  // People who left the identity provider must not get in with a password that they never had.
  if (!user.has_password) return { to: email, ...noPasswordText({ email, baseUrl, provider }) }
  const { url } = await createResetLink({ db, baseUrl }, id, MAILED_RESET_LINK_MS)
  return { to: email, ...resetText({ email, baseUrl, url }) }
}

const INVITED = {
  email: invitations.email,
  role: invitations.role.notNull(),
  expires_at: invitations.expires_at,
  organization: organizations.name,
  inviter_name: users.name,
  inviter_email: users.email,
}

/** Null if the invitation was withdrawn or answered in the meantime. */
async function writeInvitation({ db, baseUrl }: DeliverMailsDeps, mail: LeasedMail): Promise<Written | null> {
  const [invited] = await db.query(INVITED, {
    name: 'invited_recipient',
    text: `SELECT i.email, i.role, i.expires_at, o.name AS organization, u.name AS inviter_name, u.email AS inviter_email
           FROM invitations i JOIN organizations o ON o.id = i.organization_id JOIN users u ON u.id = i.inviter_id
           WHERE i.id = $1 AND i.status = 'pending' AND i.expires_at > clock_timestamp()`,
    values: [mail.invitation_id],
  })
  if (!invited) return null
  const { email, organization, role, expires_at: expiresAt } = invited
  const inviter = { name: invited.inviter_name, email: invited.inviter_email }
  const url = `${baseUrl}/invitation/${mail.invitation_id}`
  return { to: email, ...invitationText({ organization, inviter, role, url, expiresAt }) }
}

async function forget(db: Db, { id, lease_owner }: LeasedMail): Promise<void> {
  await db.execute({ text: 'DELETE FROM mails WHERE id = $1 AND lease_owner = $2', values: [id, lease_owner] })
}

async function record(db: Db, mail: LeasedMail, state: 'sent' | 'failed' | 'pending', error: string | null) {
  const waitMs = MAIL_RETRY_MS[mail.attempts - 1] ?? 0
  await db.execute({
    name: 'record_mail',
    text: `UPDATE mails
           SET state = $3, error = $4, lease_owner = NULL, lease_until = NULL,
               due_at = clock_timestamp() + make_interval(secs => $5::float8)
           WHERE id = $1 AND lease_owner = $2`,
    values: [mail.id, mail.lease_owner, state, error, waitMs / 1_000],
  })
}
