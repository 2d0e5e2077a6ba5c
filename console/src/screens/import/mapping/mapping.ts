/** The fields a column can fill, with how such columns are usually called. */
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
    hint: 'One of the 41; left empty, it is worked out.',
    names: ['category', 'vertical'],
  },
  {
    field: 'taxonomy_type',
    label: 'Taxonomy type',
    hint: 'One of the 13 groups.',
    names: ['taxonomy', 'group', 'type'],
  },
  { field: 'subcategory', label: 'Subcategory', hint: 'A node of the tree, or words of your own.', names: [] },
  { field: 'segment_type', label: 'Segment', hint: 'B2B, B2C, B2B2C, B2E or B2G.', names: [] },
  {
    field: 'external_id',
    label: 'External id',
    hint: 'What another system calls it.',
    names: ['id', 'segmentid', 'topicid', 'internalid'],
  },
  { field: 'keywords', label: 'Keywords', hint: 'Several in a cell, between commas.', names: ['keyword', 'tags'] },
] as const

export type TargetField = (typeof FIELDS)[number]['field']
export type Mapping = { csvColumn: string; targetField: TargetField }
/** Which column fills a field. */
export type Columns = Partial<Record<TargetField, string>>

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By what the columns are called; a file with one column can only mean the name. */
export function guessColumns(columns: readonly string[]): Columns {
  const taken = new Set<string>()
  const guess: Columns = {}
  for (const { field, names } of FIELDS) {
    const found = [field, ...names]
      .map((name) => columns.find((column) => bare(column) === bare(name) && !taken.has(column)))
      .find((column) => column !== undefined)
    if (found === undefined) continue
    guess[field] = found
    taken.add(found)
  }
  return columns.length === 1 ? { topic_name: columns[0] } : guess
}

export const mappingsOf = (columns: Columns): Mapping[] =>
  FIELDS.flatMap(({ field }) => {
    const csvColumn = columns[field]
    return csvColumn === undefined ? [] : [{ csvColumn, targetField: field }]
  })
