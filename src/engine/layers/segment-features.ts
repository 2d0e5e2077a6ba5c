import { speaksAsUs, speaksOfOne } from '../reading/prose'
import { logistic, logOdds } from '../scoring/softmax'
import type { Opinion } from '../scoring/voter'
import { CATEGORY_NUMBERS, PARENT_CATEGORIES, SEGMENT_TYPES } from '../taxonomy/vocabulary'
import { type RuledSegment, SEGMENT_RULES } from './segment-rules'
import type { Subject } from './subject'

const NO_RULE = SEGMENT_RULES.length - 1

const FLAGS = ['always', 'a sentence', 'a title', 'prose', 'speaks as us', 'speaks of one person']

const OPINIONS = [
  'voter',
  'voter of all words',
  'voter of the subject',
  'voter of all words, in a sentence',
  'voter of all words, where no rule says anything',
]

/** What tells the segment type of a name: which rule says what, what the voter says, where the name is filed. */
export const SEGMENT_FEATURES: readonly string[] = [
  ...FLAGS,
  ...OPINIONS.flatMap(ofEachType),
  ...SEGMENT_RULES.flatMap(ofEachType),
  ...PARENT_CATEGORIES,
]

function ofEachType(name: string): string[] {
  return SEGMENT_TYPES.map((type) => `${name}: ${type}`)
}

const TYPES = SEGMENT_TYPES.length
const FIRST_RULE = FLAGS.length + OPINIONS.length * TYPES
const FIRST_CATEGORY = FIRST_RULE + SEGMENT_RULES.length * TYPES

/** SEGMENT_FEATURES of a name: of nearly all that stand for a rule or a category it has none. */
export type SegmentFeatures = {
  /** The flags, then of each of OPINIONS what it says of each type. */
  said: readonly number[]
  /** Which rule says what, and the category: their places, where it has a 1. */
  rule: number
  category: number
}

export function segmentFeatures(
  { reading, opinions, category }: Subject,
  { segment, rule }: RuledSegment,
): SegmentFeatures {
  const all = oddsOf(opinions.all)
  const { written, prose } = reading
  return {
    said: [
      1,
      Number(reading.clause !== null),
      Number(reading.title),
      Number(prose),
      Number(prose && speaksAsUs(written)),
      Number(prose && speaksOfOne(written)),
      ...oddsOf(opinions.topic),
      ...all,
      ...oddsOf(opinions.subject),
      ...(prose ? all : EVEN_ODDS),
      ...(rule === NO_RULE ? all : EVEN_ODDS),
    ],
    rule: FIRST_RULE + rule * TYPES + SEGMENT_TYPES.indexOf(segment.value),
    category: FIRST_CATEGORY + CATEGORY_NUMBERS.get(category)!,
  }
}

const EVEN_ODDS: readonly number[] = SEGMENT_TYPES.map(() => 0)

function oddsOf(opinion: Opinion | null): readonly number[] {
  if (opinion === null) return EVEN_ODDS
  const odds: number[] = []
  for (let type = 0; type < TYPES; type++) odds.push(logOdds(opinion.segments[type]!))
  return odds
}

/** How likely a segment type is, by what each of SEGMENT_FEATURES weighs for it. */
export function segmentLikelihood(weights: readonly number[], { said, rule, category }: SegmentFeatures): number {
  let score = 0
  for (let at = 0; at < said.length; at++) score += said[at]! * weights[at]!
  return logistic(score + weights[rule]! + weights[category]!)
}
