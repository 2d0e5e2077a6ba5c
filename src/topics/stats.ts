import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { inLedger, inLibrary } from './filters'

type Count = { segment_type: string; taxonomy_type: string; topics: number }

export async function topicStats(ctx: Ctx) {
  const values = new Values()
  const counts = await ctx.db.query<Count>({
    text: `SELECT o.segment_type, o.taxonomy_type, sum(o.topics)::bigint AS topics FROM library_counts o
           WHERE ${allOf(inLedger(inLibrary(ctx, values)))} GROUP BY 1, 2 HAVING sum(o.topics) > 0`,
    values: values.list,
  })
  return {
    total: counts.reduce((total, { topics }) => total + topics, 0),
    bySegmentType: totalsBy('segment_type', counts),
    byTaxonomyType: totalsBy('taxonomy_type', counts),
  }
}

function totalsBy(column: 'segment_type' | 'taxonomy_type', counts: readonly Count[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const count of counts) totals[count[column]] = (totals[count[column]] ?? 0) + count.topics
  return totals
}
