import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONNECTORS } from '../src/connectors/platforms'
import type { Ctx } from '../src/context'
import { ENGINE_VERSION } from '../src/engine/version'
import { withoutGuard } from '../src/http/csv-line'
import { exportQuery, exportTopics } from '../src/topics/export/export'
import { type Key, type Session, useTestApp } from './harness/app'
import { bundle } from './harness/bundle'
import { addToCatalog } from './harness/catalog'
import { createTestDatabase } from './harness/database'
import { fillLibrary } from './harness/library'
import { postgresMajor } from './harness/postgres-package'
import { select } from './harness/select'
import { recordingFlags } from './harness/statements/recording'

const now = new Date('2026-03-01T10:00:00Z')
const database = await createTestDatabase()
afterAll(database.drop)
const { app, call, staffed, organization, user, apiKey, db } = await useTestApp({ clock: () => now, database })
const acme = await staffed()

const [suv, bank] = await addToCatalog(db, [
  {
    name: 'Electric SUV Owners',
    parent_category: 'Auto',
    subcategory: 'SUVs',
    segment_type: 'B2C',
    audience_type: 'Owners',
    fields: { keywords: ['tesla', 'electric, big'] },
  },
  { name: 'Bank Decision Makers', parent_category: 'Banking & Lending', segment_type: 'B2B' },
])
await adopt(acme.owner, [suv!, bank!])
await db.execute({
  text: `UPDATE org_topics SET external_id = '=1+1', created_at = created_at + interval '1 microsecond' WHERE topic_id = $1`,
  values: [suv],
})

function adopt(as: Session, topicIds: string[]) {
  return call('POST', '/api/topics/catalog', { as, body: { topicIds } })
}
const download = (query = '', as: Session | Key = acme.viewer) => call('GET', `/api/export${query}`, { as })
const rows = async (query = '', as?: Session | Key): Promise<Record<string, string>[]> =>
  parse((await download(query, as)).body, { columns: true })

test('topics named by their ids, or by filters in a body', async () => {
  const [first, second] = await rows()
  const everyName = [first!.topic_name, second!.topic_name]
  const names = async (body: object, as = acme.viewer) =>
    parse((await call('POST', '/api/export', { as, body })).body, { columns: true }).map(
      (row) => (row as Record<string, string>).topic_name,
    )
  expect(await names({ topicIds: [second!.id, 'ot_unknown'] })).toEqual([second!.topic_name])
  expect(await names({ topicIds: [suv] })).toEqual(['Electric SUV Owners'])
  expect(await names({ filters: { segmentType: ['B2B', 'B2C'] } })).toEqual(everyName)
  expect(await names({ filters: { uncertain: false, outdated: 'false' } })).toEqual(everyName)
  expect(await names({ filters: { uncertain: 'false', hasExternalId: '' } })).toEqual(everyName)
  expect(await names({ filters: { uncertain: true } })).toEqual([])
  const foreign = await staffed()
  expect(await names({ topicIds: [suv, second!.id] }, foreign.viewer)).toEqual([])
  const refused = async (body: object) => (await call('POST', '/api/export', { as: acme.viewer, body })).json().error
  expect(await refused({})).toBe('topicIds array or filters object required')
  expect(await refused({ filters: { uncertain: null } })).toBe('uncertain must be true or false')
  expect(await refused({ topicIds: [suv], full: true })).toBe('Only organization owners can perform full exports')
})

const STANDARD = [
  ...['id', 'topic_name', 'parent_category', 'taxonomy_type', 'subcategory', 'taxonomy_path', 'segment_type'],
  ...['audience_type', 'iab_code', 'keywords', 'external_id', 'engine_version', 'created_at', 'updated_at'],
  ...['primary_intent', 'secondary_intent', 'intensity', 'awareness', 'sensitivity', 'buyer_journey', 'funnel'],
  'composite_score',
]
const FULL = [
  ...STANDARD,
  ...['segment_name_dspapi', 'segment_name_marketplace', 'segment_name_internal', 'segment_desc_dspapi'],
  ...['segment_desc_marketplace', 'internal_description', 'performance_score', 'confidence'],
]

