import type { RandomAccessReader } from 'yauzl'
import { UPLOAD_COLUMNS, UPLOAD_ROW_CHARACTERS, UPLOAD_SHARED_CHARACTERS, UPLOAD_SHARED_TEXTS } from '../../limits'
import { createPauses } from '../../pauses'
import { FileProblem } from './file-problem'
import type { FileRecords } from './read-csv'
import { openWorkbook, type Part } from './workbook'
import { readXml, XmlProblem } from './xml'

/** Reads the first sheet of a workbook. Memory holds the texts that its cells share, and a few rows. */
export async function readXlsx(reader: RandomAccessReader, size: number): Promise<FileRecords> {
  const { sheet, sharedStrings } = await openWorkbook(reader, size).catch(toProblem)
  const texts = sharedStrings ? await sharedTexts(sharedStrings).catch(toProblem) : []
  return { delimiter: null, records: rowsOf(sheet, texts) }
}

function toProblem(error: Error & { code?: unknown }): never {
  const isDamaged = error instanceof XmlProblem || error.constructor === Error || String(error.code).startsWith('Z_')
  throw isDamaged ? new FileProblem('The workbook is damaged: save it again, or as CSV') : error
}

/** In runs of rich text each has its own; what says how to pronounce a text is left out. */
async function sharedTexts(part: Part): Promise<string[]> {
  const texts: string[] = []
  let characters = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  const reading = readXml(await part(), {
    open: (element) => {
      if (element === 'si') text = ''
      if (element === 't') isText = true
      if (element === 'rPh') isPhonetic = true
    },
    text: (words) => {
      if (isText && !isPhonetic && text.length <= UPLOAD_ROW_CHARACTERS) text += words
    },
    close: (element) => {
      if (element === 't') isText = false
      if (element === 'rPh') isPhonetic = false
      if (element !== 'si') return
      characters += text.length
      texts.push(withCharacters(text))
      if (characters > UPLOAD_SHARED_CHARACTERS || texts.length > UPLOAD_SHARED_TEXTS) {
        throw new FileProblem('The workbook has too many different texts to be read: save it as CSV')
      }
    },
  })
  const pause = createPauses()
  for await (const _ of reading) await pause()
  return texts
}

async function* rowsOf(sheet: Part, texts: readonly string[]): AsyncGenerator<string[]> {
  const { rows, handlers } = createSheetReader(texts)
  const pause = createPauses()
  try {
    for await (const _ of readXml(await sheet(), handlers)) {
      yield* rows.splice(0)
      await pause()
    }
    yield* rows.splice(0)
  } catch (error) {
    toProblem(error as Error)
  }
}

/** Collects the rows of a sheet, except empty ones. */
function createSheetReader(texts: readonly string[]) {
  const rows: string[][] = []
  let cells: string[] = []
  let characters = 0
  let rowNumber = 0
  let column = 0
  let type = ''
  let value = ''
  let isValue = false
  let isPhonetic = false
  const grow = (by: number) => {
    characters += by
    if (characters <= UPLOAD_ROW_CHARACTERS) return
    throw new FileProblem(`Row ${rowNumber} of the sheet is longer than ${UPLOAD_ROW_CHARACTERS} characters`)
  }
  const handlers = {
    open: (element: string, attributes: Record<string, string>) => {
      if (element === 'row') {
        cells = []
        characters = 0
        rowNumber++
      } else if (element === 'c') {
        column = attributes.r === undefined ? cells.length : columnOf(attributes.r)
        type = attributes.t ?? 'n'
        value = ''
      } else if (element === 'v' || element === 't') isValue = !isPhonetic
      else if (element === 'rPh') isPhonetic = true
    },
    text: (words: string) => {
      if (!isValue) return
      grow(words.length)
      value += words
    },
    close: (element: string) => {
      if (element === 'v' || element === 't') isValue = false
      else if (element === 'rPh') isPhonetic = false
      else if (element === 'c') {
        if (column >= UPLOAD_COLUMNS) throw new FileProblem(`The sheet has more than ${UPLOAD_COLUMNS} columns`)
        const text = cellText(type, value, texts)
        grow(text.length)
        while (cells.length < column) cells.push('')
        cells[column] = text
      } else if (element === 'row' && cells.some((cell) => cell.trim() !== '')) rows.push(cells)
    },
  }
  return { rows, handlers }
}

function cellText(type: string, value: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  // A formula that failed.
  if (type === 'e') return ''
  return type === 'inlineStr' || type === 'str' ? withCharacters(value) : value
}

/** What XML has no character for, such as the first half of a line end of Windows, is written as `_x000D_`. */
const withCharacters = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** `C7` is in column 2. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
