import { holdConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { coalesce } from '../../db/coalesce'
import { conflict } from '../../errors'
import { randomPart } from '../../ids'
import { PUSH_MS, PUSH_SEGMENT_MS } from '../../limits'
import { limitConcurrency } from '../limit-concurrency'
import { type Outcome, recordOutcomes } from '../record-outcomes'
import { sendSegment } from '../send-segment'
import { claimBatch, type OutgoingActivation } from './claim'
import { endReleased, failRun } from './close-run'
import { findRun } from './find-run'
import { type PushAnswer, processedItems, type RunRow } from './schema'

type PushOptions = {
  connectionId: string
  runId: string
  /** Sends only these of the run, also out of their turn. */
  activationIds?: readonly string[]
  /** Once it aborts, nothing more is sent; what is on its way is waited for. */
  signal?: AbortSignal
  /** When it waits for no segment any more, by Date.now(), if that is sooner than usual. */
  deadline?: number
}

/** Sends the next batch of a run. Any number of calls may share a run, on any node: each claims its own activations. */
export async function push(
  ctx: Ctx,
  outbound: Outbound,
  { connectionId, runId, activationIds, ...limits }: PushOptions,
): Promise<PushAnswer> {
  const { run, connection } = await findRun(ctx, connectionId, runId)
  if (run.status !== 'running') throw conflict(`Run is ${run.status}, cannot push`)
  const callOut = await openConnection(ctx, outbound, connection)
  const claimId = randomPart()
  const { outgoing, refused } = await claimBatch(ctx, run, { claimId, activationIds })
  const sent = await sendAll(ctx, { run, connection, callOut, claimId, ...limits }, outgoing)
  if (run.total_items === 0) await completeEmpty(ctx, run)
  const { run: current } = await findRun(ctx, connectionId, runId)
  const errors = refused.errors + sent.errors
  return {
    runId,
    processed: sent.success + errors,
    success: sent.success,
    errors,
    remaining: current.total_items - processedItems(current),
    done: current.status !== 'running',
    status: current.status,
  }
}

type Push = Pick<PushOptions, 'signal' | 'deadline'> & {
  run: RunRow
  connection: ConnectionRow
  callOut: CallOut
  claimId: string
}

/** Activations that are not started in time are released, and so are the rest once the platform refuses our credentials. */
async function sendAll(ctx: Ctx, push: Push, outgoing: readonly OutgoingActivation[]) {
  const { run, connection, callOut, claimId, signal, deadline = Number.POSITIVE_INFINITY } = push
  const endAt = Math.min(Date.now() + PUSH_MS, deadline)
  const startUntil = endAt - PUSH_SEGMENT_MS
  const counts = { success: 0, errors: 0 }
  const unstartedIds: string[] = []
  const unauthorized: Outcome[] = []
  let refusal: string | null = null
  // All outcomes update the run's counters, so those that arrive during one statement share the next.
  const record = coalesce(async (outcomes: Outcome[]) => {
    const { success, errors } = await recordOutcomes(ctx, { claimId, runId: run.id }, outcomes)
    counts.success += success
    counts.errors += errors
    return outcomes
  })
  const sendOne = async (activation: OutgoingActivation) => {
    // The limit covers the call to the platform only: recording the outcome must not keep others from sending.
    const result = await limitConcurrency(connection.id, startUntil, async () =>
      refusal !== null || signal?.aborted || Date.now() > startUntil
        ? null
        : sendSegment(ctx, callOut, connection, activation, endAt),
    )
    if (!result) return unstartedIds.push(activation.id)
    const { outcome, isUnauthorized } = result
    if (isUnauthorized) refusal = outcome.error
    if (isUnauthorized && outcome.status === 'error') return unauthorized.push(outcome)
    await record(outcome)
  }
  // If one outcome cannot be recorded, its claim runs out and a later call looks the segment up; the others go on.
  const results = await Promise.allSettled(outgoing.map(sendOne))
  await release(ctx, run, claimId, unstartedIds)
  if (refusal !== null) await failRun(ctx, run, refusal)
  // After failRun, because the last outcome completes a run that is still running.
  await Promise.all(unauthorized.map(record))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return counts
}

/**
 * Undoes the claim of activations that were not sent. If the run was cancelled meanwhile they end with it, since no call
 * would come back to them; the connection's lock orders the two.
 */
async function release(ctx: Ctx, run: RunRow, claimId: string, ids: readonly string[]): Promise<void> {
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
      values: [ctx.org.id, claimId, ids],
    })
    await endReleased({ ...ctx, db }, run.id)
  })
}

async function completeEmpty({ db, org, now }: Ctx, run: RunRow): Promise<void> {
  await db.execute({
    text: `UPDATE push_runs SET status = 'completed', completed_at = $3 WHERE org_id = $1 AND id = $2 AND status = 'running'`,
    values: [org.id, run.id, now],
  })
}
