import type { Ctx } from '../../context'
import { totalIn } from '../../db/ledger'
import { catalogSearchTerms } from './catalog-words'
import { allOf, countConditions, kindConditions, type LinkFilter, linkFilter, Values, VISIBLE } from './filters'
import { ownTopics } from './library-keywords'
import { type CatalogFilters, type CatalogQuery, type CatalogRow, type CatalogSort, toCatalogRecord } from './schema'
import type { SearchTerms } from './search-text'

export async function listCatalog(ctx: Ctx, query: CatalogQuery) {
  const { page, pageSize, sortBy, sortOrder } = query
  const link = linkFilter(query)
  const place = { order: ORDERS[sortBy][sortOrder], offset: (page - 1) * pageSize }
  const { rows, total } = link === 'nothing' ? NOTHING : await (query.search ? search : browse)(ctx, query, link, place)
  return { data: rows.map(toCatalogRecord), total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}

type Place = { order: string; offset: number }
type Found = { rows: CatalogRow[]; total: number }
const NOTHING: Found = { rows: [], total: 0 }

/** The topics are counted before, where that is cheaper than looking for a page that is not there. */
async function browse(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, place: Place): Promise<Found> {
  const total = await countKinds(ctx, query, link)
  return { total, rows: place.offset >= total ? [] : await pageOf(ctx, query, link, place) }
}

/** What a search finds is counted as it is read: its index is gone through once. */
async function search(ctx: Ctx, query: CatalogQuery, link: LinkFilter | null, place: Place): Promise<Found> {
  const [catalogTerms, own] = await Promise.all([
    catalogSearchTerms(ctx.db, query.search),
    ownTopics(ctx, query.search ?? ''),
  ])
  const terms = { ...catalogTerms, ownTopics: own }
  const rows = await pageOf(ctx, query, link, place, terms)
  const total = rows[0]?.total ?? (place.offset === 0 ? 0 : await countFound(ctx, query, link, terms))
  return { rows, total }
}

/** Each is an index of the table, read forward or backward; hence the ties turn round with the order. */
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

/** Ids first, from the index alone where it carries the filters; the topics of the page are joined to them. */
function pageOf(
  ctx: Ctx,
  filters: CatalogQuery,
  link: LinkFilter | null,
  { order, offset }: Place,
  terms?: SearchTerms,
): Promise<(CatalogRow & { total?: number })[]> {
  const values = new Values()
  const org = values.add(ctx.org.id)
  const conditions = [VISIBLE, ...kindConditions(filters, values, terms), ...(link ? [linkCondition(link, org)] : [])]
  const counting = terms ? ', count(*) OVER () AS total' : ''
  return ctx.db.query<CatalogRow>({
    text: `WITH page AS MATERIALIZED (
             SELECT g.id${counting} FROM global_topics g WHERE ${allOf(conditions)}
             ORDER BY ${order} LIMIT ${values.add(filters.pageSize)} OFFSET ${values.add(offset)}
           )
           SELECT page.*, g.topic_name, g.parent_category, g.taxonomy_type, g.subcategory, g.segment_type,
                  g.audience_type, g.iab_code, g.engine_version, g.created_at,
                  EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${org} AND l.topic_id = g.id) AS in_library
           FROM page JOIN global_topics g USING (id) ORDER BY ${order}`,
    values: values.list,
  })
}

const linkCondition = ({ exists, condition }: LinkFilter, org: string): string =>
  `${exists ? '' : 'NOT '}EXISTS (SELECT FROM org_topics l WHERE l.org_id = ${org} AND l.topic_id = g.id AND ${condition})`

/** Of a kind there is a ledger, of a library its links: no topic is counted one by one. */
async function countKinds(ctx: Ctx, filters: CatalogFilters, link: LinkFilter | null): Promise<number> {
  if (!link) return countAll(ctx, filters)
  if (link.exists) return countLinked(ctx, filters, link.condition)
  const [all, linked] = await Promise.all([countAll(ctx, filters), countLinked(ctx, filters, link.condition)])
  return Math.max(0, all - linked)
}

async function countFound(
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
  // Said again, because only so the indexes of visible topics serve.
  const filed =
    kinds.length > 0
      ? `AND EXISTS (SELECT FROM global_topics g WHERE g.id = l.topic_id AND ${allOf([VISIBLE, ...kinds])})`
      : ''
  return count(ctx, `SELECT count(*) AS total FROM ${links} ${filed}`, values)
}

async function count(ctx: Ctx, text: string, values: Values): Promise<number> {
  const [row] = await ctx.db.query<{ total: number }>({ text, values: values.list })
  return row!.total
}
