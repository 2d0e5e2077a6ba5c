import { findConnection, holdConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { activations, org_topics } from '../../db/tables'
import { conflict } from '../../errors'
import { newId } from '../../ids'
import { ACTIVATION_CLAIM_SECONDS, OUTBOUND_MIN_CALL_MS, PUSH_RETRIES } from '../../limits'
import { findActivation } from '../find'
import { limitConcurrency } from '../limit-concurrency'
import { checkOutput, OCCUPIES_NAME, sentName } from '../naming/check'
import { type CurrentOutput, currentOutputs, namingOf } from '../naming/naming'
import { type OutgoingActivation, withOtherSegments } from '../push/claim'
import { DUPLICATE } from '../push/preflight'
import { recordOutcomes } from '../record-outcomes'
import type { Activation } from '../schema'
import { sendSegment, unsentOutcome } from '../send-segment'
import { type ClaimedActivation, claimActivation, releaseOnError } from './claim-activation'
import { claimUnfinished, type UnfinishedActivation } from './claim-unfinished'
import { deactivateOnPlatform, markDeactivated, platformError } from './deactivate'

/**
 * Deactivates the old segment and creates a new one with the current name and description. A failure leaves either the
 * old activation active, or the old one deactivated and the new one in error with the reason; if the outcome is unknown,
 * the next push looks for the segment first. An unfinished activation is finished instead of refreshed.
 */
export async function refresh(
  ctx: Ctx,
  outbound: Outbound,
  id: string,
  deadline: number,
  nextId = newId('act'),
): Promise<Activation> {
  const unfinished = await claimUnfinished(ctx, id)
  if (unfinished) return finish(ctx, outbound, unfinished, deadline)
  const old = await claimActivation(ctx, id, 'refresh')
  const { connection, callOut, next } = await releaseOnError(ctx, old, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, old.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    const output = await outputToSend(ctx, connection, old)
    await deactivateOnPlatform(ctx, connection, callOut, old, deadline, 'Failed to deactivate old segment on platform')
    return { connection, callOut, next: await replace(ctx, old, output, nextId) }
  })
  if (!next) throw conflict(DUPLICATE)
  return create(ctx, callOut, connection, { next, claimId: old.claimed_by, runId: null, deadline })
}

/** Looks for the segment under the name that was saved before it was sent, and creates it if it is missing. */
async function finish(
  ctx: Ctx,
  outbound: Outbound,
  unfinished: UnfinishedActivation,
  deadline: number,
): Promise<Activation> {
  const { connection, callOut, next } = await releaseOnError(ctx, unfinished, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, unfinished.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    const outgoing = { ...unfinished, outcome_unknown: true, attempts: LAST_ATTEMPT }
    const [next] = await withOtherSegments(ctx, connection.id, [outgoing])
    return { connection, callOut, next: next! }
  })
  return create(ctx, callOut, connection, {
    next,
    claimId: unfinished.claimed_by,
    runId: unfinished.run_id,
    deadline,
  })
}

type Creation = { next: OutgoingActivation; claimId: string; runId: string | null; deadline: number }

async function create(
  ctx: Ctx,
  callOut: CallOut,
  connection: ConnectionRow,
  { next, claimId, runId, deadline }: Creation,
): Promise<Activation> {
  const sent = await limitConcurrency(connection.id, deadline - OUTBOUND_MIN_CALL_MS, () =>
    sendSegment(ctx, callOut, connection, next, deadline),
  )
  const outcome = sent?.outcome ?? unsentOutcome(ctx, next)
  await recordOutcomes(ctx, { claimId, runId, source: 'refresh' }, [outcome])
  if (outcome.status !== 'active') throw platformError('Failed to create new segment on platform', outcome.error)
  return findActivation(ctx, next.id)
}

/** A refresh is not tried again by itself: it ends active or in error. */
const LAST_ATTEMPT = PUSH_RETRIES

type NamedOutput = CurrentOutput & { namingKey: string }

