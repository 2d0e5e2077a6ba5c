import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { decodedText, detectEncoding, type Encoding } from './csv-encoding'

/** What is wrong with the file, in a line for the person who named it. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

export type CsvRecord = { cells: string[]; line: number }
export type CsvFile = {
  path: string
  columns: string[]
  delimiter: string
  rowCount: number
  rows(): AsyncGenerator<CsvRecord>
}

const DELIMITERS = [',', ';', '\t', '|']
/** A quote that is never closed would swallow the rest of the file. */
const RECORD_CHARACTERS = 1_000_000

/** Reads the file once to know that all of it can be read, and how many rows it has. */
export async function openCsv(path: string): Promise<CsvFile> {
  try {
    const encoding = await detectEncoding(path)
    const delimiter = await detectDelimiter(path, encoding)
    const records = () => readRecords(path, encoding, delimiter)
    let columns: string[] | undefined
    let rowCount = 0
    for await (const { cells } of records()) {
      if (columns) rowCount++
      else columns = cells.map((cell) => cell.trim())
    }
    return { path, columns: columns ?? [], delimiter, rowCount, rows: () => withoutFirst(records()) }
  } catch (error) {
    throw explained(error, path)
  }
}

/** The one that stands most often between the columns' names. */
async function detectDelimiter(path: string, encoding: Encoding): Promise<string> {
  let text = ''
  for await (const piece of decodedText(path, encoding)) {
    text += piece
    if (text.length > 0) break
  }
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

async function* readRecords(path: string, encoding: Encoding, delimiter: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_CHARACTERS,
  })
  const reading = pipeline(Readable.from(decodedText(path, encoding)), parser)
  // Whoever stops reading early ends the pipeline with an error that nobody needs.
  reading.catch(() => {})
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    yield { cells: record, line: info.lines }
  }
}

async function* withoutFirst<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  let first = true
  for await (const value of values) {
    if (!first) yield value
    first = false
  }
}

function explained(error: unknown, path: string): unknown {
  if (error instanceof CsvError) {
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    const open = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    return new FileError(`${path}: ${open ? `a quote is never closed${line}` : error.message}`)
  }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new FileError(`${path}: there is no such file`)
  if (code === 'EACCES' || code === 'EISDIR') return new FileError(`${path}: cannot be read`)
  return error
}
