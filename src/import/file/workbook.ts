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
  const [workbook, relationsPart] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')]
  if (!workbook || !relationsPart) throw notAWorkbook()
  const relations = await relationsIn(await relationsPart())
  const sheet = parts.get((await firstSheet(await workbook(), relations)) ?? '')
  if (!sheet) throw notAWorkbook()
  const sharedStrings = relations.find(({ kind }) => kind === 'sharedStrings')?.path ?? 'xl/sharedStrings.xml'
  return { sheet, sharedStrings: parts.get(sharedStrings) }
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

/** What the workbook consists of. `kind` is the last word of the type, empty where a program leaves the type out. */
type Relation = { id: string | undefined; kind: string; path: string }

async function relationsIn(part: Readable): Promise<Relation[]> {
  const found = await elementsIn(part, 'Relationship')
  return found.flatMap(({ Id, Type = '', Target }) =>
    Target === undefined ? [] : [{ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target) }],
  )
}

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : posix.join('xl', target))

/** The workbook names its sheets in order; its relations say in which parts they are. A sheet may be a chart. */
async function firstSheet(workbook: Readable, relations: readonly Relation[]): Promise<string | undefined> {
  const tables = new Map(
    relations.filter(({ kind }) => kind === '' || kind === 'worksheet').map(({ id, path }) => [id, path]),
  )
  const sheets = await elementsIn(workbook, 'sheet')
  return sheets.flatMap((sheet) => tables.get(relationOf(sheet)) ?? [])[0]
}

/** Programs may call the prefix of its name what they like. */
const relationOf = (sheet: Record<string, string>): string =>
  Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

const notAWorkbook = () => new FileProblem('The file is not an Excel workbook (.xlsx), or is damaged')

export const inflatesTooMuch = () =>
  new FileProblem(`The file unpacks to more than ${UPLOAD_INFLATED_BYTES / 2 ** 30} GB: split it`)

function toProblem(error: Error): never {
  throw isOfZip(error) ? notAWorkbook() : error
}

/** yauzl's own errors have neither a class nor a code; those of the database have. */
const isOfZip = (error: Error & { code?: unknown }): boolean =>
  error.constructor === Error && (error.code === undefined || String(error.code).startsWith('Z_'))
