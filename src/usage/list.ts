import type { OperatorCtx } from '../context'
import { float8, text } from '../db/rows'
import { usage_daily } from '../db/tables'
import type { UsageDay, UsageQuery } from './schema'

const USAGE_DAY = {
  orgId: usage_daily.org_id,
  date: text,
  total_classifications: usage_daily.total_classifications,
  total_tokens: usage_daily.total_tokens,
  total_imports: usage_daily.total_imports,
  total_exports: usage_daily.total_exports,
  total_web_searches: usage_daily.total_web_searches,
  total_requests: usage_daily.total_requests,
  total_cost: float8,
}

/** Newest day first; without dates the last 90 days. */
export async function listUsage(ctx: OperatorCtx, query: UsageQuery): Promise<{ data: UsageDay[] }> {
  const data = await ctx.db.query(USAGE_DAY, {
    text: `SELECT org_id AS "orgId", date::text, total_classifications, total_tokens, total_imports, total_exports,
                  total_web_searches, total_requests, total_cost::float8
           FROM usage_daily
           WHERE ($1::text IS NULL OR org_id = $1)
             AND date >= coalesce($2::date, $4::date - 90)
             AND ($3::date IS NULL OR date <= $3)
           ORDER BY date DESC, org_id`,
    values: [query.orgId ?? null, query.from ?? null, query.to ?? null, ctx.now.toISOString().slice(0, 10)],
  })
  return { data }
}
