import { callOut, type Outbound } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import { cutTo } from '../../connectors/cut-to'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { toArrays, unnest } from '../../db/unnest'
import { ACTIVATIONS_PAGE, PLATFORM_WALK_MS } from '../../limits'
import { currentOutputs, namingOf } from '../naming/naming'

/** What is known of an activation of the connection; the name is the one that was, or would be, sent. */
type Known = {
  id: string
  org_topic_id: string
  topic_name: string
  status: 'pending' | 'active' | 'deactivated' | 'error'
  sent_name: string | null
  pushed_name: string | null
  pushed_description: string | null
  engine_version_at_push: string | null
  platform_segment_id: string | null
  outcome_unknown: boolean
  is_free: boolean
}

/**
 * Walks all that a platform has. What is there under the name of an activation that is pending or in error is its segment,
 * unless it is known as another's; active ones whose segment is gone are told.
 */
export async function reconcile(ctx: Ctx, outbound: Outbound, connection: ConnectionRow) {
  const { ids, byName } = await walk(ctx, outbound, connection)
  const known = await knownActivations(ctx, connection.id)
  const missing = known
    .filter(({ status, platform_segment_id }) => status === 'active' && !ids.has(platform_segment_id ?? ''))
    .map(({ id, platform_segment_id, topic_name }) => ({
      connectionId: connection.id,
      activationId: id,
      platformSegmentId: platform_segment_id ?? '',
      topicName: topic_name,
    }))
  const adopted = await adopt(ctx, await found(ctx, connection, known, byName))
  return { adopted, missing }
}

async function walk(ctx: Ctx, outbound: Outbound, connection: ConnectionRow) {
  const connector = connectorOf(ctx.connectors, connection.platform)
  const ids = new Set<string>()
  const byName = new Map<string, string[]>()
  await callOut(ctx, outbound, connection, Date.now() + PLATFORM_WALK_MS, async (call) => {
    if (!connector.segments) throw new OutboundError('The platform cannot be walked')
    for await (const { id, name } of connector.segments(call)) {
      ids.add(id)
      const same = byName.get(name)
      if (same) same.push(id)
      else byName.set(name, [id])
    }
  })
  return { ids, byName }
}

/** Newest first: of several that failed for a topic the last one gets the segment. */
const knownActivations = ({ db, org }: Ctx, connectionId: string): Promise<Known[]> =>
  db.query<Known>({
    text: `SELECT id, org_topic_id, topic_name, status, sent_name, pushed_name, pushed_description, engine_version_at_push,
                  platform_segment_id, outcome_unknown, coalesce(claimed_until, '-infinity') < now() AS is_free
           FROM activations WHERE org_id = $1 AND connection_id = $2 ORDER BY created_at DESC, id DESC`,
    values: [org.id, connectionId],
  })

type Adoption = {
  id: string
  platform_segment_id: string
  sent_name: string
  pushed_name: string
  pushed_description: string
  engine_version_at_push: string
}

/** One segment for a topic, one topic for a name, and no segment that is known as another's. */
async function found(
  ctx: Ctx,
  connection: ConnectionRow,
  known: readonly Known[],
  byName: ReadonlyMap<string, readonly string[]>,
): Promise<Adoption[]> {
  const taken = new Set(known.map(({ platform_segment_id }) => platform_segment_id))
  const inUse = known.filter(({ status }) => status === 'active')
  const topics = new Set(inUse.map(({ org_topic_id }) => org_topic_id))
  const names = new Set(inUse.map(({ sent_name }) => sent_name))
  const lost = known.filter(({ status, is_free }) => is_free && (status === 'pending' || status === 'error'))
  const adoptions: Adoption[] = []
  for (const wanted of await named(ctx, connection, lost)) {
    const { id, org_topic_id, sent_name } = wanted
    const segment = byName.get(sent_name)?.find((candidate) => !taken.has(candidate))
    if (segment === undefined || topics.has(org_topic_id) || names.has(sent_name)) continue
    taken.add(segment)
    topics.add(org_topic_id)
    names.add(sent_name)
    adoptions.push({ ...wanted, id, platform_segment_id: segment })
  }
  return adoptions
}

