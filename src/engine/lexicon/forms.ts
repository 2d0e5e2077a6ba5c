const SHORTEST_PART = 3

/** A phrase and the other ways to write it that the lists are asked for: "breadmaker" for "bread maker", and the reverse. */
export function formsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  if (words.length === 2) return [phrase, words.join('')]
  if (words.length > 2) return [phrase]
  const cuts = Array.from({ length: Math.max(0, phrase.length - 2 * SHORTEST_PART + 1) }, (_, i) => i + SHORTEST_PART)
  return [phrase, ...cuts.map((cut) => `${phrase.slice(0, cut)} ${phrase.slice(cut)}`)]
}
