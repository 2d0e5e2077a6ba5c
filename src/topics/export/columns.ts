import { OUTPUT_COLUMNS as STORED_OUTPUTS } from '../../catalog/topic/outputs'
import type { Overlay } from '../../catalog/topic/overlay'
import { instant, iso } from '../../db/instant'
import { float8, json, jsonb, type RowOf, text } from '../../db/rows'
import { global_topics, org_topics } from '../../db/tables'
import type { OutputTemplate } from '../../engine'
import { isStoredByKey, type NameColumn } from '../../templates/columns'

const STANDARD_ROW = {
  id: org_topics.id,
  topic_name: org_topics.topic_name,
  parent_category: org_topics.parent_category,
  taxonomy_type: org_topics.taxonomy_type,
  subcategory: org_topics.subcategory,
  taxonomy_path: global_topics.taxonomy_path,
  segment_type: org_topics.segment_type,
  audience_type: org_topics.audience_type,
  iab_code: org_topics.iab_code,
  tags: org_topics.tags,
  external_id: org_topics.external_id,
  engine_version: org_topics.engine_version,
  uncertain: org_topics.uncertain,
  llm_error: org_topics.llm_error,
  /** In UTC, to the microsecond. */
  created_at: text,
  updated_at: text,
  primary_intent: global_topics.primary_intent,
  secondary_intent: global_topics.secondary_intent,
  intensity: org_topics.intensity,
  awareness: global_topics.awareness,
  sensitivity: org_topics.sensitivity,
  buyer_journey: org_topics.buyer_journey,
  funnel: global_topics.funnel,
  composite_score: global_topics.composite_score,
  fields: jsonb.nullable().as<Overlay['fields']>(),
}

const STANDARD_COLUMNS = `o.id, o.topic_name, o.parent_category, o.taxonomy_type, o.subcategory, g.taxonomy_path, o.segment_type,
  o.audience_type, o.iab_code, o.tags, o.external_id, o.engine_version, o.uncertain, o.llm_error,
  ${instant('o.created_at')} AS created_at, ${instant('o.updated_at')} AS updated_at, g.primary_intent,
  g.secondary_intent, o.intensity, g.awareness, o.sensitivity, o.buyer_journey, g.funnel, g.composite_score,
  o.overlay->'fields' AS fields`

const OUTPUT_ROW = {
  ...STORED_OUTPUTS,
  outputs: jsonb.nullable().as<Overlay['outputs']>(),
  confidence: global_topics.confidence,
  performance_score: float8.nullable(),
}

const OUTPUT_COLUMNS = `g.segment_name_dspapi, g.segment_name_marketplace, g.segment_name_internal, g.segment_desc_dspapi,
  g.segment_desc_marketplace, g.internal_description, g.platform_outputs, o.overlay->'outputs' AS outputs, g.confidence,
  coalesce(o.performance_score, g.performance_score) AS performance_score`

const KEYWORDS = { csv: `array_to_string(g.keywords, ', ') AS keywords`, json: 'to_json(g.keywords) AS keywords' }

const CSV_ROW = { ...STANDARD_ROW, keywords: text }
const FULL_CSV_ROW = { ...CSV_ROW, ...OUTPUT_ROW }
const JSON_ROW = { ...STANDARD_ROW, ...OUTPUT_ROW, keywords: json.as<string[]>() }

/** The columns of link `o` and global topic `g` that an export reads: no more than it writes. */
export function exportedColumns(format: 'csv' | 'json', full: boolean) {
  const standard = [STANDARD_COLUMNS, KEYWORDS[format]].join(', ')
  if (format === 'csv' && !full) return { row: CSV_ROW, columns: standard }
  return { row: format === 'csv' ? FULL_CSV_ROW : JSON_ROW, columns: `${standard}, ${OUTPUT_COLUMNS}` }
}
export type ExportedColumns = ReturnType<typeof exportedColumns>

