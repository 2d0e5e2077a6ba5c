import { correctedIn, recordCorrections } from '../catalog/corrections/record'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { templatesFor } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { editOf, writeEdits } from './edit'
import { findTopic, lockLibraryTopics } from './find'
import type { TopicRecord, UpdateTopic } from './schema'

/** Changes the topic for this organization only: the edit goes to the overlay, and later classifications follow it. */
export async function updateTopic(ctx: Ctx, id: string, { tags, ...fields }: UpdateTopic): Promise<TopicRecord> {
  const { record, edit } = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const [topic] = await lockLibraryTopics(inside, [id])
    if (!topic) throw notFound('Topic')
    const templates = templatesFor(ctx.org, await activeTemplates(db))
    const edit = editOf(topic, fields, tags ?? topic.tags, templates)
    if (edit) await writeEdits(inside, [edit], { source: 'edit' })
    return { record: await findTopic(inside, topic.org_topic_id), edit }
  })
  if (edit) {
    const topic = { ...edit.current, topic_name: record.topic_name }
    const by = { ...ctx, orgId: ctx.org.id, userId: ctx.caller.userId }
    await recordCorrections(by, [{ topic, corrected: correctedIn(fields, edit.changed) }])
  }
  return record
}
