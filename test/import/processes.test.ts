import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../harness/database'
import { writeImportFile } from '../harness/import-file'
import { postgresMajor } from '../harness/postgres-package'
import { select } from '../harness/select'
import { bundleTaxon, ownersKey, type Taxon, type TaxonServer } from '../harness/taxon-process'

/** Enough rows to see memory that grows with the file; bench/import uses 50,000. */
const ROWS = 10_000

let taxon: Taxon
let folder: string
let database: TestDatabase
let nodes: TaxonServer[]
let key: string

beforeAll(async () => {
  taxon = await bundleTaxon()
  folder = await mkdtemp(join(tmpdir(), 'taxon-processes-'))
  database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of at least thirty-two characters' }
  nodes = [await taxon.serve(env), await taxon.serve(env)]
  key = await ownersKey(nodes[0]!.origin)
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await taxon.discard()
  await database.drop()
  await rm(folder, { recursive: true })
})

async function request(node: TaxonServer, method: string, path: string, body?: unknown) {
  const response = await fetch(node.origin + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}
const countOf = async (text: string, ...values: unknown[]) =>
  (await select<{ n: number }>(database.db, { text: `SELECT count(*) AS n FROM ${text}`, values }))[0]!.n

// Once is enough: what differs between versions of PostgreSQL shows in smaller imports.
test.skipIf(postgresMajor !== '18')(
  `the command line imports ${ROWS} rows: counts exact, memory of the server flat`,
  {
    timeout: 300_000,
  },
  async () => {
    const [node] = nodes
    const warm = join(folder, 'warm.csv')
    await writeImportFile(warm, 1000, 5_000_000)
    await taxon.run('import', warm, '--url', node!.origin, '--key', key)
    const file = join(folder, 'topics.csv')
    const { expected } = await writeImportFile(file, ROWS)
    const before = node!.residentMegabytes()
    let highest = before
    const watch = setInterval(() => {
      highest = Math.max(highest, node!.residentMegabytes())
    }, 50)
    const { code, output, complaints } = await taxon.run('import', file, '--url', node!.origin, '--key', key, '--json')
    clearInterval(watch)
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
    const batch = JSON.parse(output)
    expect(batch).toMatchObject({
      status: 'completed',
      total_rows: ROWS,
      processed_rows: ROWS,
      success_count: expected.success,
      duplicate_count: expected.duplicate,
      error_count: expected.error,
      adopted_count: 0,
      updated_count: 0,
    })
    expect(await countOf('org_topics WHERE batch_id = $1', batch.id)).toBe(expected.success)
    const rejected = parse(await readFile(join(folder, 'topics.rejected.csv')), { delimiter: ';', from: 2 })
    expect(rejected).toHaveLength(expected.error)
    expect(highest - before).toBeLessThan(150)
  },
)

// Once is enough here too: it is about the command.
test.skipIf(postgresMajor !== '18')('Ctrl-C stops an import that --resume completes', async () => {
  const [node] = nodes
  const file = join(folder, 'interrupted.csv')
  const { rows, expected } = await writeImportFile(file, 4000, 9_000_000)
  const args = ['import', file, '--url', node!.origin, '--key', key, '--json']
  const { interrupt, ended } = taxon.start(...args)
  await expect.poll(() => countOf(`import_batches WHERE filename = 'interrupted.csv' AND chunks_completed > 0`)).toBe(1)
  interrupt()
  const { code, complaints } = await ended
  expect(code).toBe(130)
  const stopped = /^taxon: interrupted; (?:continue with --resume|the server goes on with) (batch_\w+)\n$/
  const [, batchId] = stopped.exec(complaints)!
  const { output } = await taxon.run(...args, '--resume', batchId!)
  expect(JSON.parse(output)).toMatchObject({
    id: batchId,
    status: 'completed',
    processed_rows: rows,
    success_count: expected.success,
    duplicate_count: expected.duplicate,
    error_count: expected.error,
  })
})

describe('two nodes fed chunks of one batch', () => {
  const MAPPINGS = [
    { csvColumn: 'name', targetField: 'topic_name' },
    { csvColumn: 'segment', targetField: 'segment_type' },
  ]
  const CHUNKS = 8
  const ROWS_A_CHUNK = 60

  /** Every chunk repeats ten names of the one before, some with other fields, and has a row without a name. */
  const chunkOf = (prefix: string, chunkIndex: number) => ({
    chunkIndex,
    mappings: MAPPINGS,
    rows: Array.from({ length: ROWS_A_CHUNK }, (_, n) => {
      const number = chunkIndex * 50 + n
      if (n === ROWS_A_CHUNK - 1) return {}
      return { name: `${prefix} subject ${number}`, segment: n % 2 ? ['B2B', 'B2C', 'B2G'][chunkIndex % 3] : '' }
    }),
  })
  const EXPECTED = {
    status: 'completed',
    chunks_completed: CHUNKS,
    processed_rows: CHUNKS * ROWS_A_CHUNK,
    success_count: CHUNKS * 50 + 9,
    duplicate_count: (CHUNKS - 1) * 9,
    error_count: CHUNKS,
  }

  async function imported(prefix: string, send: (batchId: string) => Promise<unknown>) {
    const body = { filename: 'nodes.csv', totalRows: CHUNKS * 500, mappings: MAPPINGS }
    const { batchId } = (await request(nodes[0]!, 'POST', '/api/import', body)).json as { batchId: string }
    await send(batchId)
    expect((await request(nodes[1]!, 'GET', `/api/import/${batchId}/status`)).json).toMatchObject(EXPECTED)
    expect(await countOf('org_topics WHERE topic_name ILIKE $1', `${prefix} subject%`)).toBe(EXPECTED.success_count)
  }
  const sendTo = (node: number, batchId: string, prefix: string, chunkIndex: number) =>
    request(nodes[node % 2]!, 'POST', `/api/import/${batchId}/chunk`, chunkOf(prefix, chunkIndex))

  test('alternately', async () => {
    await imported('alternating', async (batchId) => {
      for (let index = 0; index < CHUNKS; index++) await sendTo(index, batchId, 'alternating', index)
    })
  })

  test('in parallel, each chunk to both', async () => {
    await imported('parallel', async (batchId) => {
      const indexes = Array.from({ length: CHUNKS * 2 }, (_, n) => n % CHUNKS)
      const answers = await Promise.all(
        indexes.map((index, n) => sendTo(n < CHUNKS ? index : index + 1, batchId, 'parallel', index)),
      )
      expect(answers.map(({ status }) => status)).toEqual(indexes.map(() => 200))
      expect(answers.filter(({ json }) => json.skipped)).toHaveLength(CHUNKS)
    })
  })
})
