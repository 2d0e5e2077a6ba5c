import type { Db } from '../../db/db'
import { mails } from '../../db/tables'
import { newId } from '../../ids'
import { MAIL_DAYS } from '../../limits'

/** Takes the same time whether or not the address has an account. A mail that waits for its next attempt does not wait longer. */
export async function queueReset(db: Db, email: string): Promise<void> {
  await db.execute({
    name: 'queue_reset',
    text: `INSERT INTO mails (id, reset_email) VALUES ($1, $2)
           ON CONFLICT (reset_email) WHERE state = 'pending' DO UPDATE SET due_at = clock_timestamp()`,
    values: [newId('mail'), email.toLowerCase()],
  })
}

export async function queueInvitation(db: Db, invitationId: string): Promise<void> {
  await db.execute({
    name: 'queue_invitation',
    text: `INSERT INTO mails (id, invitation_id) VALUES ($1, $2)
           ON CONFLICT (invitation_id) WHERE state = 'pending' DO UPDATE SET due_at = clock_timestamp()`,
    values: [newId('mail'), invitationId],
  })
}

const INVITATION_MAIL = {
  invitation_id: mails.invitation_id.notNull(),
  state: mails.state.as<'pending' | 'sent' | 'failed'>(),
  error: mails.error,
}
export type InvitationMail = { state: 'pending' | 'sent' | 'failed'; error: string | null }

/** What became of the latest mail with each invitation; those that were never mailed are left out. */
export async function mailsOfInvitations(db: Db, invitationIds: string[]): Promise<Map<string, InvitationMail>> {
  const rows = await db.query(INVITATION_MAIL, {
    name: 'mails_of_invitations',
    text: `SELECT DISTINCT ON (invitation_id) invitation_id, state, error FROM mails
           WHERE invitation_id = ANY($1) ORDER BY invitation_id, created_at DESC`,
    values: [invitationIds],
  })
  return new Map(rows.map(({ invitation_id, ...mail }) => [invitation_id, mail]))
}

/** Removes what is not needed any more: old mails, and the links of password resets that have expired. */
export async function sweepMails(db: Db): Promise<void> {
  await db.execute({
    text: `DELETE FROM mails WHERE created_at < now() - make_interval(days => $1)`,
    values: [MAIL_DAYS],
  })
  await db.execute({ text: `DELETE FROM verifications WHERE identifier LIKE 'reset-link:%' AND expires_at < now()` })
}
