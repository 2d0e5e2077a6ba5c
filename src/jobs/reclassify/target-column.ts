import { type TopicFields, toClassified } from '../../catalog/topic/record'
import { compositeScore } from '../../engine'
import type { TargetColumn } from './config'
import { TAXONOMY_COLUMNS } from './taxonomy-columns'

/** The columns that change together with a target column. */
const DEPENDENT_COLUMNS: Record<TargetColumn, readonly (keyof TopicFields)[]> = {
  segment_type: ['segment_type'],
  audience_type: ['audience_type'],
  subcategory: ['subcategory', 'taxonomy_path', 'iab_code'],
  parent_category: TAXONOMY_COLUMNS,
  taxonomy_type: TAXONOMY_COLUMNS,
}

/** The current fields with the new value of one column only, or the reason why a person has to decide. */
export function withTargetColumn(
  current: TopicFields,
  judged: TopicFields,
  column: TargetColumn,
): TopicFields | string {
  if (column === 'subcategory' && judged.parent_category !== current.parent_category) {
    return `subcategory needs human review: the model files the topic under ${judged.parent_category}`
  }
  const stamped = { ...current, engine_version: judged.engine_version }
  if (judged[column] === current[column]) return stamped
  const changes = Object.fromEntries(
    DEPENDENT_COLUMNS[column].map((name) => [name, judged[name]]),
  ) as Partial<TopicFields>
  const fields = { ...stamped, ...changes }
  return { ...fields, composite_score: compositeScore(toClassified(fields).layers, fields.confidence) }
}
