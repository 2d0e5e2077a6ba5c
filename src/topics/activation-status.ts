import type { z } from 'zod'
import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { activations } from '../db/tables'
import { inLibrary } from './filters'
import type { activationStatuses } from './schema'

type Statuses = z.infer<typeof activationStatuses>

const NEWEST = {
  id: activations.org_topic_id,
  platform: activations.platform,
  status: activations.status.as<Statuses[string][string]>(),
}

/** The newest activation of each topic on each platform. */
export async function activationStatus(ctx: Ctx): Promise<Statuses> {
  const values = new Values()
  const conditions = inLibrary(ctx, values)
  if (ctx.workspace) conditions.push(`a.workspace_id = ${values.add(ctx.workspace)}`)
  const rows = await ctx.db.query(NEWEST, {
    text: `SELECT DISTINCT ON (a.org_topic_id, a.platform) a.org_topic_id AS id, a.platform, a.status
           FROM activations a JOIN org_topics o ON o.org_id = a.org_id AND o.id = a.org_topic_id
           WHERE ${allOf(conditions)} AND a.org_id = $1
           ORDER BY a.org_topic_id, a.platform, a.created_at DESC, a.id DESC`,
    values: values.list,
  })
  const statuses: Statuses = {}
  for (const { id, platform, status } of rows) statuses[id] = { ...statuses[id], [platform]: status }
  return statuses
}