/** A library topic as an export reads it; `full` exports and JSON include the outputs. */
export type ExportRow = RowOf<typeof STANDARD_ROW> &
  Partial<RowOf<typeof OUTPUT_ROW>> & {
    /** Joined by the database for CSV; a list for JSON, and where the organization has keywords of its own. */
    keywords: string | readonly string[]
  }

export const effectiveRow = (row: ExportRow): ExportRow =>
  row.fields ? { ...row, ...row.fields, ...row.outputs } : row

type Column = { header: string; cell: (row: ExportRow) => string | number | null }

const plain = (...names: (keyof ExportRow)[]): Column[] =>
  names.map((name) => ({ header: name, cell: (row) => row[name] as string | number | null }))
const STANDARD: Column[] = [
  ...plain('id', 'topic_name', 'parent_category', 'taxonomy_type', 'subcategory', 'taxonomy_path'),
  ...plain('segment_type', 'audience_type', 'iab_code'),
  { header: 'keywords', cell: ({ keywords }) => (typeof keywords === 'string' ? keywords : keywords.join(', ')) },
  ...plain('external_id', 'engine_version'),
  { header: 'created_at', cell: (row) => iso(row.created_at) },
  { header: 'updated_at', cell: (row) => iso(row.updated_at) },
  ...plain('primary_intent', 'secondary_intent', 'intensity', 'awareness', 'sensitivity', 'buyer_journey', 'funnel'),
  ...plain('composite_score'),
]

/** A full export adds the outputs of every template, and the scores. */
export function csvColumns(full: boolean, templates: readonly OutputTemplate[]): Column[] {
  if (!full) return STANDARD
  const byKey = templates.filter(isStoredByKey).flatMap(outputColumns)
  const isByKey = ({ header }: Column) => byKey.some((column) => column.header === header)
  return [
    ...STANDARD,
    ...OUTPUTS.filter((column) => !isByKey(column)),
    ...plain('performance_score', 'confidence'),
    ...byKey,
  ]
}

const OUTPUTS = plain(
  ...(['segment_name_dspapi', 'segment_name_marketplace', 'segment_name_internal'] as const),
  ...(['segment_desc_dspapi', 'segment_desc_marketplace', 'internal_description'] as const),
)

/** What a dedicated column of the same name still holds comes first, such as a description that the organization wrote. */
function outputColumns({ platformKey }: OutputTemplate): Column[] {
  const column = (header: string, output: 'name' | 'description'): Column => ({
    header,
    cell: (row) => (row[header as NameColumn] || row.platform_outputs?.[platformKey]?.[output]) ?? null,
  })
  return [column(`segment_name_${platformKey}`, 'name'), column(`segment_desc_${platformKey}`, 'description')]
}

export function jsonRecord(row: ExportRow, full: boolean) {
  const { primary_intent, secondary_intent, intensity, awareness, segment_type, sensitivity } = row
  const { buyer_journey, funnel, composite_score } = row
  return {
    id: row.id,
    topic_name: row.topic_name,
    parent_category: row.parent_category,
    taxonomy_type: row.taxonomy_type,
    subcategory: row.subcategory,
    taxonomy_path: row.taxonomy_path,
    segment_type,
    audience_type: row.audience_type,
    iab_code: row.iab_code,
    keywords: row.keywords,
    tags: row.tags,
    segment_name_dspapi: row.segment_name_dspapi,
    segment_name_marketplace: row.segment_name_marketplace,
    segment_name_internal: row.segment_name_internal,
    segment_desc_marketplace: row.segment_desc_marketplace,
    segment_desc_dspapi: row.segment_desc_dspapi,
    internal_description: row.internal_description,
    platform_outputs: row.platform_outputs,
    engine_version: row.engine_version,
    uncertain: row.uncertain,
    llm_error: row.llm_error,
    performance_score: row.performance_score,
    external_id: row.external_id,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    layers: {
      primary_intent,
      secondary_intent,
      intensity,
      awareness,
      segment_type,
      sensitivity,
      buyer_journey,
      funnel,
      composite_score,
    },
    confidence: full ? row.confidence : undefined,
  }
}
