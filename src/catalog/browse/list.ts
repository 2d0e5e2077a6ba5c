import type { Ctx } from '../../context'
import { totalIn } from '../../db/ledger'
import { int8, type RowOf } from '../../db/rows'
import { rankedIds } from '../../search'
import { inOrder, pageOf as rankedPage } from '../../search/best-match'
import { catalogSearchTerms } from './catalog-words'
import {
  allOf,
  countConditions,
  kindConditions,
  type LinkFilter,
  linkCondition,
  linkFilter,
  Values,
  VISIBLE,
} from './filters'
import { topicsByLibraryKeywords } from './library-keywords'
import {
  CATALOG_TOPIC,
  type CatalogFilters,
  type CatalogQuery,
  type CatalogRow,
  type CatalogSort,
  toCatalogRecord,
} from './schema'
import type { SearchTerms } from './search-text'

export async function listCatalog(ctx: Ctx, query: CatalogQuery) {
  const { page, pageSize, sortBy, sortOrder } = query
  const link = linkFilter(query)
  const slice = { order: ORDERS[sortBy][sortOrder], offset: (page - 1) * pageSize }
  const read = query.search ? search : browse
  const { rows, total } =
    link === 'nothing' ? NOTHING : ((await bestMatches(ctx, query, link)) ?? (await read(ctx, query, link, slice)))
  return { data: rows.map(toCatalogRecord), total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}

type Slice = { order: string; offset: number }
type CatalogRows = { rows: CatalogRow[]; total: number }
const NOTHING: CatalogRows = { rows: [], total: 0 }

/** Null if that is not asked for, or if the search names no subject. */
async function bestMatches(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null): Promise<CatalogRows | null> {
  const { sort, search, ...filters } = query
  if (sort !== 'best_match' || !search) return null
  const conditions = (values: Values) => [
    VISIBLE,
    ...kindConditions(filters, values),
    ...(link ? [linkCondition(link, values.add(ctx.org.id))] : []),
  ]
  const ids = await rankedIds(ctx, { name: 'catalog', conditions }, search)
  if (!ids) return null
  const shown = rankedPage(ids, query)
  const values = new Values()
  const org = values.add(ctx.org.id)
  const rows = await ctx.db.query(CATALOG_TOPIC, {
    text: `SELECT g.id, ${SHOWN_COLUMNS}, ${isLinked(org)} AS in_library FROM global_topics g
           WHERE g.id = ANY(${values.add(shown)})`,
    values: values.list,
  })
  return { rows: inOrder(shown, rows), total: ids.length }
}

/** Counts first: that is cheaper than looking for a page that doesn't exist. */
async function browse(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, slice: Slice): Promise<CatalogRows> {
  const total = await countKinds(ctx, query, link)
  return { total, rows: slice.offset >= total ? [] : await pageOf(ctx, query, link, slice) }
}

/** Counts while reading, so that the index is scanned once. */
async function search(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, slice: Slice): Promise<CatalogRows> {
  const [catalogTerms, libraryTopicIds] = await Promise.all([
    catalogSearchTerms(ctx.db, query.search),
    topicsByLibraryKeywords(ctx, query.search ?? ''),
  ])
  const terms = { ...catalogTerms, libraryTopicIds }
  const rows = await pageOf(ctx, query, link, slice, terms)
  const total = rows[0]?.total ?? (slice.offset === 0 ? 0 : await countMatches(ctx, query, link, terms))
  return { rows, total }
}

/** Every order is an index, read forward or backward, so ties are reversed along with it. */
const ORDERS: Record<CatalogSort, { asc: string; desc: string }> = {
  created_at: { asc: 'g.created_at, g.id', desc: 'g.created_at DESC, g.id DESC' },
  topic_name: { asc: 'g.topic_name, g.id', desc: 'g.topic_name DESC, g.id DESC' },
  parent_category: grouped('parent_category'),
  taxonomy_type: grouped('taxonomy_type'),
  segment_type: grouped('segment_type'),
  audience_type: grouped('audience_type'),
}

function grouped(column: string) {
  return {
    asc: `g.${column}, g.created_at DESC, g.id DESC`,
    desc: `g.${column} DESC, g.created_at, g.id`,
  }
}

/** A search's rows have its total. */
const LISTED = { ...CATALOG_TOPIC, total: int8.nullable() }

/** Reads the ids first, if possible from the index alone, and joins the topics of the page to them. */
function pageOf(
  ctx: Ctx,
  filters: CatalogQuery,
  link: LinkFilter | null,
  { order, offset }: Slice,
  terms?: SearchTerms,
): Promise<RowOf<typeof LISTED>[]> {
  const values = new Values()
  const org = values.add(ctx.org.id)
  const conditions = [VISIBLE, ...kindConditions(filters, values, terms), ...(link ? [linkCondition(link, org)] : [])]
  const total = terms ? 'count(*) OVER ()' : 'NULL::bigint'
  return ctx.db.query(LISTED, {
    text: `WITH page AS MATERIALIZED (
             SELECT g.id, ${total} AS total FROM global_topics g WHERE ${allOf(conditions)}
             ORDER BY ${order} LIMIT ${values.add(filters.pageSize)} OFFSET ${values.add(offset)}
           )
           SELECT page.*, ${SHOWN_COLUMNS}, ${isLinked(org)} AS in_library
           FROM page JOIN global_topics g USING (id) ORDER BY ${order}`,
    values: values.list,
  })
}

const SHOWN_COLUMNS = `g.topic_name, g.parent_category, g.taxonomy_type, g.subcategory, g.segment_type, g.audience_type,
  g.iab_code, g.engine_version, g.created_at, g.uncertain`

const isLinked = (org: string): string =>
  `EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${org} AND l.topic_id = g.id)`

/** From the ledger and the library's links, without counting topics. */
async function countKinds(ctx: Ctx, filters: CatalogFilters, link: LinkFilter | null): Promise<number> {
  if (!link) return countAll(ctx, filters)
  if (link.exists) return countLinked(ctx, filters, link.condition)
  const [all, linked] = await Promise.all([countAll(ctx, filters), countLinked(ctx, filters, link.condition)])
  return Math.max(0, all - linked)
}

async function countMatches(
  ctx: Ctx,
  filters: CatalogFilters,
  link: LinkFilter | null,
  terms: SearchTerms,
): Promise<number> {
  const values = new Values()
  const conditions = [VISIBLE, ...kindConditions(filters, values, terms)]
  if (link) conditions.push(linkCondition(link, values.add(ctx.org.id)))
  return count(ctx, `SELECT count(*) AS total FROM global_topics g WHERE ${allOf(conditions)}`, values)
}

async function countAll(ctx: Ctx, filters: CatalogFilters): Promise<number> {
  const values = new Values()
  return count(ctx, totalIn('catalog_counts', countConditions(filters, values)), values)
}

async function countLinked(ctx: Ctx, filters: CatalogFilters, condition: string): Promise<number> {
  const values = new Values()
  const links = `org_topics l WHERE l.org_id = ${values.add(ctx.org.id)} AND l.visible AND ${condition}`
  const kinds = kindConditions(filters, values)
  // VISIBLE is repeated because the partial indexes need it.
  const matches =
    kinds.length > 0
      ? `AND EXISTS (SELECT FROM global_topics g WHERE g.id = l.topic_id AND ${allOf([VISIBLE, ...kinds])})`
      : ''
  return count(ctx, `SELECT count(*) AS total FROM ${links} ${matches}`, values)
}

async function count(ctx: Ctx, text: string, values: Values): Promise<number> {
  const [row] = await ctx.db.query({ total: int8 }, { text, values: values.list })
  return row!.total
}
