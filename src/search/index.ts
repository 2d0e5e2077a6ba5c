import type { Ctx } from '../context'
import type { Values } from '../db/values'
import { type Page, type Ranking, rankIn } from './rank'
import type { Source } from './source'

export { type RankedTopic, type Ranking, rankedIds } from './rank'

/** Values that a topic must have. */
export type RankFilters = {
  category?: string
  subcategory?: string
  segmentType?: string
  audienceType?: string
}

const COLUMNS = {
  category: 'parent_category',
  subcategory: 'subcategory',
  segmentType: 'segment_type',
  audienceType: 'audience_type',
} as const satisfies Record<keyof RankFilters, string>

export type RankQuery = Page & {
  /** Free text: "high-income pet owners in Texas shopping for electric SUVs, no minors". Empty lists everything. */
  brief: string
  /** `addable`: what the catalog has and the library does not. */
  sources: 'library' | 'catalog' | 'addable' | 'both'
  filters?: RankFilters
}

/**
 * Topics for a brief, the best first, each with a score and the reasons. Of both sources, a topic that the caller sees in the
 * library is not repeated from the catalog. There are two statements for each source.
 */
export function rankTopics(
  ctx: Pick<Ctx, 'db' | 'org' | 'workspace'>,
  { brief, sources, filters = {}, limit, cursor }: RankQuery,
): Promise<Ranking> {
  const library: Source = {
    name: 'library',
    conditions: (values) => [...inLibrary(ctx, 'o', values), ...kinds(filters, 'o', values)],
  }
  const catalog: Source = {
    name: 'catalog',
    conditions: (values) => [
      'g.archived_at IS NULL AND g.merged_into IS NULL',
      ...kinds(filters, 'g', values),
      ...(sources === 'catalog' ? [] : [notIn(inLibrary(ctx, 'l', values))]),
    ],
  }
  const chosen = { library: [library], catalog: [catalog], addable: [catalog], both: [library, catalog] }[sources]
  return rankIn(ctx, chosen, { brief, key: JSON.stringify([brief, sources, filters]) }, { limit, cursor })
}

function inLibrary({ org, workspace }: Pick<Ctx, 'org' | 'workspace'>, alias: string, values: Values): string[] {
  return [
    `${alias}.org_id = ${values.add(org.id)}`,
    `${alias}.visible`,
    ...(workspace ? [`${alias}.workspace_id = ${values.add(workspace)}`] : []),
  ]
}

const notIn = (conditions: readonly string[]): string =>
  `NOT EXISTS (SELECT FROM org_topics l WHERE l.topic_id = g.id AND ${conditions.join(' AND ')})`

const kinds = (filters: RankFilters, alias: string, values: Values): string[] =>
  (Object.keys(COLUMNS) as (keyof RankFilters)[]).flatMap((name) =>
    filters[name] ? [`${alias}.${COLUMNS[name]} = ${values.add(filters[name])}`] : [],
  )
