const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
const CAPITALIZED = /^\p{Lu}\p{Ll}/u
const SMALL = /^\p{Ll}/u
const SHORTEST = 3
/** What may follow an ordinary word, and what stands there in the word itself. */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?:['’]s|s|es|ing|ed|ly|ers?|m[ae]n)$/, ''],
  [/(?:ing|ed|ers?)$/, 'e'],
  [/ies$/, 'y'],
]

/**
 * Words that are parts of names, a line each: no example writes them in small letters. `ordinary`: what a dictionary writes
 * in small letters.
 */
export function wordsOfNames(texts: readonly string[], ordinary: ReadonlySet<string>): string {
  const capitalized = new Set<string>()
  const small = new Set<string>()
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) {
      if (SMALL.test(word)) small.add(word.toLowerCase())
      else if (CAPITALIZED.test(word)) capitalized.add(word.toLowerCase())
    }
  }
  const isOrdinary = (word: string) =>
    ordinary.has(word) || ENDINGS.some(([ending, instead]) => ordinary.has(word.replace(ending, instead)))
  const names = [...capitalized].filter((word) => word.length >= SHORTEST && !small.has(word) && !isOrdinary(word))
  return `${names.sort().join('\n')}\n`
}
