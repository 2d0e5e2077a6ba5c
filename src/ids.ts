import { randomFillSync } from 'node:crypto'

type Prefix = 'ot' | 'tp' | 'conn' | 'act' | 'key' | 'sdk' | 'run' | 'tpl' | 'ws' | 'org' | 'user' | 'hist' | 'mv'
type StampedPrefix = 'batch' | 'job' | 'matrix'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Asked for by the page: a call for each id showed in the profile of an intake. */
const random = new Uint8Array(4096)
let used = random.length

function randomByte(): number {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return random[used++]!
}

/** 20 characters of base 36: 103 bits, unguessable and safe in URLs. */
export function randomPart(length = 20): string {
  let out = ''
  while (out.length < length) {
    const byte = randomByte()
    // 252 = 7 × 36: bytes above it would favour the first letters.
    if (byte < 252) out += ALPHABET[byte % 36]
  }
  return out
}

export const newId = (prefix: Prefix): string => `${prefix}_${randomPart()}`

/** `batch_<timestamp>_<random>`: sorts by creation. */
export const newStampedId = (prefix: StampedPrefix, now: Date): string => `${prefix}_${now.getTime()}_${randomPart(10)}`
