import type { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { reasonOf } from '../activations/lifecycle/bulk'
import { refresh } from '../activations/lifecycle/refresh'
import { type Position, refreshableAfter } from '../activations/list'
import type { ActivationRow } from '../activations/schema'
import { readConfig } from '../config'
import { createOutbound } from '../connections/create-outbound'
import type { Outbound } from '../connections/outbound'
import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { openDatabase } from '../db/open'
import { organizations } from '../db/tables'
import { ACTIVATION_MS, ACTIVATIONS_PAGE, PUSH_CONCURRENCY } from '../limits'
import { organizationContext } from '../runs/organization-context'
import { loadSecrets } from '../secrets'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'
import { createProgress, type Progress } from './progress'

export type RefreshActivationsArgs = { dryRun?: boolean; limit?: number; json?: boolean }
type RefreshActivationsIo = { output: Writable; terminal: Writable & { isTTY?: boolean } }

type Result = { orgId: string; activationId: string; topicName: string; status: string; error?: string }
type Treated = { result: Result; isUnfinished: boolean }
type Summary = {
  organizations: number
  stale: number
  /** Cut off from an earlier refresh or push; told where there are any. */
  unfinished?: number
  refreshed: number
  errors: number
  dryRun: boolean
}

const USER = 'system'

/** Refreshes what is stale and finishes what was cut off in all organizations. Works beside a running server as well as without one. */
export async function runRefreshActivations(args: RefreshActivationsArgs, io: RefreshActivationsIo): Promise<boolean> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const progress = createProgress(io.terminal)
  let outbound: Outbound | undefined
  try {
    await upgradeDatabase(database, log)
    outbound = createOutbound(config, await loadSecrets(config))
    const write = (result: Result) => {
      progress.clear()
      io.output.write(args.json ? `${JSON.stringify(result)}\n` : `${line(result)}\n`)
    }
    const summary = await refreshAll({ db: database.db, log, outbound, progress }, args, write)
    progress.clear()
    io.output.write(args.json ? `${JSON.stringify(summary)}\n` : `${sentence(summary)}\n`)
    return summary.errors === 0
  } finally {
    progress.clear()
    await outbound?.http.close()
    await database.close()
  }
}

type Deps = { db: Db; log: FastifyBaseLogger; outbound: Outbound; progress: Progress }

async function refreshAll(
  { db, log, outbound, progress }: Deps,
  { dryRun = false, limit = Number.POSITIVE_INFINITY }: RefreshActivationsArgs,
  write: (result: Result) => void,
): Promise<Summary> {
  const summary: Summary = { organizations: 0, stale: 0, refreshed: 0, errors: 0, dryRun }
  const listed = () => summary.stale + (summary.unfinished ?? 0)
  const activeOrganizations = await db.query(
    { id: organizations.id },
    {
      text: `SELECT id FROM organizations o WHERE EXISTS (
             SELECT FROM activations a WHERE a.org_id = o.id AND a.status IN ('active', 'pending')) ORDER BY id`,
    },
  )
  for (const [at, { id }] of activeOrganizations.entries()) {
    const ctx = await organizationContext({ db, log, userId: USER, now: new Date(), outbound }, id)
    for await (const treated of refreshOrganization(ctx, outbound, dryRun, () => limit - listed())) {
      const results = treated.map(({ result }) => result)
      const unfinished = treated.filter(({ isUnfinished }) => isUnfinished).length
      summary.stale += treated.length - unfinished
      if (unfinished > 0) summary.unfinished = (summary.unfinished ?? 0) + unfinished
      summary.refreshed += results.filter(({ status }) => status === 'refreshed').length
      summary.errors += results.filter(({ status }) => status === 'error').length
      for (const result of results) write(result)
      const share = (at + 1) / activeOrganizations.length
      progress.show(`${listed()} found, ${summary.refreshed} refreshed, ${summary.errors} failed`, share)
    }
    summary.organizations++
    if (listed() >= limit) break
  }
  return summary
}

/** Listed by the page; worked on a few at a time, as many as a platform is called with at once. */
async function* refreshOrganization(
  ctx: Ctx,
  outbound: Outbound,
  dryRun: boolean,
  left: () => number,
): AsyncGenerator<Treated[]> {
  let after: Position | undefined
  for (;;) {
    const most = Math.min(left(), ACTIVATIONS_PAGE)
    const rows = most > 0 ? await refreshableAfter(ctx, {}, after, most) : []
    if (rows.length === 0) return
    const size = dryRun ? rows.length : PUSH_CONCURRENCY
    for (let at = 0; at < rows.length; at += size) {
      const some = rows.slice(at, at + size)
      const results = await Promise.all(some.map((row) => treat(ctx, outbound, dryRun, row)))
      yield results.map((result, index) => ({ result, isUnfinished: some[index]!.is_unfinished }))
    }
    after = rows.at(-1)
  }
}

async function treat(
  ctx: Ctx,
  outbound: Outbound,
  dryRun: boolean,
  { id, topic_name, is_unfinished }: ActivationRow,
): Promise<Result> {
  const result = { orgId: ctx.org.id, activationId: id, topicName: topic_name }
  if (dryRun) return { ...result, status: is_unfinished ? 'unfinished' : 'stale' }
  return refresh(ctx, outbound, id, Date.now() + ACTIVATION_MS).then(
    () => ({ ...result, status: 'refreshed' }),
    (error) => ({ ...result, status: 'error', error: reasonOf(ctx, id, error) }),
  )
}

const line = ({ orgId, activationId, topicName, status, error }: Result): string =>
  `${orgId} ${activationId} ${status} ${topicName}${error ? ` (${error})` : ''}`

function sentence({ organizations, stale, unfinished = 0, refreshed, errors, dryRun }: Summary): string {
  const listed = `${stale} stale${unfinished > 0 ? ` and ${unfinished} unfinished` : ''} activations in ${organizations} organizations`
  return dryRun ? `${listed}; nothing was changed` : `${listed}: ${refreshed} refreshed, ${errors} failed`
}
