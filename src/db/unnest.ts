import { STATEMENT_CHARACTERS } from '../limits'

export type ColumnTypes = Record<string, string>

/**
 * Rows as one array per column: `FROM unnest($1::text[], …)` takes any number of them in one statement with one plan.
 * A `text[]` column travels as array literals, because unnest would flatten an array of arrays: cast it where it is read.
 */
export function unnest(types: ColumnTypes, firstParameter = 1, alias = 'given'): string {
  const sent = Object.values(types).map((type, at) => `$${firstParameter + at}::${type === 'text[]' ? 'text' : type}[]`)
  return `unnest(${sent.join(', ')}) AS ${alias} (${Object.keys(types).join(', ')})`
}

/** The parameters for it, in the order of the types. */
export const toArrays = <T extends ColumnTypes>(rows: readonly { [K in keyof T]: unknown }[], types: T): unknown[][] =>
  Object.entries(types).map(([column, type]) => rows.map((row) => toParameter(row[column], type)))

function toParameter(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null
  if (type === 'text[]') return arrayLiteral(value as string[])
  return type === 'jsonb' ? JSON.stringify(value) : value
}

/**
 * Rows in parts that are sent one after the other: all that one statement sends is made at once, and ten megabytes of it
 * take the third of a second. Rows of ordinary length are one part.
 */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = []
  let room = 0
  for (const row of rows) {
    const length = lengthOf(row)
    if (room < length) {
      parts.push([])
      room = STATEMENT_CHARACTERS
    }
    parts.at(-1)!.push(row)
    room -= length
  }
  return parts
}

/** About as many characters as are sent of it. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (ArrayBuffer.isView(value)) return 2 * value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  let length = 0
  for (const inner of Object.values(value)) length += lengthOf(inner)
  return length
}

const arrayLiteral = (items: readonly string[]) =>
  `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
