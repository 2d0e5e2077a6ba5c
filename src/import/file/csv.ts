import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, type Options, type Parser, parse } from 'csv-parse'

const DELIMITERS = [',', ';', '\t', '|']

/** The most frequent one in the header line, with which the text begins. */
export function delimiterOf(text: string): string {
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

/**
 * Lines may end in different ways in one file, such as a header that was put above the lines of another system. Without a
 * limit, a quote that is never closed would read the rest of the file as one record.
 */
export const csvOptions = (delimiter: string, recordCharacters: number): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: recordCharacters,
})

/** What the parser makes of the text. */
export function parsed(text: AsyncIterable<string>, options: Options): Parser {
  const parser = parse(options)
  const reading = pipeline(Readable.from(text), parser)
  // A reader that stops early ends the pipeline with an error that means nothing here.
  reading.catch(() => {})
  return parser
}

/** What is wrong with the file; undefined for other errors. */
export function csvProblem(error: unknown): string | undefined {
  if (!(error instanceof CsvError)) return undefined
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `a quote is never closed${line}`
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `a row is too long${line}, or a quote is never closed`
  return error.message
}

/** More values than columns: a text that contains the delimiter is not in quotes. */
export function surplusOf(columns: readonly string[], delimiter: string, cells: readonly string[]): string | undefined {
  if (!cells.slice(columns.length).some((cell) => cell.trim() !== '')) return undefined
  return `${cells.length} values for ${columns.length} columns: put quotes around texts that contain ${JSON.stringify(delimiter)}`
}
