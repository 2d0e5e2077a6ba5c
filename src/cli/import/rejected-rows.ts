import { type FileHandle, open, unlink } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import type { CsvFile, CsvRecord } from './csv-file'

export type RejectedRows = {
  path: string
  write(record: CsvRecord, reason: string): Promise<void>
  close(): Promise<void>
}

/** The original rows with line number and reason. The user can fix the file and import it again. */
export async function rejectedRows({ path: source, columns, delimiter }: CsvFile): Promise<RejectedRows> {
  const path = `${source.replace(/\.(csv|tsv|txt)$/i, '')}.rejected.csv`
  let file: FileHandle | undefined
  const line = (cells: (string | number)[]) => stringify([cells], { delimiter })
  await unlink(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return {
    path,
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
