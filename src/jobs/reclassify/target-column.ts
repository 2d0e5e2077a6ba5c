import { pick } from '../../catalog/topic/overlay'
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
  const stamped = { ...current, ...verdictOn(current, judged, column), engine_version: judged.engine_version }
  if (judged[column] === current[column] && stamped.uncertain === current.uncertain) return stamped
  const changes = judged[column] === current[column] ? {} : pick(judged, DEPENDENT_COLUMNS[column])
  const fields = { ...stamped, ...changes }
  return { ...fields, composite_score: compositeScore(toClassified(fields).layers, fields.confidence) }
}

/** Whoever judges where an uncertain topic belongs also says whether that is certain. */
function verdictOn(current: TopicFields, judged: TopicFields, column: TargetColumn): Partial<TopicFields> {
  const isFiling = TAXONOMY_COLUMNS.some((name) => name === column)
  return current.uncertain && isFiling ? pick(judged, ['uncertain', 'confidence']) : {}
}