type Named = Omit<Adoption, 'platform_segment_id'> & { org_topic_id: string }

/** Under the name that was sent; what was never sent, under the one that would be. */
async function named(ctx: Ctx, connection: ConnectionRow, lost: readonly Known[]): Promise<Named[]> {
  const limit = connectorOf(ctx.connectors, connection.platform).limits.name
  const naming = await namingOf(ctx, connection)
  const all: Named[] = []
  for (let at = 0; at < lost.length; at += ACTIVATIONS_PAGE) {
    const some = lost.slice(at, at + ACTIVATIONS_PAGE)
    const outputs = await currentOutputs(
      ctx,
      naming,
      some.filter(({ sent_name }) => sent_name === null).map(({ org_topic_id }) => org_topic_id),
    )
    for (const { id, org_topic_id, ...sent } of some) {
      const output = outputs.get(org_topic_id)
      const name = sent.pushed_name ?? output?.name ?? ''
      all.push({
        id,
        org_topic_id,
        sent_name: sent.sent_name ?? cutTo(name, limit),
        pushed_name: name,
        pushed_description: sent.pushed_description ?? output?.description ?? '',
        engine_version_at_push: sent.engine_version_at_push ?? output?.engineVersion ?? '',
      })
    }
  }
  return all
}

const TYPES = {
  id: 'text',
  platform_segment_id: 'text',
  sent_name: 'text',
  pushed_name: 'text',
  pushed_description: 'text',
  engine_version_at_push: 'text',
} as const

/** With the topics' history and, of those that were pending, the counters of their runs. */
async function adopt({ db, org, caller }: Ctx, adoptions: readonly Adoption[]): Promise<number> {
  if (adoptions.length === 0) return 0
  const [row] = await db.query<{ adopted: number }>({
    text: `WITH before AS (
             SELECT a.id, a.status FROM activations a WHERE a.org_id = $1 AND a.id = ANY($4::text[]) FOR UPDATE
           ), adopted AS (
             UPDATE activations a
             SET status = 'active', platform_segment_id = given.platform_segment_id, sent_name = given.sent_name,
                 pushed_name = given.pushed_name, pushed_description = given.pushed_description,
                 engine_version_at_push = given.engine_version_at_push, outcome_unknown = false, error = NULL,
                 activated_at = $3, claimed_by = NULL, claimed_until = NULL
             FROM ${unnest(TYPES, 4)}, before
             WHERE a.org_id = $1 AND a.id = given.id AND before.id = a.id AND a.status IN ('pending', 'error')
               AND coalesce(a.claimed_until, '-infinity') < now()
             RETURNING a.*, before.status AS status_before
           ), noted AS (
             INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, new_values, source,
                                            metadata, changed_at)
             SELECT $1, 'hist_' || left(replace(gen_random_uuid()::text, '-', ''), 20), org_topic_id, 'activated', $2,
                    jsonb_build_object('platform', platform, 'platformSegmentId', platform_segment_id, 'name', pushed_name),
                    'sync:' || connection_id, jsonb_build_object('activationId', id), $3
             FROM adopted
           ), counted AS (
             UPDATE push_runs r
             SET success_count = r.success_count + n.adopted,
                 status = CASE WHEN r.status = 'running' AND r.success_count + r.error_count + n.adopted >= r.total_items
                          THEN 'completed' ELSE r.status END,
                 completed_at = CASE WHEN r.success_count + r.error_count + n.adopted >= r.total_items
                                THEN coalesce(r.completed_at, $3) END
             FROM (SELECT run_id, count(*) AS adopted FROM adopted WHERE status_before = 'pending' GROUP BY 1) n
             WHERE r.org_id = $1 AND r.id = n.run_id
           )
           SELECT count(*) AS adopted FROM adopted`,
    values: [org.id, caller.userId, new Date(), ...toArrays(adoptions, TYPES)],
  })
  return row!.adopted
}
