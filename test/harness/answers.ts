import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { STATEMENTS, type Statement } from '../../src/db/db'
import type { Row } from '../../src/db/rows'

/** Stands for rows that nobody describes. */
export const ANY_ROW: Row = {}

const mismatches = new Set<string>()

const check = (message: unknown) => {
  const { text, row, result } = message as Statement
  if (!row || row === ANY_ROW) return
  for (const mismatch of compare(row, result)) mismatches.add(`${mismatch} in\n${text}`)
}

export const startChecks = () => subscribe(STATEMENTS, check)
export const stopChecks = () => unsubscribe(STATEMENTS, check)

/** Answers that differed from their description since the last call. */
export function takeMismatches(): string[] {
  const current = [...mismatches]
  mismatches.clear()
  return current
}

function* compare(row: Row, { fields, rows }: Statement['result']): Generator<string> {
  const names = fields.map(({ name }) => name)
  for (const name of Object.keys(row)) if (!names.includes(name)) yield `Column "${name}" is described and not selected`
  for (const [index, { name, dataTypeID }] of fields.entries()) {
    const column = row[name]
    if (!column) yield `Column "${name}" is selected and not described`
    else if (names.indexOf(name) < index) yield `Column "${name}" is selected twice`
    else if (column.oid !== dataTypeID)
      yield `Column "${name}" is described as ${column.type} and has type ${typeName(dataTypeID)}`
    else if (!column.isNullable && rows.some((values) => values[name] === null))
      yield `Column "${name}" is null and not described as nullable`
  }
}

const typeName = (oid: number): string =>
  Object.entries(pg.types.builtins)
    .find(([, builtin]) => builtin === oid)?.[0]
    .toLowerCase() ?? `with OID ${oid}`
