import { storable } from '../db/storable'
import { GROUP_OF, type Hints, PARENT_CATEGORIES, type ParentCategory, SEGMENT_TYPES, TAXONOMY_TYPES } from '../engine'
import { CATEGORY_ALIASES } from '../engine/lexicon/providers'
import { normalizedName } from '../engine/names'
import { EXTERNAL_ID_LENGTH, INTAKE_KEYWORDS, KEYWORD_LENGTH, SUBCATEGORY_LENGTH, TOPIC_NAME_LENGTH } from '../limits'
import type { IntakeItem } from '../topics/intake-item'

export const TARGET_FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'external_id',
  'keywords',
] as const
export type TargetField = (typeof TARGET_FIELDS)[number]
export type Mapping = { csvColumn: string; targetField: TargetField }
export type Row = Record<string, unknown>
export type RowError = { row: number; message: string }

/** Rows as topics to take in, and those that cannot be taken with what to do about it, numbered from 1. */
export function readRows(rows: readonly Row[], mappings: readonly Mapping[]) {
  const items: IntakeItem[] = []
  const errors: RowError[] = []
  rows.forEach((row, at) => {
    try {
      items.push(readRow(row, mappings))
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error
      errors.push({ row: at + 1, message: error.message })
    }
  })
  return { items, errors }
}

class RowProblem extends Error {}

function readRow(row: Row, mappings: readonly Mapping[]): IntakeItem {
  const cells: Partial<Record<TargetField, string>> = {}
  for (const { csvColumn, targetField } of mappings) cells[targetField] = cellOf(row, csvColumn)
  const { topic_name = '', external_id = '', keywords = '' } = cells
  const column = mappings.find(({ targetField }) => targetField === 'topic_name')?.csvColumn
  if (topic_name === '') throw new RowProblem(`topic_name is empty: fill in column "${column}"`)
  if (!/[\p{L}\p{N}]/u.test(topic_name)) throw new RowProblem('topic_name has no letter or digit: write a name')
  return {
    name: short('topic_name', topic_name, TOPIC_NAME_LENGTH),
    hints: hintsOf(cells),
    keywords: keywordsOf(keywords),
    external_id: short('external_id', external_id, EXTERNAL_ID_LENGTH),
  }
}

function cellOf(row: Row, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : null
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') throw new RowProblem(`column "${column}" is no text: send a string`)
  return storable(String(value)).trim()
}

function short(field: TargetField, text: string, most: number): string {
  if (text.length > most) throw new RowProblem(`${field} has ${text.length} characters: shorten it to ${most}`)
  return text
}

function keywordsOf(cell: string): string[] {
  const keywords = cell.split(',').flatMap((part) => part.trim() || [])
  if (keywords.length > INTAKE_KEYWORDS)
    throw new RowProblem(`keywords has ${keywords.length} entries: keep at most ${INTAKE_KEYWORDS}`)
  for (const keyword of keywords) short('keywords', keyword, KEYWORD_LENGTH)
  return keywords
}

function hintsOf(cells: Partial<Record<TargetField, string>>): Hints {
  const { parent_category = '', taxonomy_type = '', subcategory = '', segment_type = '' } = cells
  const category = known('parent_category', parent_category, CATEGORIES, 'one of the 41 parent categories')
  const group = known('taxonomy_type', taxonomy_type, GROUPS, 'one of the 13 taxonomy types')
  if (category && group && GROUP_OF[category] !== group) {
    throw new RowProblem(`parent_category ${category} is not of taxonomy_type ${group}: leave one of them empty`)
  }
  return {
    parent_category: category,
    taxonomy_type: group,
    subcategory: short('subcategory', subcategory, SUBCATEGORY_LENGTH),
    segment_type: known('segment_type', segment_type, SEGMENTS, SEGMENT_TYPES.join(', ')),
  }
}

function known<T>(field: TargetField, text: string, values: ReadonlyMap<string, T>, choice: string): T | undefined {
  if (text === '') return undefined
  const value = values.get(normalizedName(text))
  if (value === undefined) throw new RowProblem(`${field} "${text.slice(0, 60)}" is unknown: use ${choice}, or none`)
  return value
}

/** Whatever the capitals and the punctuation. */
const byName = <T extends string>(values: readonly T[]) =>
  new Map(values.map((value): [string, T] => [normalizedName(value), value]))

const CATEGORIES = new Map([
  ...Object.entries(CATEGORY_ALIASES).map(
    ([alias, category]) => [normalizedName(alias), category as ParentCategory] as const,
  ),
  ...byName(PARENT_CATEGORIES),
])
const GROUPS = byName(TAXONOMY_TYPES)
const SEGMENTS = byName(SEGMENT_TYPES)
