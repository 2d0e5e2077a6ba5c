import type { Mapping } from '../../import/rows'
import { RAW_FIELDS, type RawField } from '../../topics/intake/raw-item'
import { FileError } from './csv-file'

/** A column of the file and the field it fills. */
export type MappedColumn = Mapping & { position: number }

/** Other names that a column may have. */
const OTHER_NAMES: Partial<Record<RawField, string[]>> = { topic_name: ['topic', 'name'] }

/** Columns chosen with `--map`, and for other fields the column of the same name, whatever its case and punctuation. */
export function mapColumns(columns: readonly string[], pairs: readonly string[]): MappedColumn[] {
  const chosen = new Map(pairs.map(fieldAndColumn))
  const mapped = RAW_FIELDS.flatMap((targetField) => {
    const position = chosen.has(targetField)
      ? positionOf(columns, chosen.get(targetField)!)
      : [targetField, ...(OTHER_NAMES[targetField] ?? [])]
          .map((name) => similarPosition(columns, name))
          .find((at) => at >= 0)
    return position === undefined || position < 0 ? [] : [{ csvColumn: columns[position]!, targetField, position }]
  })
  if (!mapped.some(({ targetField }) => targetField === 'topic_name')) {
    throw new FileError(
      `no column is named topic_name. Choose one with --map topic_name=<column>; ${columnList(columns)}`,
    )
  }
  return mapped
}

function fieldAndColumn(pair: string): [RawField, string] {
  const [name = '', column = ''] = pair.split(/=(.*)/s)
  const field = RAW_FIELDS.find((candidate) => candidate === name.trim())
  if (!field) throw new FileError(`--map ${pair}: unknown field. The fields are ${RAW_FIELDS.join(', ')}`)
  return [field, column]
}

function positionOf(columns: readonly string[], name: string): number {
  const position = columns.indexOf(name)
  if (position < 0) throw new FileError(`there is no column "${name}"; ${columnList(columns)}`)
  return position
}

const similarPosition = (columns: readonly string[], name: string) =>
  columns.findIndex((column) => plain(column) === plain(name))
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const columnList = (columns: readonly string[]) =>
  `the columns are ${columns.map((column) => `"${column}"`).join(', ')}`
