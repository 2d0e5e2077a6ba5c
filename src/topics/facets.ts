import { allOf, Values } from '../catalog/filters'
import type { Ctx } from '../context'
import { inLibrary } from './filters'

const FACETS = {
  parentCategories: 'parent_category',
  taxonomyTypes: 'taxonomy_type',
  subcategories: 'subcategory',
  subcategoryL1s: 'subcategory_l1',
  subcategoryL2s: 'subcategory_l2',
  subcategoryL3s: 'subcategory_l3',
  subcategoryL4s: 'subcategory_l4',
  audienceTypes: 'audience_type',
  segmentTypes: 'segment_type',
} as const
type Facet = keyof typeof FACETS

const COLUMNS = Object.values(FACETS)

/** The distinct values in the library. One pass finds the few kinds of topics there are; their values come from those. */
export async function libraryFacets(ctx: Ctx): Promise<Record<Facet, string[]>> {
  const values = new Values()
  const kinds = await ctx.db.query<Record<(typeof COLUMNS)[number], string | null>>({
    text: `SELECT DISTINCT ${COLUMNS.map((column) => `o.${column}`).join(', ')} FROM org_topics o
           WHERE ${allOf(inLibrary(ctx, values))}`,
    values: values.list,
  })
  const distinct = ([facet, column]: [string, (typeof COLUMNS)[number]]) => {
    const found = new Set(kinds.map((kind) => kind[column]))
    return [facet, [...found].filter((value) => value !== null).sort()]
  }
  return Object.fromEntries(Object.entries(FACETS).map(distinct))
}
