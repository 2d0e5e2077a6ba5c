import { WORDS } from '../../compiled/words'
import { FUNCTION_WORDS, STOPWORDS } from '../../lexicon/grammar'
import { isVocabulary } from '../../lexicon/vocabulary'
import type { Unit } from '../../reading/units'
import type { Subject } from '../subject'

/** Words written with a capital that no list and no vocabulary has: a person, an organization or a brand that nobody checked. */
export function unresolvedNames({ reading, cues }: Subject): string[] {
  const isCued = ({ start, end }: Unit) =>
    Object.values(cues).some((found) => found.some((cue) => cue.start < end && cue.end > start))
  return reading.units.filter((unit) => isUnknownName(unit) && !isCued(unit)).map(({ text }) => text)
}

const ORDINARY_WORDS = new Set(WORDS['ordinary-words'])
/** A capital, then letters: shorter ones are mostly abbreviations. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]{3,}$/u

function isUnknownName({ type, text, words, senses, marks }: Unit): boolean {
  return type === 'content' && senses.length === 0 && marks.length === 0 && NAME.test(text) && words.every(isUnknown)
}

const isUnknown = (word: string): boolean =>
  !isVocabulary(word) && !FUNCTION_WORDS.has(word) && !STOPWORDS.has(word) && !ORDINARY_WORDS.has(word)
