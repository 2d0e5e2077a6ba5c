import { SEGMENT_TYPES } from '../../../api/values'

/** The fields that a column can fill. */
export const FIELDS = [
  {
    field: 'topic_name',
    label: 'Name',
    hint: 'A plain name, or a path such as Provider > Category > Topic.',
  },
  {
    field: 'parent_category',
    label: 'Category',
    hint: 'Must be in the taxonomy. If blank, Taxon chooses one.',
  },
  {
    field: 'taxonomy_type',
    label: 'Group',
    hint: 'The group of the category.',
  },
  { field: 'subcategory', label: 'Subcategory', hint: 'From the taxonomy, or your own.' },
  { field: 'segment_type', label: 'Segment type', hint: `One of ${SEGMENT_TYPES.join(', ')}.` },
  {
    field: 'external_id',
    label: 'External ID',
    hint: 'The topic’s ID in another system.',
  },
  { field: 'keywords', label: 'Keywords', hint: 'Separate several with commas.' },
] as const

export type TargetField = (typeof FIELDS)[number]['field']
export type Mapping = { csvColumn: string; targetField: TargetField }
/** Which column fills a field. */
export type Columns = Partial<Record<TargetField, string | undefined>>

export const columnsOf = (mappings: readonly Mapping[]): Columns =>
  Object.fromEntries(mappings.map(({ csvColumn, targetField }) => [targetField, csvColumn]))

export const mappingsOf = (columns: Columns): Mapping[] =>
  FIELDS.flatMap(({ field }) => {
    const csvColumn = columns[field]
    return csvColumn === undefined ? [] : [{ csvColumn, targetField: field }]
  })
