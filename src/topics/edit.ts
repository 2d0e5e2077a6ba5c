import { withImpliedFields } from '../catalog/rewrite/implied-fields'
import { changedFields, effectiveFields, isSameList, type Overlay, overlayOf, pick } from '../catalog/topic/overlay'
import type { TopicFields } from '../catalog/topic/record'
import type { Ctx } from '../context'
import { inParts, toArrays, unnest } from '../db/unnest'
import type { OrgTemplates } from '../templates/org-templates'
import { type LinkedTopic, writeOverlays } from './find'
import { writeHistory } from './history-entry'

type Values = Record<string, unknown>

/** What an edit does to one topic of a library. */
export type TopicEdit = {
  topic: LinkedTopic
  /** The effective record before the edit. */
  current: TopicFields
  changed: Partial<TopicFields>
  /** The same object as the topic's if no field changes. */
  overlay: Overlay | null
  tags: readonly string[]
  previousValues: Values
  newValues: Values
}

/** Null if the topic is like that already. */
export function editOf(
  topic: LinkedTopic,
  fields: Partial<TopicFields>,
  tags: readonly string[],
  templates: OrgTemplates,
): TopicEdit | null {
  const current = effectiveFields(topic, topic.overlay)
  const changed = changedFields(current, withImpliedFields(current, fields))
  const names = Object.keys(changed) as (keyof TopicFields)[]
  const hasNewTags = !isSameList(topic.tags, tags)
  if (names.length === 0 && !hasNewTags) return null
  const overlay =
    names.length === 0
      ? topic.overlay
      : overlayOf(topic, { ...topic.overlay?.fields, ...changed }, templates, topic.overlay)
  return {
    topic,
    current,
    changed,
    overlay,
    tags,
    previousValues: { ...pick(current, names), ...(hasNewTags ? { tags: topic.tags } : {}) },
    newValues: { ...changed, ...(hasNewTags ? { tags } : {}) },
  }
}

/** Stores edits with their history, any number in a few statements. */
export async function writeEdits(
  ctx: Ctx,
  edits: readonly TopicEdit[],
  { source, metadata }: { source: string; metadata?: Values },
): Promise<void> {
  const overlaid = edits.filter(({ topic, overlay }) => overlay !== topic.overlay)
  await writeOverlays(
    ctx,
    overlaid.map(({ topic, overlay, tags }) => ({ id: topic.org_topic_id, overlay, tags })),
  )
  const tagged = edits.filter(({ topic, overlay }) => overlay === topic.overlay)
  await writeTags(
    ctx,
    tagged.map(({ topic, tags }) => ({ id: topic.org_topic_id, tags })),
  )
  await writeHistory(
    ctx,
    edits.map(({ topic, previousValues, newValues }) => ({
      orgTopicId: topic.org_topic_id,
      changeType: 'field_edit',
      source,
      previousValues,
      newValues,
      metadata,
    })),
  )
}

const TYPES = { id: 'text', tags: 'text[]' } as const

async function writeTags(ctx: Ctx, links: readonly { id: string; tags: readonly string[] }[]): Promise<void> {
  for (const part of inParts(links)) {
    await ctx.db.execute({
      name: 'write_tags',
      text: `UPDATE org_topics o SET tags = input.tags::text[], updated_at = $2 FROM ${unnest(TYPES, 3)}
             WHERE o.org_id = $1 AND o.id = input.id`,
      values: [ctx.org.id, ctx.now, ...toArrays(part, TYPES)],
    })
  }
}
