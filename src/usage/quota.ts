import type { Ctx } from '../context'
import { usage_monthly } from '../db/tables'
import { quotaExceeded } from '../errors'
import { PLAN_QUOTAS, type QuotaMetric } from '../limits'

type UsageCtx = Pick<Ctx, 'db' | 'org' | 'now' | 'log'>

/** The metric's column in `usage_daily`. */
const DAILY_COLUMN: Record<QuotaMetric, string> = {
  classifications: 'total_classifications',
  tokens: 'total_tokens',
  imports: 'total_imports',
  exports: 'total_exports',
}

/**
 * Takes `amount` credits, or takes none and throws 429. The guarded upsert is the only statement that raises the counter, so
 * the row lock orders any number of requests on any number of nodes.
 */
export async function reserve(ctx: UsageCtx, metric: QuotaMetric, amount: number): Promise<void> {
  const limit = PLAN_QUOTAS[ctx.org.plan][metric]
  if (await take(ctx, metric, amount, limit)) return
  throw exceeded(ctx, metric, limit!, await usedThisMonth(ctx, metric))
}

export type QuotaState = { limit: number | null; used: number; remaining: number | null }

/** How much of the month's quota is left; nulls where there is none. */
export async function quotaState(ctx: UsageCtx, metric: QuotaMetric): Promise<QuotaState> {
  const limit = PLAN_QUOTAS[ctx.org.plan][metric]
  const used = await usedThisMonth(ctx, metric)
  return { limit, used, remaining: limit === null ? null : Math.max(0, limit - used) }
}

/** For work that is counted only when it is done: throws 429 before it begins if it would exceed the limit. */
export async function assertRemaining(ctx: UsageCtx, metric: QuotaMetric, amount = 1): Promise<void> {
  const limit = PLAN_QUOTAS[ctx.org.plan][metric]
  if (limit === null) return
  const used = await usedThisMonth(ctx, metric)
  if (used + amount > limit) throw exceeded(ctx, metric, limit, used)
}

const exceeded = ({ now }: UsageCtx, metric: QuotaMetric, limit: number, used: number) =>
  quotaExceeded(metric, {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetsAt: nextMonth(now).toISOString(),
  })

/** Counts work that no quota refuses. */
export async function countUse(ctx: UsageCtx, metric: QuotaMetric, amount: number): Promise<void> {
  await take(ctx, metric, amount, null)
}

async function take(ctx: UsageCtx, metric: QuotaMetric, amount: number, limit: number | null): Promise<boolean> {
  if (amount === 0) return true
  const column = DAILY_COLUMN[metric]
  const counters = await ctx.db.execute({
    name: `reserve_${metric}`,
    text: `WITH counter AS (
             INSERT INTO usage_monthly AS u (org_id, month, metric, used)
             SELECT $1, $2, $4, $5 WHERE $6::bigint IS NULL OR $5 <= $6
             ON CONFLICT (org_id, month, metric) DO UPDATE SET used = u.used + $5
             WHERE $6 IS NULL OR u.used + $5 <= $6
             RETURNING used
           ), daily AS (
             INSERT INTO usage_daily AS d (org_id, date, ${column}) SELECT $1, $3, $5 FROM counter
             ON CONFLICT (org_id, date) DO UPDATE SET ${column} = d.${column} + $5
           )
           SELECT used FROM counter`,
    values: [ctx.org.id, monthOf(ctx.now), dayOf(ctx.now), metric, amount, limit],
  })
  return counters > 0
}

/** Returns the credits of failed work. `ctx.now` is that of the reservation, so the same month and day get them back. */
export async function giveBack(ctx: UsageCtx, metric: QuotaMetric, amount: number): Promise<void> {
  if (amount === 0) return
  const column = DAILY_COLUMN[metric]
  await ctx.db.execute({
    name: `give_back_${metric}`,
    text: `WITH daily AS (
             UPDATE usage_daily SET ${column} = greatest(0, ${column} - $5) WHERE org_id = $1 AND date = $3
           )
           UPDATE usage_monthly SET used = greatest(0, used - $5) WHERE org_id = $1 AND month = $2 AND metric = $4`,
    values: [ctx.org.id, monthOf(ctx.now), dayOf(ctx.now), metric, amount],
  })
}

/** Runs the work on reserved credits and returns them if it throws. */
export async function withCredits<T>(ctx: UsageCtx, metric: QuotaMetric, amount: number, work: () => Promise<T>) {
  await reserve(ctx, metric, amount)
  try {
    return await work()
  } catch (error) {
    // The caller must see why the work failed, not why the refund failed.
    await giveBack(ctx, metric, amount).catch((err) => ctx.log.error({ err, metric, amount }, 'Credits not given back'))
    throw error
  }
}

async function usedThisMonth(ctx: UsageCtx, metric: QuotaMetric): Promise<number> {
  const [counter] = await ctx.db.query(
    { used: usage_monthly.used },
    {
      text: 'SELECT used FROM usage_monthly WHERE org_id = $1 AND month = $2 AND metric = $3',
      values: [ctx.org.id, monthOf(ctx.now), metric],
    },
  )
  return counter?.used ?? 0
}

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)
export const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`
const nextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
