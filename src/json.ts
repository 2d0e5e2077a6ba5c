import { Tokenizer, TokenParser } from '@streamparser/json'
import { JSON_AT_ONCE_VALUES, JSON_DEPTH } from './limits'
import { createPauses } from './pauses'

/**
 * Parses JSON from outside. The cost of `JSON.parse` depends on the shape: a megabyte of text takes a millisecond, a
 * megabyte of brackets a quarter of a second. So the values are counted first.
 */

/** Thrown for JSON that is nested deeper, or holds more values, than any honest client sends. */
export class JsonTooLarge extends Error {
  override readonly name = 'JsonTooLarge'
}

export class JsonTooDeep extends JsonTooLarge {}

const CHUNK_BYTES = 262_144

/** Throws a JsonTooLarge or a SyntaxError. JSON with many values is parsed in chunks, with pauses between them. */
export async function parseJson(bytes: Uint8Array, maxValues: number): Promise<unknown> {
  const values = await countValues(bytes, maxValues)
  return values <= JSON_AT_ONCE_VALUES
    ? JSON.parse(new TextDecoder().decode(bytes))
    : parseInChunks(bytes, new Tokenizer())
}

/** Also matches in texts, which costs time and nothing else. */
const LONG_INTEGER = /[\s:,[-]\d{16}/

/** The same, except that integers which a number would round become text: ids may be that long. */
export async function parseJsonWithIds(bytes: Uint8Array, maxValues: number): Promise<unknown> {
  const values = await countValues(bytes, maxValues)
  if (values > JSON_AT_ONCE_VALUES) return parseInChunks(bytes, new IdTokenizer())
  const text = new TextDecoder().decode(bytes)
  return LONG_INTEGER.test(text) ? parseInChunks(bytes, new IdTokenizer()) : JSON.parse(text)
}

/** Without pauses, for short texts. */
export function parseShortJson(text: string, maxValues: number): unknown {
  new ValueCounter(maxValues).read(Buffer.from(text))
  return JSON.parse(text)
}

/** Counts objects, arrays and the values in them. */
export async function countValues(bytes: Uint8Array, maxValues: number): Promise<number> {
  const counter = new ValueCounter(maxValues)
  const pause = createPauses()
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    counter.read(bytes.subarray(start, start + CHUNK_BYTES))
    await pause()
  }
  return counter.values
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
/** `[` and `{` differ in this bit, and so do `]` and `}`. */
const CURLY = 0x20

class ValueCounter {
  values = 1
  #depth = 0
  #inString = false
  #isEscaped = false

  constructor(private readonly maxValues: number) {}

  read(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]!
      if (this.#inString) this.#readString(byte)
      else if (byte === QUOTE) this.#inString = true
      else if (byte === COMMA) this.#count()
      else if ((byte & ~CURLY) === 0x5b) this.#open()
      else if ((byte & ~CURLY) === 0x5d) this.#depth--
    }
  }

  #readString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.#inString = false
  }

  #open(): void {
    if (++this.#depth > JSON_DEPTH) throw new JsonTooDeep(`JSON is nested deeper than ${JSON_DEPTH} levels`)
    this.#count()
  }

  #count(): void {
    if (++this.values > this.maxValues) throw new JsonTooLarge(`JSON holds more than ${this.maxValues} values`)
  }
}

class IdTokenizer extends Tokenizer {
  protected override parseNumber(digits: string): number {
    const number = super.parseNumber(digits)
    const isRounded = !Number.isSafeInteger(number) && /^-?\d+$/.test(digits)
    // The parser of the tokens takes any value.
    return isRounded ? (digits as unknown as number) : number
  }
}

async function parseInChunks(bytes: Uint8Array, tokenizer: Tokenizer): Promise<unknown> {
  let parsed: unknown
  const parser = new TokenParser({ paths: ['$'] })
  parser.onValue = ({ value }) => {
    parsed = value
  }
  tokenizer.onToken = (token) => parser.write(token)
  tokenizer.onEnd = () => {
    if (!parser.isEnded) parser.end()
  }
  parser.onError = (error) => tokenizer.error(error)
  parser.onEnd = () => {
    if (!tokenizer.isEnded) tokenizer.end()
  }
  const pause = createPauses()
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES / 8) {
      tokenizer.write(bytes.subarray(start, start + CHUNK_BYTES / 8))
      await pause()
    }
    if (!tokenizer.isEnded) tokenizer.end()
  } catch (error) {
    throw new SyntaxError('Invalid JSON', { cause: error })
  }
  return parsed
}
