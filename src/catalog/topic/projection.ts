/**
 * SQL for the columns of a link that repeat its effective record, from the global topic `g` and the link's overlay. Every
 * statement that writes them uses this.
 */
const FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'audience_type',
  'iab_code',
  'engine_version',
  'sensitivity',
  'intensity',
  'buyer_journey',
]
const LEVELS = ['subcategory_l1', 'subcategory_l2', 'subcategory_l3', 'subcategory_l4']

export const PROJECTED = ['normalized_name', 'search_text', ...FIELDS, 'uncertain', ...LEVELS].join(', ')

/** `overlay` is an SQL expression that may be null. */
export const projectionOf = (overlay: string): string =>
  [
    `coalesce(${overlay}->>'normalized_name', g.normalized_name)`,
    // The catalog's begins with the name.
    `' ' || coalesce(${overlay}->>'normalized_name', g.normalized_name)
         || substr(g.search_text, length(g.normalized_name) + 2) || coalesce(${overlay}->>'search_text', '')`,
    ...FIELDS.map((field) => `coalesce(${overlay}->'fields'->>'${field}', g.${field})`),
    `coalesce((${overlay}->'fields'->>'uncertain')::boolean, g.uncertain)`,
    ...LEVELS.map((column, at) => levelOf(overlay, column, at + 2)),
  ].join(', ')

const levelOf = (overlay: string, column: string, part: number) =>
  `CASE WHEN ${overlay}->'fields'->>'taxonomy_path' IS NULL THEN g.${column}
        ELSE nullif(split_part(${overlay}->'fields'->>'taxonomy_path', ' > ', ${part}), '') END`
