import type { OperatorCtx } from '../../context'
import { totalsBy } from '../../db/ledger'
import { int8 } from '../../db/rows'
import { catalog_counts } from '../../db/tables'
import type { CatalogStats } from './schema'

const KIND = {
  parent_category: catalog_counts.parent_category,
  segment_type: catalog_counts.segment_type,
  topics: int8,
}

export async function catalogStats({ db }: OperatorCtx): Promise<CatalogStats> {
  const kinds = await db.query(KIND, {
    text: `${totalsBy('catalog_counts', 'parent_category, segment_type')} ORDER BY 1, 2`,
  })
  const stats: CatalogStats = { total: 0, byParentCategory: {}, bySegmentType: {} }
  for (const { parent_category, segment_type, topics } of kinds) {
    stats.total += topics
    stats.byParentCategory[parent_category] = (stats.byParentCategory[parent_category] ?? 0) + topics
    stats.bySegmentType[segment_type] = (stats.bySegmentType[segment_type] ?? 0) + topics
  }
  return stats
}
