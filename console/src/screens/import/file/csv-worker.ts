import { type CsvFile, FileError, readCsv } from './csv'

export type Reading = { file: CsvFile } | { refused: string }

/** Away from the page, which stays alive while a large file is read. */
self.onmessage = async ({ data }: MessageEvent<File>) => {
  try {
    self.postMessage({ file: readCsv(await data.arrayBuffer()) } satisfies Reading)
  } catch (error) {
    const refused = error instanceof FileError ? error.message : 'This file cannot be read.'
    self.postMessage({ refused } satisfies Reading)
  }
}
