import type { Ctx } from '../context'
import { type Candidate, candidatesFor, newestOf, type Source, type SourceName } from './candidates'
import { type PageEnd, readCursor, writeCursor } from './cursor'
import { type Brief, readBrief } from './read-brief'
import { scoreOf } from './score'

export type RankedTopic = {
  source: SourceName
  /** `ot_…` in the library, `tp_…` in the catalog. */
  id: string
  /** Of the global topic. */
  topicId: string
  name: string
  category: string
  subcategory: string
  segmentType: string
  audienceType: string
  uncertain: boolean
  inLibrary: boolean
  /** 0 to 1; the same brief gives the same topic the same score on every page. */
  score: number
  /** Why, in plain words. */
  reasons: string[]
}

export type Ranking = {
  items: RankedTopic[]
  /** How many were found: of a list that is not ranked, null. */
  total: number | null
  nextCursor: string | null
  /** What was understood of the brief, and what it excludes, as it was written. */
  clauses: string[]
  excluded: string[]
}

export type Page = { limit: number; cursor?: string }

type Place = Pick<Ctx, 'db' | 'org'>

/** The topics of the sources for a brief, the best first; those before it in the list win ties. */
export async function rankIn(
  ctx: Place,
  sources: readonly Source[],
  question: { brief: string; key: string },
  { limit, cursor }: Page,
): Promise<Ranking> {
  const brief = readBrief(question.brief)
  const after = cursor === undefined ? null : readCursor(question.key, cursor)
  const understood = {
    clauses: brief.clauses.map(({ text }) => text),
    excluded: brief.excluded.map(({ text }) => text),
  }
  const isList = brief.clauses.length === 0
  const found = isList ? await listed(ctx, sources, after, limit + 1) : await ranked(ctx, sources, brief)
  const remaining = isList || !after ? found : found.filter((topic) => isAfter(topic, after))
  const items = remaining.slice(0, limit)
  const last = items.at(-1)
  const end = last && { ...last, score: isList ? null : last.score }
  return {
    items: items.map(({ created: _, ...item }) => item),
    total: isList ? null : found.length,
    nextCursor: end && remaining.length > limit ? writeCursor(question.key, end) : null,
    ...understood,
  }
}

type Item = RankedTopic & { created: string }

async function ranked(ctx: Place, sources: readonly Source[], brief: Brief): Promise<Item[]> {
  const found = await Promise.all(
    sources.map(async (source) =>
      (await candidatesFor(ctx, source, brief)).flatMap((topic) => {
        const scored = scoreOf(topic, brief)
        return scored ? [toItem(source.name, topic, scored.score, scored.reasons)] : []
      }),
    ),
  )
  return found.flat().sort(compare)
}

const ORDER: Record<SourceName, number> = { library: 0, catalog: 1 }

const compare = (a: PageEnd, b: PageEnd): number =>
  b.score! - a.score! || ORDER[a.source] - ORDER[b.source] || (a.id < b.id ? -1 : Number(a.id > b.id))

const isAfter = (topic: Item, end: PageEnd): boolean => compare(topic, end) > 0

const UNRANKED = ['the brief names no subject: newest first']

/** The library to its end, then the catalog. */
async function listed(ctx: Place, sources: readonly Source[], after: PageEnd | null, limit: number) {
  const items: Item[] = []
  const first = after ? sources.findIndex(({ name }) => name === after.source) : 0
  for (const source of sources.slice(Math.max(0, first))) {
    const position = after?.source === source.name ? after : null
    const topics = await newestOf(ctx, source, position, limit - items.length)
    items.push(...topics.map((topic) => toItem(source.name, topic, 1, UNRANKED)))
    if (items.length >= limit) break
  }
  return items
}

const toItem = (source: SourceName, topic: Candidate, score: number, reasons: string[]): Item => ({
  source,
  id: topic.id,
  topicId: topic.topic_id,
  name: topic.topic_name,
  category: topic.parent_category,
  subcategory: topic.subcategory,
  segmentType: topic.segment_type,
  audienceType: topic.audience_type,
  uncertain: topic.uncertain,
  inLibrary: topic.in_library,
  score,
  reasons,
  created: topic.created,
})
