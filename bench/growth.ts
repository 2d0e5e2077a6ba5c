import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printGrowth } from './growth/bounds'
import { diskUse } from './growth/disk'
import { type Figures, machine, writeFigures } from './growth/figures'
import { JOB_TOPICS, jobRates } from './growth/jobs'
import { latencies } from './growth/latencies'
import { mixedLoad } from './growth/load'
import { emptyFileCache, fillFileCache } from './growth/memory'
import { exportOnce, exportRate, intakeRates } from './growth/rates'
import { scaleDatabase } from './scale/database'

/**
 * How everything that touches the catalog grows with it: the same work in a catalog of a hundred thousand, a million and ten
 * million topics, kept under BENCH_GROWTH_DIR. The largest needs 50 GB of disk and an hour to be made. Figures go to
 * bench/growth/figures.json; `npm run plots` draws them.
 */
const SIZES = (process.env.BENCH_GROWTH ?? '100000,1000000,10000000').split(',').map(Number)
const FOLDER = process.env.BENCH_GROWTH_DIR ?? join(tmpdir(), 'taxon-bench-growth')

let all: Figures[] = []
for (const topics of SIZES) all = await writeFigures(await measure(topics))
printGrowth(all)

async function measure(topics: number): Promise<Figures> {
  const dataDir = join(FOLDER, String(topics))
  const scale = await scaleDatabase({ topics, dataDir })
  const { ctx, db, pool } = scale
  console.log(`  ${topics.toLocaleString('en')} topics`)
  const fromDisk = (await emptyFileCache()) ? { exportFromDisk: (await exportOnce(ctx)).rate } : {}
  await fillFileCache(db, dataDir)
  const before = { topics, library: topics / 20, ...(await machine(db)), disk: await diskUse(db) }
  const measured = { latencies: await latencies(ctx), load: await mixedLoad(ctx, scale.url) }
  const { historyBytes, ...intake } = await intakeRates(ctx)
  const { requestsPerSecond, nodeMegabytes } = measured.load
  console.log(`  mixed load: ${Math.round(requestsPerSecond)} requests/s, ${Math.round(nodeMegabytes)} MB`)
  const rates = { ...intake, export: await exportRate(ctx), ...fromDisk, ...(await jobRates(ctx)) }
  for (const [work, rate] of Object.entries(rates)) console.log(`  ${work}: ${Math.round(rate)} a second`)
  // What was undone or rewritten would lie in the way of the next run.
  await pool.query('VACUUM')
  await scale.close()
  return { ...before, ...measured, rates, jobTopics: JOB_TOPICS, historyBytes }
}
