import type { Strength } from '../lexicon/sense'
import type { Reading } from '../reading/read'
import type { Position, Unit } from '../reading/units'
import { CATEGORY_NUMBERS, PARENT_CATEGORIES } from '../taxonomy/vocabulary'

/** The parts of a name that the ranker tells apart. */
export const PARTS = ['head', 'modifier', 'complement', 'subject', 'verb', 'aside'] as const
type Part = (typeof PARTS)[number]

const STRENGTHS: Record<Strength, number> = { weak: 0.3, normal: 1, decisive: 1.5 }

const PART_OF_POSITION: Record<Position, Part> = {
  head: 'head',
  secondHead: 'head',
  promoted: 'head',
  trade: 'head',
  complement: 'complement',
  promotedComplement: 'complement',
  subject: 'subject',
  none: 'aside',
  modifier: 'modifier',
  farModifier: 'modifier',
  portable: 'modifier',
}

const NO_SUMS: readonly number[] = PARENT_CATEGORIES.flatMap(() => PARTS.map(() => 0))

/**
 * What the lists have of each part of a name, by category and part, also of words that do not vote: the rules take the verb
 * and those who do it off a sentence, and the ranker weighs them.
 */
export function listedParts({ units, clause }: Reading): readonly number[] {
  const sums = NO_SUMS.slice()
  units.forEach((unit, at) => {
    const { senses, length } = unit
    if (unit.type === 'function' || senses.length === 0) return
    const part = PARTS.indexOf(partOf(unit, at, clause))
    const share = Math.sqrt(length / new Set(senses.map(({ category }) => category)).size)
    for (const { category, strength } of senses) {
      sums[CATEGORY_NUMBERS.get(category)! * PARTS.length + part]! += STRENGTHS[strength] * share
    }
  })
  return sums
}

function partOf({ type, position }: Unit, at: number, clause: Reading['clause']): Part {
  if (clause !== null && at < clause.subjectEnd) return 'subject'
  if (clause !== null && at < clause.objectStart) return 'verb'
  return type === 'content' ? PART_OF_POSITION[position] : 'aside'
}
