import type { Ctx } from '../../context'
import { bool, type RowOf } from '../../db/rows'
import { activations } from '../../db/tables'
import { ApiError } from '../../errors'
import { createRun } from '../push/create-run'
import type { ActivationStatus } from '../schema'

type Refused = { activationId: string; error: string }

const SELECTED = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  connection_id: activations.connection_id,
  status: activations.status.as<ActivationStatus>(),
  outcome_unknown: activations.outcome_unknown,
  has_connection: bool,
  is_newest: bool,
}
type Selected = RowOf<typeof SELECTED>

/** With `has_connection`, and whether it is the latest of its topic on the connection. */
const select = ({ db, org, workspace }: Ctx, ids: readonly string[]): Promise<Selected[]> =>
  db.query(SELECTED, {
    text: `SELECT a.id, a.org_topic_id, a.connection_id, a.status, a.outcome_unknown,
                  EXISTS (SELECT FROM connections c WHERE c.org_id = a.org_id AND c.id = a.connection_id) AS has_connection,
                  NOT EXISTS (
                    SELECT FROM activations n WHERE n.org_id = a.org_id AND n.org_topic_id = a.org_topic_id
                      AND n.connection_id = a.connection_id AND (n.created_at, n.id) > (a.created_at, a.id)) AS is_newest
           FROM activations a WHERE a.org_id = $1 AND a.id = ANY($2) AND ($3::text IS NULL OR a.workspace_id = $3)`,
    values: [org.id, ids, workspace],
  })

type Refusal = (activation: Selected) => string | null

async function split(ctx: Ctx, activationIds: readonly string[], refusal: Refusal) {
  const ids = [...new Set(activationIds)]
  const byId = new Map((await select(ctx, ids)).map((row) => [row.id, row]))
  const accepted: Selected[] = []
  const errors: Refused[] = []
  for (const id of ids) {
    const activation = byId.get(id)
    const error = activation ? refusal(activation) : 'Activation not found'
    if (error === null) accepted.push(activation!)
    else errors.push({ activationId: id, error })
  }
  return { accepted, errors }
}

const retryRefusal: Refusal = ({ status, has_connection, is_newest }) => {
  if (status !== 'error') return `Activation is ${status}, only one in error can be retried`
  if (!has_connection) return 'Connection was deleted: dismiss the activation, or push the topic to another connection'
  return is_newest ? null : 'The topic has been pushed to the connection again since'
}

/** One push run for each connection. */
export async function retryActivations(ctx: Ctx, activationIds: readonly string[]) {
  const { accepted, errors } = await split(ctx, activationIds, retryRefusal)
  const runs: { connectionId: string; runId: string; totalItems: number }[] = []
  const connectionIds = [...new Set(accepted.map(({ connection_id }) => connection_id))]
  for (const connectionId of connectionIds) {
    const failed = accepted.filter(({ connection_id }) => connection_id === connectionId)
    const topicIds = failed.map(({ org_topic_id }) => org_topic_id)
    try {
      const { runId, totalItems } = await createRun(ctx, connectionId, { topicIds, drive: 'server' })
      runs.push({ connectionId, runId, totalItems })
    } catch (error) {
      // The connection was deleted meanwhile, or is another workspace's.
      if (!(error instanceof ApiError)) throw error
      errors.push(...failed.map(({ id }) => ({ activationId: id, error: error.message })))
    }
  }
  return { runs, errors }
}

const dismissRefusal: Refusal = ({ status, outcome_unknown, has_connection }) => {
  if (status !== 'error') return `Activation is ${status}, only one in error can be dismissed`
  return outcome_unknown && has_connection
    ? 'The platform may have the segment: retry the activation, or deactivate it to confirm that it does not'
    : null
}

export async function dismissActivations(ctx: Ctx, activationIds: readonly string[]) {
  const { accepted, errors } = await split(ctx, activationIds, dismissRefusal)
  const dismissed = await ctx.db.execute({
    text: `UPDATE activations SET dismissed_at = coalesce(dismissed_at, $3), dismissed_by = coalesce(dismissed_by, $4),
             outcome_unknown = false
           WHERE org_id = $1 AND id = ANY($2) AND status = 'error'`,
    values: [ctx.org.id, accepted.map(({ id }) => id), ctx.now, ctx.caller.userId],
  })
  return { dismissed, errors }
}
