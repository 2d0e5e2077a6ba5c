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
import { findTopic, type HeldTopic, holdLibraryTopics, writeOverlays } from '../find'
import { type HistoryEntry, writeHistory } from '../history-entry'
import { type Judge, type Judgements, llmJudgements, NO_JUDGEMENTS, topicNames } from './llm'

export async function reclassifyTopic(ctx: Ctx, id: string, llm: boolean, judge: Judge | null) {
  const { success, fallbackCount } = await reclassify(ctx, [id], llm, judge)
  if (success === 0) throw notFound('Topic')
  return { ...(await findTopic(ctx, id)), llm, fallback: fallbackCount > 0 }
}

export async function reclassifyTopics(ctx: Ctx, ids: readonly string[], llm: boolean, judge: Judge | null) {
  const most = llm ? RECLASSIFY_LLM_TOPICS : RECLASSIFY_LOCAL_TOPICS
  if (ids.length > most) throw badRequest(`Maximum ${most} topics for ${llm ? 'LLM' : 'local'} reclassify`)
  return reclassify(ctx, ids, llm, judge)
}

/** Every topic counts; only asking for the LLM can be refused. Where it fails or there is none, the local engine answers. */
async function reclassify(ctx: Ctx, ids: readonly string[], llm: boolean, judge: Judge | null) {
  const wanted = [...new Set(ids)]
  if (!llm) return rewriteAll(ctx, wanted, llm, NO_JUDGEMENTS)
  const names = await topicNames(ctx, wanted)
  return withCredits(ctx, 'classifications', names.length, async () => {
    const judgements = judge ? await llmJudgements(ctx, names, judge) : NO_JUDGEMENTS
    return rewriteAll(ctx, wanted, llm, judgements)
  })
}

async function rewriteAll(ctx: Ctx, wanted: readonly string[], llm: boolean, judgements: Judgements) {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const held = await holdLibraryTopics(inside, wanted)
      if (!llm) await countUse(inside, 'classifications', held.length)
      const templates = await activeTemplates(db)
      const names = held.map((topic) => normalizedName(effectiveFields(topic, topic.overlay).topic_name))
      const corrections = await correctionsOf(db, names)
      const changes = await mapWithPauses(held, (topic) => reclassified(topic, { judgements, corrections, templates }))
      await rewrite(inside, changes, llm)
      const judged = new Map(
        changes.flatMap(({ topic, byLlm }) => [
          [topic.id, byLlm],
          [topic.org_topic_id, byLlm],
        ]),
      )
      const missing = wanted.filter((id) => !judged.has(id))
      const success = wanted.length - missing.length
      const llmCount = wanted.filter((id) => judged.get(id)).length
      return {
        total: wanted.length,
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

type Reclassified = ReturnType<typeof reclassified>

async function rewrite(ctx: Ctx, changes: readonly Reclassified[], llm: boolean): Promise<void> {
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

type Means = { judgements: Judgements; corrections: Corrections; templates: readonly OutputTemplate[] }

/** The name stays, whatever it was changed to; all else is judged anew, and names and descriptions are written anew. */
function reclassified(topic: HeldTopic, { judgements, corrections, templates }: Means) {
  const current = effectiveFields(topic, topic.overlay)
  const judgement = judgements.get(current.topic_name)
  const judged: TopicFields = {
    ...fieldsOf(judgement ?? classifyCorrected(current.topic_name, {}, corrections), ENGINE_VERSION),
    topic_name: current.topic_name,
  }
  const changed = changedFields(current, judged)
  const renamed = topic.overlay?.fields.topic_name === undefined ? {} : pick(current, ['topic_name'])
  return {
    topic,
    byLlm: judgement !== undefined,
    overlay: overlayOf(topic, { ...renamed, ...changedFields(topic, judged) }, templates),
    previousValues: pick(current, Object.keys(changed) as (keyof TopicFields)[]),
    newValues: changed,
  }
}
