import { createReadStream } from 'node:fs'
import { fromWindows, type WideEncoding, wideEncoding } from '../../import/file/encoding'

export type Encoding = 'utf-8' | WideEncoding | 'windows-1252'

/** Looks at the byte order mark and the zero bytes of UTF-16; then UTF-8 if the whole file is valid, else Windows-1252. */
export async function detectEncoding(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let first = true
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      const wide = first ? wideEncoding(bytes) : undefined
      if (wide) return wide
      first = false
      strict.decode(bytes, { stream: true })
    }
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** Without the byte order mark. */
export async function* decodedText(path: string, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) yield fromWindows(bytes)
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}
