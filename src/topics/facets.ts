import { Values } from '../catalog/browse/filters'
import { pick } from '../catalog/topic/overlay'
import type { Ctx } from '../context'
import { totalsBy } from '../db/ledger'
import { int8 } from '../db/rows'
import { library_counts, library_levels } from '../db/tables'
import { inLedger, inLibrary } from './filters'

const LEDGER_FACETS = {
  parentCategories: 'parent_category',
  taxonomyTypes: 'taxonomy_type',
  subcategories: 'subcategory',
  audienceTypes: 'audience_type',
  segmentTypes: 'segment_type',
} as const
const LEVEL_FACETS = {
  subcategoryL1s: 'subcategory_l1',
  subcategoryL2s: 'subcategory_l2',
  subcategoryL3s: 'subcategory_l3',
  subcategoryL4s: 'subcategory_l4',
} as const

/** The distinct values in the library, from its ledgers. */
export async function libraryFacets(ctx: Ctx) {
  const values = new Values()
  const library = inLedger(inLibrary(ctx, values))
  const [kinds, levels] = await Promise.all([
    ctx.db.query(
      { ...pick(library_counts, Object.values(LEDGER_FACETS)), topics: int8 },
      { text: totalsBy('library_counts o', columns(LEDGER_FACETS), library), values: values.list },
    ),
    ctx.db.query(
      { ...pick(library_levels, Object.values(LEVEL_FACETS)), topics: int8 },
      { text: totalsBy('library_levels o', columns(LEVEL_FACETS), library), values: values.list },
    ),
  ])
  return { ...distinct(LEDGER_FACETS, kinds), ...distinct(LEVEL_FACETS, levels) }
}

const columns = (facets: Record<string, string>): string =>
  Object.values(facets)
    .map((column) => `o.${column}`)
    .join(', ')

function distinct<F extends string>(facets: Record<F, string>, rows: readonly Record<string, unknown>[]) {
  const valuesOf = (column: string) =>
    [...new Set(rows.map((row) => row[column]))].filter((value) => typeof value === 'string').sort()
  const entries = Object.entries<string>(facets).map(([facet, column]) => [facet, valuesOf(column)])
  return Object.fromEntries(entries) as Record<F, string[]>
}
