import { allOf, Values } from '../catalog/browse/filters'
import { loadCorrections } from '../catalog/corrections/load'
import type { Ctx } from '../context'
import type { RowOf } from '../db/rows'
import { corrections, org_topics } from '../db/tables'
import { type ClassificationResult, CORRECTABLE_FIELDS, classify, headWord } from '../engine'
import { notFound } from '../errors'
import { CORRECTION_TOPICS, RECLASSIFY_LOCAL_TOPICS } from '../limits'
import { mapWithPauses } from '../pauses'
import { inLibrary } from '../topics/filters'
import type { NearTopics } from './schema'

const CORRECTION = { topic_name: corrections.topic_name, field: corrections.field, corrected: corrections.corrected }
const TOPIC = {
  id: org_topics.id,
  topic_name: org_topics.topic_name,
  parent_category: org_topics.parent_category,
  subcategory: org_topics.subcategory,
  segment_type: org_topics.segment_type,
  audience_type: org_topics.audience_type,
  sensitivity: org_topics.sensitivity,
}

/** Library topics that a reclassification would change because of this correction. */
export async function nearTopics(ctx: Ctx, id: number): Promise<NearTopics> {
  const [correction] = await ctx.db.query(CORRECTION, {
    text: 'SELECT topic_name, field, corrected FROM corrections WHERE scope = $1 AND id = $2',
    values: [ctx.org.id, id],
  })
  if (!correction) throw notFound('Correction')
  const topics = await topicsAbout(ctx, headWord(correction.topic_name))
  const { library } = await loadCorrections(ctx.db, ctx.org.id)
  const classified = await mapWithPauses(topics, (topic) => {
    const result = classify(topic.topic_name, {}, { corrections: library })
    return { topic, changes: follows(result, correction) ? changesOf(topic, result) : [] }
  })
  const changed = classified.filter(({ changes }) => changes.some(({ field }) => field === correction.field))
  const data = changed.slice(0, RECLASSIFY_LOCAL_TOPICS)
  return {
    data: data.map(({ topic, changes }) => ({ id: topic.id, topic_name: topic.topic_name, changes })),
    total: changed.length,
  }
}

/** The newest whose names have the head word, in the singular or with any ending. */
function topicsAbout(ctx: Ctx, head: string): Promise<RowOf<typeof TOPIC>[]> {
  const values = new Values()
  const stem = head.length > 3 ? head.slice(0, -1) : head
  const conditions = [...inLibrary(ctx, values), `strpos(o.normalized_name, ${values.add(stem)}) > 0`]
  return ctx.db.query(TOPIC, {
    text: `SELECT ${Object.keys(TOPIC)
      .map((column) => `o.${column}`)
      .join(', ')} FROM org_topics o
           WHERE ${allOf(conditions)} ORDER BY o.created_at DESC, o.id DESC LIMIT ${values.add(CORRECTION_TOPICS)}`,
    values: values.list,
  })
}

function follows({ evidence }: ClassificationResult, { field, corrected }: RowOf<typeof CORRECTION>): boolean {
  const { category, segment, audience, sensitivity } = evidence
  return [category, segment, audience, sensitivity]
    .flatMap(({ corrections: uses = [] }) => uses)
    .some((use) => use.field === field && use.value === corrected)
}

function changesOf(topic: RowOf<typeof TOPIC>, result: ClassificationResult): NearTopics['data'][number]['changes'] {
  const after = { ...result, sensitivity: result.layers.sensitivity }
  return CORRECTABLE_FIELDS.filter((field) => topic[field] !== after[field]).map((field) => ({
    field,
    before: topic[field],
    after: after[field],
  }))
}
