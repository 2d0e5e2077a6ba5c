import { isAscii, isUtf8 } from 'node:buffer'

export type WideEncoding = 'utf-16le' | 'utf-16be'

const SAMPLE = 4096

/** By the byte order mark, or by the zero bytes between Latin letters. */
export function wideEncoding(bytes: Buffer): WideEncoding | undefined {
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

/** Written out because TextDecoder in Node 20 and 22 reads these 32 bytes as Latin-1. */
export const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!)

const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/**
 * The text of a file as it arrives: UTF-16, UTF-8 or, from the first bytes beyond ASCII that are not UTF-8, Windows-1252.
 * Without the byte order mark.
 */
export async function* decodedText(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: Decoder | undefined
  for await (const part of withFirst(bytes, SAMPLE)) {
    decoder ??= decoderFor(part)
    yield decoder.decode(part)
  }
  if (decoder) yield decoder.end()
}

type Decoder = { decode(part: Buffer): string; end(): string }

function decoderFor(sample: Buffer): Decoder {
  const wide = wideEncoding(sample)
  if (!wide) return createNarrowDecoder()
  const decoder = new TextDecoder(wide)
  return { decode: (part) => decoder.decode(part, { stream: true }), end: () => decoder.decode() }
}

function createNarrowDecoder(): Decoder {
  let unfinished: Buffer = Buffer.alloc(0)
  let isFirst = true
  let encoding: 'ascii' | 'utf-8' | 'windows-1252' = 'ascii'
  return {
    decode: (part) => {
      if (encoding === 'windows-1252') return fromWindows(part)
      const bytes = unfinished.length > 0 ? Buffer.concat([unfinished, part]) : part
      const end = endOfCharacters(bytes)
      const whole = bytes.subarray(0, end)
      unfinished = bytes.subarray(end)
      if (encoding === 'ascii' && !isAscii(whole)) encoding = isUtf8(whole) ? 'utf-8' : 'windows-1252'
      if (encoding === 'windows-1252') return fromWindows(bytes)
      const text = whole.toString('utf8')
      const isMarked = isFirst && text.startsWith('\uFEFF')
      isFirst = false
      return isMarked ? text.slice(1) : text
    },
    end: () => (encoding === 'ascii' ? fromWindows(unfinished) : ''),
  }
}

/** Where the last character begins, if the rest of it is still to come. */
function endOfCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

/** The same bytes, of which the first part has at least `size`, if there are so many. */
export async function* withFirst(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let first: Buffer[] | undefined = []
  let length = 0
  for await (const part of bytes) {
    if (!first) {
      yield part
      continue
    }
    first.push(part)
    length += part.length
    if (length < size) continue
    yield Buffer.concat(first)
    first = undefined
  }
  if (first && length > 0) yield Buffer.concat(first)
}
