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
import { storable } from '../../storable'
import type { IntakeItem } from './item'

/** What a row of a file or an item of a source can say of a topic. */
export const WRITTEN_FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'external_id',
  'keywords',
] as const
export type WrittenField = (typeof WRITTEN_FIELDS)[number]
export type Written = Partial<Record<WrittenField, string>>
export type RowError = { row: number; message: string }

/** Why something cannot be taken in, and what to do about it. */
export class Unreadable extends Error {}

/** What can be taken in, and what cannot with the reason, numbered from 1. */
export async function readEach<T>(things: readonly T[], read: (thing: T) => IntakeItem) {
  const items: IntakeItem[] = []
  const errors: RowError[] = []
  const pause = createPauses()
  for (const [at, thing] of things.entries()) {
    try {
      items.push(read(thing))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      errors.push({ row: at + 1, message: error.message })
    }
    await pause()
  }
  return { items, errors }
}

/** `nameFrom` says where the name is to be filled in. */
export function itemOf(given: Written, nameFrom: string): IntakeItem {
  const written = Object.fromEntries(
    Object.entries(given).map(([field, text]) => [field, storable(text).trim()]),
  ) as Written
  const { topic_name = '', external_id = '', keywords = '' } = written
  if (topic_name === '') throw new Unreadable(`topic_name is empty: fill in ${nameFrom}`)
  if (!/[\p{L}\p{N}]/u.test(topic_name)) throw new Unreadable('topic_name has no letter or digit: write a name')
  return {
    name: short('topic_name', topic_name, TOPIC_NAME_LENGTH),
    hints: hintsOf(written),
    keywords: keywordsOf(keywords),
    external_id: short('external_id', external_id, EXTERNAL_ID_LENGTH),
  }
}

function short(field: WrittenField, text: string, most: number): string {
  if (text.length > most) throw new Unreadable(`${field} has ${text.length} characters: shorten it to ${most}`)
  return text
}

function keywordsOf(cell: string): string[] {
  const keywords = cell.split(',').flatMap((part) => part.trim() || [])
  if (keywords.length > INTAKE_KEYWORDS)
    throw new Unreadable(`keywords has ${keywords.length} entries: keep at most ${INTAKE_KEYWORDS}`)
  for (const keyword of keywords) short('keywords', keyword, KEYWORD_LENGTH)
  return keywords
}

function hintsOf(written: Written): Hints {
  const { parent_category = '', taxonomy_type = '', subcategory = '', segment_type = '' } = written
  const category = known('parent_category', parent_category, CATEGORIES, 'one of the 41 parent categories')
  const group = known('taxonomy_type', taxonomy_type, GROUPS, 'one of the 13 taxonomy types')
  if (category && group && GROUP_OF[category] !== group) {
    throw new Unreadable(`parent_category ${category} is not of taxonomy_type ${group}: leave one of them empty`)
  }
  return {
    parent_category: category,
    taxonomy_type: group,
    subcategory: short('subcategory', subcategory, SUBCATEGORY_LENGTH),
    segment_type: known('segment_type', segment_type, SEGMENTS, SEGMENT_TYPES.join(', ')),
  }
}

function known<T>(field: WrittenField, text: string, values: ReadonlyMap<string, T>, choice: string): T | undefined {
  if (text === '') return undefined
  const value = values.get(normalizedName(text.slice(0, SUBCATEGORY_LENGTH)))
  if (value === undefined) throw new Unreadable(`${field} "${text.slice(0, 60)}" is unknown: use ${choice}, or none`)
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
