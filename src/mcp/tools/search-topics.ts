import { z } from 'zod'
import { access } from '../../access'
import { listCatalog } from '../../catalog/browse/list'
import { catalogQuery } from '../../catalog/browse/schema'
import type { Ctx } from '../../context'
import { reading } from '../../db/reading'
import { RANKED_BRIEF_LENGTH } from '../../limits'
import { type RankedTopic, rankTopics } from '../../search'
import { storable } from '../../storable'
import { listTopics } from '../../topics/list'
import { topicsQuery } from '../../topics/schema'
import { cursorField, limitField } from '../fields'
import { defineTool, READS } from '../tool'

const filter = (description: string) => z.string().max(200).overwrite(storable).optional().describe(description)

const input = z.object({
  query: z
    .string({ error: 'query must be a string' })
    .max(RANKED_BRIEF_LENGTH, `query must be at most ${RANKED_BRIEF_LENGTH} characters`)
    .overwrite(storable)
    .default('')
    .describe(
      'A brief in your own words, such as "pet owners in Texas shopping for electric SUVs, no minors", or a few words. What ' +
        'it excludes is left out. Leave it out to list everything, newest first',
    ),
  where: z
    .enum(['library', 'catalog', 'both'], { error: 'where must be library, catalog or both' })
    .default('library')
    .describe(
      'library: topics of your organization. catalog: topics that all organizations share and that can be added. both: the ' +
        'library, and what the catalog has beside it',
    ),
  parent_category: filter('One of the categories of taxon://taxonomy'),
  subcategory: filter('A subcategory of that category'),
  segment_type: filter('B2C, B2B, B2B2C, B2E or B2G'),
  audience_type: filter('Such as "In-Market Shoppers" or "Owners"'),
  limit: limitField,
  cursor: cursorField,
})
type Search = z.output<typeof input>

export const searchTopics = defineTool({
  name: 'search_topics',
  title: 'Search topics',
  description:
    'Use to find audiences in the library or the catalog before you add or push any. Returns ids, names and where each is filed, ' +
    'the best match first, with a score from 0 to 1 and why; also how the query was understood and what it excludes. Look at ' +
    'the reasons: topics with low scores are only related. Where little is found, try other words, or the catalog. Free.',
  access: access.scope('topics:read'),
  input,
  hints: READS,
  run: async ({ ctx: requestCtx, input }) => {
    const ctx = await reading(requestCtx)
    const { query, where, limit, cursor } = input
    const filters = {
      category: input.parent_category,
      subcategory: input.subcategory,
      segmentType: input.segment_type,
      audienceType: input.audience_type,
    }
    const ranking = await rankTopics(ctx, { brief: query, sources: where, filters, limit, cursor })
    return {
      total: ranking.total ?? (await countAll(ctx, input)),
      understood: ranking.clauses,
      excluded: ranking.excluded,
      topics: ranking.items.map(toTopic),
      next_cursor: ranking.nextCursor,
    }
  },
})

const toTopic = (topic: RankedTopic) => ({
  id: topic.id,
  name: topic.name,
  category: topic.category,
  subcategory: topic.subcategory,
  segment_type: topic.segmentType,
  audience_type: topic.audienceType,
  uncertain: topic.uncertain,
  source: topic.source,
  in_library: topic.inLibrary,
  score: topic.score,
  why: topic.reasons.join('; '),
})

/** How many topics a list without a subject goes through. */
async function countAll(ctx: Ctx, { where, ...input }: Search): Promise<number> {
  const filters = {
    pageSize: 1,
    parentCategory: input.parent_category,
    subcategory: input.subcategory,
    segmentType: input.segment_type,
    audienceType: input.audience_type,
  }
  const inLibrary = where === 'catalog' ? 0 : (await listTopics(ctx, topicsQuery.parse(filters))).total
  if (where === 'library') return inLibrary
  const beside = where === 'both' ? { inLibrary: 'false' } : {}
  return inLibrary + (await listCatalog(ctx, catalogQuery.parse({ ...filters, ...beside }))).total
}
