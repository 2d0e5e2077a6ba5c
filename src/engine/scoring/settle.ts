import { WORDS } from '../compiled/words'
import { CHANNELS } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { isVocabulary } from '../lexicon/vocabulary'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import { PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import { calibratedConfidence } from './confidence'
import { confidenceFeatures, type Judge, judgeOf, rulesConfidence } from './confidence-features'
import type { Decision } from './decision'
import type { Model } from './model'
import { KNOWN_ENOUGH, type Opinions, opinionsOf } from './opinions'
import { learnedRanking } from './ranker'

/** A decision with how sure it is. */
export type Settled = {
  decision: Decision
  /** Best first: the rules' own, or the ranker's. */
  ranking: Decision['ranking']
  /** 0 to 1: of the answers given at 0.9, nine of ten are right. */
  confidence: number
  /** What the voter says of it. */
  opinions: Opinions
  /** The words from which the voter found the category, where no rule did. */
  learnedFrom: readonly string[]
}

const MOST_TEXTS = 3
const NONE: readonly string[] = []

/** Where no list has a word and the voter is not sure either, the name may be no word at all. */
const GUESS_BELOW = 0.4
const GUESS = 0.05

/** A name that is mostly unknown words is uncertain. */
const DOUBT = 0.45

/** Of all but what a list has as a whole, the ranker decides: it weighs the votes of the rules and the voter's opinion. */
export function settled(decision: Decision, model: Model): Settled {
  const judge = judgeOf(decision)
  const opinions = opinionsOf(decision.reading, model.voter)
  const answer =
    judge === 'rules' ? settledByRules(decision, opinions, model) : settledByRanker(decision, opinions, judge, model)
  if (namesOnlyAList(decision.reading)) return { ...answer, confidence: GUESS }
  const isUnsure = answer.confidence > DOUBT && decision.corrected === null && isOfUnknown(decision)
  return isUnsure ? { ...answer, confidence: DOUBT } : answer
}

/** "Zorblax shoppers", "Zorblax app users", "Zorblax employees": whose they are, nobody knows. */
function isOfUnknown({ cues, reading: { units } }: Decision): boolean {
  const things = units.filter(({ type }) => type === 'content' || type === 'generic' || type === 'occupation')
  const isCued = (unit: Unit) => cues.sensitivity.some(({ start, end }) => start < unit.end && end > unit.start)
  return (
    things.some(isUnknown) &&
    !things.some((unit) => isUnknown(unit) && isCued(unit)) &&
    things.some(saysLittle) &&
    things.every((unit) => isUnknown(unit) || saysLittle(unit))
  )
}

const isUnknown = ({ senses, marks, words }: Unit): boolean =>
  senses.length === 0 && marks.length === 0 && !words.some(isVocabulary)

/** It says how people came to a list, on which there may be anybody. */
const saysLittle = (unit: Unit): boolean =>
  unit.is(PHRASE_TRAITS.framing) || CHANNELS.has(unit.words[0]!) || unit.is(PHRASE_TRAITS.employees)

const CAMPAIGN_WORDS: ReadonlySet<string> = new Set(WORDS.sellers.campaignWords)
const BESIDE_THEM: ReadonlySet<string> = new Set(WORDS.sellers.besideCampaignWords)

/** "Control group", "Test segment 3", "VIP": what a list of people is for, not who they are. */
function namesOnlyAList({ written: { canonicals } }: Reading): boolean {
  return (
    canonicals.some((word) => CAMPAIGN_WORDS.has(word)) &&
    canonicals.every((word) => CAMPAIGN_WORDS.has(word) || BESIDE_THEM.has(word) || /^\d+$/.test(word))
  )
}

function settledByRules(decision: Decision, opinions: Opinions, { confidence }: Model): Settled {
  const features = confidenceFeatures(rulesConfidence(decision), decision, 1)
  return {
    decision,
    ranking: decision.ranking,
    confidence: calibratedConfidence(confidence.rules, features),
    opinions,
    learnedFrom: NONE,
  }
}

function settledByRanker(decision: Decision, opinions: Opinions, judge: Judge, model: Model): Settled {
  const { topic, all } = opinions
  const ranking = learnedRanking(decision, opinions, model.ranker)
  const first = ranking[0]!
  const likely = calibratedConfidence(model.confidence[judge], confidenceFeatures(first.score, decision, topic.known))
  const isByRules = decision.votes.some(({ category }) => category === first.category)
  const texts = isByRules ? NONE : all.textsFor(PARENT_CATEGORIES.indexOf(first.category))
  return {
    decision,
    ranking,
    confidence: decision.votes.length === 0 ? Math.min(likely, mostWithoutVotes(first.score, topic.known)) : likely,
    opinions,
    learnedFrom: texts.slice(0, MOST_TEXTS),
  }
}

/** How sure an answer may be that nothing but likeness speaks for. */
function mostWithoutVotes(score: number, known: number): number {
  if (score < GUESS_BELOW) return GUESS
  return known < KNOWN_ENOUGH ? DOUBT : 1
}
