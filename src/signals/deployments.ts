import type { ActivationStatus } from '../activations/schema'
import type { SignalDestination } from '../connectors/signal-destinations'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { activations } from '../db/tables'
import type { Destination } from './destinations'

const ACTIVATION = {
  id: activations.id,
  org_topic_id: activations.org_topic_id,
  connection_id: activations.connection_id,
  run_id: activations.run_id,
  status: activations.status.as<ActivationStatus>(),
  platform_segment_id: activations.platform_segment_id,
  activated_at: activations.activated_at,
  error: activations.error,
  outcome_unknown: activations.outcome_unknown,
}
export type DeployedActivation = RowOf<typeof ACTIVATION>

const keyOf = (topicId: string, connectionId: string): string => `${topicId} ${connectionId}`

export type Deployed = { of(topicId: string, connectionId: string): DeployedActivation | undefined }

/** For each topic and connection the activation that is live, or else the newest. */
export async function readDeployed(
  { db, org }: Ctx,
  topicIds: readonly string[],
  connectionIds: readonly string[],
): Promise<Deployed> {
  const rows = await db.query(ACTIVATION, {
    name: 'signal_deployments',
    text: `SELECT DISTINCT ON (org_topic_id, connection_id) id, org_topic_id, connection_id, run_id, status,
                  platform_segment_id, activated_at, error, outcome_unknown
           FROM activations WHERE org_id = $1 AND org_topic_id = ANY($2) AND connection_id = ANY($3)
           ORDER BY org_topic_id, connection_id, status = 'active' DESC, created_at DESC, id DESC`,
    values: [org.id, topicIds, connectionIds],
  })
  const byKey = new Map(rows.map((row) => [keyOf(row.org_topic_id, row.connection_id), row]))
  return { of: (topicId, connectionId) => byKey.get(keyOf(topicId, connectionId)) }
}

/** Most platforms answer at once; one that does not is looked up after its claim has run out. */
const ESTIMATED_MINUTES = { idle: 1, pending: 3 }

/** `reason`: why it is not live. */
export function deploymentOf({ named }: Destination, activation: DeployedActivation | undefined, reason?: string) {
  const place = placeOf(named)
  if (activation?.status === 'active') {
    return {
      ...place,
      is_live: true,
      ...(activation.platform_segment_id === null
        ? {}
        : { activation_key: activationKey(named, activation.platform_segment_id) }),
      ...(activation.activated_at ? { deployed_at: activation.activated_at.toISOString() } : {}),
    }
  }
  const isPending = activation?.status === 'pending'
  return {
    ...place,
    is_live: false,
    estimated_activation_duration_minutes: isPending ? ESTIMATED_MINUTES.pending : ESTIMATED_MINUTES.idle,
    ...(isPending || reason
      ? { ext: { taxon: { ...(isPending ? { pending: true } : {}), ...(reason ? { reason } : {}) } } }
      : {}),
  }
}

const placeOf = (named: SignalDestination) => ({
  ...(named.type === 'platform'
    ? { type: named.type, platform: named.platform }
    : { type: named.type, agent_url: named.agent_url }),
  ...(named.account === undefined ? {} : { account: named.account }),
})

/** Platforms target a segment by its id; a sales agent is given the same id as a value to target. */
const activationKey = ({ type }: SignalDestination, segmentId: string) =>
  type === 'platform'
    ? { type: 'segment_id', segment_id: segmentId }
    : { type: 'key_value', key: 'audience_segment', value: segmentId }
