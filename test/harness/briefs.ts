import { readFileSync } from 'node:fs'
import { listCatalog } from '../../src/catalog/browse/list'
import { catalogQuery } from '../../src/catalog/browse/schema'
import type { Ctx } from '../../src/context'
import { rankTopics } from '../../src/search'

/** A brief, and which topics of the demonstration catalog answer it: 2 exactly, 1 as related. */
export type LabelledBrief = { brief: string; grades: ReadonlyMap<string, number> }

/** Development briefs were used to choose the weights of the ranking; held-out ones only to report. */
export type BriefSet = 'development' | 'held-out'

/** Files of "# brief" and lines "grade name" below it. */
export function labelledBriefs(set: BriefSet): LabelledBrief[] {
  const text = readFileSync(`test/search/briefs/${set}.txt`, 'utf8').trim()
  return text.split('\n\n').map((block) => {
    const [title = '', ...lines] = block.split('\n')
    return { brief: title.slice(2), grades: new Map(lines.map((line) => [line.slice(2), Number(line[0])])) }
  })
}

export type Find = (brief: string) => Promise<string[]>

const DEPTH = 20
const SEARCH_LENGTH = 200

/** The names that the ranking finds in the catalog, and those that its plain search does. */
export const findByRanking =
  (ctx: Ctx): Find =>
  async (brief) =>
    (await rankTopics(ctx, { brief, sources: 'catalog', limit: DEPTH })).items.map(({ name }) => name)

export const findByPlainSearch =
  (ctx: Ctx): Find =>
  async (brief) => {
    const query = catalogQuery.parse({ search: brief.slice(0, SEARCH_LENGTH), pageSize: DEPTH })
    return (await listCatalog(ctx, query)).data.map(({ topicName }) => topicName)
  }

export type Quality = { brief: string; ndcg10: number; recall20: number; found: string[] }

export async function qualityOf({ brief, grades }: LabelledBrief, find: Find): Promise<Quality> {
  // Two topics of the catalog may have one name.
  const found = [...new Set(await find(brief))]
  const ideal = [...grades.values()].sort((a, b) => b - a)
  const gained = found.map((name) => grades.get(name) ?? 0)
  const relevant = found.slice(0, DEPTH).filter((name) => grades.has(name)).length
  return { brief, found, ndcg10: gainAt10(gained) / gainAt10(ideal), recall20: relevant / Math.min(DEPTH, grades.size) }
}

/** Discounted by the place: the gain of an exact topic is three times that of a related one. */
const gainAt10 = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

export async function qualityOfAll(briefs: readonly LabelledBrief[], find: Find) {
  const each: Quality[] = []
  for (const labelled of briefs) each.push(await qualityOf(labelled, find))
  const mean = (of: (quality: Quality) => number) => each.reduce((sum, quality) => sum + of(quality), 0) / each.length
  return { each, ndcg10: mean(({ ndcg10 }) => ndcg10), recall20: mean(({ recall20 }) => recall20) }
}
