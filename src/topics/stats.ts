import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { inLedger, inLibrary } from './filters'

type Kind = { segment_type: string; taxonomy_type: string; topics: number }

export async function topicStats(ctx: Ctx) {
  const values = new Values()
  const kinds = await ctx.db.query<Kind>({
    text: `SELECT o.segment_type, o.taxonomy_type, sum(o.topics)::bigint AS topics FROM library_counts o
           WHERE ${allOf(inLedger(inLibrary(ctx, values)))} GROUP BY 1, 2 HAVING sum(o.topics) > 0`,
    values: values.list,
  })
  return {
    total: kinds.reduce((total, { topics }) => total + topics, 0),
    bySegmentType: totals(kinds, 'segment_type'),
    byTaxonomyType: totals(kinds, 'taxonomy_type'),
  }
}

function totals(kinds: readonly Kind[], by: 'segment_type' | 'taxonomy_type'): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind[by]] = (counts[kind[by]] ?? 0) + kind.topics
  return counts
}
