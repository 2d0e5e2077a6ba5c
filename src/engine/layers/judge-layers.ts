import type { CorrectedFields, Opinion } from '../corrections/opinion'
import type { CategoryEvidence, Layers, ResultEvidence } from '../result'
import {
  AUDIENCE_TYPES,
  type AudienceType,
  SEGMENT_TYPES,
  type SegmentType,
  type Sensitivity,
} from '../taxonomy/vocabulary'
import { audienceLayer } from './audience'
import { compositeScore } from './composite'
import { intentLayer, secondaryIntent } from './intent'
import { funnelOf, namedProblem, stageOf, steppedIntensity } from './journey'
import { judged, judgedByCorrection } from './judged'
import { segmentLayer } from './segment'
import { isHigher, SensitivityJudgement } from './sensitivity/judgement'
import { sensitivityLayer } from './sensitivity/layer'
import type { Subject } from './subject'

type Judging = {
  hints: { segment_type?: string | null; audience_type?: string | null }
  confidence: number
  category: CategoryEvidence
  corrected: CorrectedFields | null
}

/** Judges the seven layers, each with its evidence. */
export function judgeLayers(subject: Subject, { hints, confidence, category, corrected }: Judging) {
  const others = corrected?.others ?? NO_CORRECTED_FIELDS
  const givenSegment = hints.segment_type && SEGMENT_TYPES.find((value) => value === hints.segment_type)
  const givenAudience = hints.audience_type && AUDIENCE_TYPES.find((value) => value === hints.audience_type)
  const segment = givenSegment
    ? judged<SegmentType>(givenSegment, 'given by the caller')
    : others.segment_type
      ? judgedByCorrection<SegmentType>(others.segment_type)
      : segmentLayer(subject)
  const audience = givenAudience
    ? judged<AudienceType>(givenAudience, 'given by the caller')
    : others.audience_type
      ? judgedByCorrection<AudienceType>(others.audience_type)
      : audienceLayer(subject, segment.value)
  const sensitivity = raised(sensitivityLayer(subject), others.sensitivity)
  const intent = intentLayer(subject, audience.value, segment.value)
  const stage = stageOf(subject, audience.value, segment.value)
  const { intensity, awareness, journey } = stage.value
  const stepped = steppedIntensity(subject, stage.value)
  const problem = namedProblem(audience.value, intent.value)
  const secondary = secondaryIntent(subject, intent.value, audience.value, segment.value)
  const layers: Layers = {
    primary_intent: intent.value,
    secondary_intent: secondary,
    intensity: stepped === null ? intensity : stepped.value,
    awareness: problem === null ? awareness : problem.value,
    segment_type: segment.value,
    sensitivity: sensitivity.value,
    buyer_journey: journey,
    funnel: funnelOf(journey),
    composite_score: 0,
  }
  layers.composite_score = compositeScore(layers, confidence)
  const evidence: ResultEvidence = {
    category,
    audience,
    intent,
    intensity: stepped ?? stage,
    awareness: problem ?? stage,
    segment,
    sensitivity,
    buyer_journey: stage,
  }
  return { layers, audience: audience.value, evidence }
}

const NO_CORRECTED_FIELDS: CorrectedFields['others'] = {}

/** A correction never lowers the sensitivity by itself. */
function raised(own: SensitivityJudgement, opinion: Opinion | undefined): SensitivityJudgement {
  if (!opinion) return own
  const value = opinion.value as Sensitivity
  if (!isHigher(value, own.value)) return own
  const judgement = new SensitivityJudgement(value, opinion.rule, own.subject, own.words, own.unresolved)
  judgement.corrections = opinion.uses
  return judgement
}
