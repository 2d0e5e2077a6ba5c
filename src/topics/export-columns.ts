import { activeTemplates, type TopicOutputs } from '../catalog/outputs'
import type { Overlay } from '../catalog/overlay'
import type { Layers } from '../engine'
import type { TopicRow } from './schema'

/** A library topic as an export reads it; outputs only where they are asked for. */
export type ExportRow = Omit<TopicRow, keyof TopicOutputs | 'overlay' | 'created_at' | 'updated_at'> &
  Partial<TopicOutputs> &
  Layers & {
    taxonomy_path: string
    confidence: number
    created_at: string
    updated_at: string
    fields: Overlay['fields'] | null
    outputs?: TopicOutputs | null
  }

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const LEAN = `o.id, o.topic_name, o.parent_category, o.taxonomy_type, o.subcategory, g.taxonomy_path, o.segment_type,
  o.audience_type, o.iab_code, to_json(g.keywords) AS keywords, o.external_id, o.engine_version,
  ${iso('o.created_at')} AS created_at, ${iso('o.updated_at')} AS updated_at, g.primary_intent, g.secondary_intent, o.intensity, g.awareness, o.sensitivity,
  o.buyer_journey, g.funnel, g.composite_score, g.confidence,
  coalesce(o.performance_score, g.performance_score) AS performance_score, o.overlay->'fields' AS fields`

const OUTPUTS = `g.segment_name_dspapi, g.segment_name_marketplace, g.segment_name_internal, g.segment_desc_dspapi,
  g.segment_desc_marketplace, g.internal_description, g.platform_outputs, o.overlay->'outputs' AS outputs`

/** SQL for what an export reads of link `o` and global topic `g`. */
export const exportedColumns = (withOutputs: boolean): string => (withOutputs ? `${LEAN}, ${OUTPUTS}` : LEAN)

/** What the organization overrode takes the place of the catalog's. */
export const effectiveRow = (row: ExportRow): ExportRow =>
  row.fields ? { ...row, ...row.fields, ...row.outputs } : row

type Column = { header: string; cell: (row: ExportRow) => string | number | null }

const plain = (...names: (keyof ExportRow)[]): Column[] =>
  names.map((name) => ({ header: name, cell: (row) => row[name] as string | number | null }))
const STANDARD: Column[] = [
  ...plain('id', 'topic_name', 'parent_category', 'taxonomy_type', 'subcategory', 'taxonomy_path'),
  ...plain('segment_type', 'audience_type', 'iab_code'),
  { header: 'keywords', cell: (row) => row.keywords.join(', ') },
  ...plain('external_id', 'engine_version', 'created_at', 'updated_at'),
  ...plain('primary_intent', 'secondary_intent', 'intensity', 'awareness', 'sensitivity', 'buyer_journey', 'funnel'),
  ...plain('composite_score'),
]

/** Columns of the CSV: the core and the seven layers; in full also all that platforms are told, and the scores. */
export function csvColumns(full: boolean): Column[] {
  if (!full) return STANDARD
  const others = activeTemplates().filter(({ dbColumnName, dbColumnDesc }) => !dbColumnName && !dbColumnDesc)
  return [
    ...STANDARD,
    ...plain('segment_name_dspapi', 'segment_name_marketplace', 'segment_name_internal'),
    ...plain('segment_desc_dspapi', 'segment_desc_marketplace', 'internal_description'),
    ...plain('performance_score', 'confidence'),
    ...others.flatMap(({ platformKey }): Column[] => [
      { header: `segment_name_${platformKey}`, cell: (row) => row.platform_outputs?.[platformKey]?.name ?? null },
      {
        header: `segment_desc_${platformKey}`,
        cell: (row) => row.platform_outputs?.[platformKey]?.description ?? null,
      },
    ]),
  ]
}

/** A record of the JSON: the library's record, its path and its layers; in full also the confidence. */
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
    segment_name_dspapi: row.segment_name_dspapi,
    segment_name_marketplace: row.segment_name_marketplace,
    segment_name_internal: row.segment_name_internal,
    segment_desc_marketplace: row.segment_desc_marketplace,
    segment_desc_dspapi: row.segment_desc_dspapi,
    internal_description: row.internal_description,
    platform_outputs: row.platform_outputs,
    engine_version: row.engine_version,
    performance_score: row.performance_score,
    external_id: row.external_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
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
