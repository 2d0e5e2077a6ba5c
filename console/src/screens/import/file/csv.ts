import Papa from 'papaparse'
import { count } from '../../../ui/format'

export type CsvFile = {
  columns: string[]
  rows: string[][]
  /** The number of each row in a spreadsheet, where the column names are row 1. */
  numbers: number[]
  /** Rows that cannot be read, by their index, and why. */
  problems: Record<number, string>
}

export const UNREADABLE = 'This file can’t be read. Save it as CSV and try again.'

/** The message says what is wrong with the file and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

const MAX_ROWS = 50_000
const DELIMITERS = [',', ';', '\t', '|']
const HEAD = 65_536

export function readCsv(bytes: ArrayBuffer): CsvFile {
  const text = decode(new Uint8Array(bytes))
  const delimiter = delimiterOf(text.slice(0, HEAD))
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) throw new FileError(`Row ${count((open.row ?? 0) + 1)} has an unclosed quote. Close it and try again.`)
  const records = data
    .map((cells, at) => ({ cells, number: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...rows] = records
  if (!head || rows.length === 0) {
    throw new FileError('This file has no rows. Put column names in the first row and topics below.')
  }
  if (rows.length > MAX_ROWS) {
    throw new FileError(
      `Maximum 50,000 rows allowed. This file has ${count(rows.length)}. Split it into several files.`,
    )
  }
  const columns = columnNames(head.cells)
  return {
    columns,
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ number }) => number),
    problems: Object.fromEntries(
      rows.flatMap(({ cells }, at) =>
        isShifted(cells, columns) ? [[at, shiftMessage(cells, columns, delimiter)]] : [],
      ),
    ),
  }
}

/** More values than columns: a delimiter inside a text has shifted them. */
const isShifted = (cells: string[], columns: string[]) => cells.slice(columns.length).some((cell) => cell.trim() !== '')

const shiftMessage = (cells: string[], columns: string[], delimiter: string) =>
  `${cells.length} values for ${columns.length} columns. Put quotes around values that contain ${JSON.stringify(delimiter)}.`

/** Makes the names unique and fills empty ones. */
function columnNames(head: string[]): string[] {
  const names: string[] = []
  const last = head.findLastIndex((cell) => cell.trim() !== '')
  for (const [at, cell] of head.slice(0, last + 1).entries()) {
    const plain = cell.trim().slice(0, 480) || `Column ${at + 1}`
    let name = plain
    for (let copy = 2; names.includes(name); copy++) name = `${plain} (${copy})`
    names.push(name)
  }
  return names
}

/** The delimiter that occurs most often in the first row. */
function delimiterOf(text: string): string {
  const head = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

/** UTF-16 by its byte order mark or its zero bytes, else UTF-8 if it is valid, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 4096)
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > sample.length / 4) return 'utf-16le'
  if (zeros(0) > sample.length / 4) return 'utf-16be'
  return undefined
}
