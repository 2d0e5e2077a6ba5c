import { LEXICON } from '../lexicon'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Unit } from '../reading/units'

/** A "market garden" is no garden. */
export const isModified = (unit: Unit, before: Unit | undefined): boolean =>
  before?.type === 'content' && isNextTo(unit, before)

/** "Toronto condos". */
export const isPlaced = (unit: Unit, before: Unit | undefined): boolean =>
  before?.type === 'place' && isNextTo(unit, before)

const isNextTo = (unit: Unit, before: Unit): boolean =>
  unit.length === 1 && before.end === unit.start && !unit.is(PHRASE_TRAITS.brand) && !PARTICLE.test(before.text)

const PARTICLE = /(?:^| )(?:off|up|out|on|over|vs)$/i

/** The "hall landlords" of "anniversary hall landlords", which no list has. */
export function isPiece(units: readonly Unit[], at: number, name: string): boolean {
  const [first, before, unit] = [units[at - 2], units[at - 1], units[at]!]
  if (first === undefined || before === undefined || before.length > 1 || !isModified(unit, before)) return false
  const isWithin = name.includes(`${first.text} ${before.text} ${unit.text}`.toLowerCase())
  if (!isWithin || !(first.type === 'content' || first.type === 'place')) return false
  return LEXICON.sensesOf([...before.words, ...unit.words].join(' ')).length === 0
}
