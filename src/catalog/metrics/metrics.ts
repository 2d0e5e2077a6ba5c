import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { totalsBy } from '../../db/ledger'
import { int8, type RowOf, text } from '../../db/rows'
import { catalog_metrics, topic_counts } from '../../db/tables'
import { dayOf } from '../../usage/quota'
import { isOutdated } from '../topic/outdated'
import { pick } from '../topic/overlay'
import type { HistoryQuery, Metrics, MetricsDay } from './schema'

const KIND = { ...pick(topic_counts, ['engine_version', 'state', 'needs_review', 'has_iab_code']), topics: int8 }
type Kind = RowOf<typeof KIND>

const TOTALS = { withEmbedding: int8, linkedTopics: int8, organizations: int8 }
const DAY = { date: text, metrics: catalog_metrics.metrics.as<Metrics>() }

/** Topics are summed from their ledger; embeddings and links are counted from an index. */
export async function catalogMetrics({ db }: Pick<OperatorCtx, 'db'>): Promise<Metrics> {
  const kinds = await db.query(KIND, {
    text: totalsBy('topic_counts', 'engine_version, state, needs_review, has_iab_code'),
  })
  const [totals] = await db.query(TOTALS, {
    text: `SELECT (SELECT count(*) FROM topic_embeddings) AS "withEmbedding",
                  (SELECT count(*) FROM (SELECT DISTINCT topic_id FROM org_topics) links) AS "linkedTopics",
                  (SELECT count(*) FROM organizations) AS organizations`,
  })
  const sum = (isCounted: (kind: Kind) => boolean) =>
    kinds.filter(isCounted).reduce((total, { topics }) => total + topics, 0)
  const isActive = ({ state }: Kind) => state === 'active'
  const active = sum(isActive)
  const versions = [...new Set(kinds.filter(isActive).map(({ engine_version }) => engine_version))]
  return {
    current: {
      total: sum(() => true),
      active,
      archived: sum(({ state }) => state === 'archived'),
      merged: sum(({ state }) => state === 'merged'),
      needsReview: sum((kind) => isActive(kind) && kind.needs_review),
      outdated: sum((kind) => isActive(kind) && isOutdated(kind.engine_version)),
      withIabCode: sum(({ has_iab_code }) => has_iab_code),
      ...totals!,
    },
    byEngineVersion: versions
      .map((engineVersion) => {
        const count = sum((kind) => isActive(kind) && kind.engine_version === engineVersion)
        return { engineVersion, count, share: Math.round((count / active) * 10_000) / 10_000 }
      })
      .sort((a, b) => b.count - a.count),
  }
}

export async function metricsHistory(ctx: OperatorCtx, { from, to }: HistoryQuery): Promise<{ data: MetricsDay[] }> {
  await keepMetrics(ctx)
  const days = await ctx.db.query(DAY, {
    text: `SELECT date::text, metrics FROM catalog_metrics
           WHERE date >= coalesce($1::date, $3::date - 90) AND ($2::date IS NULL OR date <= $2) ORDER BY date DESC`,
    values: [from ?? null, to ?? null, dayOf(ctx.now)],
  })
  return {
    data: days.map(({ date, metrics }) => ({ date, ...metrics.current, byEngineVersion: metrics.byEngineVersion })),
  }
}

/** Writes the day's figures unless a node has done so. */
export async function keepMetrics({ db, now }: { db: Db; now: Date }): Promise<void> {
  const days = await db.execute({ text: 'SELECT FROM catalog_metrics WHERE date = $1', values: [dayOf(now)] })
  if (days > 0) return
  await db.execute({
    text: 'INSERT INTO catalog_metrics (date, metrics, taken_at) VALUES ($1, $2, $3) ON CONFLICT (date) DO NOTHING',
    values: [dayOf(now), await catalogMetrics({ db }), now],
  })
}
