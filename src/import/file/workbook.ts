import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, type RandomAccessReader, type ZipFile } from 'yauzl'
import { DOCUMENT_PARTS, UPLOAD_INFLATED_BYTES } from '../../limits'
import { FileProblem } from './file-problem'
import { elementsIn } from './xml'

export type Workbook = { sheet: Part; sharedStrings: Part | undefined }
/** A part of the workbook, unpacked as it is read. */
export type Part = () => Promise<Readable>

/** Finds the first sheet of a workbook (.xlsx). A part unpacks to the size that it declares, or its stream fails. */
export async function openWorkbook(reader: RandomAccessReader, size: number): Promise<Workbook> {
  const zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false }).catch(toProblem)
  const parts = await partsOf(zip).catch(toProblem)
  const sheetPath = await firstSheet(parts)
  const sheet = sheetPath && parts.get(sheetPath)
  if (!sheet) throw notAWorkbook()
  return { sheet, sharedStrings: parts.get('xl/sharedStrings.xml') }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Part>> {
  if (zip.entryCount > DOCUMENT_PARTS) throw notAWorkbook()
  const parts = new Map<string, Part>()
  let inflatedBytes = 0
  for await (const entry of zip.eachEntry()) {
    if (!/^xl\/.*\.(?:xml|rels)$/.test(entry.fileName)) continue
    inflatedBytes += entry.uncompressedSize
    if (inflatedBytes > UPLOAD_INFLATED_BYTES) throw inflatesTooMuch()
    parts.set(entry.fileName, () => open(zip, entry))
  }
  return parts
}

const open = (zip: ZipFile, entry: Entry): Promise<Readable> => zip.openReadStreamPromise(entry).catch(toProblem)

/** The workbook names its sheets in order; its relations say in which parts they are. */
async function firstSheet(parts: ReadonlyMap<string, Part>): Promise<string | undefined> {
  const [workbook, relationsPart] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')]
  if (!workbook || !relationsPart) return undefined
  const [sheet] = await elementsIn(await workbook(), 'sheet')
  const relations = await elementsIn(await relationsPart(), 'Relationship')
  const target = relations.find(({ Id }) => Id !== undefined && Id === sheet?.['r:id'])?.Target
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
}

const notAWorkbook = () => new FileProblem('The file is not an Excel workbook (.xlsx), or is damaged')

export const inflatesTooMuch = () =>
  new FileProblem(`The file unpacks to more than ${UPLOAD_INFLATED_BYTES / 2 ** 30} GB: split it`)

function toProblem(error: Error): never {
  throw isOfZip(error) ? notAWorkbook() : error
}

/** yauzl's own errors have neither a class nor a code; those of the database have. */
const isOfZip = (error: Error & { code?: unknown }): boolean =>
  error.constructor === Error && (error.code === undefined || String(error.code).startsWith('Z_'))
