import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded'
import { migrate } from '../src/db/migrate'
import { topicName, writeImportFile } from '../test/harness/import-file'
import { bundleTaxon, ownersKey } from '../test/harness/taxon-process'
import { print, ratio } from './harness/report'
import { uploadAndImport } from './harness/upload'

/**
 * `taxon import` into `taxon serve` with the embedded database, each a process of its own, HTTP included, against COPY of
 * the very rows it wrote into an equal database with all indexes, from files that the database reads itself.
 */
const MIXED_ROWS = 50_000
const UPLOAD_ROWS = 500_000
const ROUNDS = 3
const ROUND_ROWS = 10_000
const TABLES = ['global_topics', 'topic_embeddings', 'org_topics', 'org_topic_history']

const folder = await mkdtemp(join(tmpdir(), 'taxon-bench-'))
// The database runs as another user where we are root: it writes and reads its files here.
await chmod(folder, 0o777)
const dataDir = join(folder, 'data')
const taxon = await bundleTaxon()
const server = await taxon.serve({ TAXON_DATA_DIR: dataDir })
const key = await ownersKey(server.origin)
const lease = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
const source = await connect(lease.adminUrl, databaseOf(lease.url))
const copy = await emptyCopy()

const rates = { ours: [] as number[], copy: [] as number[], catalogOnly: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  const file = join(folder, `round-${round}.csv`)
  const names = Array.from({ length: ROUND_ROWS }, (_, n) => topicName(1_000_000 + round * ROUND_ROWS + n))
  await writeFile(file, `topic_name,external_id\n${names.map((name, n) => `${name},${n}`).join('\n')}\n`)
  const { batch, seconds } = await importFile(file)
  if (batch.success_count !== ROUND_ROWS) throw new Error(`Not all rows were new: ${JSON.stringify(batch)}`)
  rates.ours.push(ROUND_ROWS / seconds)
  const spent = await copyRows(batch.created_at)
  rates.copy.push(ROUND_ROWS / Object.values(spent).reduce((sum, one) => sum + one))
  rates.catalogOnly.push(ROUND_ROWS / spent.global_topics!)
}
const OURS = `taxon import, ${ROUND_ROWS.toLocaleString('en')} new topics`
print([
  ratio(OURS, rates.ours, 'COPY of the rows it wrote in four tables', rates.copy, 'rows/s', 0.12),
  ratio(OURS, rates.ours, 'COPY of the catalog’s rows alone', rates.catalogOnly, 'rows/s', 0.12),
])
await mixedFile()
await uploadedFile()

await Promise.all([source.end(), copy.end()])
await server.stop()
await lease.release()
await taxon.discard()
await rm(folder, { recursive: true, force: true })

/** A fifth repeated, a twentieth bad, some marketplace paths: the counts must be exact and the server's memory flat. */
async function mixedFile() {
  const file = join(folder, 'mixed.csv')
  const { expected } = await writeImportFile(file, MIXED_ROWS)
  const memory = watchMemory()
  const { batch, seconds } = await importFile(file)
  const grown = memory.stop()
  const counts = { success: batch.success_count, duplicate: batch.duplicate_count, error: batch.error_count }
  const exact = JSON.stringify(counts) === JSON.stringify(expected)
  console.log(
    `  ${MIXED_ROWS.toLocaleString('en')} rows, 20 % repeated, 5 % bad: ${seconds.toFixed(1)} s, ${Math.round(MIXED_ROWS / seconds)} rows/s`,
  )
  console.log(
    `    counts ${JSON.stringify(counts)}: ${exact ? 'exact' : `WRONG, expected ${JSON.stringify(expected)}`}`,
  )
  console.log(`    memory of the server: ${grown} MB more at most   target 150: ${grown < 150 ? 'met' : 'MISSED'}`)
  if (!exact || grown >= 150) process.exitCode = 1
}

