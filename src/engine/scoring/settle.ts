import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import { calibratedConfidence } from './confidence'
import { confidenceFeatures, type Judge, judgeOf, rulesConfidence } from './confidence-features'
import type { Decision } from './decision'
import { opinionsOf } from './opinions'
import { learnedRanking } from './ranker'
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
  /** How likely a sentence is about people at work, by words like its own; 0.5 for other names. */
  learnedAtWork: number
  /** The words by whose likes the first place was found, where no rule found it. */
  learnedFrom: readonly string[]
}

const MOST_TEXTS = 3
const UNKNOWN = 0.5
const NONE: readonly string[] = []

/** Where no list has a word and the voter is not sure either, the name may be no word at all. */
const GUESS_BELOW = 0.4
const GUESS = 0.05

/** A name that is mostly unknown words is uncertain, and their letters say nothing of how sensitive it is: people check it. */
const KNOWN_ENOUGH = 0.5
const DOUBT = 0.45

/** Where the rules are not sure, and of sentences, the learned voter is asked too, and the ranker weighs both. */
export function settled(decision: Decision, voter: Voter): Settled {
  const judge = judgeOf(decision)
  return judge === 'rules' ? settledByRules(decision) : settledByRanker(decision, judge, voter)
}

function settledByRules(decision: Decision): Settled {
  return {
    decision,
    ranking: decision.ranking,
    confidence: calibratedConfidence('rules', confidenceFeatures(rulesConfidence(decision), decision, 1)),
    learnedHigh: 0,
    learnedAtWork: UNKNOWN,
    learnedFrom: NONE,
  }
}

function settledByRanker(decision: Decision, judge: Judge, voter: Voter): Settled {
  const opinions = opinionsOf(decision.reading, voter)
  const { topic, all } = opinions
  const ranking = learnedRanking(decision, opinions)
  const first = ranking[0]!
  const likely = calibratedConfidence(judge, confidenceFeatures(first.score, decision, topic.known))
  const isByRules = decision.votes.some(({ category }) => category === first.category)
  const texts = isByRules ? NONE : all.textsFor(PARENT_CATEGORIES.indexOf(first.category))
  return {
    decision,
    ranking,
    confidence: decision.votes.length === 0 ? Math.min(likely, mostWithoutVotes(first.score, topic.known)) : likely,
    learnedHigh: topic.known < KNOWN_ENOUGH ? 0 : topic.high,
    learnedAtWork: judge === 'sentence' ? all.atWork : UNKNOWN,
    learnedFrom: texts.slice(0, MOST_TEXTS),
  }
}

/** How sure an answer may be that nothing but likeness speaks for. */
function mostWithoutVotes(score: number, known: number): number {
  if (score < GUESS_BELOW) return GUESS
  return known < KNOWN_ENOUGH ? DOUBT : 1
}
