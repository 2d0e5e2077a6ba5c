import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const SAMPLE = 4096

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

function wideEncoding(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++
  })
  if (zeros[1]! > sample.length / 4) return 'utf-16le'
  if (zeros[0]! > sample.length / 4) return 'utf-16be'
  return undefined
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

/** Written out because TextDecoder in Node 20 and 22 reads these 32 bytes as Latin-1. */
const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!)

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
