import { csvOptions, csvProblem, delimiterOf, parsed } from '../../import/file/csv'
import { FileError } from '../file-error'
import { decodedText, detectEncoding, type Encoding } from './csv-encoding'

export type CsvRecord = { cells: string[]; line: number }
export type CsvFile = {
  path: string
  columns: string[]
  delimiter: string
  rowCount: number
  rows(): AsyncGenerator<CsvRecord>
}

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

async function detectDelimiter(path: string, encoding: Encoding): Promise<string> {
  for await (const text of decodedText(path, encoding)) if (text.length > 0) return delimiterOf(text)
  return delimiterOf('')
}

async function* readRecords(path: string, encoding: Encoding, delimiter: string): AsyncGenerator<CsvRecord> {
  const options = { ...csvOptions(delimiter, RECORD_CHARACTERS), info: true }
  const records = parsed(decodedText(path, encoding), options)
  for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
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
  const problem = csvProblem(error)
  if (problem) return new FileError(`${path}: ${problem}`)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new FileError(`${path}: file not found`)
  if (code === 'EACCES' || code === 'EISDIR') return new FileError(`${path}: cannot be read`)
  return error
}
