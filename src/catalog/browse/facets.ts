import type { Ctx } from '../../context'
import { textArray } from '../../db/rows'
import { TREE } from '../../engine'
import type { CatalogFacets } from './schema'

const COLUMNS = {
  parentCategories: 'parent_category',
  taxonomyTypes: 'taxonomy_type',
  subcategoryL1s: 'subcategory_l1',
  subcategoryL2s: 'subcategory_l2',
  subcategoryL3s: 'subcategory_l3',
  subcategoryL4s: 'subcategory_l4',
  audienceTypes: 'audience_type',
  segmentTypes: 'segment_type',
} as const satisfies Record<keyof typeof FACETS, string>

const FACETS = {
  parentCategories: textArray,
  taxonomyTypes: textArray,
  subcategoryL1s: textArray,
  subcategoryL2s: textArray,
  subcategoryL3s: textArray,
  subcategoryL4s: textArray,
  audienceTypes: textArray,
  segmentTypes: textArray,
}

/** All of the taxonomy's, even those without topics. The other facets list what the catalog holds. */
const SUBCATEGORIES = [...new Set([...TREE.values()].flatMap(({ roots }) => roots.map((root) => root.name)))].sort()

export async function catalogFacetValues(ctx: Pick<Ctx, 'db'>): Promise<CatalogFacets> {
  const [values] = await ctx.db.query(FACETS, {
    name: 'catalog_facets',
    text: `SELECT ${Object.entries(COLUMNS).map(([facet, column]) => `${distinctValues(column)} AS "${facet}"`)}`,
  })
  return { ...values!, subcategories: SUBCATEGORIES }
}

/** Skips from value to value in the column's index: a few pages per value, however many topics have it. */
function distinctValues(column: string): string {
  const next = (after: string) =>
    `SELECT min(g.${column}) FROM global_topics g
     WHERE g.archived_at IS NULL AND g.merged_into IS NULL AND g.${column} IS NOT NULL ${after}`
  return `ARRAY(WITH RECURSIVE facet(value) AS (
            (${next('')}) UNION ALL SELECT (${next(`AND g.${column} > facet.value`)}) FROM facet WHERE value IS NOT NULL
          ) SELECT value FROM facet WHERE value IS NOT NULL)`
}
