import type { TopicFields } from '../../catalog/topic/record'

/** Where a topic is filed: each of these follows from the others, so none of them moves alone. */
export const TAXONOMY_COLUMNS = [
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'taxonomy_path',
  'iab_code',
] as const satisfies readonly (keyof TopicFields)[]
