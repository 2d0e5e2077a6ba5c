import { OutboundError } from '../connectors/outbound/outbound-error'
import type { Ctx } from '../context'
import { ApiError, conflict, notFound } from '../errors'
import { randomPart } from '../ids'
import { MOVE_CLAIM_SECONDS } from '../limits'
import { IS_FREE } from './lifecycle/unfinished'
import { activations } from './list'
import type { Activation, ActivationStatus } from './schema'

/** An activation that this request sees. */
export async function findActivation(ctx: Ctx, id: string): Promise<Activation> {
  for await (const [activation] of activations(ctx, { ids: [id] })) if (activation) return activation
  throw notFound('Activation')
}

export type Move = 'deactivate' | 'refresh'

const REFUSALS: Record<Move, (status: ActivationStatus) => string> = {
  deactivate: (status) => `Activation is ${status}, cannot deactivate`,
  refresh: (status) => `Activation is ${status}, must be active to refresh`,
}

/** What a move needs to know of the activation that it holds. */
export type Held = {
  id: string
  org_topic_id: string
  topic_name: string
  connection_id: string
  workspace_id: string | null
  platform_segment_id: string | null
  claimed_by: string
  /** An earlier move asked the platform to take it off, or to create it, and nobody knows whether it did. */
  was_unknown: boolean
}

/** Somebody else has it in hand, or had until they were cut off: who asks again later gets an answer. */
export const BUSY = 'Activation is being changed by another request'

/**
 * An active activation, or to be deactivated also one that nobody can find out about any more. Nobody else moves it
 * meanwhile; of two at once the second is refused. That it may be off the platform is written down before it is.
 */
export async function holdActivation(ctx: Ctx, id: string, move: Move): Promise<Held> {
  const [held] = await ctx.db.query<Held>({
    name: 'hold_activation',
    text: `WITH before AS (
             SELECT a.id, a.outcome_unknown FROM activations a
             WHERE a.org_id = $1 AND a.id = $2 AND ($3::text IS NULL OR a.workspace_id = $3)
               AND (a.status = 'active' OR $6 AND a.status = 'error' AND a.outcome_unknown) AND ${IS_FREE} FOR UPDATE
           )
           UPDATE activations a
           SET claimed_by = $4, claimed_until = now() + make_interval(secs => $5), outcome_unknown = true
           FROM before WHERE a.org_id = $1 AND a.id = before.id
           RETURNING a.id, a.org_topic_id, a.topic_name, a.connection_id, a.workspace_id, a.platform_segment_id,
                     a.claimed_by, before.outcome_unknown AS was_unknown`,
    values: [ctx.org.id, id, ctx.workspace, randomPart(), MOVE_CLAIM_SECONDS, move === 'deactivate'],
  })
  if (held) return held
  const { status, unfinished = false } = await findActivation(ctx, id)
  const isBusy = status === 'active' || (move === 'refresh' && unfinished)
  throw conflict(isBusy ? BUSY : REFUSALS[move](status))
}

type Claim = Pick<Held, 'id' | 'claimed_by' | 'was_unknown'>

/** What fails leaves the activation as it was, free for the next. */
export async function letGoOnError<T>(
  { db, org }: Ctx,
  { id, claimed_by, was_unknown }: Claim,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db.execute({
      text: `UPDATE activations SET claimed_by = NULL, claimed_until = NULL, outcome_unknown = $4
             WHERE org_id = $1 AND id = $2 AND claimed_by = $3`,
      values: [org.id, id, claimed_by, was_unknown || isUnknown(error)],
    })
    throw error
  }
}

/** A refusal leaves nothing to wonder about, neither ours nor the platform's. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError ? error.cause instanceof OutboundError && error.cause.unknown : true
