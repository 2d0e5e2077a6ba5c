import { FileError, UNREADABLE } from './csv'
import type { Reading } from './csv-worker'

const MAX_BYTES = 100 * 1_048_576

export type NamedFile = Extract<Reading, { file: unknown }>['file'] & { name: string; size: number }

export async function readFile(file: File): Promise<NamedFile> {
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name)) {
    throw new FileError('This is a spreadsheet. Save it as CSV and choose that file.')
  }
  if (file.size > MAX_BYTES) throw new FileError('This file is larger than 100 MB. Split it into several files.')
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
  try {
    const reading = await new Promise<Reading>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data)
      worker.onerror = () => reject(new FileError(UNREADABLE))
      worker.postMessage(file)
    })
    if ('refused' in reading) throw new FileError(reading.refused)
    return { ...reading.file, name: file.name, size: file.size }
  } finally {
    worker.terminate()
  }
}
