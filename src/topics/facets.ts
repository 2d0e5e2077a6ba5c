import { Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { valuesIn } from '../db/ledger'
import { text } from '../db/rows'
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
  const [kinds, levels] = await Promise.all([
    valuesOf(ctx, 'library_counts', LEDGER_FACETS),
    valuesOf(ctx, 'library_levels', LEVEL_FACETS),
  ])
  return { ...kinds, ...levels }
}

async function valuesOf<F extends string>(
  ctx: Ctx,
  ledger: 'library_counts' | 'library_levels',
  facets: Record<F, string>,
) {
  const values = new Values()
  const columns = Object.values<string>(facets)
  const rows = await ctx.db.query(Object.fromEntries(columns.map((column) => [column, text.nullable()])), {
    text: valuesIn(`${ledger} o`, columns, inLedger(inLibrary(ctx, values))),
    values: values.list,
  })
  const entries = Object.entries<string>(facets).map(([facet, column]) => [
    facet,
    rows.flatMap((row) => row[column] ?? []).sort(),
  ])
  return Object.fromEntries(entries) as Record<F, string[]>
}
