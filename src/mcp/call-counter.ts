import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { toArrays, unnest } from '../db/unnest'
import type { App } from '../http/app'

const FLUSH_MS = 5_000

type Count = {
  org_id: string
  date: string
  actor_id: string
  tool: string
  calls: number
  failures: number
  last_called_at: Date
}
const TYPES = {
  org_id: 'text',
  date: 'date',
  actor_id: 'text',
  tool: 'text',
  calls: 'bigint',
  failures: 'bigint',
  last_called_at: 'timestamptz',
} as const

export type CallCounter = ReturnType<typeof countToolCalls>

/** Counts calls of tools by caller and day in memory, and writes the counts every few seconds. */
export function countToolCalls(app: App, db: Db) {
  let counts = new Map<string, Count>()

  function add({ org, caller, now }: Ctx, tool: string, hasFailed: boolean) {
    const actorId = caller.kind === 'session' ? caller.userId : caller.keyId
    const date = now.toISOString().slice(0, 10)
    const place = `${org.id} ${date} ${actorId} ${tool}`
    const none = { org_id: org.id, date, actor_id: actorId, tool, calls: 0, failures: 0 }
    const { calls, failures, ...count } = counts.get(place) ?? none
    counts.set(place, { ...count, calls: calls + 1, failures: failures + Number(hasFailed), last_called_at: now })
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    await addCounts(db, rows).catch((err) => app.log.warn({ err }, 'Could not count calls of tools'))
  }

  const timer = setInterval(flush, FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return { add, flush }
}

async function addCounts(db: Db, rows: Count[]) {
  await db.execute({
    name: 'count_tool_calls',
    text: `INSERT INTO agent_calls_daily AS d (${Object.keys(TYPES).join(', ')})
           SELECT input.* FROM ${unnest(TYPES, 1)} JOIN organizations o ON o.id = input.org_id
           ORDER BY input.org_id, input.date, input.actor_id, input.tool
           ON CONFLICT (org_id, date, actor_id, tool) DO UPDATE SET
             calls = d.calls + excluded.calls, failures = d.failures + excluded.failures,
             last_called_at = greatest(d.last_called_at, excluded.last_called_at)`,
    values: toArrays(rows, TYPES),
  })
}
