import { UPLOAD_ROW_CHARACTERS } from '../../limits'
import { csvOptions, csvProblem, delimiterOf, parsed } from './csv'
import { decodedText } from './encoding'
import { FileProblem } from './file-problem'

/** The header and then the rows, each an array of cells. `delimiter` is null where cells need none. */
export type FileRecords = { delimiter: string | null; records: AsyncIterable<string[]> }

/** Enough for any header. */
const HEAD_CHARACTERS = 65_536

/** Reads a CSV file as it arrives; memory holds a few rows of it. */
export async function readCsv(bytes: AsyncIterable<Buffer>): Promise<FileRecords> {
  const text = decodedText(bytes)
  let head = ''
  while (head.length < HEAD_CHARACTERS) {
    const { value, done } = await text.next()
    if (done) break
    head += value
  }
  if (head.includes('\0')) throw new FileProblem('The file is not a text file: save it as CSV')
  const delimiter = delimiterOf(head)
  return { delimiter, records: recordsOf(withHead(head, text), delimiter) }
}

async function* withHead(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}

async function* recordsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[]> {
  try {
    yield* parsed(text, csvOptions(delimiter, UPLOAD_ROW_CHARACTERS)) as AsyncIterable<string[]>
  } catch (error) {
    const problem = csvProblem(error)
    throw problem ? new FileProblem(`The file cannot be read: ${problem}`) : error
  }
}
