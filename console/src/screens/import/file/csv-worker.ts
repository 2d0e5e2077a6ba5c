import { type CsvFile, FileError, readCsv, UNREADABLE } from './csv'

export type Reading = { file: CsvFile } | { refused: string }

/** In a worker, so that the page stays responsive while a large file is read. */
self.onmessage = async ({ data }: MessageEvent<File>) => {
  try {
    self.postMessage({ file: readCsv(await data.arrayBuffer()) } satisfies Reading)
  } catch (error) {
    const refused = error instanceof FileError ? error.message : UNREADABLE
    self.postMessage({ refused } satisfies Reading)
  }
}
