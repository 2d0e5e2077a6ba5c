import { WORDS } from '../compiled/words'
import type { Reading } from '../reading/read'
import { isBusinessNoun } from './segment-words'

const PARTS: ReadonlySet<string> = new Set(WORDS.segments.countedParts)
const SPACES: ReadonlySet<string> = new Set(WORDS.segments.countedSpaces)

/** From here on nobody but the business counts its rooms. */
const MANY = 10

const FROM: ReadonlySet<string> = new Set(['over', 'above', 'than', 'least'])
const SEVERAL: ReadonlySet<string> = new Set(['multiple', 'several'])

/** "Clinics with 5+ physicians", "gyms with multiple locations": a business by its size, and no place that people go to. */
export function isVenueBySize({ units, written: { canonicals }, clause }: Reading): boolean {
  if (clause !== null && clause.subject !== 'organization') return false
  const venue = units.findIndex(({ words }) => isBusinessNoun(words.at(-1)!))
  if (venue < 0 || units.slice(0, venue).some(({ type }) => type === 'frame' || type === 'function')) return false
  for (let at = units[venue]!.end; at < canonicals.length; at++) {
    const amount = amountAt(canonicals, at)
    if (amount !== null && counts(canonicals.slice(amount.end, amount.end + 2), amount.least)) return true
  }
  return false
}

type Amount = { least: number; end: number }

/** "10+", "more than 10", "10 or more", "10-50", "multiple". */
function amountAt(words: readonly string[], at: number): Amount | null {
  const word = words[at]!
  if (SEVERAL.has(word)) return { least: 2, end: at + 1 }
  if (!/^\d/.test(word)) return null
  const least = Number.parseInt(word.replaceAll(',', ''), 10)
  if (word.endsWith('+') || /\d ?[-–] ?\d/.test(word) || FROM.has(words[at - 1] ?? '')) return { least, end: at + 1 }
  return words[at + 1] === 'or' && words[at + 2] === 'more' ? { least, end: at + 3 } : null
}

function counts([noun = '', next = '']: readonly string[], least: number): boolean {
  return PARTS.has(noun) || (least >= MANY && (SPACES.has(noun) || SPACES.has(`${noun} ${next}`)))
}
