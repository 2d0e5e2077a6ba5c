import { type Corrections, classifyCorrected, correctionsOf } from '../../catalog/match/corrections'
import { changedFields, effectiveFields, overlayOf, pick } from '../../catalog/topic/overlay'
import { fieldsOf, type TopicFields } from '../../catalog/topic/record'
import type { Ctx } from '../../context'
import { ENGINE_VERSION, normalizedName, type OutputTemplate } from '../../engine'
import { badRequest, notFound } from '../../errors'
import { BULK_STATEMENT_MS, RECLASSIFY_LLM_TOPICS, RECLASSIFY_LOCAL_TOPICS } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { activeTemplates } from '../../templates/stored'
import { countUse, withCredits } from '../../usage/quota'
import { findTopic, type LinkedTopic, lockLibraryTopics, writeOverlays } from '../find'
import { type HistoryEntry, writeHistory } from '../history-entry'
import {
  type AbortableLlm,
  type LlmClassifications,
  llmClassifications,
  NO_LLM_CLASSIFICATIONS,
  topicNames,
} from './llm'

/** `llm` says that the request asks for the LLM, `provider` is null where none is configured. */
export async function reclassifyTopic(ctx: Ctx, id: string, llm: boolean, provider: AbortableLlm | null) {
  const { success, fallbackCount } = await reclassify(ctx, [id], llm, provider)
  if (success === 0) throw notFound('Topic')
  return { ...(await findTopic(ctx, id)), llm, fallback: fallbackCount > 0 }
}

export async function reclassifyTopics(ctx: Ctx, ids: readonly string[], llm: boolean, provider: AbortableLlm | null) {
  const limit = llm ? RECLASSIFY_LLM_TOPICS : RECLASSIFY_LOCAL_TOPICS
  if (ids.length > limit) throw badRequest(`Maximum ${limit} topics for ${llm ? 'LLM' : 'local'} reclassify`)
  return reclassify(ctx, ids, llm, provider)
}

/** Every topic counts as a classification, but only a request for the LLM can be refused by the quota. */
async function reclassify(ctx: Ctx, ids: readonly string[], llm: boolean, provider: AbortableLlm | null) {
  const distinctIds = [...new Set(ids)]
  if (!llm) return rewriteAll(ctx, distinctIds, llm, NO_LLM_CLASSIFICATIONS)
  const names = await topicNames(ctx, distinctIds)
  return withCredits(ctx, 'classifications', names.length, async () => {
    const classifications = provider ? await llmClassifications(ctx, names, provider) : NO_LLM_CLASSIFICATIONS
    return rewriteAll(ctx, distinctIds, llm, classifications)
  })
}

async function rewriteAll(ctx: Ctx, ids: readonly string[], llm: boolean, classifications: LlmClassifications) {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const topics = await lockLibraryTopics(inside, ids)
      if (!llm) await countUse(inside, 'classifications', topics.length)
      const templates = await activeTemplates(db)
      const names = topics.map((topic) => normalizedName(effectiveFields(topic, topic.overlay).topic_name))
      const corrections = await correctionsOf(db, names)
      const changes = await mapWithPauses(topics, (topic) =>
        changeOf(topic, { classifications, corrections, templates }),
      )
      await writeChanges(inside, changes, llm)
      const byLlmById = new Map(
        changes.flatMap(({ topic, byLlm }) => [
          [topic.id, byLlm],
          [topic.org_topic_id, byLlm],
        ]),
      )
      const missing = ids.filter((id) => !byLlmById.has(id))
      const success = ids.length - missing.length
      const llmCount = ids.filter((id) => byLlmById.get(id)).length
      return {
        total: ids.length,
        success,
        failed: missing.length,
        errors: missing.map((id) => ({ id, message: 'Topic not found' })),
        llm,
        llmCount,
        fallbackCount: llm ? success - llmCount : 0,
      }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

type Change = ReturnType<typeof changeOf>

async function writeChanges(ctx: Ctx, changes: readonly Change[], llm: boolean): Promise<void> {
  if (changes.length === 0) return
  await writeOverlays(
    ctx,
    changes.map(({ topic, overlay }) => ({ id: topic.org_topic_id, overlay })),
  )
  await writeHistory(
    ctx,
    changes.map(
      ({ topic, byLlm, previousValues, newValues }): HistoryEntry => ({
        orgTopicId: topic.org_topic_id,
        changeType: 'reclassified',
        source: byLlm ? 'reclassify:llm' : 'reclassify:local',
        previousValues,
        newValues,
        metadata: { llm, fallback: llm && !byLlm },
      }),
    ),
  )
}

type Inputs = { classifications: LlmClassifications; corrections: Corrections; templates: readonly OutputTemplate[] }

/** Everything but the name is classified again, and the outputs follow. */
function changeOf(topic: LinkedTopic, { classifications, corrections, templates }: Inputs) {
  const current = effectiveFields(topic, topic.overlay)
  const fromLlm = classifications.get(current.topic_name)
  const reclassified: TopicFields = {
    ...fieldsOf(
      fromLlm ?? classifyCorrected(current.topic_name, {}, corrections),
      ENGINE_VERSION,
      fromLlm ? 'llm' : 'local',
    ),
    topic_name: current.topic_name,
  }
  const changed = changedFields(current, reclassified)
  const renamed = topic.overlay?.fields.topic_name === undefined ? {} : pick(current, ['topic_name'])
  return {
    topic,
    byLlm: fromLlm !== undefined,
    overlay: overlayOf(topic, { ...renamed, ...changedFields(topic, reclassified) }, templates),
    previousValues: pick(current, Object.keys(changed) as (keyof TopicFields)[]),
    newValues: changed,
  }
}
