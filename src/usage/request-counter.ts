import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db'
import type { App } from '../http/app'

const FLUSH_MS = 5_000

/** Counts requests per organization and day in memory and writes the counts every few seconds. */
export function countRequests(app: App, db: Db) {
  let counts = new Map<string, { orgId: string; day: string; requests: number }>()
  app.addHook('onResponse', (request, _reply, done) => {
    done()
    if (!request.ctx) return
    const orgId = request.ctx.org.id
    const day = request.ctx.now.toISOString().slice(0, 10)
    const entry = counts.get(orgId + day) ?? { orgId, day, requests: 0 }
    entry.requests++
    counts.set(orgId + day, entry)
  })
  const flush = () => {
    if (counts.size === 0) return Promise.resolve()
    const batch = [...counts.values()]
    counts = new Map()
    return addRequests(db, batch, app.log)
  }
  const timer = setInterval(flush, FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}

async function addRequests(db: Db, batch: { orgId: string; day: string; requests: number }[], log: FastifyBaseLogger) {
  await db
    .execute({
      name: 'count_requests',
      text: `INSERT INTO usage_daily AS d (org_id, date, total_requests)
             SELECT c.org_id, c.day, c.requests
             FROM unnest($1::text[], $2::date[], $3::bigint[]) AS c (org_id, day, requests)
             JOIN organizations o ON o.id = c.org_id
             ORDER BY c.org_id, c.day
             ON CONFLICT (org_id, date) DO UPDATE SET total_requests = d.total_requests + excluded.total_requests`,
      values: [batch.map((c) => c.orgId), batch.map((c) => c.day), batch.map((c) => c.requests)],
    })
    .catch((err) => log.warn({ err }, 'Could not count requests'))
}
