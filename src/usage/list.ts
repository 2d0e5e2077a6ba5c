import type { OperatorCtx } from '../context'
import type { UsageDay, UsageQuery } from './schema'

/** Newest day first; without dates the last 90 days. */
export async function listUsage(ctx: OperatorCtx, query: UsageQuery): Promise<{ data: UsageDay[] }> {
  const data = await ctx.db.query<UsageDay>({
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
