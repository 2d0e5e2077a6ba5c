import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { PURPOSE_RULE } from './cue-votes'
import type { Decision } from './decision'
import { isToldByVerb, type Vote } from './vote'

/** What decides: the rules alone, or the ranker, about a name or about a sentence. */
export type Judge = 'rules' | 'ranker' | 'sentence'

/** From here on the rules are sure enough to decide alone. */
const SURE = 0.9

/** Where people said what is right, nothing that was learned goes before them. */
export function judgeOf(decision: Decision): Judge {
  if ((decision.corrected?.categories.length ?? 0) > 0) return 'rules'
  if (decision.reading.clause !== null) return 'sentence'
  return isSettledByRules(decision) ? 'rules' : 'ranker'
}

function isSettledByRules(decision: Decision): boolean {
  const isListed = isListedAlone(decision) || isLongPhrase(decision) || isNameAsWhole(decision)
  return isListed || rulesConfidence(decision) >= SURE || isSaidByVerb(decision) || isMadeFor(decision)
}

/** "PlayStation headsets": where the rule for purposes leads clearly, words one by one say less. */
function isMadeFor({ ranking, votes }: Decision): boolean {
  const { category } = ranking[0]!
  return (
    leadOf(ranking) > PURPOSE_LEAD && votes.some((vote) => vote.rule === PURPOSE_RULE && vote.category === category)
  )
}

function isSaidByVerb({ ranking, votes }: Decision): boolean {
  return votes.some(({ rule, category }) => isToldByVerb(rule) && category === ranking[0]!.category)
}

const WHOLE_NAMES: ReadonlySet<string> = new Set([
  'brand, the whole name',
  'a place alone',
  'a node of the tree by name',
])

/** A name that is a brand's, a place's or a node's as a whole says nothing by its words one by one. */
function isNameAsWhole({ ranking, votes }: Decision): boolean {
  const { category } = ranking[0]!
  return votes.some((vote) => vote.category === category && WHOLE_NAMES.has(vote.rule))
}

/** How sure the rules are of their first place: its lead over the second, and how much there was to go by. */
export function rulesConfidence({ ranking, votes }: Decision): number {
  const first = ranking[0]
  if (!first || first.score === 0) return 0.05
  const lead = leadOf(ranking)
  const substance = 1 - Math.exp(-first.score * (isListed(first.category, votes) ? 1.6 : 0.9))
  return Math.min(0.99, substance * (0.45 + 0.55 * lead))
}

/** How far the first place is ahead of the second, as a share of its score. */
function leadOf([first, second]: Decision['ranking']): number {
  return first === undefined || first.score === 0 ? 0 : (first.score - (second?.score ?? 0)) / first.score
}

const PURPOSE_LEAD = 0.55

/** A list speaks for the category, and not as a hint only. */
function isListed(category: ParentCategory, votes: readonly Vote[]): boolean {
  return votes.some((vote) => vote.category === category && vote.sense !== null && vote.sense.strength !== 'weak')
}

/** The name is one thing that a list has: its words one by one say less than the list. */
function isListedAlone({ reading }: Decision): boolean {
  const things = reading.units.filter(({ type }) => type === 'content' || type === 'generic' || type === 'occupation')
  return things.length === 1 && things[0]!.is(PHRASE_TRAITS.sure)
}

/** A phrase of three words and more that a list has is no chance. */
function isLongPhrase({ reading, ranking }: Decision): boolean {
  const isLong = reading.units.some(
    (unit) => unit.position === 'head' && unit.length >= LONG && unit.is(PHRASE_TRAITS.sure),
  )
  return isLong && leadOf(ranking) > LONG_LEAD
}

const LONG = 3
const LONG_LEAD = 0.5

/**
 * What tells how often answers like this one are right: the judge's own figure as a logit, and which shares of the name
 * the lists have and the voter knows.
 */
export function confidenceFeatures(own: number, decision: Decision, known: number): number[] {
  const bounded = Math.max(0.005, Math.min(0.995, own))
  return [1, Math.log(bounded / (1 - bounded)), isNameAsWhole(decision) ? 1 : listedShare(decision), known]
}

function listedShare({ reading }: Decision): number {
  const things = reading.units.filter(({ type, position }) => type === 'content' && position !== 'none')
  if (things.length === 0) return 0
  return things.filter((unit) => unit.is(PHRASE_TRAITS.sure)).length / things.length
}
