import type { Db } from '../db/db'
import { toArrays, unnest } from '../db/unnest'
import { STORED_COLUMNS, type StoredTopic } from './match'
import { type Overlay, overlayOf } from './overlay'
import { PROJECTED, projectionOf } from './projection'

type OverlaidLink = StoredTopic & { org_id: string; org_topic_id: string; overlay: Overlay }

const TYPES = { org_id: 'text', id: 'text', overlay: 'jsonb' } as const

/**
 * Carries changed topics of the catalog into every library that links to them, except the fields which an organization
 * overrode. In the transaction of the change, after it.
 */
export async function propagateChanges(db: Db, topicIds: readonly string[], now: Date): Promise<void> {
  const overlaid = await db.query<OverlaidLink>({
    text: `SELECT o.org_id, o.id AS org_topic_id, o.overlay, ${STORED_COLUMNS}
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE o.topic_id = ANY($1) AND o.overlay IS NOT NULL ORDER BY o.org_id, o.id FOR UPDATE OF o`,
    values: [topicIds],
  })
  const rewritten = overlaid.map((link) => ({
    org_id: link.org_id,
    id: link.org_topic_id,
    overlay: overlayOf(link, link.overlay.fields, link.overlay.descriptions),
  }))
  if (rewritten.length > 0) {
    await db.execute({
      text: `UPDATE org_topics o SET overlay = given.overlay FROM ${unnest(TYPES)}
             WHERE o.org_id = given.org_id AND o.id = given.id`,
      values: toArrays(rewritten, TYPES),
    })
  }
  await db.execute({
    text: `UPDATE org_topics o SET updated_at = $2, (${PROJECTED}) = ROW(${projectionOf('o.overlay')})
           FROM global_topics g WHERE o.topic_id = ANY($1) AND g.id = o.topic_id`,
    values: [topicIds, now],
  })
}
