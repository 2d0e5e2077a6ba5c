import type { Ctx } from '../../context'
import { totalsBy } from '../../db/ledger'
import { int8, text } from '../../db/rows'
import { FACET_VALUES } from '../../limits'
import { catalogSearchTerms } from './catalog-words'
import {
  allOf,
  countConditions,
  kindConditions,
  type LinkFilter,
  ledgerColumn,
  linkCondition,
  linkFilter,
  Values,
  VISIBLE,
} from './filters'
import { KIND_COLUMNS } from './kinds'
import { topicsByLibraryKeywords } from './library-keywords'
import type { CatalogFacetQuery, CatalogFilters } from './schema'

type Counted = { value: string; topics: number }
type Facet = CatalogFacetQuery['facet']

/** How many topics each value of a filter would leave, whatever is chosen for that filter itself. */
export async function catalogFacetCounts(ctx: Ctx, { facet, ...filters }: CatalogFacetQuery): Promise<Counted[]> {
  const others: CatalogFilters = { ...filters, [facet]: undefined }
  const link = linkFilter(others)
  if (link === 'nothing') return []
  if (others.search) return countMatches(ctx, facet, others, link)
  if (!link) return countAll(ctx, facet, others)
  if (link.exists) return countLinked(ctx, facet, others, link.condition)
  return difference(await Promise.all([countAll(ctx, facet, others), countLinked(ctx, facet, others, link.condition)]))
}

/** From the ledger, without counting topics. */
function countAll(ctx: Ctx, facet: Facet, filters: CatalogFilters): Promise<Counted[]> {
  const values = new Values()
  return counted(ctx, totalsBy('catalog_counts', ledgerColumn(facet), countConditions(filters, values)), values)
}

function countLinked(ctx: Ctx, facet: Facet, filters: CatalogFilters, condition: string): Promise<Counted[]> {
  const values = new Values()
  const links = `org_topics l JOIN global_topics g ON g.id = l.topic_id
    WHERE l.org_id = ${values.add(ctx.org.id)} AND l.visible AND ${condition}`
  const conditions = allOf([VISIBLE, ...kindConditions(filters, values)])
  const column = `g.${KIND_COLUMNS[facet]}`
  return counted(ctx, `SELECT ${column}, count(*) FROM ${links} AND ${conditions} GROUP BY ${column}`, values)
}

async function countMatches(ctx: Ctx, facet: Facet, filters: CatalogFilters, link: LinkFilter | null) {
  const [terms, libraryTopicIds] = await Promise.all([
    catalogSearchTerms(ctx.db, filters.search),
    topicsByLibraryKeywords(ctx, filters.search ?? ''),
  ])
  const values = new Values()
  const conditions = [VISIBLE, ...kindConditions(filters, values, { ...terms, libraryTopicIds })]
  if (link) conditions.push(linkCondition(link, values.add(ctx.org.id)))
  const column = `g.${KIND_COLUMNS[facet]}`
  const text = `SELECT ${column}, count(*) FROM global_topics g WHERE ${allOf(conditions)} GROUP BY ${column}`
  return counted(ctx, text, values)
}

/** The most frequent of what a query for values and their numbers of topics finds. */
export const counted = ({ db }: Pick<Ctx, 'db'>, counts: string, values: Values): Promise<Counted[]> =>
  db.query(
    { value: text, topics: int8 },
    {
      text: `SELECT value, topics FROM (${counts}) counts(value, topics) WHERE value <> ''
             ORDER BY topics DESC, value LIMIT ${values.add(FACET_VALUES)}`,
      values: values.list,
    },
  )

function difference([all, linked]: readonly [Counted[], Counted[]]): Counted[] {
  const inLibrary = new Map(linked.map(({ value, topics }) => [value, topics]))
  return all
    .map(({ value, topics }) => ({ value, topics: topics - (inLibrary.get(value) ?? 0) }))
    .filter(({ topics }) => topics > 0)
}
