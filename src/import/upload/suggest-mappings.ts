import { RAW_FIELDS, type RawField } from '../../topics/intake/raw-item'
import type { Mapping } from '../rows'

/** Common names of columns, beside the field's own. */
const OTHER_NAMES: Record<RawField, readonly string[]> = {
  topic_name: ['topic', 'name', 'segmentname', 'audience', 'audiencename', 'segment', 'title'],
  parent_category: ['category', 'vertical'],
  taxonomy_type: ['taxonomy', 'group', 'type'],
  subcategory: [],
  segment_type: [],
  external_id: ['id', 'segmentid', 'topicid', 'internalid'],
  keywords: ['keyword', 'tags'],
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** By the names of the columns; a single column must be the topic name. */
export function suggestMappings(columns: readonly string[]): Mapping[] {
  const [first = ''] = columns
  if (columns.length === 1 && first !== '') return [{ csvColumn: first, targetField: 'topic_name' }]
  return mappingsByName(columns)
}

/** A column fills one field at most. */
export function mappingsByName(columns: readonly string[]): Mapping[] {
  const bareNames = columns.map(bare)
  const used = new Set<number>()
  return RAW_FIELDS.flatMap((targetField) => {
    const at = [targetField, ...OTHER_NAMES[targetField]]
      .map((name) => bareNames.findIndex((column, position) => column === bare(name) && !used.has(position)))
      .find((position) => position >= 0)
    if (at === undefined) return []
    used.add(at)
    return [{ csvColumn: columns[at]!, targetField }]
  })
}
