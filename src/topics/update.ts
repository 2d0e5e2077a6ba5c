import { correctedIn, recordCorrections } from '../catalog/corrections/record'
import { withImpliedFields } from '../catalog/rewrite/implied-fields'
import { changedFields, effectiveFields, overlayOf, pick } from '../catalog/topic/overlay'
import type { TopicFields } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { templatesFor } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { findTopic, lockLibraryTopics, writeOverlays } from './find'
import { writeHistory } from './history-entry'
import type { TopicRecord, UpdateTopic } from './schema'

/** Changes the topic for this organization only: the edit goes to the overlay, and later classifications follow it. */
export async function updateTopic(ctx: Ctx, id: string, input: UpdateTopic): Promise<TopicRecord> {
  const { record, current, changed } = await editTopic(ctx, id, input)
  const topic = { ...current, topic_name: record.topic_name }
  const by = { ...ctx, orgId: ctx.org.id, userId: ctx.caller.userId }
  await recordCorrections(by, [{ topic, corrected: correctedIn(input, changed) }])
  return record
}

async function editTopic(ctx: Ctx, id: string, input: UpdateTopic) {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const [topic] = await lockLibraryTopics(inside, [id])
    if (!topic) throw notFound('Topic')
    const current = effectiveFields(topic, topic.overlay)
    const changed = changedFields(current, withImpliedFields(current, input))
    const names = Object.keys(changed) as (keyof TopicFields)[]
    if (names.length > 0) {
      const fields = { ...topic.overlay?.fields, ...changed }
      const templates = templatesFor(ctx.org, await activeTemplates(db))
      const overlay = overlayOf(topic, fields, templates, topic.overlay?.descriptions)
      await writeOverlays(inside, [{ id: topic.org_topic_id, overlay }])
      await writeHistory(inside, [
        {
          orgTopicId: topic.org_topic_id,
          changeType: 'field_edit',
          source: 'edit',
          previousValues: pick(current, names),
          newValues: changed,
        },
      ])
    }
    return { record: await findTopic(inside, topic.org_topic_id), current, changed }
  })
}
