import { WRITTEN_FIELD_LENGTH } from '../limits'
import type { IntakeItem } from '../topics/intake/item'
import { itemOf, readEach, Unreadable, type Written, type WrittenField } from '../topics/intake/raw-item'

export type Mapping = { csvColumn: string; targetField: WrittenField }
export type Row = Record<string, unknown>

/** Rows as topics to take in, and those that cannot be taken with what to do about it, numbered from 1. */
export const readRows = (rows: readonly Row[], mappings: readonly Mapping[]) =>
  readEach(rows, (row) => readRow(row, mappings))

function readRow(row: Row, mappings: readonly Mapping[]): IntakeItem {
  const written: Written = {}
  for (const { csvColumn, targetField } of mappings) written[targetField] = cellOf(row, csvColumn)
  const column = mappings.find(({ targetField }) => targetField === 'topic_name')?.csvColumn
  return itemOf(written, `column "${column}"`)
}

function cellOf(row: Row, column: string): string {
  const value = Object.hasOwn(row, column) ? row[column] : null
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') throw new Unreadable(`column "${column}" is no text: send a string`)
  return String(value).slice(0, WRITTEN_FIELD_LENGTH)
}
