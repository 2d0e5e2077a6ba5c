import type { OperatorCtx } from '../../context'
import type { CatalogStats } from './schema'

type Kind = { parent_category: string; segment_type: string; topics: number }

export async function catalogStats({ db }: OperatorCtx): Promise<CatalogStats> {
  const kinds = await db.query<Kind>({
    text: `SELECT parent_category, segment_type, sum(topics)::bigint AS topics FROM catalog_counts
           GROUP BY 1, 2 HAVING sum(topics) > 0 ORDER BY 1, 2`,
  })
  const stats: CatalogStats = { total: 0, byParentCategory: {}, bySegmentType: {} }
  for (const { parent_category, segment_type, topics } of kinds) {
    stats.total += topics
    stats.byParentCategory[parent_category] = (stats.byParentCategory[parent_category] ?? 0) + topics
    stats.bySegmentType[segment_type] = (stats.bySegmentType[segment_type] ?? 0) + topics
  }
  return stats
}
