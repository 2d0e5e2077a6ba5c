import { isDeepStrictEqual } from 'node:util'
import { changedFields, effectiveFields, isSameList, overlayOf, pick } from '../catalog/topic/overlay'
import type { TopicFields } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { type RowOf, text } from '../db/rows'
import { edited_topics } from '../db/tables'
import { UNDO_CHUNK } from '../limits'
import { mapWithPauses } from '../pauses'
import { type OrgTemplates, templatesFor } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { type TopicEdit, writeEdits } from '../topics/edit'
import { type LinkedTopic, lockLinks } from '../topics/find'
import { EDITED, KEPT_REASON } from './conditions'
import type { KeptReason } from './schema'
import type { Kept, Progress } from './undo-row'

const EDITED_TOPIC = {
  id: edited_topics.org_topic_id,
  name: edited_topics.topic_name,
  fields_before: edited_topics.fields_before.as<Partial<TopicFields>>(),
  tags_before: edited_topics.tags_before,
  reason: text.as<KeptReason>().nullable(),
}
type EditedTopic = RowOf<typeof EDITED_TOPIC>

/**
 * Gives some topics of a bulk edit the fields and tags that they had before. What somebody edited again is left alone. Null
 * if there are no more.
 */
export async function setBackTopics(ctx: Ctx, editId: string, position: string): Promise<Progress | null> {
  const ids = await nextIds(ctx, editId, position)
  if (ids.length === 0) return null
  const links = await lockLinks(ctx, ids)
  const rows = await ctx.db.query(EDITED_TOPIC, {
    name: 'topics_to_set_back',
    text: `SELECT e.org_topic_id AS id, e.topic_name AS name, e.fields_before, e.tags_before, ${KEPT_REASON} AS reason
           FROM ${EDITED} WHERE e.org_id = $1 AND e.edit_id = $2 AND e.org_topic_id = ANY($3)`,
    values: [ctx.org.id, editId, ids],
  })
  const templates = templatesFor(ctx.org, await activeTemplates(ctx.db))
  const rowsById = new Map(rows.filter(({ reason }) => reason === null).map((row) => [row.id, row]))
  const unchanged = links.filter(({ org_topic_id }) => rowsById.has(org_topic_id))
  const edits = await mapWithPauses(unchanged, (topic) => editBack(topic, rowsById.get(topic.org_topic_id)!, templates))
  await setBackCorrections(ctx, editId, [...rowsById.keys()])
  await writeEdits(ctx, edits, { source: 'undo', metadata: { editId } })
  await forget(ctx, editId, [...rowsById.keys()])
  const kept = rows.flatMap(({ id, name, reason }): Kept[] => (reason === null ? [] : [{ id, name, reason }]))
  return { position: ids.at(-1)!, takenBack: edits.length, untouched: kept.length, kept }
}

async function nextIds({ db, org }: Ctx, editId: string, position: string): Promise<string[]> {
  const rows = await db.query(
    { id: edited_topics.org_topic_id },
    {
      name: 'next_edited_topics',
      text: `SELECT org_topic_id AS id FROM edited_topics
             WHERE org_id = $1 AND edit_id = $2 AND edited_at IS NOT NULL AND org_topic_id > $3
             ORDER BY org_topic_id LIMIT ${UNDO_CHUNK}`,
      values: [org.id, editId, position],
    },
  )
  return rows.map(({ id }) => id)
}

/** Fields that the organization had not changed before follow the catalog again, as it is now. */
function editBack(topic: LinkedTopic, { fields_before, tags_before }: EditedTopic, templates: OrgTemplates): TopicEdit {
  const current = effectiveFields(topic, topic.overlay)
  const changed = changedFields(current, { ...topic, ...fields_before })
  const names = Object.keys(changed) as (keyof TopicFields)[]
  const hasOtherTags = !isSameList(topic.tags, tags_before)
  // Otherwise the current templates would name it anew although nothing but tags changes.
  const isSameOverlay = isDeepStrictEqual(topic.overlay?.fields ?? {}, fields_before)
  return {
    topic,
    current,
    changed,
    overlay: isSameOverlay ? topic.overlay : overlayOf(topic, fields_before, templates, topic.overlay),
    tags: tags_before,
    previousValues: { ...pick(current, names), ...(hasOtherTags ? { tags: topic.tags } : {}) },
    newValues: { ...changed, ...(hasOtherTags ? { tags: tags_before } : {}) },
  }
}

/** SQL: corrections `c` that the edit $2 brought with its topics $3 and that nobody has changed since. */
const IS_OF_EDIT = `e.org_id = $1 AND e.edit_id = $2 AND e.org_topic_id = ANY($3)
  AND edit.org_id = $1 AND edit.id = e.edit_id AND o.org_id = $1 AND o.id = e.org_topic_id
  AND c.scope = $1 AND c.normalized_name = o.normalized_name AND c.corrected_by = edit.created_by
  AND c.corrected_at = e.edited_at`

/** Later classifications follow what the person had corrected before the edit, and nothing where that was nothing. */
async function setBackCorrections({ db, org }: Ctx, editId: string, ids: readonly string[]): Promise<void> {
  const values = [org.id, editId, ids]
  await db.execute({
    text: `UPDATE corrections c SET topic_name = earlier.topic_name, previous = earlier.previous,
             corrected = earlier.corrected, reason = earlier.reason, embedding = earlier.embedding,
             corrected_at = earlier.corrected_at, enabled = earlier.enabled
           FROM edited_topics e, org_topics o, topic_edits edit,
             LATERAL jsonb_populate_recordset(NULL::corrections, e.corrections_before) AS earlier
           WHERE ${IS_OF_EDIT} AND c.id = earlier.id`,
    values,
  })
  await db.execute({
    text: `DELETE FROM corrections c USING edited_topics e, org_topics o, topic_edits edit WHERE ${IS_OF_EDIT}`,
    values,
  })
}

async function forget({ db, org }: Ctx, editId: string, ids: readonly string[]): Promise<void> {
  await db.execute({
    text: 'DELETE FROM edited_topics WHERE org_id = $1 AND edit_id = $2 AND org_topic_id = ANY($3)',
    values: [org.id, editId, ids],
  })
}
