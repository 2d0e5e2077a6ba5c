import { logOdds } from '../scoring/softmax'
import type { Opinion } from '../scoring/voter'
import { CATEGORY_NUMBERS, PARENT_CATEGORIES, SEGMENT_TYPES } from '../taxonomy/vocabulary'
import { type RuledSegment, SEGMENT_RULES } from './segment-rules'
import type { Subject } from './subject'

const NO_RULE = SEGMENT_RULES.length - 1

const FLAGS: readonly [string, (subject: Subject) => boolean][] = [
  ['always', () => true],
  ['a sentence', ({ reading }) => reading.clause !== null],
  ['a title', ({ reading }) => reading.title],
]

const OPINIONS: readonly [string, (subject: Subject, rule: number) => Opinion | null][] = [
  ['voter', ({ opinions }) => opinions.topic],
  ['voter of all words', ({ opinions }) => opinions.all],
  ['voter of the subject', ({ opinions }) => opinions.subject],
  ['voter of all words, in a sentence', ({ opinions, reading }) => (reading.clause ? opinions.all : null)],
  ['voter of all words, where no rule says anything', ({ opinions }, rule) => (rule === NO_RULE ? opinions.all : null)],
]

/** What tells the segment type of a name: which rule says what, what the voter says, where the name is filed. */
export const SEGMENT_FEATURES: readonly string[] = [
  ...FLAGS.map(([name]) => name),
  ...OPINIONS.flatMap(([name]) => ofEachType(name)),
  ...SEGMENT_RULES.flatMap(ofEachType),
  ...PARENT_CATEGORIES,
]

function ofEachType(name: string): string[] {
  return SEGMENT_TYPES.map((type) => `${name}: ${type}`)
}

const TYPES = SEGMENT_TYPES.length
const FIRST_RULE = FLAGS.length + OPINIONS.length * TYPES
const FIRST_CATEGORY = FIRST_RULE + SEGMENT_RULES.length * TYPES

/** In the order of SEGMENT_FEATURES. */
export function segmentFeatures(subject: Subject, { segment, rule }: RuledSegment): number[] {
  const features = new Array<number>(SEGMENT_FEATURES.length).fill(0)
  let at = 0
  for (const [, isSo] of FLAGS) features[at++] = Number(isSo(subject))
  for (const [, opinionOf] of OPINIONS) {
    const opinion = opinionOf(subject, rule)
    for (let type = 0; type < TYPES; type++) features[at++] = opinion ? logOdds(opinion.segments[type]!) : 0
  }
  features[FIRST_RULE + rule * TYPES + SEGMENT_TYPES.indexOf(segment.value)] = 1
  features[FIRST_CATEGORY + CATEGORY_NUMBERS.get(subject.category)!] = 1
  return features
}
