import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
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
  let file: WriteStream | undefined
  const line = (cells: (string | number)[]) => stringify([cells], { delimiter })
  await rm(path, { force: true })
  return {
    path,
    write: async ({ cells, line: at }, reason) => {
      if (!file) {
        file = createWriteStream(path)
        file.write(line(['rejected_line', 'rejected_because', ...columns]))
      }
      if (!file.write(line([at, reason, ...cells]))) await once(file, 'drain')
    },
    close: async () => {
      if (!file) return
      file.end()
      await finished(file)
    },
  }
}
