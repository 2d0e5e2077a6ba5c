import { holdConnection } from '../../connections/find'
import { callOut, type Outbound } from '../../connections/outbound'
import type { ConnectionRow } from '../../connections/schema'
import { cutTo } from '../../connectors/cut-to'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import { connectorOf } from '../../connectors/registry'
import type { Ctx } from '../../context'
import { bool, int8, type RowOf } from '../../db/rows'
import { activations as activationColumns } from '../../db/tables'
import { toArrays, unnest } from '../../db/unnest'
import { ACTIVATIONS_PAGE, PLATFORM_WALK_MS } from '../../limits'
import { nameHash, OCCUPIES_NAME } from '../naming/check'
import { namesakesOf } from '../naming/namesakes'
import { currentOutputs, namingOf } from '../naming/naming'
import type { ActivationStatus } from '../schema'

const KNOWN_ACTIVATION = {
  id: activationColumns.id,
  org_topic_id: activationColumns.org_topic_id,
  topic_name: activationColumns.topic_name,
  status: activationColumns.status.as<ActivationStatus>(),
  sent_name: activationColumns.sent_name,
  pushed_name: activationColumns.pushed_name,
  pushed_description: activationColumns.pushed_description,
  engine_version_at_push: activationColumns.engine_version_at_push,
  platform_segment_id: activationColumns.platform_segment_id,
  is_unclaimed: bool,
  occupies_name: bool,
}
type KnownActivation = RowOf<typeof KNOWN_ACTIVATION>

/**
 * Compares the activations of a connection with all segments on its platform. A segment in use with the name of an
 * activation that is pending or in error is adopted, unless it belongs to another activation. Active ones whose segment is
 * gone are reported as missing.
 */
export async function reconcile(ctx: Ctx, outbound: Outbound, connection: ConnectionRow) {
  // A segment that is created while the platform is walked may not be listed, and is not missing.
  const activeBefore = await activeIds(ctx, connection.id)
  const { ids, idsByName } = await listSegments(ctx, outbound, connection)
  const activations = await knownActivations(ctx, connection.id)
  const missing = activations
    .filter(({ id, status }) => status === 'active' && activeBefore.has(id))
    .filter(({ platform_segment_id }) => !ids.has(platform_segment_id ?? ''))
    .map(({ id, platform_segment_id, topic_name }) => ({
      connectionId: connection.id,
      activationId: id,
      platformSegmentId: platform_segment_id ?? '',
      topicName: topic_name,
    }))
  const adopted = await adopt(ctx, connection.id, await adoptionsFor(ctx, connection, activations, idsByName))
  return { adopted, missing }
}

/** All ids, and by name, which platforms trim, those that are in use. */
async function listSegments(ctx: Ctx, outbound: Outbound, connection: ConnectionRow) {
  const connector = connectorOf(ctx.connectors, connection.platform)
  const ids = new Set<string>()
  const idsByName = new Map<string, string[]>()
  await callOut(ctx, outbound, connection, Date.now() + PLATFORM_WALK_MS, async (call) => {
    if (!connector.segments) throw new OutboundError('The platform cannot be walked')
    for await (const segment of connector.segments(call)) {
      ids.add(segment.id)
      const name = segment.name.trim()
      if (!segment.inUse || name === '') continue
      const namesakes = idsByName.get(name)
      if (namesakes) namesakes.push(segment.id)
      else idsByName.set(name, [segment.id])
    }
  })
  return { ids, idsByName }
}

async function activeIds({ db, org }: Ctx, connectionId: string): Promise<Set<string>> {
  const rows = await db.query(
    { id: activationColumns.id },
    {
      text: `SELECT id FROM activations WHERE org_id = $1 AND connection_id = $2 AND status = 'active'`,
      values: [org.id, connectionId],
    },
  )
  return new Set(rows.map(({ id }) => id))
}

