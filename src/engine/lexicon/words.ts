import { highOf, lowOf, placesOf } from '../embedding/word-hashes'
import { aliasesFrom, isBrandSpelling } from './brands'
import { COMPOUNDS } from './compounds'
import { MEASURING } from './demographics'
import { AUDIENCE_NOUNS, STOPWORDS, STRENGTHENING, WEAKENING } from './grammar'
import { CUES, ENTRIES, MARKS } from './index'
import { WORD_TRAITS, type Word } from './phrase'
import { NO_BEGINNING } from './phrases'
import { bitOf, bitsOf } from './word-bits'

const MOST_REMEMBERED = 100_000
const known = new Map<string, Word>()

export function wordOf(canonical: string): Word {
  let word = known.get(canonical)
  if (!word) {
    word = newWord(canonical)
    if (known.size === MOST_REMEMBERED) known.clear()
    known.set(canonical, word)
  }
  return word
}

/** In the order in which they are asked for: what a name reads of a word stands together. */
function newWord(canonical: string): Word {
  const entries = ENTRIES.beginningWith(canonical)
  const marks = MARKS.beginningWith(canonical)
  const cues = CUES.beginningWith(canonical)
  const aliases = aliasesFrom(canonical)
  return {
    canonical,
    traits:
      traitsOf(canonical) |
      (entries.alone ? WORD_TRAITS.listed : 0) |
      (marks.alone ? WORD_TRAITS.marked : 0) |
      (cues === NO_BEGINNING ? 0 : WORD_TRAITS.cued) |
      (isBrandSpelling(canonical, aliases) ? WORD_TRAITS.brand : 0),
    bit: bitOf(canonical),
    followers: entries.bits | entries.joinedBits | marks.bits,
    phrase: null,
    order: orderOf(canonical),
    places: placesOf(canonical),
    partners: aliases.bits | bitsOf(COMPOUNDS.get(canonical) ?? []),
    high: highOf(canonical),
    low: lowOf(canonical),
    entries,
    marks,
    cues,
    aliases,
  }
}

function traitsOf(word: string): number {
  const { renamed, measuring, strengthening, weakening, stop, audience } = WORD_TRAITS
  return (
    (word.includes('.') || word.startsWith('1-8') ? renamed : 0) |
    (MEASURING.has(word) || /\d/.test(word) ? measuring : 0) |
    (STRENGTHENING.has(word) ? strengthening : 0) |
    (WEAKENING.has(word) ? weakening : 0) |
    (STOPWORDS.has(word) ? stop : 0) |
    (AUDIENCE_NOUNS.has(word) ? audience : 0)
  )
}

/** Two letters in 32 bits with a sign, as V8 keeps them in a field. */
function orderOf(word: string): number {
  return (word.charCodeAt(0) - 2 ** 15) * 2 ** 16 + (word.length > 1 ? word.charCodeAt(1) : 0)
}
