import type { Db } from '../../db/db'
import { randomPart } from '../../ids'
import { JOB_LEASE_MS } from '../../limits'
import type { StepOutcome } from '../job'
import { JOB, JOB_COLUMNS, type JobRow } from '../schema'
import { statusesBefore } from '../transitions'

/** Leases use the database's clock, so the clocks of nodes need not agree. */
export const LEASE = `clock_timestamp() + interval '${JOB_LEASE_MS} milliseconds'`
const IS_FREE = '(j.lease_until IS NULL OR j.lease_until < clock_timestamp())'

export type Claim = { job: JobRow; by: string }

/** One guarded UPDATE: of all calls on all nodes, one gets the job and the others get null. */
export async function claimJob(db: Db, id: string, now: Date): Promise<Claim | null> {
  const by = randomPart()
  const [job] = await db.query(JOB, {
    name: 'claim_job',
    text: `UPDATE jobs j SET status = 'processing', claimed_by = $2, lease_until = ${LEASE},
             started_at = coalesce(started_at, $3)
           WHERE j.id = $1 AND j.status = ANY($4) AND ${IS_FREE} RETURNING ${JOB_COLUMNS}`,
    values: [id, by, now, statusesBefore('processing')],
  })
  return job ? { job, by } : null
}

/** False if another node has taken the job over. */
export async function renewClaim(db: Db, { job, by }: Claim): Promise<boolean> {
  const renewed = await db.execute({
    name: 'renew_claim',
    text: `UPDATE jobs SET lease_until = ${LEASE} WHERE id = $1 AND claimed_by = $2`,
    values: [job.id, by],
  })
  return renewed > 0
}

/** A job that was cancelled in the meantime stays cancelled, whatever the outcome of its last chunk. */
export async function releaseClaim(db: Db, { job, by }: Claim, outcome: ClaimOutcome, now: Date): Promise<void> {
  const status = outcome === 'done' ? 'completed' : outcome === 'failed' ? 'failed' : null
  await db.execute({
    name: 'release_claim',
    text: `UPDATE jobs SET claimed_by = NULL, lease_until = NULL,
             status = CASE WHEN status = ANY($4) THEN $3 ELSE status END,
             completed_at = CASE WHEN status = ANY($4) THEN $5 ELSE completed_at END
           WHERE id = $1 AND claimed_by = $2`,
    values: [job.id, by, status, status ? statusesBefore(status) : [], now],
  })
}

type ClaimOutcome = StepOutcome | 'failed'
