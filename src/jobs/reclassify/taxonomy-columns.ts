import type { TopicFields } from '../../catalog/topic/record'

/** The columns that say where a topic is in the taxonomy. They belong together, so none of them is changed alone. */
export const TAXONOMY_COLUMNS = [
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'taxonomy_path',
  'iab_code',
] as const satisfies readonly (keyof TopicFields)[]
