import type { Db } from '../../src/db/db'
import { select } from './select'

const VISIBLE = 'archived_at IS NULL AND merged_into IS NULL'
const FACETS = ['parent_category', 'taxonomy_type', 'audience_type', 'segment_type'].concat(
  [1, 2, 3, 4].map((level) => `subcategory_l${level}`),
)

const KINDS = {
  catalog_counts: {
    kinds: 'taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type',
    counted: `SELECT * FROM global_topics WHERE ${VISIBLE}`,
  },
  catalog_values: {
    kinds: 'facet, value',
    counted: FACETS.map(
      (column) =>
        `SELECT '${column}' AS facet, ${column} AS value FROM global_topics WHERE ${VISIBLE} AND ${column} IS NOT NULL`,
    ).join(' UNION ALL '),
  },
  topic_counts: {
    kinds: 'engine_version, state, needs_review, has_iab_code',
    counted: `SELECT engine_version, coalesce(review_status, '') = 'needs_review' AS needs_review, iab_code <> '' AS has_iab_code,
                CASE WHEN merged_into IS NOT NULL THEN 'merged' WHEN archived_at IS NOT NULL THEN 'archived' ELSE 'active' END AS state
              FROM global_topics`,
  },
  library_counts: {
    kinds: 'org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type',
    counted: 'SELECT * FROM org_topics WHERE visible',
  },
  library_levels: {
    kinds: 'org_id, workspace_id, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4',
    counted: 'SELECT * FROM org_topics WHERE visible AND subcategory_l1 IS NOT NULL',
  },
}
export type Ledger = keyof typeof KINDS
export const LEDGERS = Object.keys(KINDS) as Ledger[]

/** The kinds of which the ledgers say another number than there is. */
export async function wrongTotals(db: Db): Promise<{ ledger: Ledger; kind: unknown; difference: number }[]> {
  const wrong = LEDGERS.map((ledger) => {
    const { kinds, counted } = KINDS[ledger]
    return `SELECT '${ledger}' AS ledger, to_jsonb(ROW(${kinds})) AS kind, sum(topics)::int AS difference
            FROM (SELECT ${kinds}, topics FROM ${ledger} UNION ALL SELECT ${kinds}, -1 FROM (${counted}) counted) both_sides
            GROUP BY ${kinds} HAVING sum(topics) <> 0`
  })
  return select(db, { text: wrong.join(' UNION ALL ') })
}
