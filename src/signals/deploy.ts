import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../activations/lifecycle/bulk'
import { deactivate } from '../activations/lifecycle/deactivate'
import { createRun } from '../activations/push/create-run'
import { push } from '../activations/push/push'
import type { Outbound } from '../connections/outbound'
import type { Ctx } from '../context'
import { ApiError } from '../errors'
import { ACTIVATION_MS, MCP_PUSH_MS, SIGNAL_LOOK_MS, SIGNAL_WAIT_MS } from '../limits'
import { type DeployedActivation, readDeployed } from './deployments'

/** What became of a signal on one connection. */
export type Deployment = {
  activation: DeployedActivation | undefined
  /** Why it is not as it was asked for. */
  reason?: string
  isPending: boolean
  hasFailed: boolean
}

/**
 * Through a push run that the servers drive too, so that a segment whose outcome is unknown, or whose node was killed, is
 * looked up and finished without anybody asking. A topic that waits in another run is sent as a part of that one.
 */
export async function activateAt(
  ctx: Ctx,
  outbound: Outbound,
  topicId: string,
  connectionId: string,
): Promise<Deployment> {
  const before = await current(ctx, topicId, connectionId)
  if (before?.status === 'active') return { activation: before, isPending: false, hasFailed: false }
  const refusal = await refusalOf(ctx, topicId, () => send(ctx, outbound, { topicId, connectionId, before }))
  const activation = await settled(ctx, topicId, connectionId)
  const isPending = activation?.status === 'pending'
  const isLive = activation?.status === 'active'
  const reason = isLive ? undefined : (refusal ?? activation?.error ?? undefined)
  return { activation, reason, isPending, hasFailed: !isLive && !isPending }
}

type Sending = { topicId: string; connectionId: string; before: DeployedActivation | undefined }

/** A pending activation belongs to a run that may be cut off, or be somebody's: of that one, only this is sent. */
async function send(ctx: Ctx, outbound: Outbound, { topicId, connectionId, before }: Sending): Promise<void> {
  const deadline = Date.now() + MCP_PUSH_MS
  if (before?.status === 'pending' && before.run_id !== null) {
    const openRun = { connectionId, runId: before.run_id, activationIds: [before.id], deadline }
    if (await pushed(ctx, outbound, openRun)) return
  }
  const { runId } = await createRun(ctx, connectionId, { topicIds: [topicId], drive: 'server' })
  await pushed(ctx, outbound, { connectionId, runId, deadline })
}

/** Whether the run was still to be pushed: a server may have ended it meanwhile. */
async function pushed(ctx: Ctx, outbound: Outbound, run: Parameters<typeof push>[2]): Promise<boolean> {
  try {
    await push(ctx, outbound, run)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && error.message.endsWith('cannot push')) return false
    throw error
  }
}

const UNKNOWN_WHETHER_LIVE =
  'It is not known whether the platform has the segment: activate it again, which looks for it there, and then deactivate it'

/** The connection's segment is taken off. One that is not there is no error. */
export async function deactivateAt(
  ctx: Ctx,
  outbound: Outbound,
  topicId: string,
  connectionId: string,
): Promise<Deployment> {
  const before = await current(ctx, topicId, connectionId)
  if (before?.status === 'pending') {
    return { activation: before, reason: 'It is being activated: ask again', isPending: true, hasFailed: false }
  }
  if (before?.status === 'error' && before.outcome_unknown)
    return { activation: before, reason: UNKNOWN_WHETHER_LIVE, isPending: false, hasFailed: true }
  if (before?.status !== 'active') return { activation: before, isPending: false, hasFailed: false }
  const refusal = await refusalOf(ctx, topicId, () => deactivate(ctx, outbound, before.id, Date.now() + ACTIVATION_MS))
  const activation = await current(ctx, topicId, connectionId)
  const hasFailed = activation?.status === 'active'
  return { activation, reason: hasFailed ? refusal : undefined, isPending: false, hasFailed }
}

/** A refusal of ours or the platform's, in words. */
async function refusalOf(ctx: Ctx, topicId: string, work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return reasonOf(ctx, topicId, error)
    throw error
  }
}

const current = async (ctx: Ctx, topicId: string, connectionId: string): Promise<DeployedActivation | undefined> =>
  (await readDeployed(ctx, [topicId], [connectionId])).of(topicId, connectionId)

/** Waits a little for a segment that another process is sending. */
async function settled(ctx: Ctx, topicId: string, connectionId: string): Promise<DeployedActivation | undefined> {
  const deadline = Date.now() + SIGNAL_WAIT_MS
  let activation = await current(ctx, topicId, connectionId)
  while (activation?.status === 'pending' && Date.now() < deadline) {
    await sleep(SIGNAL_LOOK_MS)
    activation = await current(ctx, topicId, connectionId)
  }
  return activation
}
