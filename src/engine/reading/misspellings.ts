import { LEXICON } from '../lexicon'
import { isVocabulary } from '../lexicon/vocabulary'
import { classesOf } from '../lexicon/word-classes'
import { memo } from '../text/memo'
import { canonicalWord, type Token } from '../text/tokens'

/** Shorter words are one letter from too many others; longer strings are not treated as words. */
const WORD = /^[a-z]{5,30}$/
const IN_CAPITALS = /^[A-Z]+$/

/** Below it a word has to lack a letter, or have two in the wrong order. */
const SHORT = 6
/** From it on any thing of the lists may be meant, below it only what many names have. */
const LONG = 7

const MOST_REMEMBERED = 10_000
const NOBODY_KNOWS = ''

/** The canonical form of the word that a word which nobody knows misspells: "vegitarian", "insurence"; null if there is none. */
export function meantWord({ text, canonical }: Token): string | null {
  if (!WORD.test(canonical) || IN_CAPITALS.test(text) || isVocabulary(canonical)) return null
  // A word that ends in "es" may have lost the letter before it: "dreses".
  return rememberedWord(canonical) || rememberedWord(text.toLowerCase()) || null
}

const rememberedWord = memo(nearestWord, MOST_REMEMBERED)

/** The only one to which the likeliest slip leads. */
function nearestWord(word: string): string {
  const own = canonicalWord(word)
  const found = new Set<string>()
  let likeliest: Slip = word.length < SHORT ? SLIPS.missing : SLIPS.extra
  for (const [slip, spelled] of slipsOf(word)) {
    if (slip > likeliest) continue
    const meant = spelled.endsWith('s') ? canonicalWord(spelled) : spelled
    if (meant === own || !isMeant(meant, word.length >= LONG)) continue
    if (slip < likeliest) found.clear()
    likeliest = slip
    found.add(meant)
  }
  const [only = NOBODY_KNOWS] = found
  return found.size === 1 ? only : NOBODY_KNOWS
}

/** How people misspell, the likeliest first. */
const SLIPS = { doubledOrSwapped: 0, missing: 1, alike: 2, extra: 3 } as const
type Slip = (typeof SLIPS)[keyof typeof SLIPS]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const VOWELS = 'aeiouy'
/** Letters that are taken for one another. */
const ALIKE = [VOWELS, 'cskzqx', 'bp', 'vwf', 'dt', 'gj', 'mn']

const areAlike = (letter: string, other: string): boolean =>
  ALIKE.some((letters) => letters.includes(letter) && letters.includes(other))

/** All words of which a word may be a slip. People get the first letter right, and the end of a new brand is no slip. */
function* slipsOf(word: string): Generator<[Slip, string]> {
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at)
    const letter = word[at] ?? ''
    const after = word.slice(at + 1)
    const isLast = at >= word.length - 1
    if (letter === word[at - 1]) yield [SLIPS.doubledOrSwapped, before + after]
    else if (!isLast && VOWELS.includes(letter)) yield [SLIPS.extra, before + after]
    if (!isLast) yield [SLIPS.doubledOrSwapped, before + after[0]! + letter + after.slice(1)]
    for (const other of LETTERS) {
      if (letter !== '' && other !== letter && areAlike(other, letter)) yield [SLIPS.alike, before + other + after]
      if (other === letter || other === word[at - 1]) yield [SLIPS.doubledOrSwapped, before + other + letter + after]
      else if (letter !== '' || other === 'e') yield [SLIPS.missing, before + other + letter + after]
    }
  }
}

/** Whether people write of it, and not only of a brand. */
function isMeant(word: string, anyThing: boolean): boolean {
  if (!isVocabulary(word)) return false
  const entry = LEXICON.matchesAt([word], 0)[0]?.value
  if (entry === undefined) return classesOf(word) !== 0
  const { senses, marks, cues } = entry
  if (senses.length > 0 && senses.every(({ kind }) => kind === 'brand')) return false
  return marks.length > 0 || cues.length > 0 || classesOf(word) !== 0 || (anyThing && senses.length > 0)
}
