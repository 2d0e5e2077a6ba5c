import { archiveTopics } from '../catalog/topic/archive'
import { lockGlobalTopics } from '../catalog/topic/visibility'
import type { Ctx } from '../context'
import { bool, type RowOf, text } from '../db/rows'
import { filled_external_ids, org_topics } from '../db/tables'
import { UNDO_CHUNK } from '../limits'
import { lockedLinks } from '../topics/find'
import { writeHistory } from '../topics/history-entry'
import { IS_BROUGHT, IS_IN_CATALOG, IS_PUSHED, IS_USED_BY_OTHERS } from './conditions'
import type { Kept, Progress } from './undo-row'

const LINK = {
  id: org_topics.id,
  topic_id: org_topics.topic_id,
  name: org_topics.topic_name,
  is_brought: bool,
}
type Link = RowOf<typeof LINK>

/**
 * Takes some topics of an import or a matrix out of the library, and out of the catalog what it brought there and nobody
 * else uses. The topics of the catalog are locked first, as a merge does. Null if there are no more.
 */
export async function removeTopics(ctx: Ctx, batchIds: readonly string[], position: string): Promise<Progress | null> {
  const { batch, links } = await nextLinks(ctx, batchIds, position)
  if (links.length === 0) return null
  await lockGlobalTopics(ctx.db, idsOf(links.filter(({ is_brought }) => is_brought)))
  const pushedIds = await lockAndFindPushed(ctx, links)
  const pushed = links.filter(({ id }) => pushedIds.has(id))
  const removable = links.filter(({ id }) => !pushedIds.has(id))
  const brought = removable.filter(({ is_brought }) => is_brought)
  await removeLinks(ctx, removable)
  const archivedIds = await archiveUnused(ctx, idsOf(brought))
  const used = brought.filter(({ topic_id }) => !archivedIds.has(topic_id))
  return {
    position: `${batch} ${links.at(-1)!.id}`,
    takenBack: removable.length,
    untouched: pushed.length,
    kept: [
      ...pushed.map(({ id, name }): Kept => ({ id, name, reason: 'pushed' })),
      ...used.map(({ topic_id, name }): Kept => ({ id: topic_id, name, reason: 'used_by_others' })),
    ],
  }
}

const idsOf = (links: readonly Link[]): string[] => links.map(({ topic_id }) => topic_id)

/** Batch by batch, so that the index gives each part of them in order. */
async function nextLinks({ db, org }: Ctx, batchIds: readonly string[], position: string) {
  const [lastBatch = '', lastId = ''] = position.split(' ')
  for (const batch of batchIds) {
    if (batch < lastBatch) continue
    const links = await db.query(LINK, {
      name: 'links_to_remove',
      text: `SELECT o.id, o.topic_id, o.topic_name AS name,
                    ${IS_BROUGHT} AND ${IS_IN_CATALOG} AS is_brought
             FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
             WHERE o.org_id = $1 AND o.batch_id = $2 AND o.id > $3 ORDER BY o.id LIMIT ${UNDO_CHUNK}`,
      values: [org.id, batch, batch === lastBatch ? lastId : ''],
    })
    if (links.length > 0) return { batch, links }
  }
  return { batch: '', links: [] }
}

/** Looked at after the locks, which wait for a push that is just being created. */
async function lockAndFindPushed({ db, org }: Ctx, links: readonly Link[]): Promise<Set<string>> {
  const values = [org.id, links.map(({ id }) => id)]
  await db.execute({
    name: 'lock_links_to_remove',
    text: 'SELECT 1 FROM org_topics WHERE org_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
    values,
  })
  const pushed = await db.query(
    { id: org_topics.id },
    {
      name: 'pushed_links',
      text: `SELECT o.id FROM org_topics o WHERE o.org_id = $1 AND o.id = ANY($2) AND ${IS_PUSHED}`,
      values,
    },
  )
  return new Set(pushed.map(({ id }) => id))
}

async function removeLinks({ db, org }: Ctx, links: readonly Link[]): Promise<void> {
  await db.execute({
    name: 'undo_links',
    text: `WITH history AS (DELETE FROM org_topic_history WHERE org_id = $1 AND org_topic_id = ANY($2))
           DELETE FROM org_topics WHERE org_id = $1 AND id = ANY($2)`,
    values: [org.id, links.map(({ id }) => id)],
  })
}

async function archiveUnused(ctx: Ctx, topicIds: readonly string[]): Promise<Set<string>> {
  const unused = await ctx.db.query(
    { id: text },
    {
      name: 'unused_topics',
      text: `SELECT g.id FROM global_topics g WHERE g.id = ANY($2) AND ${IS_IN_CATALOG} AND NOT ${IS_USED_BY_OTHERS}`,
      values: [ctx.org.id, topicIds],
    },
  )
  const ids = unused.map(({ id }) => id)
  if (ids.length > 0) await archiveTopics({ ...ctx, userId: ctx.caller.userId }, ids)
  return new Set(ids)
}

const FILLED = { id: filled_external_ids.org_topic_id, external_id: filled_external_ids.external_id }

/** External ids that the import added to other topics, unless somebody changed them since. False if there are no more. */
export async function removeExternalIds(ctx: Ctx, batchIds: readonly string[]): Promise<boolean> {
  const rows = await ctx.db.query(FILLED, {
    text: `DELETE FROM filled_external_ids f USING (
             SELECT batch_id, org_topic_id FROM filled_external_ids WHERE org_id = $1 AND batch_id = ANY($2)
             ORDER BY batch_id, org_topic_id LIMIT ${UNDO_CHUNK}
           ) next
           WHERE f.org_id = $1 AND f.batch_id = next.batch_id AND f.org_topic_id = next.org_topic_id
           RETURNING f.org_topic_id AS id, f.external_id`,
    values: [ctx.org.id, batchIds],
  })
  if (rows.length === 0) return false
  const emptied = await ctx.db.query(FILLED, {
    text: `WITH locked AS (${lockedLinks('o.org_id = $1 AND o.id = ANY($2)')})
           UPDATE org_topics o SET external_id = NULL, updated_at = $4
           FROM locked JOIN unnest($2::text[], $3::text[]) AS filled (id, external_id) USING (id)
           WHERE o.org_id = $1 AND o.id = locked.id AND o.external_id = filled.external_id
           RETURNING o.id, filled.external_id`,
    values: [ctx.org.id, rows.map(({ id }) => id), rows.map(({ external_id }) => external_id), ctx.now],
  })
  const entries = emptied.map(({ id, external_id }) => ({
    orgTopicId: id,
    changeType: 'metadata_enrichment' as const,
    source: 'undo',
    previousValues: { external_id },
    newValues: { external_id: null },
  }))
  await writeHistory(ctx, entries)
  return true
}
