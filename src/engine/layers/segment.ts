import { SEGMENT_WEIGHTS } from '../compiled/model'
import { SEGMENT_TYPES, type SegmentType } from '../taxonomy/vocabulary'
import { ownBusinessIn } from './business-owners'
import { type Judged, judged } from './judged'
import { areAffected, isPractice } from './practice'
import { segmentFeatures, segmentLikelihood } from './segment-features'
import { type RuledSegment, SEGMENT_RULES, segmentByRules } from './segment-rules'
import { GOVERNMENT } from './segment-words'
import type { Subject } from './subject'

/** What the rules say of a name, unless what was learned from labelled names says otherwise. */
export function segmentLayer(subject: Subject): Judged<SegmentType> {
  if (areAffected(subject)) return judged('B2C', 'people who have it themselves')
  const label = WORK_LABEL.exec(subject.name)
  if (label && subject.category !== 'Family & Relationships')
    return judged(subject.category === GOVERNMENT ? 'B2G' : 'B2B', 'what people do at work', label[1])
  const own = ownBusinessIn(subject.reading)
  if (own) return judged('B2B', 'owners of a business', own)
  const ruled = segmentByRules(subject)
  const isSettled = saysItself(subject) || isSoughtTrade(ruled) || isPractice(subject) || isListed(subject, ruled)
  return isSettled ? ruled.segment : (learnedInstead(subject, ruled) ?? ruled.segment)
}

/** "Job: signs off the travel budget", "Role: head of fleet". */
const WORK_LABEL = /^(job|role) ?: /i

/** The name says by words or figures which segment it is, or nothing is known of it. */
function saysItself({ said, cues, measure, companyMeasure, isGuess }: Subject): boolean {
  return said !== null || cues.segment.length > 0 || measure !== null || companyMeasure || isGuess
}

/** "Kitchen fitters in Bristol": too few labelled names are like it to learn from. */
const isSoughtTrade = ({ rule }: RuledSegment): boolean => SEGMENT_RULES[rule] === 'soughtTrade'

/** "Computershare": what was learned of such words says less than a list that has it. */
const isListed = ({ isBoughtForWork, defaults }: Subject, { segment }: RuledSegment): boolean =>
  isBoughtForWork && segment === defaults.segment

/** From here on what was learned goes before the rules. */
const SURE = 0.7

/** Whom each segment type means. */
const MEANT: Record<SegmentType, string> = {
  B2B: 'people at work',
  B2C: 'consumers',
  B2B2C: 'businesses and the consumers they reach',
  B2E: 'employees',
  B2G: 'public bodies',
}

function learnedInstead(subject: Subject, ruled: RuledSegment): Judged<SegmentType> | null {
  const features = segmentFeatures(subject, ruled)
  const likely = SEGMENT_TYPES.map((segment) => segmentLikelihood(SEGMENT_WEIGHTS[segment], features))
  const most = Math.max(...likely)
  const segment = SEGMENT_TYPES[likely.indexOf(most)]!
  const isSure = most >= SURE * likely.reduce((sum, probability) => sum + probability, 0)
  return isSure && segment !== ruled.segment.value
    ? judged(segment, `names with similar words are mostly about ${MEANT[segment]}`)
    : null
}
