import { type FileHandle, lstat, open, unlink } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { FileError } from '../file-error'
import type { CsvFile, CsvRecord } from './csv-file'

export type RejectedRows = {
  path: string
  /** Those of an earlier import, once this one has begun. */
  removeEarlier(): Promise<void>
  write(record: CsvRecord, reason: string): Promise<void>
  close(): Promise<void>
}

/** The original rows with line number and reason. The user can fix the file and import it again. */
export async function rejectedRows({ path: source, columns, delimiter }: CsvFile): Promise<RejectedRows> {
  const path = `${source.replace(/\.(csv|tsv|txt)$/i, '')}.rejected.csv`
  let file: FileHandle | undefined
  const line = (cells: (string | number)[]) => stringify([cells], { delimiter })
  const earlier = await lstat(path).catch(unless('ENOENT'))
  if (earlier?.isDirectory()) throw new FileError(`${path}: a folder, not a file`)
  return {
    path,
    // On a read-only disk it stays, or where it may not be removed: only a row that has to be written there is a problem.
    removeEarlier: async () => {
      if (earlier) await unlink(path).catch(unless('ENOENT', 'EROFS', 'EACCES', 'EPERM'))
    },
    write: async ({ cells, line: at }, reason) => {
      if (!file) {
        file = await open(path, 'w')
        await file.write(line(['rejected_line', 'rejected_because', ...columns]))
      }
      await file.write(line([at, reason, ...cells]))
    },
    close: async () => file?.close(),
  }
}

const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }
