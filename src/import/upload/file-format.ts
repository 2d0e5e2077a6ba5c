import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ApiError, badRequest } from '../../errors'
import { UPLOAD_BYTES, UPLOAD_INFLATED_BYTES } from '../../limits'
import { withFirst } from '../file/encoding'
import { FileProblem } from '../file/file-problem'
import { inflatesTooMuch } from '../file/workbook'
import type { UploadFormat } from './schema'

const ENDINGS: readonly [RegExp, UploadFormat][] = [
  [/\.(?:csv|tsv|txt)$/i, 'csv'],
  [/\.(?:csv|tsv|txt)\.gz$/i, 'csv.gz'],
  [/\.xlsx$/i, 'xlsx'],
]

export function formatOf(filename: string): UploadFormat {
  const format = ENDINGS.find(([ending]) => ending.test(filename))?.[1]
  if (format) return format
  if (/\.xls$/i.test(filename)) throw badRequest('Unsupported file type: save the workbook as .xlsx or .csv')
  throw badRequest('Unsupported file type: filename must end with .csv, .tsv, .txt, .csv.gz or .xlsx')
}

const SIGNATURES: readonly { bytes: readonly number[]; format: UploadFormat }[] = [
  { bytes: [0x1f, 0x8b], format: 'csv.gz' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], format: 'xlsx' },
]

/** The same bytes, refused if they do not begin as files of the format do. */
export async function* checkedBytes(bytes: AsyncIterable<Buffer>, format: UploadFormat): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const part of withFirst(bytes, 4)) {
    if (isFirst) assertFormat(part, format)
    isFirst = false
    yield part
  }
}

function assertFormat(first: Buffer, format: UploadFormat): void {
  const content = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => first[at] === byte))?.format ?? 'csv'
  if (content === format) return
  throw new FileProblem(`The name of the file says ${format}, its content is ${content === 'csv' ? 'not' : content}`)
}

export const tooLarge = () =>
  new ApiError(413, `File is larger than ${UPLOAD_BYTES / 2 ** 30} GB: split it, or compress it to .csv.gz`)

/** The same bytes; `onEnd` learns how many they were. */
export async function* countedBytes(
  bytes: AsyncIterable<Buffer>,
  onEnd: (count: number) => void,
): AsyncGenerator<Buffer> {
  let count = 0
  for await (const part of bytes) {
    count += part.length
    if (count > UPLOAD_BYTES) throw tooLarge()
    yield part
  }
  onEnd(count)
}

/** Unpacked as they arrive, and not further than is allowed. */
export async function* gunzipped(bytes: AsyncIterable<Buffer>, limit = UPLOAD_INFLATED_BYTES): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // The reader below gets its errors.
  pipeline(bytes, gunzip).catch(() => {})
  let count = 0
  try {
    for await (const part of gunzip as AsyncIterable<Buffer>) {
      count += part.length
      if (count > limit) throw inflatesTooMuch()
      yield part
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? new FileProblem('The file is damaged: it cannot be unpacked') : error
  }
}
