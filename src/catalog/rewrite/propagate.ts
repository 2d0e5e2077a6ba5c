import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/db'
import type { RowOf } from '../../db/rows'
import { org_topics, organizations } from '../../db/tables'
import { inParts, toArrays, unnest } from '../../db/unnest'
import type { OutputTemplate } from '../../engine'
import { mapWithPauses } from '../../pauses'
import { namesAlias, type OrgTemplates, templatesFor } from '../../templates/org-templates'
import { type Overlay, overlayOf } from '../topic/overlay'
import { PROJECTED, projectionOf } from '../topic/projection'
import { STORED_COLUMNS, STORED_TOPIC } from '../topic/stored-topic'

const LINKED_TOPIC = {
  ...STORED_TOPIC,
  org_id: org_topics.org_id,
  org_topic_id: org_topics.id,
  overlay: org_topics.overlay.as<Overlay>(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
}

const TYPES = { org_id: 'text', id: 'text', overlay: 'jsonb' } as const

/**
 * Carries changed topics of the catalog into every library that links to them, except for fields that an organization
 * overrode. Call it after the change, in the same transaction, with the links locked.
 */
export async function propagateChanges(
  db: Db,
  topicIds: readonly string[],
  templates: readonly OutputTemplate[],
  now: Date,
): Promise<void> {
  await rewriteOverlays(db, 'o.topic_id = ANY($1)', [topicIds], templates)
  await db.execute({
    text: `UPDATE org_topics o SET updated_at = $2, (${PROJECTED}) = ROW(${projectionOf('o.overlay')})
           FROM global_topics g WHERE o.topic_id = ANY($1) AND g.id = o.topic_id`,
    values: [topicIds, now],
  })
}

/** For a change that libraries see although no field and no output follows from it, such as a score. */
export async function touchLinks(db: Db, topicIds: readonly string[], now: Date): Promise<void> {
  await db.execute({
    text: 'UPDATE org_topics o SET updated_at = $2 WHERE o.topic_id = ANY($1)',
    values: [topicIds, now],
  })
}

/**
 * Generates the outputs of libraries anew for topics of the catalog that stay as they are: an edited template may change
 * only what it makes of overridden fields, or of an alias. Links whose outputs stay the same are not written.
 */
export async function regenerateOutputs(
  db: Db,
  topicIds: readonly string[],
  templates: readonly OutputTemplate[],
  now: Date,
): Promise<void> {
  const links = await rewriteOverlays(db, 'o.topic_id = ANY($1)', [topicIds], templates)
  if (links.length === 0) return
  await db.execute({
    text: `UPDATE org_topics o SET updated_at = $1 WHERE ${isLink(2)}`,
    values: [now, ...idsOf(links)],
  })
}

export const LINK_ID = { org_id: org_topics.org_id, id: org_topics.id }
export type LinkId = RowOf<typeof LINK_ID>

/** The same for links that now point to another topic. */
export async function refreshLinks(
  db: Db,
  links: readonly LinkId[],
  templates: readonly OutputTemplate[],
): Promise<void> {
  if (links.length === 0) return
  const ids = idsOf(links)
  await rewriteOverlays(db, isLink(1), ids, templates)
  await db.execute({
    text: `UPDATE org_topics o SET (${PROJECTED}) = ROW(${projectionOf('o.overlay')})
           FROM global_topics g WHERE ${isLink(1)} AND g.id = o.topic_id`,
    values: ids,
  })
}

const idsOf = (links: readonly LinkId[]) => [links.map(({ org_id }) => org_id), links.map(({ id }) => id)]

/** SQL: the link `o` is one of those whose ids are the parameters from `first` on. */
const isLink = (first: number) => `(o.org_id, o.id) IN (SELECT * FROM unnest($${first}::text[], $${first + 1}::text[]))`

const HAS_ALIAS = "coalesce(nullif(org.org_alias, ''), nullif(org.partner_alias, '')) IS NOT NULL"

/**
 * Outputs in an overlay are made from the effective record, so they change with the global topic. Where a template names an
 * alias, all links of organizations that have one get an overlay. Returns the links whose overlays were other ones before.
 */
async function rewriteOverlays(
  db: Db,
  condition: string,
  values: unknown[],
  templates: readonly OutputTemplate[],
): Promise<LinkId[]> {
  const hasOverlay = templates.some(namesAlias) ? `(o.overlay IS NOT NULL OR ${HAS_ALIAS})` : 'o.overlay IS NOT NULL'
  const overlaid = await db.query(LINKED_TOPIC, {
    text: `SELECT o.org_id, o.id AS org_topic_id, o.overlay, org.org_alias, org.partner_alias, ${STORED_COLUMNS}
           FROM org_topics o JOIN global_topics g ON g.id = o.topic_id JOIN organizations org ON org.id = o.org_id
           WHERE ${condition} AND ${hasOverlay} ORDER BY o.org_id, o.id FOR UPDATE OF o`,
    values,
  })
  const byOrg = new Map<string, OrgTemplates>()
  const rewritten = await mapWithPauses(overlaid, (link) => {
    const { org_id, org_topic_id: id, overlay, org_alias: orgAlias, partner_alias: partnerAlias } = link
    const orgTemplates = byOrg.get(org_id) ?? templatesFor({ orgAlias, partnerAlias }, templates)
    byOrg.set(org_id, orgTemplates)
    const next = overlayOf(link, overlay?.fields ?? {}, orgTemplates, overlay)
    return { org_id, id, overlay: next, isChanged: !isDeepStrictEqual(next, overlay) }
  })
  const changed = rewritten.filter(({ isChanged }) => isChanged)
  for (const part of inParts(changed)) {
    await db.execute({
      text: `UPDATE org_topics o SET overlay = input.overlay FROM ${unnest(TYPES)}
             WHERE o.org_id = input.org_id AND o.id = input.id`,
      values: toArrays(part, TYPES),
    })
  }
  return changed
}
