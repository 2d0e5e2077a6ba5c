import { Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { totalsBy } from '../db/ledger'
import { int8, type RowOf } from '../db/rows'
import { library_counts } from '../db/tables'
import { inLedger, inLibrary } from './filters'

const COUNT = {
  segment_type: library_counts.segment_type,
  taxonomy_type: library_counts.taxonomy_type,
  topics: int8,
}
type Count = RowOf<typeof COUNT>

export async function topicStats(ctx: Ctx) {
  const values = new Values()
  const counts = await ctx.db.query(COUNT, {
    text: totalsBy('library_counts o', 'o.segment_type, o.taxonomy_type', inLedger(inLibrary(ctx, values))),
    values: values.list,
  })
  return {
    total: counts.reduce((total, { topics }) => total + topics, 0),
    bySegmentType: sumBy('segment_type', counts),
    byTaxonomyType: sumBy('taxonomy_type', counts),
  }
}

function sumBy(column: 'segment_type' | 'taxonomy_type', counts: readonly Count[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const count of counts) totals[count[column]] = (totals[count[column]] ?? 0) + count.topics
  return totals
}
