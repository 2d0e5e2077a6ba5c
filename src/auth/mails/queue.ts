import type { Db } from '../../db/db'
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

/** Removes what is not needed any more: old mails, and the links of password resets that have expired. */
export async function sweepMails(db: Db): Promise<void> {
  await db.execute({
    text: `DELETE FROM mails WHERE created_at < now() - make_interval(days => $1)`,
    values: [MAIL_DAYS],
  })
  await db.execute({ text: `DELETE FROM verifications WHERE identifier LIKE 'reset-link:%' AND expires_at < now()` })
}
