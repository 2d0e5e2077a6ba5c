import type { Reading } from '../reading/read'
import type { Position, Unit } from '../reading/units'

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
  const meant = units.filter(({ type }) => type !== 'function' && type !== 'structure' && type !== 'frame')
  const all = meant.flatMap(wordsOfUnit).filter(({ word }) => !SEGMENT_MARK.test(word))
  const heads = all.filter(({ role }) => role === 'head').length
  const shares = { head: 1 / Math.sqrt(Math.max(1, heads)), modifier: 1 / Math.sqrt(Math.max(1, all.length - heads)) }
  return all.map((word) => ({ ...word, weight: word.weight * shares[word.role] }))
}

function wordsOfUnit({ words, text, type, position }: Unit): RoleWord[] {
  const isThing = type === 'content' && position !== 'none'
  const headWeight = isThing ? HEAD_WEIGHTS[position] : undefined
  const modifierWeight = isThing ? (MODIFIER_WEIGHTS[position] ?? 1) : ASIDE
  return words.map((word, at) =>
    headWeight !== undefined && at === words.length - 1
      ? { word, text, role: 'head', weight: headWeight }
      : { word, text, role: 'modifier', weight: modifierWeight },
  )
}
