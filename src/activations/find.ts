import type { Ctx } from '../context'
import { conflict, notFound } from '../errors'
import { randomPart } from '../ids'
import { CLAIM_SECONDS } from '../limits'
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
}

/**
 * An active activation, or to be deactivated also one that nobody can find out about any more. Nobody else moves it
 * meanwhile; of two at once the second is refused.
 */
export async function holdActivation(ctx: Ctx, id: string, move: Move): Promise<Held> {
  const [held] = await ctx.db.query<Held>({
    name: 'hold_activation',
    text: `UPDATE activations SET claimed_by = $4, claimed_until = now() + make_interval(secs => $5)
           WHERE org_id = $1 AND id = $2 AND ($3::text IS NULL OR workspace_id = $3)
             AND (status = 'active' OR $6 AND status = 'error' AND outcome_unknown)
             AND coalesce(claimed_until, '-infinity') < now()
           RETURNING id, org_topic_id, topic_name, connection_id, workspace_id, platform_segment_id, claimed_by`,
    values: [ctx.org.id, id, ctx.workspace, randomPart(), CLAIM_SECONDS, move === 'deactivate'],
  })
  if (held) return held
  const { status } = await findActivation(ctx, id)
  throw conflict(status === 'active' ? 'Activation is being changed by another request' : REFUSALS[move](status))
}

/** What fails leaves the activation as it was, free for the next. */
export async function letGoOnError<T>({ db, org }: Ctx, { id, claimed_by }: Held, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db.execute({
      text: `UPDATE activations SET claimed_by = NULL, claimed_until = NULL
             WHERE org_id = $1 AND id = $2 AND claimed_by = $3`,
      values: [org.id, id, claimed_by],
    })
    throw error
  }
}
