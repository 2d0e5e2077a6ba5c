import { WORDS } from '../compiled/words'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'

/** Beside a brand they say that people stay with it. */
const LOYAL: ReadonlySet<string> = new Set(WORDS.people.loyal)
const ASIDE: ReadonlySet<Unit['type']> = new Set(['function', 'structure', 'frame', 'place', 'generic'])
const BEHIND: ReadonlySet<Unit['position']> = new Set(['complement', 'promotedComplement'])

/** "Rolex", "Rolex regulars", "Sennheiser Momentum", but not "Rolex waitlisters": of other things beside a brand nobody need be loyal to it. */
export function isBrandItself({ units, clause }: Reading, brand: string): boolean {
  const who = clause === null ? units : units.slice(0, clause.subjectEnd)
  if (units.some(({ words }) => words[0] === 'loyal')) return true
  const own = who.find(({ text }) => text === brand)
  if (own === undefined) return false
  if (who.some(({ words }) => LOYAL.has(words.at(-1)!))) return true
  if (clause !== null || BEHIND.has(own.position)) return false
  return units.every((unit) => unit.chunk !== own.chunk || ASIDE.has(unit.type) || isOfName(unit))
}

/** Another brand, or a word with a capital that only a name explains: no plural, which may be people or things. */
const isOfName = ({ senses, text }: Unit): boolean =>
  senses.some(({ kind }) => kind === 'brand') ||
  (senses.every(({ strength }) => strength === 'weak') &&
    /^(?:\p{Lu}|\d|\p{Ll}\p{Lu})/u.test(text) &&
    !text.endsWith('s'))
