import { WORDS } from '../compiled/words'
import type { FoundCue } from '../lexicon/cues'
import type { Reading } from './read'

const { sensitivity } = WORDS
const FICTIONS = new Set(sensitivity.fictions)
const NAMESAKES = new Set(sensitivity.namesakes)
const SURNAMES = new Set(sensitivity.surnames)
const GIVEN_NAMES = new Set(sensitivity.givenNames)
const CALLED_SO = new Set(sensitivity.calledSo)

/** "Warrant (band)", "Alexander Pope", "Christian Siriano": something else or somebody is only called so. */
export const isNamesake = (reading: Reading, word: FoundCue<'sensitivity'>): boolean =>
  isNamedInBracket(reading, word) ||
  (word.cue.kind !== 'name' && (isSurname(reading, word) || isGivenName(reading, word)))

/** "The Union (2024)" is a film. */
const YEAR = /^(?:19|20)\d\d$/

/** A film may be about what it is called; a band is not. */
function isNamedInBracket({ bracket, written }: Reading, { cue, end }: FoundCue<'sensitivity'>): boolean {
  if (bracket === null || end > bracket) return false
  const [before = '', last = ''] = written.canonicals.slice(bracket).slice(-2)
  const kinds = [last, before, `${before} ${last}`]
  const isFiction = cue.kind !== 'name' && kinds.some((kind) => YEAR.test(kind) || FICTIONS.has(kind))
  return isFiction || kinds.some((kind) => NAMESAKES.has(kind))
}

/** What may follow somebody's name: "Alexander Pope fans". */
const FOLLOWING = new Set(WORDS.people.followers)

function isSurname({ written: { canonicals, words } }: Reading, { start, end }: FoundCue<'sensitivity'>): boolean {
  const isOne = words[start]!.text.toLowerCase() === canonicals[start]
  const isLast = end === canonicals.length || FOLLOWING.has(canonicals[end]!)
  return start === 1 && end === 2 && isLast && isOne && SURNAMES.has(canonicals[1]!) && GIVEN_NAMES.has(canonicals[0]!)
}

/** Surnames do not end as abstract words and plurals do: "Christian apologetics". */
const NO_SURNAME = /(?:s|ism|ity|tion|ing|ment|ship|ness|hood|ance|ence|logy)$/
const CAPITAL = /^\p{Lu}/u

function isGivenName({ units, written }: Reading, { start, end }: FoundCue<'sensitivity'>): boolean {
  const { canonicals, words } = written
  if (start !== 0 || end !== 1 || canonicals.length !== 2 || !CALLED_SO.has(canonicals[0]!)) return false
  const text = words[1]!.text
  const surname = units.find((unit) => unit.start === 1)
  const isUnknown = surname?.senses.length === 0 && surname.marks.length === 0
  return isUnknown && CAPITAL.test(text) && !NO_SURNAME.test(text)
}
