import { z } from 'zod'
import { allOf, Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import { int8, jsonb } from '../../db/rows'
import { org_topics } from '../../db/tables'
import { notFound } from '../../errors'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../limits'
import { storable } from '../../storable'
import { inLibrary } from '../filters'
import { activationStatus } from '../schema'

const id = z.string().max(500).overwrite(storable).optional()

export const mappingsQuery = z.object({
  externalId: id.describe('Get the mapping with this external id'),
  topicId: id.describe('Get the mapping of this library topic (`ot_…`) or global topic (`tp_…`)'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type MappingsQuery = z.output<typeof mappingsQuery>

const mapping = z.object({
  topicId: z.string(),
  topicName: z.string(),
  externalId: z.string().nullable(),
  platforms: z
    .record(
      z.string(),
      z.object({
        segmentId: z.string().nullable(),
        name: z.string().nullable(),
        status: activationStatus,
      }),
    )
    .describe('The newest activation on each platform'),
})
type Mapping = z.infer<typeof mapping>

const mappingPage = z.object({
  data: z.array(mapping),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})
export const mappingsAnswer = z.union([mappingPage, mapping])

const MAPPING = {
  topicId: org_topics.id,
  topicName: org_topics.topic_name,
  externalId: org_topics.external_id,
  platforms: jsonb.as<Mapping['platforms']>(),
}

/** The links of the page are selected first, by index; only for them are activations looked up. */
const mappingsOf = (links: string, { workspace }: Ctx, values: Values) => `
  SELECT o.id AS "topicId", o.topic_name AS "topicName", o.external_id AS "externalId", p.platforms
  FROM (${links}) o, LATERAL (
    SELECT coalesce(jsonb_object_agg(platform, activation), '{}') AS platforms FROM (
      SELECT DISTINCT ON (platform) platform,
             jsonb_build_object('segmentId', platform_segment_id, 'name', pushed_name, 'status', status) AS activation
      FROM activations a WHERE a.org_id = o.org_id AND a.org_topic_id = o.id
        ${workspace ? `AND a.workspace_id = ${values.add(workspace)}` : ''}
      ORDER BY platform, created_at DESC, id DESC
    ) newest
  ) p
  ORDER BY o.created_at DESC, o.id DESC`

export async function mappings(ctx: Ctx, query: MappingsQuery): Promise<z.infer<typeof mappingsAnswer>> {
  return query.externalId || query.topicId ? oneMapping(ctx, query) : mappingsPage(ctx, query)
}

async function oneMapping(ctx: Ctx, { externalId, topicId }: MappingsQuery): Promise<Mapping> {
  const values = new Values()
  const conditions = inLibrary(ctx, values)
  if (externalId) conditions.push(`o.external_id = ${values.add(externalId)}`)
  if (topicId) {
    const id = values.add(topicId)
    conditions.push(`(o.id = ${id} OR o.topic_id = ${id})`)
  }
  const [topicMapping] = await ctx.db.query(MAPPING, {
    text: mappingsOf(
      `SELECT o.* FROM org_topics o WHERE ${allOf(conditions)} ORDER BY o.created_at DESC, o.id DESC LIMIT 1`,
      ctx,
      values,
    ),
    values: values.list,
  })
  if (!topicMapping) throw notFound('Mapping')
  return topicMapping
}

async function mappingsPage(ctx: Ctx, { page, pageSize }: MappingsQuery): Promise<z.infer<typeof mappingPage>> {
  const values = new Values()
  const conditions = allOf(inLibrary(ctx, values))
  const counting = ctx.db.query(
    { total: int8 },
    { text: `SELECT count(*) AS total FROM org_topics o WHERE ${conditions}`, values: [...values.list] },
  )
  const limit = values.add(pageSize)
  const offset = values.add((page - 1) * pageSize)
  const links = `SELECT o.* FROM org_topics o WHERE ${conditions}
                 ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit} OFFSET ${offset}`
  const [[count], data] = await Promise.all([
    counting,
    ctx.db.query(MAPPING, { text: mappingsOf(links, ctx, values), values: values.list }),
  ])
  const total = count?.total ?? 0
  return { data, total, page, pageSize, totalPages: Math.ceil(total / pageSize) }
}