/** Checked before the old segment is deactivated, so that a topic which cannot be sent keeps it. */
async function outputToSend(ctx: Ctx, connection: ConnectionRow, old: ClaimedActivation): Promise<NamedOutput> {
  const naming = await namingOf(ctx, connection)
  const output = (await currentOutputs(ctx, naming, [old.org_topic_id])).get(old.org_topic_id)
  if (!output) throw conflict('Topic is no longer in the library, cannot refresh')
  const { refusal } = checkOutput(ctx, output, connection, naming)
  if (refusal !== null) throw conflict(refusal)
  if (await isNameInUse(ctx, old, sentName(ctx, connection, output.name))) throw conflict(DUPLICATE)
  return { ...output, namingKey: naming.key }
}

/** By another activation of the connection. */
async function isNameInUse({ db, org }: Ctx, { id, connection_id }: ClaimedActivation, name: string): Promise<boolean> {
  const count = await db.execute({
    name: 'is_name_in_use',
    text: `SELECT 1 FROM activations WHERE org_id = $1 AND connection_id = $2 AND name_hash = md5($3)
             AND ${OCCUPIES_NAME} AND id <> $4 LIMIT 1`,
    values: [org.id, connection_id, name, id],
  })
  return count > 0
}

/** Locks the activation's topic against being merged until the transaction ends. */
async function lockTopic({ db, org }: Ctx, { id }: ClaimedActivation): Promise<string | undefined> {
  const [topic] = await db.query(
    { id: org_topics.id },
    {
      text: `SELECT o.id FROM activations a JOIN org_topics o ON o.org_id = a.org_id AND o.id = a.org_topic_id
             WHERE a.org_id = $1 AND a.id = $2 FOR KEY SHARE OF o`,
      values: [org.id, id],
    },
  )
  return topic?.id
}

const INSERTED = { name_hash: activations.name_hash.notNull() }

/**
 * Ends the old activation and saves what is about to be sent in one transaction. Null if another activation has taken the
 * name since it was checked.
 */
async function replace(
  ctx: Ctx,
  old: ClaimedActivation,
  output: NamedOutput,
  nextId: string,
): Promise<OutgoingActivation | null> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const connection = await holdConnection({ ...inside, workspace: null }, old.connection_id)
    // The first attempt finds nothing if the topic was merged while it waited for the lock; the second sees the new one.
    const topicId = (await lockTopic(inside, old)) ?? (await lockTopic(inside, old)) ?? old.org_topic_id
    await markDeactivated(inside, { ...old, org_topic_id: topicId }, 'refresh')
    const name = sentName(ctx, connection, output.name)
    const isDuplicate = await isNameInUse(inside, old, name)
    const next = {
      id: nextId,
      org_topic_id: topicId,
      pushed_name: output.name,
      pushed_description: output.description,
      outcome_unknown: false,
      attempts: LAST_ATTEMPT,
      replaced_segment: old.platform_segment_id,
    }
    const [row] = await db.query(INSERTED, {
      text: `INSERT INTO activations (org_id, id, org_topic_id, topic_name, connection_id, platform, workspace_id, status,
                                      created_at, sent_name, sent_at, pushed_name, pushed_description,
                                      engine_version_at_push, claimed_by, claimed_until, error, naming_key,
                                      topic_updated_at, replaces)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now(), $11, $12, $13, $14,
                     now() + make_interval(secs => $15), $16, $17, $18, $19) RETURNING name_hash`,
      values: [
        ctx.org.id,
        next.id,
        next.org_topic_id,
        output.topicName,
        connection.id,
        connection.platform,
        old.workspace_id,
        isDuplicate ? 'error' : 'pending',
        new Date(),
        name,
        next.pushed_name,
        next.pushed_description,
        output.engineVersion,
        old.claimed_by,
        ACTIVATION_CLAIM_SECONDS,
        isDuplicate ? DUPLICATE : null,
        output.namingKey,
        output.updatedAt,
        old.id,
      ],
    })
    const [outgoing] = await withOtherSegments(inside, connection.id, [{ ...next, ...row! }])
    return isDuplicate ? null : outgoing!
  })
}
