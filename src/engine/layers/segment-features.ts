import { logOdds } from '../scoring/softmax'
import { CATEGORY_NUMBERS, PARENT_CATEGORIES } from '../taxonomy/vocabulary'
import { type RuledSegment, SEGMENT_RULES } from './segment-rules'
import type { Subject } from './subject'

/** What tells whether a name is about people at work: which rule says so or not, what the voter says, where it is filed. */
export const SEGMENT_FEATURES: readonly string[] = [
  'always',
  'voter',
  'voter of all words',
  'voter of the subject',
  'a sentence',
  'a title',
  'voter, in a sentence',
  'voter of all words, in a sentence',
  'voter of all words, where no rule says anything',
  ...SEGMENT_RULES.map((rule) => `${rule}: at work`),
  ...SEGMENT_RULES.map((rule) => `${rule}: consumers`),
  ...PARENT_CATEGORIES,
]

const CATEGORIES = SEGMENT_FEATURES.length - PARENT_CATEGORIES.length
const CONSUMERS = CATEGORIES - SEGMENT_RULES.length
const AT_WORK = CONSUMERS - SEGMENT_RULES.length
const NO_RULE = SEGMENT_RULES.length - 1

/** In the order of SEGMENT_FEATURES. */
export function segmentFeatures({ opinions, reading, category }: Subject, { segment, rule }: RuledSegment): number[] {
  const voter = logOdds(opinions.topic.atWork)
  const voterOfAll = logOdds(opinions.all.atWork)
  const isSentence = Number(reading.clause !== null)
  const features = new Array<number>(SEGMENT_FEATURES.length).fill(0)
  const first = [
    1,
    voter,
    voterOfAll,
    opinions.subject ? logOdds(opinions.subject.atWork) : 0,
    isSentence,
    Number(reading.title),
    isSentence * voter,
    isSentence * voterOfAll,
    rule === NO_RULE ? voterOfAll : 0,
  ]
  for (let i = 0; i < first.length; i++) features[i] = first[i]!
  features[(segment.value === 'B2C' ? CONSUMERS : AT_WORK) + rule] = 1
  features[CATEGORIES + CATEGORY_NUMBERS.get(category)!] = 1
  return features
}
