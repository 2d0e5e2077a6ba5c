import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../db/db'
import { randomPart } from '../../ids'
import { LLM_CLAIM_MS, LLM_CLAIM_POLL_MS } from '../../limits'

/** What the LLM is asked about. */
export type LlmClaim = {
  db: Db
  orgId: string
  subject: string
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal
  /** Aborts when the time for the LLM is over: the work then goes on without the claim, and without the LLM. */
  timeOver?: AbortSignal
}

/**
 * Does work that asks the LLM, one caller after the other, on whichever node. The work looks first whether the caller before
 * has done it. The claim is renewed meanwhile, and runs out if the node is killed.
 */
export async function claimed<T>(claim: LlmClaim, work: () => Promise<T>): Promise<T> {
  const owner = randomPart()
  while (!(await take(claim, owner))) {
    if (claim.timeOver?.aborted) return work()
    await setTimeout(LLM_CLAIM_POLL_MS, undefined, { signal: claim.signal })
  }
  // What cannot be renewed runs out, and then the work may be paid for twice, which is better than its failure.
  const renewal = setInterval(() => renew(claim, owner).catch(() => 0), LLM_CLAIM_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await release(claim, owner).catch(() => 0)
  }
}

/** SQL for the end of a live claim, on the database's clock: the clocks of nodes need not agree. */
const LEASE = `clock_timestamp() + interval '${LLM_CLAIM_MS} milliseconds'`

async function take({ db, orgId, subject }: LlmClaim, owner: string): Promise<boolean> {
  const taken = await db.execute({
    name: 'take_llm_claim',
    text: `INSERT INTO llm_claims AS c (org_id, subject, owner, claimed_until) VALUES ($1, $2, $3, ${LEASE})
           ON CONFLICT (org_id, subject) DO UPDATE SET owner = excluded.owner, claimed_until = excluded.claimed_until
           WHERE c.claimed_until < clock_timestamp()`,
    values: [orgId, subject, owner],
  })
  return taken > 0
}

/** Never inserts: it may come after the release. */
const renew = ({ db, orgId, subject }: LlmClaim, owner: string): Promise<number> =>
  db.execute({
    name: 'renew_llm_claim',
    text: `UPDATE llm_claims SET claimed_until = ${LEASE} WHERE org_id = $1 AND subject = $2 AND owner = $3`,
    values: [orgId, subject, owner],
  })

const release = ({ db, orgId, subject }: LlmClaim, owner: string): Promise<number> =>
  db.execute({
    name: 'release_llm_claim',
    text: 'DELETE FROM llm_claims WHERE org_id = $1 AND subject = $2 AND owner = $3',
    values: [orgId, subject, owner],
  })

/** SQL: whether somebody asks the LLM about what two expressions name. */
export const isClaimed = (orgId: string, subject: string): string =>
  `EXISTS (SELECT FROM llm_claims c WHERE c.org_id = ${orgId} AND c.subject = ${subject} AND c.claimed_until >= clock_timestamp())`

/** Removes the claims of killed nodes. */
export async function sweepLlmClaims(db: Db): Promise<void> {
  await db.execute({ text: 'DELETE FROM llm_claims WHERE claimed_until < clock_timestamp()' })
}
