import type { Overlay } from '../../catalog/topic/overlay'
import { PROJECTED, projectionOf } from '../../catalog/topic/projection'
import type { Ctx } from '../../context'
import { columnsOf, type RowOf } from '../../db/rows'
import { org_topics } from '../../db/tables'
import { inParts, toArrays, unnest } from '../../db/unnest'
import { newId } from '../../ids'

export type NewLink = {
  topic_id: string
  overlay: Overlay | null
  external_id: string | null
  llm_error: string | null
}

const NEW_LINK = { id: org_topics.id, topic_id: org_topics.topic_id }

const TYPES = { id: 'text', topic_id: 'text', overlay: 'jsonb', external_id: 'text', llm_error: 'text' } as const

const INSERT = {
  name: 'insert_links',
  text: `INSERT INTO org_topics (org_id, workspace_id, source, batch_id, created_at, updated_at,
                                 id, topic_id, overlay, external_id, llm_error, ${PROJECTED})
         SELECT $1, $2, $3, $4, $5, $5, l.id, l.topic_id, l.overlay, l.external_id, l.llm_error, ${projectionOf('l.overlay')}
         FROM ${unnest(TYPES, 6, 'l')} JOIN global_topics g ON g.id = l.topic_id
         ORDER BY l.topic_id
         ON CONFLICT (org_id, topic_id) DO NOTHING
         RETURNING ${columnsOf(NEW_LINK)}`,
}

/** Returns the new links' ids by topic. A topic that the library has already is left out. */
export async function insertLinks(
  ctx: Ctx,
  links: readonly NewLink[],
  { source, batchId }: { source: string; batchId: string | null },
): Promise<Map<string, string>> {
  if (links.length === 0) return new Map()
  const rows = links.map((link) => ({ id: newId('ot'), ...link }))
  const ids = new Map<string, string>()
  for (const part of inParts(rows.toSorted((a, b) => (a.topic_id < b.topic_id ? -1 : 1)))) {
    const inserted = await ctx.db.query(NEW_LINK, {
      ...INSERT,
      values: [ctx.org.id, ctx.workspace, source, batchId, ctx.now, ...toArrays(part, TYPES)],
    })
    for (const { id, topic_id } of inserted) ids.set(topic_id, id)
  }
  return ids
}

const LINK = { id: org_topics.id, topic_id: org_topics.topic_id, normalized_name: org_topics.normalized_name }
type Link = RowOf<typeof LINK>

/** Links of all workspaces by exact normalized name, the oldest first. */
export const linksByName = (ctx: Ctx, names: readonly string[]): Promise<Link[]> =>
  ctx.db.query(LINK, {
    // Not prepared: a plan made while the table was empty can use the wrong index (7 s for 500 names in 10,000 topics).
    text: `SELECT ${columnsOf(LINK)} FROM org_topics
           WHERE org_id = $1 AND normalized_name = ANY($2) AND visible ORDER BY created_at, id`,
    values: [ctx.org.id, names],
  })

export const linksByTopic = (ctx: Ctx, topicIds: readonly string[]): Promise<Link[]> =>
  ctx.db.query(LINK, {
    name: 'links_by_topic',
    text: `SELECT ${columnsOf(LINK)} FROM org_topics WHERE org_id = $1 AND topic_id = ANY($2)`,
    values: [ctx.org.id, topicIds],
  })

/**
 * Sets external ids, by link, where there is none yet; returns the links that were changed. Those of a batch are recorded,
 * so that they can be taken back with it.
 */
export async function fillExternalIds(
  ctx: Ctx,
  externalIds: ReadonlyMap<string, string>,
  batchId?: string,
): Promise<Set<string>> {
  if (externalIds.size === 0) return new Set()
  const rows = await ctx.db.query(
    { id: org_topics.id },
    {
      text: `WITH empty AS (
               SELECT id FROM org_topics WHERE org_id = $1 AND id = ANY($2) AND external_id IS NULL ORDER BY id FOR UPDATE
             ), filled AS (
               UPDATE org_topics o SET external_id = input.external_id, updated_at = $4
               FROM empty JOIN unnest($2::text[], $3::text[]) AS input (id, external_id) USING (id)
               WHERE o.org_id = $1 AND o.id = empty.id AND o.external_id IS NULL RETURNING o.id, o.external_id
             ), recorded AS (
               INSERT INTO filled_external_ids (org_id, batch_id, org_topic_id, external_id, filled_at)
               SELECT $1, $5, id, external_id, $4 FROM filled WHERE $5::text IS NOT NULL ON CONFLICT DO NOTHING
             )
             SELECT id FROM filled`,
      values: [ctx.org.id, [...externalIds.keys()], [...externalIds.values()], ctx.now, batchId ?? null],
    },
  )
  return new Set(rows.map(({ id }) => id))
}