/** Newest first: if several pushes of a topic failed, the last one gets the segment. */
const knownActivations = ({ db, org }: Ctx, connectionId: string): Promise<KnownActivation[]> =>
  db.query(KNOWN_ACTIVATION, {
    text: `SELECT id, org_topic_id, topic_name, status, sent_name, pushed_name, pushed_description, engine_version_at_push,
                  platform_segment_id, coalesce(claimed_until, '-infinity') < now() AS is_unclaimed,
                  ${OCCUPIES_NAME} AS occupies_name
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

/**
 * One segment per topic, one topic per name, and no segment that another activation has. A name or topic that an activation
 * occupies is its own, even while a push has claimed it.
 */
async function adoptionsFor(
  ctx: Ctx,
  connection: ConnectionRow,
  activations: readonly KnownActivation[],
  idsByName: ReadonlyMap<string, readonly string[]>,
): Promise<Adoption[]> {
  const { ownerByTopic, ownerByName } = ownersOf(activations)
  const withoutSegment = activations.filter(
    ({ status, is_unclaimed }) => is_unclaimed && (status === 'pending' || status === 'error'),
  )
  const candidates = await candidatesFor(ctx, connection, withoutSegment)
  const namesakes = await namesakesOf(
    ctx,
    connection.id,
    candidates.map(({ sent_name }) => nameHash(sent_name)),
  )
  const segmentsInUse = new Set([...activations, ...namesakes].map(({ platform_segment_id }) => platform_segment_id))
  const adoptions: Adoption[] = []
  for (const candidate of candidates) {
    const { id, org_topic_id, sent_name } = candidate
    const segment = idsByName.get(sent_name.trim())?.find((segmentId) => !segmentsInUse.has(segmentId))
    const owners = [ownerByTopic.get(org_topic_id), ownerByName.get(sent_name)]
    if (segment === undefined || owners.some((owner) => owner !== undefined && owner !== id)) continue
    segmentsInUse.add(segment)
    ownerByTopic.set(org_topic_id, id)
    ownerByName.set(sent_name, id)
    adoptions.push({ ...candidate, platform_segment_id: segment })
  }
  return adoptions
}

/** Of several activations of a topic, which a merge leaves, the active one has it, or else the newest. */
function ownersOf(activations: readonly KnownActivation[]) {
  const occupying = activations.filter(({ occupies_name }) => occupies_name).reverse()
  const active = occupying.filter(({ status }) => status === 'active')
  return {
    ownerByTopic: new Map([...occupying, ...active].map(({ id, org_topic_id }) => [org_topic_id, id])),
    ownerByName: new Map(occupying.map(({ id, sent_name }) => [sent_name, id])),
  }
}

type Candidate = Omit<Adoption, 'platform_segment_id'> & { org_topic_id: string }

/** With the name that was sent; if nothing was sent yet, with the one that would be sent now. */
async function candidatesFor(
  ctx: Ctx,
  connection: ConnectionRow,
  activations: readonly KnownActivation[],
): Promise<Candidate[]> {
  const limit = connectorOf(ctx.connectors, connection.platform).limits.name
  const naming = await namingOf(ctx, connection)
  const candidates: Candidate[] = []
  for (let start = 0; start < activations.length; start += ACTIVATIONS_PAGE) {
    const page = activations.slice(start, start + ACTIVATIONS_PAGE)
    const outputs = await currentOutputs(
      ctx,
      naming,
      page.filter(({ sent_name }) => sent_name === null).map(({ org_topic_id }) => org_topic_id),
    )
    for (const { id, org_topic_id, ...sent } of page) {
      const output = outputs.get(org_topic_id)
      const name = sent.pushed_name ?? output?.name ?? ''
      candidates.push({
        id,
        org_topic_id,
        sent_name: sent.sent_name ?? cutTo(name, limit),
        pushed_name: name,
        pushed_description: sent.pushed_description ?? output?.description ?? '',
        engine_version_at_push: sent.engine_version_at_push ?? output?.engineVersion ?? '',
      })
    }
  }
  return candidates
}

const TYPES = {
  id: 'text',
  platform_segment_id: 'text',
  sent_name: 'text',
  pushed_name: 'text',
  pushed_description: 'text',
  engine_version_at_push: 'text',
} as const

const ADOPTED = { count: int8 }

/** Under the connection's lock, as all that take a name: one that a push has taken since stays with it. */
async function adopt(ctx: Ctx, connectionId: string, adoptions: readonly Adoption[]): Promise<number> {
  if (adoptions.length === 0) return 0
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await holdConnection(inside, connectionId)
    return recordAdoptions(inside, connectionId, adoptions)
  })
}

/** Also writes the topics' history and, for activations that were pending, the counters of their runs. */
async function recordAdoptions(
  { db, org, caller }: Ctx,
  connectionId: string,
  adoptions: readonly Adoption[],
): Promise<number> {
  const [row] = await db.query(ADOPTED, {
    text: `WITH before AS (
             SELECT a.id, a.status FROM activations a WHERE a.org_id = $1 AND a.id = ANY($6::text[]) FOR UPDATE
           ), in_use AS MATERIALIZED (
             SELECT id, name_hash FROM activations
             WHERE org_id = $1 AND connection_id = $4 AND name_hash = ANY($5) AND ${OCCUPIES_NAME}
           ), adopted AS (
             UPDATE activations a
             SET status = 'active', platform_segment_id = adoption.platform_segment_id, sent_name = adoption.sent_name,
                 pushed_name = adoption.pushed_name, pushed_description = adoption.pushed_description,
                 engine_version_at_push = adoption.engine_version_at_push, outcome_unknown = false, error = NULL,
                 activated_at = $3, claimed_by = NULL, claimed_until = NULL
             FROM ${unnest(TYPES, 6, 'adoption')}, before
             WHERE a.org_id = $1 AND a.id = adoption.id AND before.id = a.id AND a.status IN ('pending', 'error')
               AND coalesce(a.claimed_until, '-infinity') < now() AND NOT EXISTS (
                 SELECT FROM in_use WHERE in_use.name_hash = md5(adoption.sent_name) AND in_use.id <> a.id)
             RETURNING a.*, before.status AS status_before
           ), history AS (
             INSERT INTO org_topic_history (org_id, id, org_topic_id, change_type, changed_by, new_values, source,
                                            metadata, changed_at)
             SELECT $1, 'hist_' || left(replace(gen_random_uuid()::text, '-', ''), 20), org_topic_id, 'activated', $2,
                    jsonb_build_object('platform', platform, 'platformSegmentId', platform_segment_id, 'name', pushed_name),
                    'sync:' || connection_id, jsonb_build_object('activationId', id), $3
             FROM adopted
           ), runs AS (
             UPDATE push_runs r
             SET success_count = r.success_count + n.adopted,
                 status = CASE WHEN r.status = 'running' AND r.success_count + r.error_count + n.adopted >= r.total_items
                          THEN 'completed' ELSE r.status END,
                 completed_at = CASE WHEN r.success_count + r.error_count + n.adopted >= r.total_items
                                THEN coalesce(r.completed_at, $3) ELSE r.completed_at END
             FROM (SELECT run_id, count(*) AS adopted FROM adopted WHERE status_before = 'pending' GROUP BY 1) n
             WHERE r.org_id = $1 AND r.id = n.run_id
           )
           SELECT count(*) FROM adopted`,
    values: [
      org.id,
      caller.userId,
      new Date(),
      connectionId,
      adoptions.map(({ sent_name }) => nameHash(sent_name)),
      ...toArrays(adoptions, TYPES),
    ],
  })
  return row!.count
}