describe('CSV', () => {
  test('is an attachment of the core fields and the seven layers, newest first', async () => {
    const response = await download()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="topics-2026-03-01.csv"')
    const [first, second] = await rows()
    expect(Object.keys(first!)).toEqual(STANDARD)
    expect([first!.topic_name, second!.topic_name]).toEqual(['Electric SUV Owners', 'Bank Decision Makers'])
    expect(first).toMatchObject({
      id: expect.stringMatching(/^ot_/),
      parent_category: 'Auto',
      keywords: 'tesla, electric, big',
      engine_version: ENGINE_VERSION,
      created_at: now.toISOString(),
      composite_score: expect.stringMatching(/^\d+$/),
    })
  })

  test('disarms formulas, unless raw', async () => {
    expect((await rows())[0]!.external_id).toBe("'=1+1")
    expect((await rows('?raw=true'))[0]!.external_id).toBe('=1+1')
  })

  test('of an empty library is a header', async () => {
    const { id } = await organization()
    expect((await download('', await user(id, 'viewer'))).body).toBe(`${STANDARD.join(',')}\r\n`)
  })

  test('full adds platform names, descriptions and scores', async () => {
    const [first] = await rows('?full=true', acme.owner)
    expect(Object.keys(first!)).toEqual(FULL)
    expect(first!.segment_name_dspapi).toContain('Electric SUV Owners')
    expect(Number(first!.confidence)).toBeGreaterThan(0)
    expect(Object.keys((await rows('?full=yes'))[0]!)).toEqual(STANDARD)
  })

  test.each([
    ['search=suv', ['Electric SUV Owners']],
    ['parentCategory=Auto', ['Electric SUV Owners']],
    ['segmentType=B2B', ['Bank Decision Makers']],
    ['hasExternalId=false', ['Bank Decision Makers']],
    ['internalId=1%2B1', ['Electric SUV Owners']],
    ['source=import', []],
    [`engineVersion=${ENGINE_VERSION}&taxonomyType=Finance`, ['Bank Decision Makers']],
  ])('takes the filters of the list: %s', async (query, expected) => {
    expect((await rows(`?${query}`)).map((row) => row.topic_name)).toEqual(expected)
  })

  test('any text comes back as it went in', async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    await adopt(owner, [suv!])
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((value) => value.replaceAll('\0', ''))
    const awkward = fc.array(fc.constantFrom('"', ',', ';', '\n', '\r', '\t', "'", '=', '+', '-', '@', ' ', 'é', '漢'))
    const cell = fc.oneof(
      text,
      awkward.map((signs) => signs.join('')),
    )
    await fc.assert(
      fc.asyncProperty(cell, async (value) => {
        await db.execute({ text: 'UPDATE org_topics SET external_id = $2 WHERE org_id = $1', values: [id, value] })
        const back = async (query: string) => (await rows(query, owner))[0]!.external_id
        expect(await back('?raw=true')).toBe(value)
        const guarded = await back('')
        expect(guarded).toBe(/^'*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value)
        expect(withoutGuard(guarded!)).toBe(value)
      }),
      { numRuns: 60 },
    )
  })
})

describe('JSON', () => {
  test('is an array of library records with their layers', async () => {
    const response = await download('?format=json')
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['content-disposition']).toBe('attachment; filename="topics-2026-03-01.json"')
    const records = response.json()
    const listed = (await call('GET', '/api/topics', { as: acme.viewer })).json().data
    expect(records).toHaveLength(2)
    for (const [at, record] of records.entries()) {
      const { layers, taxonomy_path, ...library } = record
      expect(library).toEqual(listed[at])
      expect(taxonomy_path).toBeTypeOf('string')
      expect(Object.keys(layers).sort()).toEqual(
        ['primary_intent', 'secondary_intent', 'intensity', 'awareness', 'segment_type', 'sensitivity']
          .concat(['buyer_journey', 'funnel', 'composite_score'])
          .sort(),
      )
    }
    expect((await download('?format=json&full=true', acme.owner)).json()[0].confidence).toBeTypeOf('number')
  })

  test('of an empty library is an empty array', async () => {
    const { id } = await organization()
    expect((await download('?format=json', await user(id, 'viewer'))).json()).toEqual([])
  })

  test('shows the organization’s own edits, and to nobody else', async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    await adopt(owner, [suv!])
    const patched = await call('PATCH', `/api/topics/${suv}`, {
      as: owner,
      body: { topic_name: 'Our Electric Drivers', segment_type: 'B2B' },
    })
    expect(patched.statusCode).toBe(200)
    const [record] = (await download('?format=json', owner)).json()
    expect(record).toMatchObject({ topic_name: 'Our Electric Drivers', segment_type: 'B2B' })
    expect(record.layers.segment_type).toBe('B2B')
    expect(record.segment_name_dspapi).toContain('Our Electric Drivers')
    expect((await rows('?full=true', owner))[0]!.segment_name_internal).toContain('Our Electric Drivers')
    expect((await rows())[0]!.topic_name).toBe('Electric SUV Owners')
  })
})

