import { z } from 'zod'
import { access } from '../../access'
import { listCatalog } from '../../catalog/browse/list'
import { catalogQuery } from '../../catalog/browse/schema'
import type { Ctx } from '../../context'
import { badRequest } from '../../errors'
import { storable } from '../../storable'
import { listTopics } from '../../topics/list'
import { topicsQuery } from '../../topics/schema'
import { cursorOf, offsetIn } from '../cursor'
import { cursorField, limitField } from '../fields'
import { defineTool, READS } from '../tool'

const filter = (description: string) => z.string().max(200).overwrite(storable).optional().describe(description)

const input = z.object({
  query: z
    .string({ error: 'query must be a string' })
    .max(200, 'query must be at most 200 characters')
    .overwrite(storable)
    .default('')
    .describe('Words that must all occur. Begin with one or two telling words; leave it out to list everything'),
  where: z
    .enum(['library', 'catalog'], { error: 'where must be library or catalog' })
    .default('library')
    .describe(
      'library: topics of your organization. catalog: topics that all organizations share and that can be added',
    ),
  parent_category: filter('One of the categories of taxon://taxonomy'),
  subcategory: filter('A subcategory of that category'),
  segment_type: filter('B2C, B2B, B2B2C, B2E or B2G'),
  audience_type: filter('Such as "In-Market" or "Owners"'),
  limit: limitField,
  cursor: cursorField,
})

export const searchTopics = defineTool({
  name: 'search_topics',
  title: 'Search topics',
  description:
    'Use to find audiences in the library or the catalog before you add or push any. Returns ids, names and where each is filed, ' +
    'newest first, with the total. Where nothing is found, try fewer or more general words, then the catalog. Free.',
  access: access.scope('topics:read'),
  input,
  hints: READS,
  run: async ({ ctx, input }) => {
    const offset = offsetIn(input.cursor)
    // Lists count pages of one size.
    if (offset % input.limit !== 0) throw badRequest('limit must be that of the page before')
    const page = offset / input.limit + 1
    const { topics, total } = await (input.where === 'library' ? inLibrary : inCatalog)(ctx, input, page)
    const next = page * input.limit
    return { total, topics, next_cursor: next < total ? cursorOf(next) : null }
  },
})

type Search = z.output<typeof input>

const filtersOf = ({ query, limit, ...input }: Search, page: number) => ({
  page,
  pageSize: limit,
  search: query,
  parentCategory: input.parent_category,
  subcategory: input.subcategory,
  segmentType: input.segment_type,
  audienceType: input.audience_type,
})

async function inLibrary(ctx: Ctx, input: Search, page: number) {
  const { data, total } = await listTopics(ctx, topicsQuery.parse(filtersOf(input, page)))
  const topics = data.map((topic) => ({
    id: topic.id,
    name: topic.topic_name,
    category: topic.parent_category,
    subcategory: topic.subcategory,
    segment_type: topic.segment_type,
    audience_type: topic.audience_type,
    uncertain: topic.uncertain,
  }))
  return { topics, total }
}

async function inCatalog(ctx: Ctx, input: Search, page: number) {
  const { data, total } = await listCatalog(ctx, catalogQuery.parse(filtersOf(input, page)))
  const topics = data.map((topic) => ({
    id: topic.id,
    name: topic.topicName,
    category: topic.parentCategory,
    subcategory: topic.subcategory,
    segment_type: topic.segmentType,
    audience_type: topic.audienceType,
    in_library: topic.inLibrary,
  }))
  return { topics, total }
}
