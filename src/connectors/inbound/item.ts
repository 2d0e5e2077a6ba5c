import { RAW_FIELD_LENGTH } from '../../limits'
import { type InboundConfig, ITEM_FIELDS, type ItemField } from './schema'

/** Follows a dotted path through an answer. */
export function valueAt(body: unknown, path: string): unknown {
  let value = body
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** Where a field is looked for when the connection does not map it. */
const DEFAULT_NAMES: Partial<Record<ItemField, readonly string[]>> = {
  topic_name: ['topic_name', 'name', 'title'],
  external_id: ['external_id', 'id'],
}

export type SourceItem = Partial<Record<ItemField, string>>

/** The fields of an item as text. Anything else in it is ignored. */
export function readItem(item: unknown, mappings: InboundConfig['field_mappings'] = {}): SourceItem {
  const mapped = new Map(Object.entries(mappings).map(([name, field]) => [field, name]))
  return Object.fromEntries(
    ITEM_FIELDS.flatMap((field) => {
      const from = mapped.has(field) ? [mapped.get(field)!] : (DEFAULT_NAMES[field] ?? [field])
      const value = from.map((name) => asText(lookUp(item, name))).find((text) => text !== undefined)
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** A name with a dot may be a field name or a path. */
const lookUp = (item: unknown, name: string): unknown =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : valueAt(item, name)

/** At most as long as any field may be. */
function asText(value: unknown): string | undefined {
  return Array.isArray(value) ? joined(value) : plainText(value)
}

const plainText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).slice(0, RAW_FIELD_LENGTH) : undefined

/** The texts of a list and of nested lists, in order. */
function joined(list: readonly unknown[]): string {
  const texts: string[] = []
  let length = 0
  for (const value of list.flat(Number.POSITIVE_INFINITY)) {
    const text = plainText(value)
    if (text === undefined) continue
    texts.push(text)
    length += text.length + 1
    if (length > RAW_FIELD_LENGTH) break
  }
  return texts.join(',')
}