describe('who may', () => {
  test('full exports are for owners, and for keys of people who are owners now', async () => {
    const refused = { error: 'Only organization owners can perform full exports' }
    for (const role of ['admin', 'member', 'viewer'] as const) {
      const response = await download('?full=true', acme[role])
      expect([response.statusCode, response.json()]).toEqual([403, refused])
    }
    const [ownersKey, adminsKey] = [await apiKey(acme.owner, ['export']), await apiKey(acme.admin, ['export'])]
    expect((await download('?full=true', adminsKey)).json()).toEqual(refused)
    expect((await download('?full=true', ownersKey)).statusCode).toBe(200)
    await user(acme.id, 'owner')
    const role = (name: string) =>
      db.execute({ text: 'UPDATE members SET role = $2 WHERE user_id = $1', values: [acme.owner.id, name] })
    await role('admin')
    expect((await download('?full=true', ownersKey)).json()).toEqual(refused)
    await role('owner')
  })

  test('a key needs the scope export', async () => {
    expect((await download('', await apiKey(acme.owner, ['topics:read']))).statusCode).toBe(401)
    expect((await call('GET', '/api/export')).statusCode).toBe(401)
  })

  test.each([
    ['?format=xml', 'format must be csv or json'],
    ['?hasExternalId=2', 'hasExternalId must be true or false'],
  ])('%s is refused: %s', async (query, error) => {
    const response = await download(query)
    expect([response.statusCode, response.json()]).toEqual([400, { error }])
  })

  test('a workspace exports its own topics', async () => {
    const body = { name: 'apart' }
    const { id } = (await call('POST', '/api/workspaces', { as: acme.owner, body })).json()
    const response = await call('GET', '/api/export', { as: acme.owner, headers: { 'x-workspace-id': id } })
    expect(parse(response.body)).toHaveLength(1)
  })

  test('the monthly quota is reserved first; a refused or failed export costs nothing', async () => {
    const { id } = await organization('free')
    const owner = await user(id, 'owner')
    const viewer = await user(id, 'viewer')
    await db.execute({ text: 'ALTER TABLE global_topics RENAME TO misplaced' })
    const failed = await download('', owner)
    await db.execute({ text: 'ALTER TABLE misplaced RENAME TO global_topics' })
    expect([failed.statusCode, failed.json()]).toEqual([500, { error: 'Export failed' }])
    expect((await download('?full=true', viewer)).statusCode).toBe(403)
    for (let count = 0; count < 10; count++) expect((await download('', viewer)).statusCode).toBe(200)
    const over = await download('', owner)
    expect(over.statusCode).toBe(429)
    expect(over.json()).toMatchObject({ error: 'Monthly exports quota exceeded', limit: 10, used: 10, remaining: 0 })
  })
})

