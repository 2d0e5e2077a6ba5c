import type { Reading } from '../reading/read'
import { type Position, UNTOLD, type Unit } from '../reading/units'

/** How a word stands in a name: what the name is about, or what says more about it. */
export type Role = 'head' | 'modifier'
export type RoleWord = { word: string; text: string; role: Role; weight: number }

/** How much a thing's words count, by its place; only in these places its last word is a head. */
const HEAD_WEIGHTS: Partial<Record<Position, number>> = {
  head: 1,
  secondHead: 1,
  promoted: 1,
  promotedComplement: 1,
  portable: 0.7,
}
const MODIFIER_WEIGHTS: Partial<Record<Position, number>> = { farModifier: 0.6, complement: 0.6, subject: 0.3 }
/** It says the segment type and nothing of the topic. */
const SEGMENT_MARK = /^b2(?:b2c|[bceg])$/
/** Words for people, places and ranks beside the things of a name. */
const ASIDE = 0.5

/** The words of a name that may tell where it belongs; many in one role share its weight. */
export function roleWordsOf({ units }: Pick<Reading, 'units'>): RoleWord[] {
  const all: RoleWord[] = []
  for (const unit of units) if (!UNTOLD.has(unit.type)) addWords(all, unit)
  const heads = all.filter(({ role }) => role === 'head').length
  const shares = { head: 1 / Math.sqrt(Math.max(1, heads)), modifier: 1 / Math.sqrt(Math.max(1, all.length - heads)) }
  for (const word of all) word.weight *= shares[word.role]
  return all
}

/** Every word of a name that is more than grammar, each counting alike: in a sentence also who does it and the verb tell. */
export const allWordsOf = ({ units }: Pick<Reading, 'units'>): RoleWord[] => evenWords(units)

/** The same of those who do it, where the name is a sentence. */
export function subjectWordsOf({ units, clause }: Pick<Reading, 'units' | 'clause'>): RoleWord[] {
  return clause === null ? [] : evenWords(units.slice(0, clause.subjectEnd))
}

function evenWords(units: readonly Unit[]): RoleWord[] {
  const all: RoleWord[] = []
  for (const { words, text, type } of units) {
    if (type === 'function') continue
    const head = type === 'content' ? words.length - 1 : -1
    for (let at = 0; at < words.length; at++)
      all.push({ word: words[at]!, text, role: at === head ? 'head' : 'modifier', weight: 1 })
  }
  const share = 1 / Math.sqrt(Math.max(1, all.length))
  for (const word of all) word.weight = share
  return all
}

function addWords(all: RoleWord[], { words, text, type, position }: Unit): void {
  const isThing = type === 'content' && position !== 'none'
  const headWeight = isThing ? HEAD_WEIGHTS[position] : undefined
  const modifierWeight = isThing ? (MODIFIER_WEIGHTS[position] ?? 1) : ASIDE
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (SEGMENT_MARK.test(word)) continue
    if (headWeight !== undefined && at === words.length - 1) all.push({ word, text, role: 'head', weight: headWeight })
    else all.push({ word, text, role: 'modifier', weight: modifierWeight })
  }
}
