import { RAW_FIELD_LENGTH } from '../limits'
import type { IntakeItem } from '../topics/intake/item'
import { InvalidItem, type RawField, type RawItem, toIntakeItem, toIntakeItems } from '../topics/intake/raw-item'

export type Mapping = { csvColumn: string; targetField: RawField }
export type Row = Record<string, unknown>

export const readRows = (rows: readonly Row[], mappings: readonly Mapping[]) =>
  toIntakeItems(rows, (row) => readRow(row, mappings))

function readRow(row: Row, mappings: readonly Mapping[]): IntakeItem {
  const raw: RawItem = {}
  for (const { csvColumn, targetField } of mappings) raw[targetField] = cellOf(row, csvColumn)
  const column = mappings.find(({ targetField }) => targetField === 'topic_name')?.csvColumn
  return toIntakeItem(raw, `column "${column}"`)
}

function cellOf(row: Row, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : null
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') throw new InvalidItem(`column "${column}" is no text: send a string`)
  return String(value).slice(0, RAW_FIELD_LENGTH)
}
