import type { Ctx } from '../../src/context'
import type { Db } from '../../src/db/db'
import { createOrganization } from '../../src/organizations/create-organization'
import { exportTopics } from '../../src/topics/export/export'
import { intake } from '../../src/topics/intake/intake'
import { toCandidate } from '../../src/topics/intake/item'
import { select } from '../../test/harness/select'
import { insertBareTopics } from '../harness/bare-topics'
import { median } from '../harness/report'
import { undone } from '../harness/undone'
import { newNames } from '../scale/names'

const BATCH = 500
const BATCHES = Number(process.env.BENCH_GROWTH_BATCHES ?? 40)
const EXPORTS = 5
const EXPORT_MS = 10_000
/** Other names than those that the other benchmarks add. */
const SERIES = 10
const PLAIN = `CREATE TABLE plain_topics (LIKE global_topics INCLUDING DEFAULTS, PRIMARY KEY (id))`

/**
 * New topics through intake in batches as an import sends them, each in turn with the same rows into a table that has a
 * primary key and nothing else; undone at the end. Also the bytes that a history entry takes.
 */
export async function intakeRates(ctx: Ctx) {
  const rates = { intake: [] as number[], plain: [] as number[] }
  let historyBytes = 0
  await undone(ctx.db, async (db) => {
    const org = await createOrganization(
      { db, now: ctx.now },
      { name: 'Intake', plan: 'enterprise', org_alias: null, partner_alias: null },
    )
    const inside: Ctx = { ...ctx, db, org: { ...ctx.org, id: org.id } }
    await db.execute({ text: PLAIN })
    const before = await historySize(db)
    for (let at = 0; at < BATCHES; at++) {
      const names = newNames(at * BATCH, BATCH, SERIES)
      const rows = names.map((name) => toCandidate({ name }, { source: 'bench', now: ctx.now, templates: [] }).topic)
      const items = names.map((name) => ({ name }))
      const options = { source: 'bench', changeType: 'imported' } as const
      rates.intake.push(await perSecond(BATCH, () => intake(inside, items, options)))
      rates.plain.push(await perSecond(BATCH, () => insertBareTopics(db, 'plain_topics', rows)))
    }
    historyBytes = ((await historySize(db)) - before) / (BATCH * BATCHES)
  })
  return { intake: median(rates.intake), plain: median(rates.plain), historyBytes }
}

async function historySize(db: Db): Promise<number> {
  const [row] = await select<{ bytes: string }>(db, {
    text: `SELECT pg_total_relation_size('org_topic_history') AS bytes`,
  })
  return Number(row!.bytes)
}

/** Rows a second of the library as CSV: the whole of it, or what comes in a few seconds. */
export async function exportOnce(ctx: Ctx, most = Number.POSITIVE_INFINITY): Promise<{ rows: number; rate: number }> {
  const started = performance.now()
  const { body } = await exportTopics(ctx, { filters: {} }, { format: 'csv', full: false, raw: false })
  let rows = -1
  for await (const chunk of body) {
    rows += String(chunk).split('\n').length - 1
    if (rows >= most || performance.now() - started > EXPORT_MS) break
  }
  return { rows, rate: (rows * 1000) / (performance.now() - started) }
}

/** Of rows that are in memory, because the export before read them. */
export async function exportRate(ctx: Ctx): Promise<number> {
  const { rows } = await exportOnce(ctx)
  const rates: number[] = []
  while (rates.length < EXPORTS) rates.push((await exportOnce(ctx, rows)).rate)
  return median(rates)
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (count * 1000) / (performance.now() - started)
}
