import { allOf, Values } from '../catalog/browse/filters'
import { pick } from '../catalog/topic/overlay'
import type { Ctx } from '../context'
import { totalsBy } from '../db/ledger'
import { int8 } from '../db/rows'
import { library_counts, org_topics } from '../db/tables'
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

/** The distinct values in the library: from the ledger and, for the levels it does not have, from the links. */
export async function libraryFacets(ctx: Ctx) {
  const values = new Values()
  const library = inLibrary(ctx, values)
  const [ledgerRows, levelRows] = await Promise.all([
    ctx.db.query(
      { ...pick(library_counts, Object.values(LEDGER_FACETS)), topics: int8 },
      {
        text: totalsBy('library_counts o', columns(LEDGER_FACETS), inLedger(library)),
        values: values.list,
      },
    ),
    ctx.db.query(pick(org_topics, Object.values(LEVEL_FACETS)), {
      text: `SELECT DISTINCT ${columns(LEVEL_FACETS)} FROM org_topics o
             WHERE ${allOf(library)} AND o.subcategory_l1 IS NOT NULL`,
      values: values.list,
    }),
  ])
  return { ...distinct(LEDGER_FACETS, ledgerRows), ...distinct(LEVEL_FACETS, levelRows) }
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
