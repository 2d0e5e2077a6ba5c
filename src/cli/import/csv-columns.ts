import type { Mapping } from '../../import/rows'
import { mappingsByName } from '../../import/upload/suggest-mappings'
import { RAW_FIELDS, type RawField } from '../../topics/intake/raw-item'
import { FileError } from '../file-error'

/** A column of the file and the field it fills. */
export type MappedColumn = Mapping & { position: number }

/**
 * Columns chosen with `--map`, and for other fields those whose names tell, whatever their case and punctuation. A column
 * that was chosen is no longer taken by its name.
 */
export function mapColumns(columns: readonly string[], pairs: readonly string[]): MappedColumn[] {
  const chosen = chosenColumns(pairs)
  const taken = new Set(chosen.values())
  const others = mappingsByName(columns.filter((column) => !taken.has(column)))
  const named = new Map(others.map(({ targetField, csvColumn }) => [targetField, csvColumn]))
  const mapped = RAW_FIELDS.flatMap((targetField) => {
    const csvColumn = chosen.get(targetField) ?? named.get(targetField)
    return csvColumn === undefined ? [] : [{ csvColumn, targetField, position: positionOf(columns, csvColumn) }]
  })
  if (!mapped.some(({ targetField }) => targetField === 'topic_name')) {
    throw new FileError(
      `no column is named topic_name. Choose one with --map topic_name=<column>; ${columnList(columns)}`,
    )
  }
  return mapped
}

function chosenColumns(pairs: readonly string[]): Map<RawField, string> {
  const chosen = new Map<RawField, string>()
  for (const pair of pairs) {
    const [field, column] = fieldAndColumn(pair)
    if (chosen.has(field)) {
      throw new FileError(
        `--map ${pair}: ${field} has the column "${chosen.get(field)}" already. A field is filled by one column`,
      )
    }
    chosen.set(field, column)
  }
  return chosen
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

const columnList = (columns: readonly string[]) =>
  `the columns are ${columns.map((column) => `"${column}"`).join(', ')}`
