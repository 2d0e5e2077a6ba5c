import { holdConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { coalesce } from '../../db/coalesce'
import { conflict } from '../../errors'
import { randomPart } from '../../ids'
import { PUSH_BEGIN_MS, PUSH_MS } from '../../limits'
import { inLane } from '../limit-concurrency'
import { type Outcome, settle } from '../record-outcomes'
import { send } from '../send-segment'
import { type Claimed, claimBatch } from './claim'
import { endWithRun, failRun } from './close-run'
import { findRun } from './find-run'
import { type PushAnswer, processedItems, type RunRow } from './schema'

/** Sends the next batch of a run. Any number of calls share a run, from any node: each takes what no other has. */
export async function push(
  ctx: Ctx,
  outbound: Outbound,
  { connectionId, runId }: { connectionId: string; runId: string },
): Promise<PushAnswer> {
  const { run, connection } = await findRun(ctx, connectionId, runId)
  if (run.status !== 'running') throw conflict(`Run is ${run.status}, cannot push`)
  const callOut = await openConnection(ctx, outbound, connection)
  const by = randomPart()
  const { claimed, refused } = await claimBatch(ctx, run, by)
  const sent = await sendAll(ctx, { run, connection, callOut, by }, claimed)
  if (run.total_items === 0) await completeEmpty(ctx, run)
  const { run: now } = await findRun(ctx, connectionId, runId)
  const errors = refused.errors + sent.errors
  return {
    runId,
    processed: sent.success + errors,
    success: sent.success,
    errors,
    remaining: now.total_items - processedItems(now),
    done: now.status !== 'running',
    status: now.status,
  }
}

type Work = { run: RunRow; connection: ConnectionRow; callOut: CallOut; by: string }

/** What is not begun in time is given back, and so is the rest once the platform turns out not to know us. */
async function sendAll(ctx: Ctx, { run, connection, callOut, by }: Work, claimed: readonly Claimed[]) {
  const began = Date.now()
  const counts = { success: 0, errors: 0 }
  const left: string[] = []
  const refused: Outcome[] = []
  let refusal: string | null = null
  // Outcomes that come while one is being written share the next statement: all of them wait for the run's counters.
  const write = coalesce(async (outcomes: Outcome[]) => {
    const { success, errors } = await settle(ctx, { by, runId: run.id }, outcomes)
    counts.success += success
    counts.errors += errors
    return outcomes
  })
  const sendOne = async (activation: Claimed) => {
    // The lane is the platform's: writing the outcome down keeps nobody from sending.
    const sent = await inLane(connection.id, async () =>
      refusal !== null || Date.now() > began + PUSH_BEGIN_MS
        ? null
        : send(ctx, callOut, connection, activation, began + PUSH_MS),
    )
    if (!sent) return left.push(activation.id)
    const { outcome } = sent
    if (sent.refused) refusal = outcome.error
    if (sent.refused && outcome.status === 'error') return refused.push(outcome)
    await write(outcome)
  }
  // An outcome that cannot be written leaves its claim to run out; the others go on.
  const ended = await Promise.allSettled(claimed.map(sendOne))
  await giveBack(ctx, run, by, left)
  if (refusal !== null) await failRun(ctx, run, refusal)
  // Only now: the last outcome of a run that is still running completes it.
  await Promise.all(refused.map(write))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return counts
}

/**
 * Nothing of these was sent: they are as if they had not been taken. Where their run was cancelled meanwhile they end with
 * it, for nobody would come to them any more; the connection's lock says which of the two was first.
 */
async function giveBack(ctx: Ctx, run: RunRow, by: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.transaction(async (db) => {
    await holdConnection({ ...ctx, db }, run.connection_id)
    await db.execute({
      text: `UPDATE activations
             SET claimed_by = NULL, claimed_until = NULL,
                 sent_name = CASE WHEN outcome_unknown THEN sent_name END,
                 sent_at = CASE WHEN outcome_unknown THEN sent_at END,
                 pushed_name = CASE WHEN outcome_unknown THEN pushed_name END,
                 pushed_description = CASE WHEN outcome_unknown THEN pushed_description END,
                 engine_version_at_push = CASE WHEN outcome_unknown THEN engine_version_at_push END
             WHERE org_id = $1 AND claimed_by = $2 AND id = ANY($3) AND status = 'pending'`,
      values: [ctx.org.id, by, ids],
    })
    await endWithRun({ ...ctx, db }, run.id)
  })
}

async function completeEmpty({ db, org, now }: Ctx, run: RunRow): Promise<void> {
  await db.execute({
    text: `UPDATE push_runs SET status = 'completed', completed_at = $3 WHERE org_id = $1 AND id = $2 AND status = 'running'`,
    values: [org.id, run.id, now],
  })
}
