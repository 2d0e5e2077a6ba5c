import { refiled } from '../catalog/rewrite/refile'
import { changedFields, effectiveFields, overlayOf, pick } from '../catalog/topic/overlay'
import type { TopicFields } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { activeTemplates } from '../templates/stored'
import { findTopic, holdLibraryTopics, writeOverlays } from './find'
import { writeHistory } from './history-entry'
import type { TopicRecord, UpdateTopic } from './schema'

/** Changes what this organization sees of a topic; the catalog and other organizations do not notice. */
export async function updateTopic(ctx: Ctx, id: string, input: UpdateTopic): Promise<TopicRecord> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const [held] = await holdLibraryTopics(inside, [id])
    if (!held) throw notFound('Topic')
    const current = effectiveFields(held, held.overlay)
    const changed = changedFields(current, refiled(current, input))
    const names = Object.keys(changed) as (keyof TopicFields)[]
    if (names.length > 0) {
      const fields = { ...held.overlay?.fields, ...changed }
      const overlay = overlayOf(held, fields, await activeTemplates(db), held.overlay?.descriptions)
      await writeOverlays(inside, [{ id: held.org_topic_id, overlay }])
      await writeHistory(inside, [
        {
          orgTopicId: held.org_topic_id,
          changeType: 'field_edit',
          source: 'edit',
          previousValues: pick(current, names),
          newValues: changed,
        },
      ])
    }
    return findTopic(inside, held.org_topic_id)
  })
}
