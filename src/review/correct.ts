import { loadCorrections } from '../catalog/corrections/load'
import { recordCorrections } from '../catalog/corrections/record'
import { type GlobalTopicRow, lockGlobalTopic, rewriteTopic } from '../catalog/rewrite/edit-topic'
import { changedFields } from '../catalog/topic/overlay'
import type { TopicFields } from '../catalog/topic/record'
import { retryOnConflict } from '../catalog/topic/retry-on-conflict'
import { isVisible } from '../catalog/topic/visibility'
import type { OperatorCtx } from '../context'
import { type Corrections, classify, compositeScore, isHigher, type SegmentType } from '../engine'
import { notFound } from '../errors'
import type { Correction } from './schema'

/** Applies a reviewer's correction: layers and outputs follow, the topic leaves the queue, and topics of this and near names learn. */
export async function correctTopic(ctx: OperatorCtx, { topicId, segmentType, reason }: Correction) {
  const { before, after } = await retryOnConflict(() =>
    ctx.db.transaction(async (db) => {
      const before = await lockGlobalTopic(db, topicId)
      if (!isVisible(before)) throw notFound('Topic')
      const { catalog } = await loadCorrections(db, null)
      const changed = changedFields(before, withSegment(before, segmentType, catalog))
      return { before, after: await rewriteTopic({ ...ctx, db }, before, { changed, review: { reason } }) }
    }),
  )
  await recordCorrections({ ...ctx, orgId: null }, [
    { topic: before, corrected: { segment_type: segmentType }, reason },
  ])
  return after
}

/**
 * The layers that the engine derives for this topic with the corrected segment type. Somebody who raised the sensitivity
 * knew more than the engine, so it is not lowered.
 */
function withSegment(
  topic: GlobalTopicRow,
  segment_type: SegmentType,
  corrections: Corrections | null,
): Partial<TopicFields> {
  const { parent_category, subcategory, audience_type } = topic
  const hints = { parent_category, subcategory, audience_type, segment_type }
  const derived = classify(topic.topic_name, hints, { corrections }).layers
  const sensitivity = isHigher(topic.sensitivity, derived.sensitivity) ? topic.sensitivity : derived.sensitivity
  const layers = { ...derived, sensitivity }
  return { ...layers, composite_score: compositeScore(layers, topic.confidence) }
}
