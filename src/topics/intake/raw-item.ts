import {
  CATEGORY_ALIASES,
  GROUP_OF,
  type Hints,
  normalizedName,
  PARENT_CATEGORIES,
  type ParentCategory,
  SEGMENT_TYPES,
  TAXONOMY_TYPES,
} from '../../engine'
import {
  EXTERNAL_ID_LENGTH,
  INTAKE_KEYWORDS,
  KEYWORD_LENGTH,
  SUBCATEGORY_LENGTH,
  TOPIC_NAME_LENGTH,
} from '../../limits'
import { createPauses } from '../../pauses'
import { storable, storableStart } from '../../storable'
import type { IntakeItem } from './item'

/** The fields that a row of a file or an item of a source can have. */
export const RAW_FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'external_id',
  'keywords',
] as const
export type RawField = (typeof RAW_FIELDS)[number]
export type RawItem = Partial<Record<RawField, string>>
export type RowError = { row: number; message: string }

/** Its message tells the caller what is wrong with an item and how to correct it. */
export class InvalidItem extends Error {}

/** Reads each row; those that are invalid are listed in `errors`, numbered from 1. */
export async function toIntakeItems<T>(rows: readonly T[], read: (row: T) => IntakeItem) {
  const items: IntakeItem[] = []
  const errors: RowError[] = []
  const pause = createPauses()
  for (const [at, row] of rows.entries()) {
    try {
      items.push(read(row))
    } catch (error) {
      if (!(error instanceof InvalidItem)) throw error
      errors.push({ row: at + 1, message: error.message })
    }
    await pause()
  }
  return { items, errors }
}

/** `nameOrigin` tells the caller where to fill in a missing name. */
export function toIntakeItem(input: RawItem, nameOrigin: string): IntakeItem {
  const raw: RawItem = Object.fromEntries(Object.entries(input).map(([field, text]) => [field, storable(text).trim()]))
  const { topic_name = '', external_id = '', keywords = '' } = raw
  if (topic_name === '') throw new InvalidItem(`topic_name is empty: fill in ${nameOrigin}`)
  if (!/[\p{L}\p{N}]/u.test(topic_name)) throw new InvalidItem('topic_name has no letter or digit: write a name')
  return {
    name: checkLength('topic_name', topic_name, TOPIC_NAME_LENGTH),
    hints: hintsOf(raw),
    keywords: keywordsOf(keywords),
    external_id: checkLength('external_id', external_id, EXTERNAL_ID_LENGTH),
  }
}

function checkLength(field: RawField, text: string, limit: number): string {
  if (text.length > limit) throw new InvalidItem(`${field} has ${text.length} characters: shorten it to ${limit}`)
  return text
}

function keywordsOf(cell: string): string[] {
  const keywords = cell.split(',').flatMap((part) => part.trim() || [])
  if (keywords.length > INTAKE_KEYWORDS)
    throw new InvalidItem(`keywords has ${keywords.length} entries: keep at most ${INTAKE_KEYWORDS}`)
  for (const keyword of keywords) checkLength('keywords', keyword, KEYWORD_LENGTH)
  return keywords
}

function hintsOf(raw: RawItem): Hints {
  const { parent_category = '', taxonomy_type = '', subcategory = '', segment_type = '' } = raw
  const category = findValue('parent_category', parent_category, CATEGORIES, 'one of the 41 parent categories')
  const group = findValue('taxonomy_type', taxonomy_type, GROUPS, 'one of the 13 taxonomy types')
  if (category && group && GROUP_OF[category] !== group) {
    throw new InvalidItem(`parent_category ${category} is not of taxonomy_type ${group}: leave one of them empty`)
  }
  return {
    parent_category: category,
    taxonomy_type: group,
    subcategory: checkLength('subcategory', subcategory, SUBCATEGORY_LENGTH),
    segment_type: findValue('segment_type', segment_type, SEGMENTS, SEGMENT_TYPES.join(', ')),
  }
}

function findValue<T>(field: RawField, text: string, values: ReadonlyMap<string, T>, choice: string): T | undefined {
  if (text === '') return undefined
  const value = values.get(normalizedName(text.slice(0, SUBCATEGORY_LENGTH)))
  if (value === undefined)
    throw new InvalidItem(`${field} "${storableStart(text, 60)}" is unknown: use ${choice}, or none`)
  return value
}

/** Looked up by normalized name, so that case and punctuation do not matter. */
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
