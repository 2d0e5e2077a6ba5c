import { STATEMENT_CHARACTERS } from '../limits'

export type ColumnTypes = Record<string, string>

/**
 * SQL for rows that are sent as one array per column: any number of rows in one statement with one plan. A `text[]` column
 * is sent as array literals, because unnest would flatten an array of arrays: cast it where it is read.
 */
export function unnest(types: ColumnTypes, firstParameter = 1, alias = 'input'): string {
  const parameters = Object.values(types).map(
    (type, index) => `$${firstParameter + index}::${type === 'text[]' ? 'text' : type}[]`,
  )
  return `unnest(${parameters.join(', ')}) AS ${alias} (${Object.keys(types).join(', ')})`
}

/** The values for `unnest`, in the order of the types. */
export const toArrays = <T extends ColumnTypes>(rows: readonly { [K in keyof T]: unknown }[], types: T): unknown[][] =>
  Object.entries(types).map(([column, type]) => rows.map((row) => toParameter(row[column], type)))

function toParameter(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null
  if (type === 'text[]') return arrayLiteral(value as string[])
  return type === 'jsonb' ? JSON.stringify(value) : value
}

/**
 * Splits rows for several statements: building the message of ten megabytes would block the event loop for a third of a
 * second. Rows of ordinary length stay one part.
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

/** Roughly the number of characters that are sent. */
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
