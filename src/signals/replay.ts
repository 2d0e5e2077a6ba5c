import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { bool } from '../db/rows'
import { signal_requests } from '../db/tables'
import { randomPart } from '../ids'
import { SIGNAL_CLAIM_SECONDS, SIGNAL_REPLAY_SECONDS } from '../limits'
import { SignalError } from './errors'
import type { ActivateSignal } from './schema'

/**
 * A request with an idempotency key is carried out by one node at a time: it claims the key's row, and writes its answer
 * there if it succeeded. The claim of a node that was killed runs out.
 */
type Claim = { scope: string; idempotencyKey: string; claimId: string; isNoted: boolean }
type Answer = Record<string, unknown>

export type Outcome = {
  answer: Answer
  /** What has not ended is not kept: the same request later goes on with it. */
  hasEnded: boolean
  /**
   * Writes what else must be known of a success, once: in the transaction that keeps its answer or, if it has not ended, as
   * soon as it has begun. Null if nothing was done.
   */
  note: ((ctx: Ctx) => Promise<void>) | null
}

export async function oncePerKey(ctx: Ctx, input: ActivateSignal, work: () => Promise<Outcome>): Promise<Answer> {
  const claimed = await claim(ctx, input)
  if ('answer' in claimed) return { ...claimed.answer, replayed: true }
  try {
    const outcome = await work()
    await keep(ctx, claimed, outcome)
    return outcome.answer
  } catch (error) {
    await forget(ctx, claimed)
    throw error
  }
}

const CLAIMED = { noted: signal_requests.noted }

async function claim(ctx: Ctx, input: ActivateSignal): Promise<Claim | { answer: Answer }> {
  const { db, org } = ctx
  const scope = scopeOf(ctx, input)
  const payloadHash = payloadHashOf(input)
  const { idempotency_key: idempotencyKey } = input
  const claimId = randomPart()
  const [request] = await db.query(CLAIMED, {
    name: 'claim_signal_request',
    text: `INSERT INTO signal_requests AS r (org_id, scope, idempotency_key, payload_hash, claimed_by, claimed_until)
           VALUES ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6))
           ON CONFLICT (org_id, scope, idempotency_key) DO UPDATE
           SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
           WHERE r.payload_hash = excluded.payload_hash AND r.answer IS NULL
             AND coalesce(r.claimed_until, '-infinity') < clock_timestamp()
           RETURNING r.noted`,
    values: [org.id, scope, idempotencyKey, payloadHash, claimId, SIGNAL_CLAIM_SECONDS],
  })
  if (request) return { scope, idempotencyKey, claimId, isNoted: request.noted }
  return { answer: await answerOf(ctx, { scope, idempotencyKey, payloadHash }) }
}

const REQUEST = { is_same: bool, answer: signal_requests.answer }

/** A row that is gone belonged to a request that failed meanwhile: this one may be sent again. */
async function answerOf(
  { db, org }: Ctx,
  { scope, idempotencyKey, payloadHash }: { scope: string; idempotencyKey: string; payloadHash: string },
): Promise<Answer> {
  const [row] = await db.query(REQUEST, {
    name: 'signal_request',
    text: `SELECT payload_hash = $4 AS is_same, answer FROM signal_requests
           WHERE org_id = $1 AND scope = $2 AND idempotency_key = $3`,
    values: [org.id, scope, idempotencyKey, payloadHash],
  })
  if (row && !row.is_same) {
    throw new SignalError('IDEMPOTENCY_CONFLICT', 'This idempotency_key was used for another request: use a new one', {
      field: 'idempotency_key',
    })
  }
  if (row?.answer) return JSON.parse(row.answer) as Answer
  throw new SignalError('IDEMPOTENCY_IN_FLIGHT', 'This request is being carried out: send it again in a moment', {
    field: 'idempotency_key',
  })
}

const IS_MINE = 'WHERE org_id = $1 AND scope = $2 AND idempotency_key = $3 AND claimed_by = $4'
const valuesOf = ({ org }: Ctx, { scope, idempotencyKey, claimId }: Claim) => [org.id, scope, idempotencyKey, claimId]

/** Where another node has taken the request over, that one keeps its answer. */
const keep = (ctx: Ctx, claimed: Claim, { answer, hasEnded, note }: Outcome): Promise<void> =>
  ctx.db.transaction(async (db) => {
    const keptRows = await db.execute({
      text: `UPDATE signal_requests SET answer = $5, noted = $6, claimed_by = NULL, claimed_until = NULL,
               created_at = CASE WHEN $5::text IS NULL THEN created_at ELSE clock_timestamp() END
             ${IS_MINE}`,
      values: [...valuesOf(ctx, claimed), hasEnded ? JSON.stringify(answer) : null, claimed.isNoted || note !== null],
    })
    if (keptRows > 0 && !claimed.isNoted) await note?.({ ...ctx, db })
  })

/** A failure is not kept: the same key may be used again, for a corrected request too. */
async function forget(ctx: Ctx, claimed: Claim): Promise<void> {
  await ctx.db.execute({ text: `DELETE FROM signal_requests ${IS_MINE}`, values: valuesOf(ctx, claimed) })
}

/** Each caller has keys of its own for each account. */
function scopeOf({ caller, workspace }: Ctx, { account }: ActivateSignal): string {
  const callerId = caller.kind === 'session' ? caller.userId : caller.keyId
  return hashOf({ caller: callerId, workspace, account: account ?? null })
}

/** Of what is asked for: not of what may differ when the same is asked again. */
function payloadHashOf(input: ActivateSignal): string {
  const { idempotency_key, context, governance_context, push_notification_config: webhook, ...payload } = input
  const { authentication, ...receiver } = webhook ?? {}
  return hashOf(webhook ? { ...payload, push_notification_config: receiver } : payload)
}

/** SHA-256 of the JSON in the form of RFC 8785. That has no form for half of a surrogate pair, which it refuses. */
function hashOf(value: object): string {
  try {
    return createHash('sha256').update(canonicalize(value)!).digest('hex')
  } catch {
    throw new SignalError('INVALID_REQUEST', 'Text must not contain half of a surrogate pair')
  }
}

export async function sweepReplays(db: Db): Promise<void> {
  await db.execute({
    text: `DELETE FROM signal_requests
           WHERE created_at < clock_timestamp() - make_interval(secs => $1)
             AND coalesce(claimed_until, '-infinity') < clock_timestamp()`,
    values: [SIGNAL_REPLAY_SECONDS],
  })
}
