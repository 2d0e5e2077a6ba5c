import { isPerson } from '../../reading/people'
import type { Unit } from '../../reading/units'
import { isPractice } from '../practice'
import type { Subject } from '../subject'
import { namesAdults } from './children'
import type { SensitivityJudgement } from './judgement'

/** Whether what similar words are mostly about is nothing of this name. */
export const isMisled = (subject: Subject, learned: SensitivityJudgement): boolean =>
  isPractice(subject) ||
  arePractitioners(subject) ||
  isOfParents(subject, learned) ||
  isOfWhere(subject, learned) ||
  isOfBrand(subject, learned)

/** "Statin prescribers": who treats a condition does not have it. */
const arePractitioners = ({ reading: { title, written }, cues }: Subject): boolean =>
  title && cues.head.some(({ cue, end }) => cue.head === 'practitioners' && end === written.words.length)

/** "Mums with pupils at primary school": similar words are said of children. */
const isOfParents = ({ reading }: Subject, learned: SensitivityJudgement): boolean =>
  learned.subject === 'children' && namesAdults(reading)

const WHERE: ReadonlySet<string> = new Set(['in', 'near', 'around', 'across'])

/** "Families in Ontario", "Manila envelopes": what was learned of the name of a place says nothing of people there or of things. */
function isOfWhere({ reading: { units } }: Subject, { words: [mostTelling] }: SensitivityJudgement): boolean {
  return units.some(({ type, text }, at) => {
    if (type !== 'place' || text !== mostTelling) return false
    const before = units[at - 1]?.words[0] === 'the' ? units[at - 2] : units[at - 1]
    const isWhere = before !== undefined && WHERE.has(before.words[0]!)
    return isWhere || isThing(units[at + 1])
  })
}

const isThing = (unit: Unit | undefined): boolean =>
  unit?.type === 'content' &&
  unit.senses.length > 0 &&
  unit.senses.every(({ kind, strength }) => kind === 'term' && strength !== 'weak') &&
  !isPerson(unit)

/** "MS Word users": a brand that the category lists is known for what it sells. */
function isOfBrand({ reading: { units }, category }: Subject, { words: [mostTelling] }: SensitivityJudgement): boolean {
  return units.some(
    ({ text, senses }) =>
      text === mostTelling &&
      senses.length > 0 &&
      senses.every((sense) => sense.kind === 'brand' && sense.strength !== 'weak' && sense.category === category),
  )
}
