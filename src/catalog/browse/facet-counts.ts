import type { Ctx } from '../../context'
import { totalsBy } from '../../db/ledger'
import { int8, text } from '../../db/rows'
import { FACET_VALUES } from '../../limits'
import { allOf, countConditions, kindConditions, ledgerColumn, linkFilter, Values, VISIBLE } from './filters'
import { KIND_COLUMNS } from './kinds'
import { type CountedValue, countMatchesBy } from './matches'
import type { CatalogFacetQuery, CatalogFilters } from './schema'
import { catalogSearch } from './search'

type Facet = CatalogFacetQuery['facet']

/** How many topics each value of a filter would leave, whatever is chosen for that filter itself. */
export async function catalogFacetCounts(ctx: Ctx, { facet, ...filters }: CatalogFacetQuery): Promise<CountedValue[]> {
  const others: CatalogFilters = { ...filters, [facet]: undefined }
  const link = linkFilter(others)
  if (link === 'nothing') return []
  if (others.search) return countMatchesBy(ctx.db, await catalogSearch(ctx, others, link), KIND_COLUMNS[facet])
  if (!link) return countAll(ctx, facet, others)
  if (link.exists) return countLinked(ctx, facet, others, link.condition)
  return difference(await Promise.all([countAll(ctx, facet, others), countLinked(ctx, facet, others, link.condition)]))
}

/** From the ledger, without counting topics. */
function countAll(ctx: Ctx, facet: Facet, filters: CatalogFilters): Promise<CountedValue[]> {
  const values = new Values()
  return counted(ctx, totalsBy('catalog_counts', ledgerColumn(facet), countConditions(filters, values)), values)
}

function countLinked(ctx: Ctx, facet: Facet, filters: CatalogFilters, condition: string): Promise<CountedValue[]> {
  const values = new Values()
  const links = `org_topics l JOIN global_topics g ON g.id = l.topic_id
    WHERE l.org_id = ${values.add(ctx.org.id)} AND l.visible AND ${condition}`
  const conditions = allOf([VISIBLE, ...kindConditions(filters, values)])
  const column = `g.${KIND_COLUMNS[facet]}`
  return counted(ctx, `SELECT ${column}, count(*) FROM ${links} AND ${conditions} GROUP BY ${column}`, values)
}

/** The most frequent of what a query for values and their numbers of topics finds. */
export const counted = ({ db }: Pick<Ctx, 'db'>, counts: string, values: Values): Promise<CountedValue[]> =>
  db.query(
    { value: text, topics: int8 },
    {
      text: `SELECT value, topics FROM (${counts}) counts(value, topics) WHERE value <> ''
             ORDER BY topics DESC, value LIMIT ${values.add(FACET_VALUES)}`,
      values: values.list,
    },
  )

function difference([all, linked]: readonly [CountedValue[], CountedValue[]]): CountedValue[] {
  const inLibrary = new Map(linked.map(({ value, topics }) => [value, topics]))
  return all
    .map(({ value, topics }) => ({ value, topics: topics - (inLibrary.get(value) ?? 0) }))
    .filter(({ topics }) => topics > 0)
}