/** The same kind of file, ten times as large, sent as a whole and imported in the background. */
async function uploadedFile() {
  const file = join(folder, 'upload.csv')
  const { expected } = await writeImportFile(file, UPLOAD_ROWS, 2_000_000)
  const memory = watchMemory()
  let next = 100_000
  const { upload, uploadSeconds, importSeconds } = await uploadAndImport(
    { origin: server.origin, key },
    file,
    (now) => {
      if (now.processed_rows < next) return
      console.log(
        `    ${now.processed_rows.toLocaleString('en')} rows, server at ${Math.round(server.residentMegabytes())} MB`,
      )
      next += 100_000
    },
  )
  const grown = memory.stop()
  const counts = { success: upload.success_count, duplicate: upload.duplicate_count, error: upload.error_count }
  const exact = JSON.stringify(counts) === JSON.stringify(expected)
  const spent = Object.values(await copyRows(upload.started_at)).reduce((sum, one) => sum + one)
  console.log(
    `  ${UPLOAD_ROWS.toLocaleString('en')} rows uploaded: received in ${uploadSeconds.toFixed(1)} s, imported in ` +
      `${importSeconds.toFixed(1)} s, ${Math.round(UPLOAD_ROWS / (uploadSeconds + importSeconds))} rows/s`,
  )
  console.log(
    `    counts ${JSON.stringify(counts)}: ${exact ? 'exact' : `WRONG, expected ${JSON.stringify(expected)}`}`,
  )
  console.log(`    memory of the server: ${grown} MB more at most   target 150: ${grown < 150 ? 'met' : 'MISSED'}`)
  const added = [upload.success_count / (uploadSeconds + importSeconds)]
  print([
    ratio(
      'upload, new topics',
      added,
      'COPY of the rows it wrote in four tables',
      [expected.success / spent],
      'rows/s',
      0.12,
    ),
  ])
  if (!exact || grown >= 150) process.exitCode = 1
}

function watchMemory() {
  const before = server.residentMegabytes()
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, server.residentMegabytes())
  }, 100)
  return {
    /** How much it grew at most. */
    stop: () => {
      clearInterval(watch)
      return Math.round(highest - before)
    },
  }
}

async function importFile(file: string) {
  const started = performance.now()
  const { code, output, complaints } = await taxon.run('import', file, '--url', server.origin, '--key', key, '--json')
  if (code !== 0) throw new Error(complaints)
  return { batch: JSON.parse(output), seconds: (performance.now() - started) / 1000 }
}

/** Seconds a table. The rows are written before it is measured. */
async function copyRows(since: string): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {}
  for (const table of TABLES) {
    const rows =
      table === 'topic_embeddings'
        ? 'JOIN global_topics g ON g.id = t.topic_id WHERE g.created_at'
        : 'WHERE t.created_at'
    const file = join(folder, `${table}.copy`)
    const condition = table === 'org_topic_history' ? 'WHERE t.changed_at' : rows
    await source.query(`COPY (SELECT t.* FROM ${table} t ${condition} >= '${since}') TO '${file}'`)
    const started = performance.now()
    await copy.query(`COPY ${table} FROM '${file}'`)
    seconds[table] = (performance.now() - started) / 1000
  }
  return seconds
}

/** A second database of the same server with every table, index and the organization that the rows belong to. */
async function emptyCopy(): Promise<pg.Client> {
  await source.query('CREATE DATABASE bench_copy TEMPLATE template0')
  const pool = new pg.Pool({ connectionString: addressOf(lease.adminUrl, 'bench_copy') })
  await migrate(pool)
  await pool.end()
  const client = await connect(lease.adminUrl, 'bench_copy')
  for (const table of ['users', 'organizations']) {
    await source.query(`COPY ${table} TO '${join(folder, table)}'`)
    await client.query(`COPY ${table} FROM '${join(folder, table)}'`)
  }
  return client
}

async function connect(url: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressOf(url, database) })
  await client.connect()
  return client
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
