import { SEGMENT_WEIGHTS } from '../compiled/model'
import { likelihood } from '../scoring/softmax'
import type { SegmentType } from '../taxonomy/vocabulary'
import { type Judged, judged } from './judged'
import { segmentFeatures } from './segment-features'
import { type RuledSegment, SEGMENT_RULES, segmentByRules } from './segment-rules'
import type { Subject } from './subject'

/** What the rules say of a name, unless what was learned from labelled names says otherwise. */
export function segmentLayer(subject: Subject): Judged<SegmentType> {
  const ruled = segmentByRules(subject)
  return saysItself(subject) || isSoughtTrade(ruled) ? ruled.segment : (learnedInstead(subject, ruled) ?? ruled.segment)
}

/** The name says by words or figures which segment it is, or nothing is known of it. */
function saysItself({ said, cues, measure, companyMeasure, isGuess }: Subject): boolean {
  return said !== null || cues.segment.length > 0 || measure !== null || companyMeasure || isGuess
}

/** "Kitchen fitters in Bristol": too few labelled names are like it to learn from. */
const isSoughtTrade = ({ rule }: RuledSegment): boolean => SEGMENT_RULES[rule] === 'soughtTrade'

/** From here on what was learned goes before the rules. */
const SURE = 0.7

/** People at work and consumers are told apart by what was learned; public bodies and employees by rules alone. */
function learnedInstead(subject: Subject, ruled: RuledSegment): Judged<SegmentType> | null {
  const { value } = ruled.segment
  const atWork = likelihood(SEGMENT_WEIGHTS, segmentFeatures(subject, ruled))
  if (value === 'B2C' && atWork >= SURE) return judged('B2B', 'similar words are said of people at work')
  if (value === 'B2B' && atWork <= 1 - SURE) return judged('B2C', 'similar words are said of consumers')
  return null
}
