import { JSONParser } from '@streamparser/json'
import { JSON_AT_ONCE_VALUES, JSON_DEPTH } from './limits'
import { createPauses } from './pauses'

/**
 * JSON from outside. What `JSON.parse` costs depends on its shape: a megabyte of text takes a millisecond, a megabyte of
 * brackets a quarter of a second. So the values are counted before anything is made of them.
 */

/** JSON that is nested deeper, or holds more values, than anything that is meant to be read. */
export class JsonTooLarge extends Error {
  override readonly name = 'JsonTooLarge'
}

export class JsonTooDeep extends JsonTooLarge {}

const PIECE = 262_144

/** Throws a JsonTooLarge, or a SyntaxError. Of many values it makes a few at a time. */
export async function parseJson(bytes: Uint8Array, mostValues: number): Promise<unknown> {
  const values = await countValues(bytes, mostValues)
  return values <= JSON_AT_ONCE_VALUES ? JSON.parse(new TextDecoder().decode(bytes)) : parsedInPieces(bytes)
}

/** The same at once, for a text that is short. */
export function parseShortJson(text: string, mostValues: number): unknown {
  new ValueCounter(mostValues).read(Buffer.from(text))
  return JSON.parse(text)
}

/** Objects, arrays and what they hold. */
export async function countValues(bytes: Uint8Array, mostValues: number): Promise<number> {
  const counter = new ValueCounter(mostValues)
  const pause = createPauses()
  for (let at = 0; at < bytes.length; at += PIECE) {
    counter.read(bytes.subarray(at, at + PIECE))
    await pause()
  }
  return counter.values
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
/** `[` and `{`, and what closes them, differ in this bit. */
const CURLY = 0x20

class ValueCounter {
  values = 1
  #depth = 0
  #inText = false
  #escaped = false

  constructor(private readonly most: number) {}

  read(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]!
      if (this.#inText) this.#readText(byte)
      else if (byte === QUOTE) this.#inText = true
      else if (byte === COMMA) this.#count()
      else if ((byte & ~CURLY) === 0x5b) this.#open()
      else if ((byte & ~CURLY) === 0x5d) this.#depth--
    }
  }

  #readText(byte: number): void {
    if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) this.#inText = false
  }

  #open(): void {
    if (++this.#depth > JSON_DEPTH) throw new JsonTooDeep(`JSON is nested deeper than ${JSON_DEPTH} levels`)
    this.#count()
  }

  #count(): void {
    if (++this.values > this.most) throw new JsonTooLarge(`JSON holds more than ${this.most} values`)
  }
}

async function parsedInPieces(bytes: Uint8Array): Promise<unknown> {
  let parsed: unknown
  const parser = new JSONParser({ paths: ['$'] })
  parser.onValue = ({ value }) => {
    parsed = value
  }
  const pause = createPauses()
  try {
    for (let at = 0; at < bytes.length; at += PIECE / 8) {
      parser.write(bytes.subarray(at, at + PIECE / 8))
      await pause()
    }
    if (!parser.isEnded) parser.end()
  } catch (error) {
    throw new SyntaxError('Invalid JSON', { cause: error })
  }
  return parsed
}
