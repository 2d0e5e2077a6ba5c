/** At or above: near-identical, refused or flagged. */
export const SIMILARITY_BLOCK = 0.95
/** At or above, and below SIMILARITY_BLOCK: related, worth a warning. */
export const SIMILARITY_WARN = 0.75

/**
 * 1 minus cosine distance of two embeddings; topics that point away from each other have
 * nothing in common: 0.
 */
export function similarityOf(a: Uint8Array, b: Uint8Array): number {
  let dot = 0
  let lengthA = 0
  let lengthB = 0
  for (let at = 1; at < b.length; at += 2) lengthB += signed(b[at]!) ** 2
  let atB = 0
  for (let atA = 0; atA < a.length; atA += 2) {
    const value = signed(a[atA + 1]!)
    lengthA += value * value
    while (atB < b.length && b[atB]! < a[atA]!) atB += 2
    if (b[atB] === a[atA]) dot += value * signed(b[atB + 1]!)
  }
  if (lengthA === 0 || lengthB === 0) return 0
  return Math.min(1, Math.max(0, dot / Math.sqrt(lengthA * lengthB)))
}

const signed = (byte: number): number => (byte << 24) >> 24
