import { findConnection, holdConnection } from '../../connections/find'
import { type CallOut, type Outbound, openConnection } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import type { Ctx } from '../../context'
import { conflict } from '../../errors'
import { newId } from '../../ids'
import { MOVE_CLAIM_SECONDS, PUSH_RETRIES } from '../../limits'
import { findActivation, type Held, holdActivation, letGoOnError } from '../find'
import { inLane } from '../limit-concurrency'
import { checkOutput, KEEPS_NAME, sentName } from '../naming/check'
import { type CurrentOutput, currentOutputs, namingOf } from '../naming/naming'
import { type Claimed, withOthers } from '../push/claim'
import { DUPLICATE } from '../push/preflight'
import { settle } from '../record-outcomes'
import type { Activation } from '../schema'
import { send } from '../send-segment'
import { holdUnfinished, type Unfinished } from './claim-unfinished'
import { markDeactivated, platformError, takeOff } from './deactivate'

/**
 * The old segment is taken off the platform, its activation marked, a new segment created under the names of now, its
 * activation made active. What fails on the way leaves: the old one active; or the old one deactivated and the new one in
 * error, with its reason, and looked for by the next push where nobody knows whether the platform has it. An activation
 * that was cut off on the way is finished instead.
 */
export async function refresh(
  ctx: Ctx,
  outbound: Outbound,
  id: string,
  deadline: number,
  nextId = newId('act'),
): Promise<Activation> {
  const unfinished = await holdUnfinished(ctx, id)
  if (unfinished) return finish(ctx, outbound, unfinished, deadline)
  const held = await holdActivation(ctx, id, 'refresh')
  const { connection, callOut, next } = await letGoOnError(ctx, held, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, held.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    const output = await outputToSend(ctx, connection, held)
    await takeOff(ctx, connection, callOut, held, deadline, 'Failed to deactivate old segment on platform')
    return { connection, callOut, next: await replace(ctx, held, output, nextId) }
  })
  if (!next) throw conflict(DUPLICATE)
  return create(ctx, callOut, connection, { next, by: held.claimed_by, runId: null, deadline })
}

/** Looked for under the name that was written down, and created where it is not there. */
async function finish(ctx: Ctx, outbound: Outbound, held: Unfinished, deadline: number): Promise<Activation> {
  const { connection, callOut, next } = await letGoOnError(ctx, held, async () => {
    const connection = await findConnection({ ...ctx, workspace: null }, held.connection_id)
    const callOut = await openConnection(ctx, outbound, connection)
    const [next] = await withOthers(ctx, connection.id, [{ ...held, outcome_unknown: true, attempts: LAST_TRY }])
    return { connection, callOut, next: next! }
  })
  return create(ctx, callOut, connection, { next, by: held.claimed_by, runId: held.run_id, deadline })
}

type Creation = { next: Claimed; by: string; runId: string | null; deadline: number }

async function create(
  ctx: Ctx,
  callOut: CallOut,
  connection: ConnectionRow,
  { next, by, runId, deadline }: Creation,
): Promise<Activation> {
  const { outcome } = await inLane(connection.id, () => send(ctx, callOut, connection, next, deadline))
  await settle(ctx, { by, runId, source: 'refresh' }, [outcome])
  if (outcome.status !== 'active') throw platformError('Failed to create new segment on platform', outcome.error)
  return findActivation(ctx, next.id)
}

/** There is no other try: it ends here, one way or the other. */
const LAST_TRY = PUSH_RETRIES

type NamedOutput = CurrentOutput & { namingKey: string }

/** Nothing is taken down before it is certain that there is something to put in its place. */
async function outputToSend(ctx: Ctx, connection: ConnectionRow, held: Held): Promise<NamedOutput> {
  const naming = await namingOf(ctx, connection)
  const output = (await currentOutputs(ctx, naming, [held.org_topic_id])).get(held.org_topic_id)
  if (!output) throw conflict('Topic is no longer in the library, cannot refresh')
  const { refusal } = checkOutput(ctx, output, connection, naming)
  if (refusal !== null) throw conflict(refusal)
  if (await isTaken(ctx, held, sentName(ctx, connection, output.name))) throw conflict(DUPLICATE)
  return { ...output, namingKey: naming.key }
}

async function isTaken({ db, org }: Ctx, { id, connection_id }: Held, name: string): Promise<boolean> {
  const rows = await db.query({
    name: 'is_name_taken',
    text: `SELECT 1 FROM activations WHERE org_id = $1 AND connection_id = $2 AND name_hash = md5($3)
             AND ${KEEPS_NAME} AND id <> $4 LIMIT 1`,
    values: [org.id, connection_id, name, id],
  })
  return rows.length > 0
}

/** The activation's topic, which nobody merges away until the transaction ends. */
async function holdTopic({ db, org }: Ctx, { id }: Held): Promise<string | undefined> {
  const [topic] = await db.query<{ id: string }>({
    text: `SELECT o.id FROM activations a JOIN org_topics o ON o.org_id = a.org_id AND o.id = a.org_topic_id
           WHERE a.org_id = $1 AND a.id = $2 FOR KEY SHARE OF o`,
    values: [org.id, id],
  })
  return topic?.id
}

/** The old activation's end and what is about to be sent in one commit. Null where the name was taken meanwhile. */
async function replace(ctx: Ctx, held: Held, output: NamedOutput, nextId: string): Promise<Claimed | null> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const connection = await holdConnection({ ...inside, workspace: null }, held.connection_id)
    // Asked again where the topic was merged into another while this waited for it.
    const topicId = (await holdTopic(inside, held)) ?? (await holdTopic(inside, held)) ?? held.org_topic_id
    await markDeactivated(inside, { ...held, org_topic_id: topicId }, 'refresh')
    const name = sentName(ctx, connection, output.name)
    const taken = await isTaken(inside, held, name)
    const next = {
      id: nextId,
      org_topic_id: topicId,
      pushed_name: output.name,
      pushed_description: output.description,
      outcome_unknown: false,
      attempts: LAST_TRY,
      replaced_segment: held.platform_segment_id,
    }
    const [row] = await db.query<{ name_hash: string }>({
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
        held.workspace_id,
        taken ? 'error' : 'pending',
        new Date(),
        name,
        next.pushed_name,
        next.pushed_description,
        output.engineVersion,
        held.claimed_by,
        MOVE_CLAIM_SECONDS,
        taken ? DUPLICATE : null,
        output.namingKey,
        output.updatedAt,
        held.id,
      ],
    })
    const [claimed] = await withOthers(inside, connection.id, [{ ...next, ...row! }])
    return taken ? null : claimed!
  })
}
