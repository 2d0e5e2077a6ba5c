import { FUNCTION_WORDS, STOPWORDS } from '../../lexicon/grammar'
import { priorsOf } from '../../lexicon/priors'
import type { Unit } from '../../reading/units'
import type { Subject } from '../subject'

/** Words written with a capital that no list and no vocabulary has: a person, an organization or a brand that nobody checked. */
export function unresolvedNames({ reading, cues }: Subject): string[] {
  const isCued = ({ start, end }: Unit) =>
    Object.values(cues).some((found) => found.some((cue) => cue.start < end && cue.end > start))
  return reading.units.filter((unit) => isUnknownName(unit) && !isCued(unit)).map(({ text }) => text)
}

const CAPITAL = /^\p{Lu}/u
const DIGIT = /\d/

function isUnknownName({ type, text, words, senses, marks }: Unit): boolean {
  return (
    type === 'content' &&
    senses.length === 0 &&
    marks.length === 0 &&
    CAPITAL.test(text) &&
    !DIGIT.test(text) &&
    words.every(
      (word) => word.length > 1 && priorsOf(word).length === 0 && !FUNCTION_WORDS.has(word) && !STOPWORDS.has(word),
    )
  )
}
