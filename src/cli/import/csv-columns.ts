import type { Mapping } from '../../import/rows'
import { WRITTEN_FIELDS, type WrittenField } from '../../topics/intake/written-item'
import { FileError } from './csv-file'

/** A column of the file and the field it fills. */
export type MappedColumn = Mapping & { position: number }

/** What columns may be called beside the field's own name. */
const OTHER_NAMES: Partial<Record<WrittenField, string[]>> = { topic_name: ['topic', 'name'] }

/** Those named with `--map`, and for the other fields the columns that bear their names, however they are spelled. */
export function mapColumns(columns: readonly string[], pairs: readonly string[]): MappedColumn[] {
  const given = new Map(pairs.map(fieldAndColumn))
  const mapped = WRITTEN_FIELDS.flatMap((targetField) => {
    const position = given.has(targetField)
      ? named(columns, given.get(targetField)!)
      : [targetField, ...(OTHER_NAMES[targetField] ?? [])].map((name) => matching(columns, name)).find((at) => at >= 0)
    return position === undefined || position < 0 ? [] : [{ csvColumn: columns[position]!, targetField, position }]
  })
  if (!mapped.some(({ targetField }) => targetField === 'topic_name')) {
    throw new FileError(
      `no column holds the topic's name: say which with --map topic_name=<column>; ${listed(columns)}`,
    )
  }
  return mapped
}

function fieldAndColumn(pair: string): [WrittenField, string] {
  const [name = '', column = ''] = pair.split(/=(.*)/s)
  const field = WRITTEN_FIELDS.find((known) => known === name.trim())
  if (!field) throw new FileError(`--map ${pair}: the fields are ${WRITTEN_FIELDS.join(', ')}`)
  return [field, column]
}

function named(columns: readonly string[], name: string): number {
  const position = columns.indexOf(name)
  if (position < 0) throw new FileError(`there is no column "${name}"; ${listed(columns)}`)
  return position
}

const matching = (columns: readonly string[], name: string) =>
  columns.findIndex((column) => bare(column) === bare(name))
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const listed = (columns: readonly string[]) => `the columns are ${columns.map((column) => `"${column}"`).join(', ')}`
