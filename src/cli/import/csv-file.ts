import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { decodedText, detectEncoding, type Encoding } from './csv-encoding'

/** What is wrong with the file, as one line for the user. */
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
/** Without a limit, a quote that is never closed would read the rest of the file as one record. */
const RECORD_CHARACTERS = 1_000_000

/** Reads the whole file once: to check that it can be read, and to count its rows. */
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
    throw toFileError(error, path)
  }
}

/** The most frequent one in the header line. */
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
  // A reader that stops early ends the pipeline with an error that means nothing here.
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

function toFileError(error: unknown, path: string): unknown {
  if (error instanceof CsvError) {
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    const open = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    return new FileError(`${path}: ${open ? `a quote is never closed${line}` : error.message}`)
  }
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new FileError(`${path}: file not found`)
  if (code === 'EACCES' || code === 'EISDIR') return new FileError(`${path}: cannot be read`)
  return error
}
