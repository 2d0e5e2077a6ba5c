import { randomFillSync } from 'node:crypto'

type Prefix =
  | 'ot'
  | 'tp'
  | 'conn'
  | 'act'
  | 'key'
  | 'sdk'
  | 'run'
  | 'tpl'
  | 'ws'
  | 'org'
  | 'user'
  | 'hist'
  | 'mv'
  | 'sched'
  | 'alert'
  | 'dlv'
  | 'mail'
  | 'conv'
  | 'app'
  | 'client'
  | 'view'
type StampedPrefix = 'batch' | 'job' | 'matrix' | 'upload' | 'delete' | 'undo' | 'edit'

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Filled in bulk: one call per id showed up in the profile of an intake. */
const random = new Uint8Array(4096)
let usedBytes = random.length

function randomByte(): number {
  if (usedBytes === random.length) {
    randomFillSync(random)
    usedBytes = 0
  }
  return random[usedBytes++]!
}

/** 20 characters of base 36: 103 bits, unguessable and safe in URLs. */
export function randomPart(length = 20): string {
  let out = ''
  while (out.length < length) {
    const byte = randomByte()
    // 252 = 7 × 36: larger bytes would make the first characters more likely.
    if (byte < 252) out += ALPHABET[byte % 36]
  }
  return out
}

/** Kinds that are stored by the million. */
const MANY: ReadonlySet<Prefix> = new Set(['tp', 'ot', 'hist'])

/**
 * Ids of such kinds begin with the time, in eight characters until 2059: those made together lie side by side in every index,
 * where random ones would each touch a page of their own. The other twelve are random.
 */
export const newId = (prefix: Prefix): string =>
  MANY.has(prefix) ? `${prefix}_${Date.now().toString(36)}${randomPart(12)}` : `${prefix}_${randomPart()}`

export const isUploadId = (id: string): boolean => id.startsWith('upload_')

/** `batch_<timestamp>_<random>`, which sorts by time of creation. */
export const newStampedId = (prefix: StampedPrefix, now: Date): string => `${prefix}_${now.getTime()}_${randomPart(10)}`
