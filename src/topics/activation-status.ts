import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { jsonb, type RowOf } from '../db/rows'
import { activations } from '../db/tables'
import { streamJson } from '../http/stream-json'
import { ACTIVATION_STATUS_PAGE } from '../limits'
import { inLibrary } from './filters'
import type { activationStatuses } from './schema'

type Statuses = z.infer<typeof activationStatuses>

const TOPIC_STATUSES = { id: activations.org_topic_id, statuses: jsonb.as<Statuses[string]>() }
type TopicStatuses = RowOf<typeof TOPIC_STATUSES>

/** Streams the newest activation of each topic on each platform: a library may have hundreds of thousands. */
export const activationStatus = (ctx: Ctx): Promise<Readable> => streamJson('{}', readStatuses(ctx))

async function* readStatuses(ctx: Ctx): AsyncGenerator<Statuses> {
  let page: TopicStatuses[] = []
  do {
    page = await pageAfter(ctx, page.at(-1)?.id ?? '')
    yield Object.fromEntries(page.map(({ id, statuses }) => [id, statuses]))
  } while (page.length === ACTIVATION_STATUS_PAGE)
}

function pageAfter(ctx: Ctx, after: string): Promise<TopicStatuses[]> {
  const values = new Values()
  const conditions = inLibrary(ctx, values)
  const next = values.add(after)
  // Of both tables, so that neither is read from its beginning for each page.
  conditions.push(`a.org_topic_id > ${next}`, `o.id > ${next}`)
  if (ctx.workspace) conditions.push(`a.workspace_id = ${values.add(ctx.workspace)}`)
  return ctx.db.query(TOPIC_STATUSES, {
    text: `SELECT id, jsonb_object_agg(platform, status) AS statuses FROM (
             SELECT DISTINCT ON (a.org_topic_id, a.platform) a.org_topic_id AS id, a.platform, a.status
             FROM activations a JOIN org_topics o ON o.org_id = a.org_id AND o.id = a.org_topic_id
             WHERE ${allOf(conditions)} AND a.org_id = $1
             ORDER BY a.org_topic_id, a.platform, a.created_at DESC, a.id DESC
           ) newest GROUP BY id ORDER BY id LIMIT ${values.add(ACTIVATION_STATUS_PAGE)}`,
    values: values.list,
  })
}
