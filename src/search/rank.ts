import type { Ctx } from '../context'
import { type Candidate, candidatesFor } from './candidates'
import { type PageEnd, readCursor, writeCursor } from './cursor'
import { type Detail, detailsOf, newestOf } from './details'
import { type Brief, readBrief } from './read-brief'
import { type Scorer, scorerFor } from './score'
import type { Source, SourceName } from './source'

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
  /** How many were found; null where everything is listed. */
  total: number | null
  nextCursor: string | null
  /** What was understood of the brief, and what it excludes, as it was written. */
  clauses: string[]
  excluded: string[]
}

export type Page = { limit: number; cursor?: string }

/** A brief, and what a cursor for it is bound to. */
type Question = { brief: string; key: string }

type Place = Pick<Ctx, 'db' | 'org'>

/** The topics of the sources for a brief, the best first; of two that fit alike, the one of the first source. */
export async function rankIn(
  ctx: Place,
  sources: readonly Source[],
  question: Question,
  { limit, cursor }: Page,
): Promise<Ranking> {
  const brief = readBrief(question.brief)
  const isRanking = namesSubject(brief)
  const after = cursor === undefined ? null : readCursor(question.key, cursor, isRanking)
  const page = await (isRanking ? rankedPage : listedPage)(ctx, sources, brief, after, limit)
  return {
    items: page.items,
    total: page.total,
    nextCursor: page.end ? writeCursor(question.key, page.end) : null,
    clauses: brief.clauses.map(({ text }) => text),
    excluded: brief.excluded.map(({ text }) => text),
  }
}

/** The ids of a source's topics for a brief, the best first; null if it names no subject, so that nothing is better. */
export async function rankedIds(ctx: Place, source: Source, text: string): Promise<string[] | null> {
  const brief = readBrief(text)
  return namesSubject(brief) ? (await rankAll(ctx, [source], scorerFor(brief), brief)).map(({ id }) => id) : null
}

const namesSubject = ({ clauses }: Brief): boolean => clauses.length > 0

type Found = { source: SourceName; id: string; score: number; topic: Candidate }

async function rankAll(ctx: Place, sources: readonly Source[], scorer: Scorer, brief: Brief): Promise<Found[]> {
  const found = await Promise.all(
    sources.map(async ({ name, conditions }) =>
      (await candidatesFor(ctx, { name, conditions }, brief)).flatMap((topic): Found[] => {
        const score = scorer.score(topic)
        return score === null ? [] : [{ source: name, id: topic.id, score, topic }]
      }),
    ),
  )
  return found.flat().sort(compare)
}

const ORDER: Record<SourceName, number> = { library: 0, catalog: 1 }

type Ranked = Pick<Found, 'source' | 'id' | 'score'>

const compare = (a: Ranked, b: Ranked): number =>
  b.score - a.score || ORDER[a.source] - ORDER[b.source] || (a.id < b.id ? -1 : Number(a.id > b.id))

type PageOf = { items: RankedTopic[]; total: number | null; end: PageEnd | null }

async function rankedPage(
  ctx: Place,
  sources: readonly Source[],
  brief: Brief,
  after: PageEnd | null,
  limit: number,
): Promise<PageOf> {
  const scorer = scorerFor(brief)
  const found = await rankAll(ctx, sources, scorer, brief)
  const remaining = after ? found.filter((topic) => compare(topic, { ...after, score: after.score ?? 1 }) > 0) : found
  const chosen = remaining.slice(0, limit)
  const details = await Promise.all(
    sources.map(({ name }) =>
      detailsOf(
        ctx,
        name,
        chosen.filter(({ source }) => source === name).map(({ id }) => id),
      ),
    ),
  )
  const items = chosen.flatMap(({ source, id, score, topic }) => {
    const detail = details[sources.findIndex(({ name }) => name === source)]!.get(id)
    return detail ? [toItem(source, detail, score, scorer.reasons(topic))] : []
  })
  const last = remaining.length > limit ? chosen.at(-1) : undefined
  return { items, total: found.length, end: last ? { ...last, created: '' } : null }
}

const UNRANKED = ['the brief names no subject: newest first']

/** The first source to its end, then the next. What the brief excludes is left out, so that a page may be short. */
async function listedPage(
  ctx: Place,
  sources: readonly Source[],
  brief: Brief,
  after: PageEnd | null,
  limit: number,
): Promise<PageOf> {
  const found: { source: SourceName; detail: Detail }[] = []
  const begin = after ? sources.findIndex(({ name }) => name === after.source) : 0
  for (const source of sources.slice(Math.max(0, begin))) {
    const position = after?.source === source.name ? after : null
    const topics = await newestOf(ctx, source, position, limit + 1 - found.length)
    found.push(...topics.map((detail) => ({ source: source.name, detail })))
    if (found.length > limit) break
  }
  const page = found.slice(0, limit)
  const { excludes } = scorerFor(brief)
  const kept = page.filter(({ detail }) => !excludes(detail.topic_name, [detail.subcategory]))
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    items: kept.map(({ source, detail }) => toItem(source, detail, 1, UNRANKED)),
    total: null,
    end: last ? { source: last.source, id: last.detail.id, score: null, created: last.detail.created } : null,
  }
}

const toItem = (source: SourceName, detail: Detail, score: number, reasons: string[]): RankedTopic => ({
  source,
  id: detail.id,
  topicId: detail.topic_id,
  name: detail.topic_name,
  category: detail.parent_category,
  subcategory: detail.subcategory,
  segmentType: detail.segment_type,
  audienceType: detail.audience_type,
  uncertain: detail.uncertain,
  inLibrary: detail.in_library,
  score,
  reasons,
})
