import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runImport } from '../../src/cli/import/import'
import { startEmbedded } from '../../src/db/embedded'
import { findPostmaster } from '../../src/db/embedded/postmaster'
import { reportTest, scaled } from '../campaign/tally'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { silentLog } from '../harness/database'
import { writeImportFile } from '../harness/import-file'
import { bundleTaxon, ownersKey, type Taxon, type TaxonServer } from '../harness/taxon-process'

const KILLS = scaled({ short: 3, full: 10 })
const ROWS = 1000 * KILLS
const VICTIMS = ['server', 'database', 'both'] as const

const dataDir = newDataFolder()
let taxon: Taxon
let folder: string
let server: TaxonServer

beforeAll(async () => {
  taxon = await bundleTaxon()
  folder = await mkdtemp(join(tmpdir(), 'taxon-kills-'))
  server = await taxon.serve({ TAXON_DATA_DIR: dataDir })
})
afterAll(async () => {
  await taxon.discard()
  discardDataFolder(dataDir)
  await rm(folder, { recursive: true })
})

const isReady = () =>
  fetch(`${server.origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'server') {
    // After the last kill it may still be starting.
    const postmaster = await vi.waitUntil(() => findPostmaster(join(dataDir, 'postgres')), {
      timeout: 60_000,
      interval: 10,
    })
    process.kill(postmaster!.pid, 'SIGKILL')
  }
  if (victim === 'database') return
  await server.kill()
  server = await taxon.serve({ TAXON_DATA_DIR: dataDir, PORT: new URL(server.origin).port })
}

/** Read from the database, not through the API. */
async function stored(): Promise<Record<string, number>> {
  const lease = await startEmbedded({ dataDir, log: silentLog })
  const client = new pg.Client({ connectionString: lease.url })
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT
      (SELECT count(*) FROM org_topics) AS links,
      (SELECT count(DISTINCT normalized_name) FROM org_topics) AS names,
      (SELECT count(*) FROM global_topics) AS topics,
      (SELECT count(*) FROM org_topic_history WHERE change_type = 'imported') AS history,
      (SELECT sum(topics) FROM catalog_counts) AS counted,
      (SELECT sum(used) FROM usage_monthly WHERE metric = 'classifications') AS credits`)
    return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]))
  } finally {
    await client.end()
    await lease.release()
  }
}

test(`an import that is killed ${KILLS} times, server, database or both, brings every row once`, {
  timeout: 60_000 + KILLS * 40_000,
}, async () => {
  reportTest('kills, import', KILLS)
  const file = join(folder, 'topics.csv')
  const { rows, expected } = await writeImportFile(file, ROWS)
  const key = await ownersKey(server.origin)
  let kills = 0
  let killing: Promise<void> | undefined
  // Each chunk redraws the progress bar: the kill comes between this one and the next.
  const terminal = new Writable({
    write(_bar, _encoding, done) {
      if (!killing && kills < KILLS) {
        kills++
        killing = sleep(randomInt(0, 150))
          .then(() => kill(VICTIMS[randomInt(VICTIMS.length)]!))
          .finally(() => {
            killing = undefined
          })
      }
      done()
    },
  })
  const output: string[] = []
  const io = {
    output: new Writable({
      write(chunk, _encoding, done) {
        output.push(String(chunk))
        done()
      },
    }),
    terminal: Object.assign(terminal, { isTTY: true }),
    signal: new AbortController().signal,
    wait: async () => {
      await killing
      await vi.waitUntil(isReady, { timeout: 60_000, interval: 10 })
    },
  }
  let resume: string | undefined
  await vi.waitUntil(
    () =>
      runImport({ file, url: server.origin, key, map: [], json: true, resume }, io).then(
        () => true,
        async (error: Error) => {
          resume = /--resume (batch_\w+)$/.exec(error.message)?.[1]
          if (!resume) throw error
          await io.wait()
          return false
        },
      ),
    { timeout: KILLS * 40_000, interval: 1 },
  )
  await killing
  expect(kills).toBe(KILLS)
  expect(JSON.parse(output.at(-1)!)).toMatchObject({
    status: 'completed',
    processed_rows: rows,
    chunks_completed: rows / 500,
    success_count: expected.success,
    duplicate_count: expected.duplicate,
    error_count: expected.error,
    adopted_count: 0,
    updated_count: 0,
  })
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 10 })
  expect(await stored()).toEqual({
    links: expected.success,
    names: expected.success,
    topics: expected.success,
    history: expected.success,
    counted: expected.success,
    credits: expected.success + expected.duplicate,
  })
})
