import { PHRASE_TRAITS, type Sense } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import { UNTOLD, type Unit } from '../reading/units'
import type { ParentCategory } from '../taxonomy/vocabulary'
import type { Decision } from './decision'
import type { Vote } from './vote'

/** What decides: the rules alone, or the ranker, about a name or about a sentence. */
export type Judge = 'rules' | 'ranker' | 'sentence'

/** Where people said what is right, nothing that was learned goes before them. */
export function judgeOf(decision: Decision): Judge {
  if ((decision.corrected?.categories.length ?? 0) > 0) return 'rules'
  if (decision.reading.prose) return tellsNothing(decision.reading) ? 'rules' : 'sentence'
  return isSettledByRules(decision) ? 'rules' : 'ranker'
}

/** "Bakers who sell from home" are bakers: nothing but their occupation says what it is about. */
const tellsNothing = ({ clause, units }: Reading): boolean =>
  clause !== null &&
  units.slice(0, clause.subjectEnd).some(({ senses }) => senses.some(({ kind }) => kind === 'role')) &&
  units.slice(clause.subjectEnd).every(({ type }) => UNTOLD.has(type))

/** What a list has as a whole says less by its words one by one. */
const isSettledByRules = (decision: Decision): boolean =>
  isListedAlone(decision) || isNameAsWhole(decision) || areCompaniesBySize(decision) || isSoftware(decision)

/** "Garage door software", "food and drink apps": whatever it is for. */
function isSoftware({ ranking: [first], votes }: Decision): boolean {
  const { category } = first!
  return (
    category === 'Software & SaaS' &&
    votes.some((vote) => vote.category === category && vote.rule === 'what kind of thing it is')
  )
}

/** "Companies with 51-200 employees". */
const areCompaniesBySize = ({ companyMeasure, reading }: Decision): boolean =>
  companyMeasure && !reading.units.some((unit) => unit.type === 'content' && unit.is(PHRASE_TRAITS.sure))

const WHOLE_NAMES: ReadonlySet<string> = new Set([
  'brand, the whole name',
  'a place alone',
  'a node of the tree by name',
])

function isNameAsWhole({ ranking, votes }: Decision): boolean {
  const { category } = ranking[0]!
  return votes.some((vote) => vote.category === category && WHOLE_NAMES.has(vote.rule))
}

/** How sure the rules are of their first place: its lead over the second, and how much there was to go by. */
export function rulesConfidence({ ranking: [first, second], votes }: Decision): number {
  if (!first || first.score === 0) return 0.05
  const lead = 1 - (second?.score ?? 0) / first.score
  const substance = 1 - Math.exp(-first.score * (isListed(first.category, votes) ? 1.6 : 0.9))
  return Math.min(0.99, substance * (0.45 + 0.55 * lead))
}

/** A list speaks for the category, and not as a hint only. */
function isListed(category: ParentCategory, votes: readonly Vote[]): boolean {
  return votes.some((vote) => vote.category === category && vote.sense !== null && vote.sense.strength !== 'weak')
}

/** The name is one thing that a list has. */
function isListedAlone({ reading: { units }, ranking: [first] }: Decision): boolean {
  const things = units.filter(({ type }) => type === 'content' || type === 'generic' || type === 'occupation')
  if (things.length === 1 && things[0]!.is(PHRASE_TRAITS.sure)) return true
  return units.length === 1 && isWholeHint(units[0]!, first!.category)
}

/** "Key blanks", "Ibiza", "supervisors": beside other words they are hints only, alone they are what the list says. */
const isWholeHint = ({ length, senses }: Unit, category: ParentCategory): boolean =>
  senses.length > 0 && senses.every((sense) => sense.category === category && isPlainHint(sense, length))

/** Things of one word may mean more than the list says. */
const isPlainHint = ({ kind, category }: Sense, length: number): boolean =>
  kind === 'role' || (kind === 'term' && (length > 1 || category === 'Travel & Tourism'))

/**
 * What tells how often answers like this one are right: the judge's own figure as a logit, which shares of the name
 * the lists have and the voter knows, and how long it is.
 */
export function confidenceFeatures(own: number, decision: Decision, known: number): number[] {
  const bounded = Math.max(0.005, Math.min(0.995, own))
  const listed = isNameAsWhole(decision) ? 1 : listedShare(decision)
  const length = Math.min(1, decision.reading.written.words.length / LONGEST)
  return [1, Math.log(bounded / (1 - bounded)), listed, known, length]
}

/** More words make an answer no less sure. */
const LONGEST = 20

function listedShare({ reading }: Decision): number {
  const things = reading.units.filter(({ type, position }) => type === 'content' && position !== 'none')
  if (things.length === 0) return 0
  return things.filter((unit) => unit.is(PHRASE_TRAITS.sure)).length / things.length
}
