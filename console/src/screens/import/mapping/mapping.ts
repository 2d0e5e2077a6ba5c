import { SEGMENT_TYPES } from '../../../api/values'

/** The fields that a column can fill, with common names of such columns. */
export const FIELDS = [
  {
    field: 'topic_name',
    label: 'Name',
    hint: 'A plain name, or a path such as Provider > Category > Topic.',
    names: ['topic', 'name', 'segmentname', 'audience', 'audiencename', 'segment', 'title'],
  },
  {
    field: 'parent_category',
    label: 'Category',
    hint: 'Must be in the taxonomy. If blank, Taxon chooses one.',
    names: ['category', 'vertical'],
  },
  {
    field: 'taxonomy_type',
    label: 'Group',
    hint: 'The group of the category.',
    names: ['taxonomy', 'group', 'type'],
  },
  { field: 'subcategory', label: 'Subcategory', hint: 'From the taxonomy, or your own.', names: [] },
  { field: 'segment_type', label: 'Segment type', hint: `One of ${SEGMENT_TYPES.join(', ')}.`, names: [] },
  {
    field: 'external_id',
    label: 'External ID',
    hint: 'The topic’s ID in another system.',
    names: ['id', 'segmentid', 'topicid', 'internalid'],
  },
  { field: 'keywords', label: 'Keywords', hint: 'Separate several with commas.', names: ['keyword', 'tags'] },
] as const

export type TargetField = (typeof FIELDS)[number]['field']
export type Mapping = { csvColumn: string; targetField: TargetField }
/** Which column fills a field. */
export type Columns = Partial<Record<TargetField, string>>

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By the names of the columns; a single column must be the topic name. */
export function guessColumns(columns: readonly string[]): Columns {
  const usedColumns = new Set<string>()
  const guess: Columns = {}
  for (const { field, names } of FIELDS) {
    const match = [field, ...names]
      .map((name) => columns.find((column) => bare(column) === bare(name) && !usedColumns.has(column)))
      .find((column) => column !== undefined)
    if (match === undefined) continue
    guess[field] = match

    usedColumns.add(match)
  }
  return columns.length === 1 ? { topic_name: columns[0] } : guess
}

export const mappingsOf = (columns: Columns): Mapping[] =>
  FIELDS.flatMap(({ field }) => {
    const csvColumn = columns[field]
    return csvColumn === undefined ? [] : [{ csvColumn, targetField: field }]
  })
