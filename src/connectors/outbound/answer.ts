import { PLATFORM_NAME_LENGTH } from '../../limits'

/** Platforms do not always answer as they document, so these accept several shapes. */

const ID_LENGTH = 200

/** The first of these fields that holds an id, as text. */
export function idIn(body: unknown, keys: readonly string[]): string | null {
  for (const key of keys) {
    const id = asId(fieldOf(body, key))
    if (id !== null) return id
  }
  return null
}

export function asId(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string' || value.length === 0 || value.length > ID_LENGTH) return null
  // It could be neither stored nor sent back.
  return /[\p{Cc}\p{Cs}]/u.test(value) ? null : value
}

export const fieldOf = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, key)
    ? (body as Record<string, unknown>)[key]
    : undefined

/** The body itself, or the first of these fields that holds a list. */
export const listIn = (body: unknown, keys: readonly string[]): unknown[] | null =>
  [body, ...keys.map((key) => fieldOf(body, key))].find((value) => Array.isArray(value)) ?? null

/** A name, cut to more than any platform allows. */
export function asName(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.slice(0, PLATFORM_NAME_LENGTH) : ''
}

/** Platforms trim names. */
export const isNamed = (value: unknown, name: string): boolean => asName(value).trim() === name.trim()
