import { codeAt } from './code-at'

const FNV_PRIME = 0x01000193

const seeded = (seed: number): number => 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)

/** FNV-1a over UTF-16 units, its bits mixed at the end: 32 bits with a sign, as the machine has them. */
export function hash32(text: string, seed: number): number {
  let hash = seeded(seed)
  const { length } = text
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ codeAt(text, at), FNV_PRIME)
  return mixed(hash)
}

function mixed(fnv: number): number {
  let hash = Math.imul(fnv ^ (fnv >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const JOINT = 1

/** 36 bits of texts as if they were joined by a sign that none of them has. */
export function hash36(texts: readonly { text: string }[]): number {
  let high = seeded(101)
  let low = seeded(102)
  for (let i = 0; i < texts.length; i++) {
    if (i > 0) {
      high = Math.imul(high ^ JOINT, FNV_PRIME)
      low = Math.imul(low ^ JOINT, FNV_PRIME)
    }
    const { text } = texts[i]!
    const { length } = text
    for (let at = 0; at < length; at++) {
      const code = codeAt(text, at)
      high = Math.imul(high ^ code, FNV_PRIME)
      low = Math.imul(low ^ code, FNV_PRIME)
    }
  }
  return (mixed(high) & 15) * 2 ** 32 + (mixed(low) >>> 0)
}
