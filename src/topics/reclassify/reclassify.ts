import { loadCorrections } from '../../catalog/corrections/load'
import { correctionIds, countCorrectionUses } from '../../catalog/corrections/uses'
import { changedFields, effectiveFields, pick, reclassifiedOverlay } from '../../catalog/topic/overlay'
import { fieldsOf, type TopicFields } from '../../catalog/topic/record'
import type { Ctx } from '../../context'
import { type Corrections, classify, ENGINE_VERSION } from '../../engine'
import { badRequest, notFound } from '../../errors'
import { BULK_STATEMENT_MS, RECLASSIFY_LLM_TOPICS, RECLASSIFY_LOCAL_TOPICS } from '../../limits'
import type { AbortableLlm } from '../../llm/client'
import { mapWithPauses } from '../../pauses'
import { type OrgTemplates, templatesFor } from '../../templates/org-templates'
import { activeTemplates } from '../../templates/stored'
import { countUse, withCredits } from '../../usage/quota'
import { findTopic, type LinkedTopic, lockLibraryTopics, writeOverlays } from '../find'
import { type HistoryEntry, writeHistory } from '../history-entry'
import { type LlmClassifications, llmClassifications, NO_LLM_CLASSIFICATIONS, topicNames } from './llm'

/** What a request asks for: the LLM, which may not be configured, and to follow corrections. */
type Request = { llm: boolean; corrections: boolean }

/** `provider` is null where none is configured. */
export async function reclassifyTopic(ctx: Ctx, id: string, request: Request, provider: AbortableLlm | null) {
  const { success, fallbackCount } = await reclassify(ctx, [id], request, provider)
  if (success === 0) throw notFound('Topic')
  return { ...(await findTopic(ctx, id)), llm: request.llm, fallback: fallbackCount > 0 }
}

export async function reclassifyTopics(
  ctx: Ctx,
  ids: readonly string[],
  request: Request,
  provider: AbortableLlm | null,
) {
  const limit = request.llm ? RECLASSIFY_LLM_TOPICS : RECLASSIFY_LOCAL_TOPICS
  if (ids.length > limit) throw badRequest(`Maximum ${limit} topics for ${request.llm ? 'LLM' : 'local'} reclassify`)
  return reclassify(ctx, ids, request, provider)
}

/** Every topic counts as a classification, but only a request for the LLM can be refused by the quota. */
async function reclassify(ctx: Ctx, ids: readonly string[], request: Request, provider: AbortableLlm | null) {
  const distinctIds = [...new Set(ids)]
  if (!request.llm) return rewriteAll(ctx, distinctIds, request, NO_LLM_CLASSIFICATIONS)
  const names = await topicNames(ctx, distinctIds)
  return withCredits(ctx, 'classifications', names.length, async () => {
    const answers = provider ? await llmClassifications(ctx, names, provider, request) : NO_LLM_CLASSIFICATIONS
    return rewriteAll(ctx, distinctIds, request, answers)
  })
}

async function rewriteAll(ctx: Ctx, ids: readonly string[], request: Request, classifications: LlmClassifications) {
  const { llm } = request
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db }
      const topics = await lockLibraryTopics(inside, ids)
      if (!llm) await countUse(inside, 'classifications', topics.length)
      const templates = templatesFor(ctx.org, await activeTemplates(db))
      const corrections = request.corrections ? (await loadCorrections(db, ctx.org.id)).library : null
      const changes = await mapWithPauses(topics, (topic) =>
        changeOf(topic, { classifications, corrections, templates }),
      )
      await writeChanges(inside, changes, llm)
      await countCorrectionUses(
        db,
        changes.flatMap(({ usedCorrections }) => usedCorrections),
      )
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
  await writeLlmErrors(ctx, changes)
  await writeHistory(
    ctx,
    changes.map(
      ({ topic, byLlm, llmError, previousValues, newValues }): HistoryEntry => ({
        orgTopicId: topic.org_topic_id,
        changeType: 'reclassified',
        source: byLlm ? 'reclassify:llm' : 'reclassify:local',
        previousValues,
        newValues,
        metadata: { llm, fallback: llm && !byLlm, ...(llmError === null ? {} : { llmError }) },
      }),
    ),
  )
}

/** A success, of either engine, clears what an earlier failure left. */
async function writeLlmErrors({ db, org }: Ctx, changes: readonly Change[]): Promise<void> {
  await db.execute({
    name: 'write_llm_errors',
    text: `UPDATE org_topics o SET llm_error = input.llm_error FROM unnest($2::text[], $3::text[]) AS input (id, llm_error)
           WHERE o.org_id = $1 AND o.id = input.id AND o.llm_error IS DISTINCT FROM input.llm_error`,
    values: [org.id, changes.map(({ topic }) => topic.org_topic_id), changes.map(({ llmError }) => llmError)],
  })
}

type Inputs = {
  classifications: LlmClassifications
  corrections: Corrections | null
  templates: OrgTemplates
}

/** Everything but the name is classified again, and the outputs follow, except for the organization's own keywords and descriptions. */
function changeOf(topic: LinkedTopic, { classifications, corrections, templates }: Inputs) {
  const current = effectiveFields(topic, topic.overlay)
  const answer = classifications.get(current.topic_name)
  const fromLlm = typeof answer === 'string' ? undefined : answer
  const classification = fromLlm ?? classify(current.topic_name, {}, { corrections })
  const { fields: overridden, own_keywords, descriptions } = topic.overlay ?? {}
  const reclassified: TopicFields = {
    ...fieldsOf(classification, ENGINE_VERSION, fromLlm ? 'llm' : 'local'),
    ...pick(current, own_keywords ? ['topic_name', 'keywords'] : ['topic_name']),
  }
  const changed = changedFields(current, reclassified)
  const isSensitivityJudged = fromLlm?.evidence.sensitivity.unresolved.length === 0
  const own = {
    ...(overridden?.topic_name === undefined ? {} : pick(current, ['topic_name'])),
    ...(own_keywords ? pick(current, ['keywords']) : {}),
  }
  return {
    topic,
    byLlm: fromLlm !== undefined,
    llmError: typeof answer === 'string' ? answer : null,
    usedCorrections: correctionIds(classification),
    overlay: reclassifiedOverlay(topic, { ...own, ...changedFields(topic, reclassified) }, templates, {
      descriptions,
      own_keywords,
      ...(isSensitivityJudged ? { judged_name: current.topic_name } : {}),
    }),
    previousValues: pick(current, Object.keys(changed) as (keyof TopicFields)[]),
    newValues: changed,
  }
}
