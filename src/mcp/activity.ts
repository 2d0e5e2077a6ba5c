import { z } from 'zod'
import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { int8, text, timestamptz } from '../db/rows'
import { AGENT_CALL_DAYS, AGENT_CALLS_LISTED, AGENT_CALLS_SHOWN_DAYS } from '../limits'

const ACTOR_KINDS = ['key', 'app', 'person'] as const

export const agentCall = z.object({
  actor: z.object({ kind: z.enum(ACTOR_KINDS), id: z.string(), name: z.string().nullable() }),
  tool: z.string(),
  calls: z.number(),
  failures: z.number().describe('Of the calls, those that were answered with an error'),
  lastCalledAt: z.iso.datetime(),
})

const CALL = {
  actor_id: text,
  key_name: text.nullable(),
  app_name: text.nullable(),
  user_name: text.nullable(),
  tool: text,
  calls: int8,
  failures: int8,
  last_called_at: timestamptz,
}

/** What agents did lately in the organization, by caller and tool, the latest first. */
export async function recentCalls({ db, org, now }: Ctx): Promise<z.infer<typeof agentCall>[]> {
  const rows = await db.query(CALL, {
    text: `SELECT d.actor_id, k.name AS key_name, c.name AS app_name, u.name AS user_name, d.tool,
                  sum(d.calls)::bigint AS calls, sum(d.failures)::bigint AS failures, max(d.last_called_at) AS last_called_at
           FROM agent_calls_daily d
           LEFT JOIN api_keys k ON k.org_id = d.org_id AND k.id = d.actor_id
           LEFT JOIN oauth_grants g ON g.org_id = d.org_id AND g.id = d.actor_id
           LEFT JOIN oauth_clients c ON c.id = g.client_id
           LEFT JOIN users u ON u.id = d.actor_id
           WHERE d.org_id = $1 AND d.date > $2::date - $3::int
           GROUP BY d.actor_id, k.name, c.name, u.name, d.tool
           ORDER BY last_called_at DESC, d.actor_id, d.tool LIMIT $4`,
    values: [org.id, now.toISOString().slice(0, 10), AGENT_CALLS_SHOWN_DAYS, AGENT_CALLS_LISTED],
  })
  return rows.map((row) => ({
    actor: { kind: kindOf(row.actor_id), id: row.actor_id, name: row.key_name ?? row.app_name ?? row.user_name },
    tool: row.tool,
    calls: row.calls,
    failures: row.failures,
    lastCalledAt: row.last_called_at.toISOString(),
  }))
}

function kindOf(actorId: string): (typeof ACTOR_KINDS)[number] {
  if (actorId.startsWith('app_')) return 'app'
  return actorId.startsWith('user_') ? 'person' : 'key'
}

export async function sweepAgentCalls(db: Db): Promise<void> {
  await db.execute({
    text: 'DELETE FROM agent_calls_daily WHERE date < current_date - $1::int',
    values: [AGENT_CALL_DAYS],
  })
}
