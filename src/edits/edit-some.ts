import { correctedIn, recordCorrections } from '../catalog/corrections/record'
import type { Ctx } from '../context'
import { edited_topics } from '../db/tables'
import { inParts, toArrays, unnest } from '../db/unnest'
import { EDIT_CHUNK, TAGS_PER_TOPIC } from '../limits'
import { mapWithPauses } from '../pauses'
import { recordFailures } from '../runs/failures'
import { closeRun } from '../runs/turn'
import { type OrgTemplates, templatesFor } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { editOf, type TopicEdit, writeEdits } from '../topics/edit'
import { type LinkedTopic, lockLinks } from '../topics/find'
import { changedTags } from '../topics/tags'
import { type Edit, lockEdit, recordProgress } from './edit-row'
import { type Changes, REFUSALS, type RefusalReason } from './schema'

const WAITING = { id: edited_topics.org_topic_id, name: edited_topics.topic_name }

type Outcome = TopicEdit | RefusalReason | null

/** In a transaction of its own: edits the next topics, as the edit of a single one would. True if none are left. */
export async function editSome(ctx: Ctx, id: string): Promise<boolean> {
  const edit = await lockEdit(ctx, id)
  if (edit.status !== 'processing') return true
  const waiting = await ctx.db.query(WAITING, {
    name: 'topics_to_edit',
    text: `SELECT org_topic_id AS id, topic_name AS name FROM edited_topics
           WHERE org_id = $1 AND edit_id = $2 AND edited_at IS NULL ORDER BY org_topic_id LIMIT ${EDIT_CHUNK}`,
    values: [ctx.org.id, id],
  })
  if (waiting.length === 0) {
    await closeRun(ctx, 'topic_edits', id, 'completed')
    return true
  }
  const outcomes = await outcomesOf(
    ctx,
    edit.changes,
    waiting.map((topic) => topic.id),
  )
  const edits = [...outcomes.values()].filter((outcome) => outcome !== null && typeof outcome !== 'string')
  await writeEdits(ctx, edits, { source: 'bulk_edit', metadata: { editId: id } })
  await keepCorrections(ctx, edit, edits)
  await correct(ctx, edit.changes, edits)
  await keepForUndo(ctx, id, edits)
  const refused = waiting.flatMap((topic) => {
    const outcome = outcomes.get(topic.id)
    return typeof outcome === 'string' ? { item: topic.id, name: topic.name, message: REFUSALS[outcome] } : []
  })
  await recordFailures(ctx.db, { orgId: ctx.org.id, runId: id }, refused)
  await recordProgress(ctx, edit, {
    edited: edits.length,
    unchanged: waiting.length - edits.length - refused.length,
    refused: refused.length,
    lastRefusal: refused.at(-1)?.message ?? null,
  })
  await forgetOthers(ctx, edit, waiting, edits)
  return false
}

async function outcomesOf(ctx: Ctx, changes: Changes, ids: readonly string[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>(ids.map((id) => [id, 'not_in_library']))
  const topics = await lockLinks(ctx, ids)
  const templates = templatesFor(ctx.org, await activeTemplates(ctx.db))
  const edits = await mapWithPauses(topics, (topic) => outcomeOf(topic, changes, templates))
  for (const [at, topic] of topics.entries()) outcomes.set(topic.org_topic_id, edits[at]!)
  return outcomes
}

function outcomeOf(
  topic: LinkedTopic,
  { tags: tagChanges = {}, ...fields }: Changes,
  templates: OrgTemplates,
): Outcome {
  const tags = changedTags(topic.tags, tagChanges)
  if (tags.length > TAGS_PER_TOPIC) return 'too_many_tags'
  return editOf(topic, fields, tags, templates)
}

/**
 * The edit's corrections replace what the person had corrected before; an undo brings that back. One that the edit itself
 * brought with a namesake, earlier on, has kept what was before it.
 */
async function keepCorrections({ db, org, caller }: Ctx, { id, changes }: Edit, edits: readonly TopicEdit[]) {
  await db.execute({
    text: `UPDATE edited_topics e SET corrections_before = earlier.corrections
           FROM (SELECT o.id, jsonb_agg(before.correction) AS corrections FROM org_topics o
                 JOIN corrections c ON c.scope = $1 AND c.normalized_name = o.normalized_name
                 LEFT JOIN LATERAL (
                   SELECT kept.corrections_before FROM org_topics namesake
                   JOIN edited_topics kept ON kept.org_id = $1 AND kept.edit_id = $2 AND kept.org_topic_id = namesake.id
                   WHERE namesake.org_id = $1 AND namesake.normalized_name = c.normalized_name
                     AND kept.edited_at = c.corrected_at LIMIT 1
                 ) kept ON true
                 CROSS JOIN LATERAL (
                   SELECT to_jsonb(c) AS correction WHERE kept.corrections_before IS NULL
                   UNION ALL
                   SELECT entry FROM jsonb_array_elements(kept.corrections_before) entry
                   WHERE (entry->>'id')::bigint = c.id
                 ) before
                 WHERE o.org_id = $1 AND o.id = ANY($3) AND c.corrected_by = $4 AND c.field = ANY($5)
                 GROUP BY o.id) earlier
           WHERE e.org_id = $1 AND e.edit_id = $2 AND e.org_topic_id = earlier.id`,
    values: [org.id, id, edits.map(({ topic }) => topic.org_topic_id), caller.userId, Object.keys(changes)],
  })
}

async function correct(ctx: Ctx, { tags: _, ...fields }: Changes, edits: readonly TopicEdit[]): Promise<void> {
  const by = { ...ctx, orgId: ctx.org.id, userId: ctx.caller.userId }
  await recordCorrections(
    by,
    edits.map(({ current, changed }) => ({ topic: current, corrected: correctedIn(fields, changed) })),
  )
}

const TYPES = {
  id: 'text',
  fields_before: 'jsonb',
  fields_after: 'jsonb',
  tags_before: 'text[]',
  tags_after: 'text[]',
} as const

async function keepForUndo({ db, org, now }: Ctx, editId: string, edits: readonly TopicEdit[]): Promise<void> {
  const rows = edits.map(({ topic, overlay, tags }) => ({
    id: topic.org_topic_id,
    fields_before: topic.overlay?.fields ?? {},
    fields_after: overlay?.fields ?? {},
    tags_before: topic.tags,
    tags_after: tags,
  }))
  for (const part of inParts(rows)) {
    await db.execute({
      name: 'keep_edited_topics',
      text: `UPDATE edited_topics e SET edited_at = $3, fields_before = input.fields_before,
               fields_after = input.fields_after, tags_before = input.tags_before::text[],
               tags_after = input.tags_after::text[]
             FROM ${unnest(TYPES, 4)} WHERE e.org_id = $1 AND e.edit_id = $2 AND e.org_topic_id = input.id`,
      values: [org.id, editId, now, ...toArrays(part, TYPES)],
    })
  }
}

/** Those that were not edited: they need not wait any longer, and there is nothing to take back. */
async function forgetOthers(
  { db, org }: Ctx,
  { id }: Edit,
  waiting: readonly { id: string }[],
  edits: readonly TopicEdit[],
): Promise<void> {
  const edited = new Set(edits.map(({ topic }) => topic.org_topic_id))
  const others = waiting.filter((topic) => !edited.has(topic.id)).map((topic) => topic.id)
  if (others.length === 0) return
  await db.execute({
    text: 'DELETE FROM edited_topics WHERE org_id = $1 AND edit_id = $2 AND org_topic_id = ANY($3)',
    values: [org.id, id, others],
  })
}
