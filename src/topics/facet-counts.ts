import { counted } from '../catalog/browse/facet-counts'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { totalsBy } from '../db/ledger'
import {
  FILTER_COLUMNS,
  hasOnlyLedgerFilters,
  inLedger,
  LEDGER_FILTERS,
  type TopicFilters,
  topicConditions,
} from './filters'
import type { TopicFacetQuery } from './schema'
import { wordsOfSearch } from './search-words'
import { countTags } from './tags'

/** How many topics each value of a filter would leave, whatever is chosen for that filter itself. */
export async function topicFacetCounts(ctx: Ctx, { facet, ...filters }: TopicFacetQuery) {
  const others: TopicFilters = { ...filters, [facet]: undefined }
  const searchWords = await wordsOfSearch(ctx, others.search)
  const values = new Values()
  const conditions = topicConditions(ctx, others, values, searchWords)
  if (facet === 'tag') return counted(ctx, countTags(conditions), values)
  const column = `o.${FILTER_COLUMNS[facet]}`
  const isInLedger = LEDGER_FILTERS.some((name) => name === facet) && hasOnlyLedgerFilters(others)
  const counts = isInLedger
    ? totalsBy('library_counts o', column, inLedger(conditions))
    : `SELECT ${column}, count(*) AS topics FROM org_topics o WHERE ${allOf(conditions)} GROUP BY ${column}`
  return counted(ctx, counts, values)
}
