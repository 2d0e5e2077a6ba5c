import type { Ctx } from '../../context'
import { totalsBy } from '../../db/ledger'
import { int8, text } from '../../db/rows'
import { FACET_VALUES } from '../../limits'
import {
  allOf,
  countConditions,
  kindConditions,
  type LinkFilter,
  ledgerColumn,
  linkFilter,
  Values,
  VISIBLE,
} from './filters'
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
  const values = new Values()
  return counted(ctx, countsFor(ctx, facet, others, link, values), values)
}

/** An SQL query for values and their numbers of topics. What is not linked is what there is, less what is linked. */
function countsFor(ctx: Ctx, facet: Facet, filters: CatalogFilters, link: LinkFilter | null, values: Values): string {
  if (!link) return inCatalog(facet, filters, values)
  const linked = inLibrary(ctx, facet, filters, link, values)
  if (link.exists) return linked
  return `SELECT value, sum(topics)::bigint FROM (
            (${inCatalog(facet, filters, values)}) UNION ALL SELECT value, -topics FROM (${linked}) linked(value, topics)
          ) differences(value, topics) GROUP BY value HAVING sum(topics) > 0`
}

/** From the ledger, without counting topics. */
const inCatalog = (facet: Facet, filters: CatalogFilters, values: Values): string =>
  totalsBy('catalog_counts', ledgerColumn(facet), countConditions(filters, values))

function inLibrary(ctx: Ctx, facet: Facet, filters: CatalogFilters, link: LinkFilter, values: Values): string {
  const links = `org_topics l JOIN global_topics g ON g.id = l.topic_id
    WHERE l.org_id = ${values.add(ctx.org.id)} AND l.visible AND ${link.condition}`
  const conditions = allOf([VISIBLE, ...kindConditions(filters, values)])
  const column = `g.${KIND_COLUMNS[facet]}`
  return `SELECT ${column}, count(*) FROM ${links} AND ${conditions} GROUP BY ${column}`
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
