import { codeAt } from './code-at'

/** FNV-1a over UTF-16 units, its bits mixed at the end: 32 bits with a sign, as the machine has them. */
export function hash32(text: string, seed: number): number {
  return mixed(hashedOn(seeded(seed), text))
}

export const seeded = (seed: number): number => 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)

export const withCode = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

export function hashedOn(begun: number, text: string): number {
  let hash = begun
  const { length } = text
  for (let at = 0; at < length; at++) hash = withCode(hash, codeAt(text, at))
  return hash
}

export function mixed(fnv: number): number {
  let hash = Math.imul(fnv ^ (fnv >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
