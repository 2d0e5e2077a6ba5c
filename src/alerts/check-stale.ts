import type { FastifyBaseLogger } from 'fastify'
import { readActivations } from '../activations/list'
import type { Outbound } from '../connections/outbound'
import type { Ctx } from '../context'
import type { Db } from '../db/db'
import type { RowOf } from '../db/rows'
import { alert_settings, connections, stale_counts } from '../db/tables'
import { STALE_CHECK_MS } from '../limits'
import { organizationContext } from '../runs/organization-context'
import type { AlertData } from './events'

type CheckDeps = { db: Db; log: FastifyBaseLogger; outbound: Outbound }

const DUE = { org_id: alert_settings.org_id, updated_by: alert_settings.updated_by }

/**
 * Nothing is written when an activation goes stale, so they are counted from time to time, for organizations that want to
 * know. An alert tells where there are more than at the last count.
 */
export async function checkStale(deps: CheckDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimNext(deps.db)
    if (!due) return
    await check(deps, due).catch((err) => deps.log.error({ err, org: due.org_id }, 'Cannot count stale activations'))
  }
}

async function claimNext(db: Db): Promise<RowOf<typeof DUE> | null> {
  const [due] = await db.query(DUE, {
    name: 'claim_stale_check',
    text: `WITH next AS MATERIALIZED (
             SELECT org_id FROM alert_settings
             WHERE 'activations_stale' = ANY(events)
               AND coalesce(stale_checked_at, '-infinity') < clock_timestamp() - make_interval(secs => $1)
             ORDER BY stale_checked_at NULLS FIRST LIMIT 1 FOR UPDATE SKIP LOCKED
           )
           UPDATE alert_settings s SET stale_checked_at = clock_timestamp() FROM next WHERE s.org_id = next.org_id
           RETURNING s.org_id, s.updated_by`,
    values: [STALE_CHECK_MS / 1_000],
  })
  return due ?? null
}

async function check(deps: CheckDeps, { org_id, updated_by }: RowOf<typeof DUE>): Promise<void> {
  const ctx = await organizationContext({ ...deps, now: new Date(), userId: updated_by }, org_id)
  const counts = await countByConnection(ctx)
  await deps.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const rises = await replaceCounts(inside, counts)
    if (rises.length > 0) await raise(inside, rises)
  })
}

async function countByConnection(ctx: Ctx): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const page of readActivations(ctx, { stale: true })) {
    for (const { connectionId } of page) counts.set(connectionId, (counts.get(connectionId) ?? 0) + 1)
  }
  return counts
}

const COUNTED = {
  id: connections.id,
  name: connections.name,
  platform: connections.platform,
  before: stale_counts.stale_count.nullable(),
}
type Rise = Omit<RowOf<typeof COUNTED>, 'before'> & { staleActivations: number; newlyStale: number }

/** Returns the connections that have more than at the last count. The lock lets one process at a time compare. */
async function replaceCounts({ db, org }: Ctx, counts: ReadonlyMap<string, number>): Promise<Rise[]> {
  await db.execute({ text: 'SELECT 1 FROM alert_settings WHERE org_id = $1 FOR UPDATE', values: [org.id] })
  const rows = await db.query(COUNTED, {
    text: `SELECT c.id, c.name, c.platform, s.stale_count AS before FROM connections c
           LEFT JOIN stale_counts s ON s.org_id = c.org_id AND s.connection_id = c.id
           WHERE c.org_id = $1 ORDER BY c.name, c.id FOR KEY SHARE OF c`,
    values: [org.id],
  })
  await db.execute({
    text: `INSERT INTO stale_counts (org_id, connection_id, stale_count)
           SELECT $1, counted.* FROM unnest($2::text[], $3::int[]) AS counted
           ON CONFLICT (org_id, connection_id) DO UPDATE SET stale_count = excluded.stale_count`,
    values: [org.id, rows.map(({ id }) => id), rows.map(({ id }) => counts.get(id) ?? 0)],
  })
  return rows
    .map(({ before, ...connection }) => {
      const staleActivations = counts.get(connection.id) ?? 0
      return { ...connection, staleActivations, newlyStale: staleActivations - (before ?? 0) }
    })
    .filter(({ newlyStale }) => newlyStale > 0)
}

async function raise({ db, org, now }: Ctx, rises: Rise[]): Promise<void> {
  const data: AlertData['activations_stale'] = {
    staleActivations: rises.reduce((sum, rise) => sum + rise.staleActivations, 0),
    newlyStale: rises.reduce((sum, rise) => sum + rise.newlyStale, 0),
    connections: rises,
  }
  await db.execute({
    text: `SELECT raise_alert($1, 'activations_stale', $2, $3)`,
    values: [org.id, `stale ${now.getTime()}`, JSON.stringify(data)],
  })
}