// Once is enough: it is about the server's memory and connections; what differs between versions of PostgreSQL is above.
describe.skipIf(postgresMajor !== '18')('a library of 50,000', () => {
  let library: { id: string; owner: Session & { id: string }; key: string }
  beforeAll(async () => {
    const { id } = await organization()
    const owner = await user(id, 'owner')
    library = { id, owner, key: (await apiKey(owner)).key }
    await fillLibrary(db, id, 50_000)
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function request(path: string, port = (app.server.address() as AddressInfo).port): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${library.key}` }
    const [response] = await once(get({ host: '127.0.0.1', port, path, headers, agent: false }), 'response')
    return response
  }
  const exportsUsed = async () => {
    const [row] = await select<{ used: number }>(db, {
      // The launched server counts by the real month, the app of this test by its own clock's.
      text: `SELECT coalesce(sum(used), 0)::int AS used FROM usage_monthly WHERE org_id = $1 AND metric = 'exports'`,
      values: [library.id],
    })
    return row!.used
  }

  test('leaves with every topic once, and the server’s memory grows by less than 100 MB', async () => {
    const server = await launchServer(database.url)
    try {
      for (const format of ['csv', 'json']) {
        // A first request, so that what is loaded and compiled once does not count.
        await (await request('/api/export?search=none', server.port)).resume()
        const before = server.residentMegabytes()
        const response = await request(`/api/export?full=true&format=${format}`, server.port)
        const { topics, highest } = await read(response, server.residentMegabytes)
        expect(topics).toBe(50_000)
        expect(response.complete).toBe(true)
        expect(highest - before).toBeLessThan(100)
      }
    } finally {
      await server.stop()
    }
  })

  test('a client that goes away ends the reading', async () => {
    let statements = 0
    const count = () => {
      statements++
    }
    const response = await request('/api/export?full=true')
    const used = await exportsUsed()
    await once(response, 'readable')
    database.pool.on('acquire', count)
    response.destroy()
    await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, open) => resolve(open)))).toBe(0)
    for (let turn = 0; turn < 100; turn++) await select(db, { text: 'SELECT 1' })
    database.pool.off('acquire', count)
    // Only a few of a hundred pages had been read.
    expect(statements - 100).toBeLessThan(20)
    expect(await exportsUsed()).toBe(used)
  })

  test('a failure midway cuts the connection off, and costs nothing', async () => {
    const used = await exportsUsed()
    const response = await request('/api/export?full=true')
    await once(response, 'readable')
    await db.execute({ text: 'ALTER TABLE global_topics RENAME TO misplaced' })
    await expect(read(response)).rejects.toThrow('aborted')
    await db.execute({ text: 'ALTER TABLE misplaced RENAME TO global_topics' })
    expect(response.complete).toBe(false)
    await expect.poll(exportsUsed).toBe(used)
  })

  const ctxOf = ({ id, owner }: typeof library): Ctx => ({
    db,
    org: { id, name: 'Acme', plan: 'enterprise', orgAlias: null, partnerAlias: null },
    caller: { kind: 'session', userId: owner.id, role: 'owner', operator: false },
    workspace: null,
    connectors: CONNECTORS,
    now,
    log: app.log,
  })

  test('topics that come to match while it is read displace no others', async () => {
    const setSource = (source: string) =>
      db.execute({
        text: `UPDATE org_topics o SET source = $2
               FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS nth FROM org_topics
                     WHERE org_id = $1) numbered
               WHERE o.org_id = $1 AND o.id = numbered.id AND nth BETWEEN 5001 AND 9000 AND nth % 4 > 0`,
        values: [library.id, source],
      })
    await setSource('manual')
    const { body } = await exportTopics(ctxOf(library), { filters: { source: 'import' } }, exportQuery.parse({}))
    await setSource('import')
    const exported: { id: string }[] = parse((await body.toArray()).join(''), { columns: true })
    expect(exported).toHaveLength(50_000)
    expect(new Set(exported.map(({ id }) => id)).size).toBe(50_000)
  })

  test('an export that takes more than 55 seconds is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { body } = await exportTopics(ctxOf(library), { filters: {} }, exportQuery.parse({}))
    const broken = once(body, 'error')
    vi.advanceTimersByTime(54_999)
    expect(body.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect((await broken)[0]).toMatchObject({ message: 'The export took longer than 55000 ms' })
  })
})

async function read(response: IncomingMessage, measure = () => 0) {
  let topics = 0
  let highest = 0
  let rest = ''
  for await (const chunk of response) {
    const text = rest + chunk
    topics += text.split('ot_').length - 1
    rest = /o?t?$/.exec(text)![0]
    highest = Math.max(highest, measure())
  }
  return { topics, highest }
}

/** A server in a process of its own, whose memory can be measured. */
async function launchServer(url: string) {
  const taxon = await bundle('src/cli/main.ts')
  const env = {
    DATABASE_URL: url,
    TAXON_SECRET: 'a secret of at least thirty-two characters',
    PORT: '0',
    HOST: '127.0.0.1',
  }
  const child = spawn(process.execPath, [...recordingFlags(), taxon, 'serve'], { env: { LOG_LEVEL: 'silent', ...env } })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  const port = () => Number(/listens on \S+:(\d+)/.exec(output)?.[1] ?? 0)
  await expect.poll(port, { timeout: 60_000 }).toBeGreaterThan(0)
  return {
    port: port(),
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
