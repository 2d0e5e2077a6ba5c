import { type TopicFields, toClassified } from '../../catalog/topic/record'
import { compositeScore } from '../../engine'
import type { TargetColumn } from './config'
import { TAXONOMY_COLUMNS } from './taxonomy-columns'

/** The columns that follow from one, and are taken with it. */
const FOLLOWING: Record<TargetColumn, readonly (keyof TopicFields)[]> = {
  segment_type: ['segment_type'],
  audience_type: ['audience_type'],
  subcategory: ['subcategory', 'taxonomy_path', 'iab_code'],
  parent_category: TAXONOMY_COLUMNS,
  taxonomy_type: TAXONOMY_COLUMNS,
}

/** The topic with one column judged anew; or why that cannot be. */
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
  const taken = Object.fromEntries(FOLLOWING[column].map((name) => [name, judged[name]])) as Partial<TopicFields>
  const moved = { ...stamped, ...taken }
  return { ...moved, composite_score: compositeScore(toClassified(moved).layers, moved.confidence) }
}
