import type { Ctx } from '../../context'
import { totalIn } from '../../db/ledger'
import { int8 } from '../../db/rows'
import { rankedIds } from '../../search'
import { inOrder, pageOf as rankedPage } from '../../search/best-match'
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
import { firstMatches } from './matches'
import {
  CATALOG_TOPIC,
  type CatalogFilters,
  type CatalogQuery,
  type CatalogRow,
  type CatalogSort,
  toCatalogRecord,
} from './schema'
import { catalogSearch } from './search'

export async function listCatalog(ctx: Ctx, query: CatalogQuery) {
  const { page, pageSize, sortBy, sortOrder } = query
  const link = linkFilter(query)
  const slice = { order: ORDERS[sortBy][sortOrder], offset: (page - 1) * pageSize }
  const read = query.search ? search : browse
  const { rows, ...totals } =
    link === 'nothing' ? NOTHING : ((await bestMatches(ctx, query, link)) ?? (await read(ctx, query, link, slice)))
  const totalPages = Math.ceil(totals.total / pageSize)
  return { data: rows.map(toCatalogRecord), ...totals, page, pageSize, totalPages }
}

type Slice = { order: string; offset: number }
type CatalogRows = { rows: CatalogRow[]; total: number; totalIsAtLeast?: true }
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
  return { rows: await topicsById(ctx, rankedPage(ids, query)), total: ids.length }
}

async function topicsById(ctx: Ctx, ids: readonly string[]): Promise<CatalogRow[]> {
  const rows = await ctx.db.query(CATALOG_TOPIC, {
    name: 'catalog_topics',
    text: `SELECT g.id, ${SHOWN_COLUMNS}, ${isLinked('$1')} AS in_library FROM global_topics g WHERE g.id = ANY($2)`,
    values: [ctx.org.id, ids],
  })
  return inOrder(ids, rows)
}

/** Counts first: that is cheaper than looking for a page that doesn't exist. */
async function browse(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, slice: Slice): Promise<CatalogRows> {
  const total = await countKinds(ctx, query, link)
  return { total, rows: slice.offset >= total ? [] : await pageOf(ctx, query, link, slice) }
}

async function search(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, slice: Slice): Promise<CatalogRows> {
  const { ids, ...totals } = await firstMatches(ctx.db, await catalogSearch(ctx, query, link), {
    order: slice.order,
    offset: slice.offset,
    size: query.pageSize,
  })
  return { rows: await topicsById(ctx, ids), ...totals }
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

/** Reads the ids first, if possible from the index alone, and joins the topics of the page to them. */
function pageOf(
  ctx: Ctx,
  filters: CatalogQuery,
  link: LinkFilter | null,
  { order, offset }: Slice,
): Promise<CatalogRow[]> {
  const values = new Values()
  const org = values.add(ctx.org.id)
  const conditions = [VISIBLE, ...kindConditions(filters, values), ...(link ? [linkCondition(link, org)] : [])]
  return ctx.db.query(CATALOG_TOPIC, {
    text: `WITH page AS MATERIALIZED (
             SELECT g.id FROM global_topics g WHERE ${allOf(conditions)}
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
