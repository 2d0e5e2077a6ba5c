import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import { calibratedConfidence } from './confidence'
import { confidenceFeatures, isSettledByRules, rulesConfidence } from './confidence-features'
import type { Decision } from './decision'
import { learnedRanking } from './ranker'
import { roleWordsOf } from './role-words'
import type { Voter } from './voter'

/** A decision with how sure it is. */
export type Settled = {
  decision: Decision
  /** Best first: the rules' own, or the ranker's. */
  ranking: Decision['ranking']
  /** 0 to 1: of the answers given at 0.9, nine of ten are right. */
  confidence: number
  /** How likely it is of High sensitivity, by words like its own; 0 where nobody was asked. */
  learnedHigh: number
  /** The words by whose likes the first place was found, where no rule found it. */
  learnedFrom: readonly string[]
}

const MOST_TEXTS = 3
const NONE: readonly string[] = []

/** Where no list has a word and the voter is not sure either, the name may be no word at all. */
const GUESS_BELOW = 0.4
const GUESS = 0.05

/** Of a name that is mostly unknown words, their letters say nothing of how sensitive it is: people check it. */
const KNOWN_ENOUGH = 0.5

/** Where the rules are not sure, the learned voter is asked too, and the ranker weighs both. */
export function settled(decision: Decision, voter: Voter): Settled {
  if (isSettledByRules(decision)) {
    const features = confidenceFeatures(rulesConfidence(decision), decision, 1)
    const confidence = calibratedConfidence('rules', features)
    return { decision, ranking: decision.ranking, confidence, learnedHigh: 0, learnedFrom: NONE }
  }
  const opinion = voter(roleWordsOf(decision.reading))
  const ranking = learnedRanking(decision, opinion)
  const first = ranking[0]!
  const features = confidenceFeatures(first.score, decision, opinion.known)
  const likely = calibratedConfidence('ranker', features)
  const isByRules = decision.votes.some(({ category }) => category === first.category)
  const texts = isByRules ? [] : opinion.textsFor(PARENT_CATEGORIES.indexOf(first.category))
  return {
    decision,
    ranking,
    confidence: decision.votes.length === 0 && first.score < GUESS_BELOW ? Math.min(likely, GUESS) : likely,
    learnedHigh: opinion.known < KNOWN_ENOUGH ? 0 : opinion.high,
    learnedFrom: texts.slice(0, MOST_TEXTS),
  }
}
