import { WORDS } from '../compiled/words'
import { hasAudienceWord, LEXICON } from '../lexicon/index'
import type { Mark } from '../lexicon/marks'
import type { Sense } from '../lexicon/phrase'
import { OCCUPATION_ENDINGS } from '../lexicon/titles'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** Categories in whose files the people of leisure, faith and politics stand among the roles. */
const LAY: ReadonlySet<ParentCategory> = new Set([
  'Demographics & Life Events',
  'Family & Relationships',
  'Community & Causes',
  'Government & Politics',
  'Outdoor Recreation',
  'Hobbies & Arts',
  'Gaming',
  'Pets & Animals',
  'Retail & Shopping',
  'Travel & Tourism',
  'Investing & Wealth',
])

/** People at work in whatever stands before them. */
const WORKING: ReadonlySet<string> = new Set(WORDS.titles.working)

/** Whether words say what somebody works as, though they are no rank and no plain occupation. */
export function namesOccupation(words: readonly string[], senses: readonly Sense[], marks: readonly Mark[]): boolean {
  const last = words[words.length - 1]!
  if (words.length > 1 && marks.some((mark) => mark.type === 'occupation')) return true
  const isRole = senses.some((sense) => sense.kind === 'role' && sense.strength !== 'weak')
  if (words.length > 1 && WORKING.has(last) && (isRole || !senses.some(isThing))) return true
  if (!isRole) return false
  if (hasAudienceWord(words)) return false
  return (
    isRank(words[0]!) ||
    isRank(words.slice(0, 2).join(' ')) ||
    LEXICON.marksOf(last).some((mark) => mark.type === 'occupation' || mark.type === 'rank') ||
    OCCUPATION_ENDINGS.some((ending) => last.endsWith(ending)) ||
    senses.some((sense) => sense.kind === 'role' && sense.strength !== 'weak' && !LAY.has(sense.category))
  )
}

/** "Head of e-commerce", "director of volunteers". */
function isRank(phrase: string): boolean {
  return LEXICON.marksOf(phrase).some((mark) => mark.type === 'rank')
}

/** "Password manager": a brand or a thing that is called like somebody at work. */
function isThing({ kind, strength }: Sense): boolean {
  return kind === 'brand' || (kind === 'term' && strength !== 'weak')
}
