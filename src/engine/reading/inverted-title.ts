import { WORDS } from '../compiled/words'
import { PERSONS } from '../lexicon/grammar'
import type { Lexicon } from '../lexicon/lexicon'
import { canonicalWords } from '../text/tokens'

const MOST_PARTS = 4
const MOST_WORDS = 3

/** Steps of a career, which stand alone after a title: "Manager, brand, assistant". */
const STEPS: ReadonlySet<string> = new Set(WORDS.titles.steps)

/** "Driver, lorry" → "lorry Driver", "Engineer, software, senior" → "senior software Engineer"; other names stay as they are. */
export function turnedTitle(name: string, lexicon: Lexicon): string {
  if (!name.includes(', ')) return name
  const [occupation = '', ...details] = name.split(', ').map((part) => part.trim())
  if (details.length >= MOST_PARTS || !details.every((part) => isDetail(part, lexicon))) return name
  const turned = [...details.reverse(), occupation].join(' ')
  if (isRole(turned, lexicon)) return turned
  return isOccupation(occupation, lexicon) && !isThing(turned, lexicon) ? turned : name
}

/** A few words that are no title themselves: "Actors, Producers" is a list. */
function isDetail(part: string, lexicon: Lexicon): boolean {
  const words = canonicalWords(part)
  if (words.length === 0 || words.length > MOST_WORDS || /[^\p{L}\p{M}\s&'’-]/u.test(part)) return false
  const last = words.at(-1)!
  if (words.length === 1 && STEPS.has(last)) return true
  return words[0] !== 'and' && words[0] !== 'or' && !PERSONS.has(last) && !isOccupationWord(last, lexicon)
}

function isOccupation(part: string, lexicon: Lexicon): boolean {
  const words = canonicalWords(part)
  return words.length === 1 && isOccupationWord(words[0]!, lexicon)
}

function isOccupationWord(word: string, lexicon: Lexicon): boolean {
  if (lexicon.marksOf(word).some(({ type }) => type === 'occupation' || type === 'rank')) return true
  return lexicon.sensesOf(word).some(({ kind, strength }) => kind === 'role' && strength !== 'weak')
}

function isRole(name: string, lexicon: Lexicon): boolean {
  return lexicon.sensesOf(canonicalWords(name).join(' ')).some(({ kind }) => kind === 'role')
}

/** "Welder, MIG": turned round it is a tool. */
function isThing(name: string, lexicon: Lexicon): boolean {
  return lexicon.sensesOf(canonicalWords(name).join(' ')).some(({ kind }) => kind === 'term')
}
