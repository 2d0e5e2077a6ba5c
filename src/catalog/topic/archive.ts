import { audit } from '../../audit/audit'
import type { OperatorCtx } from '../../context'
import type { Db } from '../../db/db'
import { retryOnConflict } from './retry-on-conflict'
import { hideTopics, isVisible, lockGlobalTopics, showTopics, type TopicState } from './visibility'

/** Archived topics disappear from the catalog and from libraries until they are restored. Ids of other topics are not counted. */
export function archiveTopics(ctx: OperatorCtx, ids: readonly string[]): Promise<{ archived: number }> {
  return ctx.db.transaction(async (db) => {
    const topics = (await lockGlobalTopics(db, ids)).filter(isVisible)
    await mark({ ...ctx, db }, topics, 'archived')
    await hideTopics(db, topics)
    return { archived: topics.length }
  })
}

export function restoreTopics(ctx: OperatorCtx, ids: readonly string[]): Promise<{ restored: number }> {
  const restore = async (db: Db) => {
    const topics = (await lockGlobalTopics(db, ids)).filter(
      ({ archived_at, merged_into }) => archived_at !== null && merged_into === null,
    )
    await mark({ ...ctx, db }, topics, 'restored')
    await showTopics(db, topics)
    await audit({ ...ctx, db }, 'catalog.restore', { details: { restored: topics.length } })
    return { restored: topics.length }
  }
  return retryOnConflict(() => ctx.db.transaction(restore))
}

/** Also writes the history. An archived topic gives up its identity. */
async function mark(
  { db, now, userId }: OperatorCtx,
  topics: readonly TopicState[],
  changeType: 'archived' | 'restored',
) {
  await db.execute({
    text: `WITH marked AS (
             UPDATE global_topics g SET archived_at = $2, identity = NULL, updated_at = $3
             FROM (SELECT id, archived_at FROM global_topics WHERE id = ANY($1)) before
             WHERE g.id = before.id
             RETURNING g.id, g.engine_version, before.archived_at AS previous, g.archived_at AS current
           )
           INSERT INTO global_topic_history (topic_id, change_type, engine_version_before, engine_version_after,
             previous_values, new_values, changed_by, source, changed_at)
           SELECT id, $4, engine_version, engine_version, jsonb_build_object('archived_at', previous),
                  jsonb_build_object('archived_at', current), $5, 'admin_ui', $3 FROM marked`,
    values: [topics.map(({ id }) => id), changeType === 'archived' ? now : null, now, changeType, userId],
  })
}
