import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { failureText } from '../../src/cli/failure'
import { type ImportArgs, runImport } from '../../src/cli/import/import'
import { useTestApp } from '../harness/app'

const { app, call, organization, user, apiKey, startDriving } = await useTestApp()
const driving = await startDriving()
afterAll(driving.stop)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'taxon-import-'))
afterAll(() => rm(folder, { recursive: true }))

const newTeam = async () => {
  const owner = await user((await organization()).id, 'owner')
  return { owner, key: (await apiKey(owner)).key }
}
const acme = await newTeam()

function sink(isTTY = false) {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { stream: Object.assign(stream, { isTTY }), text: () => written.join('') }
}

async function importFile(file: string, given: Partial<ImportArgs> & { signal?: AbortSignal; isTTY?: boolean } = {}) {
  const { signal = new AbortController().signal, isTTY, ...args } = given
  const [output, terminal] = [sink(), sink(isTTY)]
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const io = { output: output.stream, terminal: terminal.stream, signal, wait }
  const failure = await runImport({ file, url, key: acme.key, map: [], json: true, ...args }, io).then(
    () => undefined,
    (error: Error & { exitCode?: number }) => error,
  )
  return { failure, waits, output: output.text(), shown: terminal.text() }
}

let files = 0
async function write(content: string | Buffer, extension = 'csv'): Promise<string> {
  const path = join(folder, `file ${files++}.${extension}`)
  await writeFile(path, content)
  return path
}

test('the topics of an import into a workspace are in it', async () => {
  const team = await newTeam()
  const { id } = (await call('POST', '/api/workspaces', { as: team.owner, body: { name: 'North' } })).json()
  const path = await write('topic_name\nLuge Racers\n')
  const { output } = await importFile(path, { key: team.key, workspace: id })
  expect(JSON.parse(output)).toMatchObject({ status: 'completed', success_count: 1 })
  const headers = { 'x-workspace-id': id }
  const { data } = (await call('GET', '/api/topics', { as: team.owner, headers })).json()
  expect(data).toMatchObject([{ topic_name: 'Luge Racers' }])
})

test('columns named with --map go before those that bear the field’s name', async () => {
  const team = await newTeam()
  const path = await write('topic_name,Segment=Title,Category\nWrong Name,Marble Sculptors,hobbies and arts\n')
  const { output } = await importFile(path, {
    key: team.key,
    map: ['topic_name=Segment=Title', 'parent_category=Category'],
  })
  expect(JSON.parse(output)).toMatchObject({
    status: 'completed',
    total_rows: 1,
    success_count: 1,
    rejected_file: null,
  })
  const { data } = (await call('GET', '/api/topics', { as: team.owner })).json()
  expect(data).toMatchObject([{ topic_name: 'Marble Sculptors', parent_category: 'Hobbies & Arts' }])
})

test('a column with a usual name for the name of a segment is taken for it', async () => {
  const team = await newTeam()
  const path = await write('Segment ID,Segment Name\n41,Glass Blowers\n')
  expect(JSON.parse((await importFile(path, { key: team.key })).output)).toMatchObject({ success_count: 1 })
  const { data } = (await call('GET', '/api/topics', { as: team.owner })).json()
  expect(data).toMatchObject([{ topic_name: 'Glass Blowers', external_id: '41' }])
})

test('a column named with --map fills the fields that it is named for, and no other that its name fits', async () => {
  const team = await newTeam()
  const path = await write('id,audience,title\nKite Surfers,7,Wrong Name\n')
  const map = ['topic_name=id', 'external_id=audience']
  expect(JSON.parse((await importFile(path, { key: team.key, map })).output)).toMatchObject({ success_count: 1 })
  const { data } = (await call('GET', '/api/topics', { as: team.owner })).json()
  expect(data).toMatchObject([{ topic_name: 'Kite Surfers', external_id: '7' }])
  const both = await write('id,audience\nReed Weavers,8\n')
  const twice = await importFile(both, { key: team.key, map: ['topic_name=id', 'external_id=id'] })
  expect(JSON.parse(twice.output)).toMatchObject({ success_count: 1 })
  const [weavers] = (await call('GET', '/api/topics?search=Reed', { as: team.owner })).json().data
  expect(weavers).toMatchObject({ topic_name: 'Reed Weavers', external_id: 'Reed Weavers' })
  const other = await write('name,title\nKayak,Kayak Renters\n')
  const { output } = await importFile(other, { key: team.key, map: ['keywords=name'] })
  expect(JSON.parse(output)).toMatchObject({ success_count: 1 })
  const [renters] = (await call('GET', '/api/topics?search=Renters', { as: team.owner })).json().data
  expect(renters).toMatchObject({ topic_name: 'Kayak Renters', keywords: ['Kayak'] })
})

describe('refuses before anything is sent', () => {
  const NO_NAME =
    /^no column is named topic_name\. Choose one with --map topic_name=<column>; the columns are "a", "b"$/
  test.each([
    ['a,b\n1,2\n', [], NO_NAME],
    ['topic_name\nA\n', ['keywords=Tags'], /^there is no column "Tags"; the columns are "topic_name"$/],
    [
      'topic_name\nA\n',
      ['colour=topic_name'],
      /^--map colour=topic_name: unknown field\. The fields are topic_name, parent_category/,
    ],
    [
      'a,b\n1,2\n',
      ['topic_name=a', 'topic_name=b'],
      /^--map topic_name=b: topic_name has the column "a" already\. A field is filled by one column$/,
    ],
    ['topic_name\n', [], /the file has no rows$/],
    ['', [], /^no column is named topic_name/],
    ['topic_name\nA\n"B\nC\n', [], /a quote is never closed near line \d+$/],
  ])('%j with %j', async (content, map, message) => {
    const { failure } = await importFile(await write(content), { map, url: 'http://127.0.0.1:1' })
    expect(failure?.name).toBe('FileError')
    expect(failure?.message).toMatch(message)
  })

  test('more rows than an import takes', async () => {
    const { failure } = await importFile(await write(`topic_name\n${'A\n'.repeat(50_001)}`))
    expect(failure?.message).toMatch(
      /50,001 rows\. This command takes at most 50,000: split the file, or upload it whole in the console under Import$/,
    )
  })

  test('a file that is not there', async () => {
    const { failure } = await importFile(join(folder, 'nowhere.csv'))
    expect(failure?.message).toMatch(/nowhere\.csv: file not found$/)
  })
})

describe('rows that are rejected', () => {
  test('are written beside the file with their line and the reason, and can be imported once mended', async () => {
    const team = await newTeam()
    const content = [
      'Topic;Segment_Type;Note',
      'Pottery Wheel Buyers;B2C;fine',
      ';B2C;no name',
      'Bad Segment;B2Q;x',
      'One;B2C;too;many',
    ].join('\n')
    const path = await write(content)
    const { output } = await importFile(path, { key: team.key })
    const rejectedFile = path.replace('.csv', '.rejected.csv')
    expect(JSON.parse(output)).toMatchObject({ success_count: 1, error_count: 3, rejected_file: rejectedFile })
    const written = await readFile(rejectedFile, 'utf8')
    expect(parse(written, { delimiter: ';', relax_column_count: true })).toEqual([
      ['rejected_line', 'rejected_because', 'Topic', 'Segment_Type', 'Note'],
      ['3', 'topic_name is empty: fill in column "Topic"', '', 'B2C', 'no name'],
      ['4', 'segment_type "B2Q" is unknown: use B2B, B2C, B2B2C, B2E, B2G, or none', 'Bad Segment', 'B2Q', 'x'],
      ['5', '4 values for 3 columns: put quotes around texts that contain ";"', 'One', 'B2C', 'too', 'many'],
    ])
    const mended = written.replace(';;B2C', ';Named Now;B2C').replaceAll('B2Q', 'B2B').replace('too;many', 'few')
    const again = await importFile(await write(mended), { key: team.key })
    expect(JSON.parse(again.output)).toMatchObject({ success_count: 3, error_count: 0 })
  })

  test('keep what guards them against formulas, which is taken off when they are imported', async () => {
    const team = await newTeam()
    const path = await write("Topic,External ID,Keywords\nHang Gliders,'=7,'+wings\n,'-8,\n")
    expect(JSON.parse((await importFile(path, { key: team.key })).output)).toMatchObject({ error_count: 1 })
    const written = await readFile(path.replace('.csv', '.rejected.csv'), 'utf8')
    expect(written).toContain(",,'-8,")
    await importFile(await write(written.replace(",,'-8", ",Paragliders,'-8")), { key: team.key })
    const { data } = (await call('GET', '/api/topics?sortBy=topic_name&sortOrder=asc', { as: team.owner })).json()
    expect(data).toMatchObject([
      { topic_name: 'Hang Gliders', external_id: '=7', keywords: ['+wings'] },
      { topic_name: 'Paragliders', external_id: '-8' },
    ])
  })

  test('leave no file behind when there are none', async () => {
    const path = await write('topic_name\nNo Rejects Here\n')
    await writeFile(path.replace('.csv', '.rejected.csv'), 'of an earlier run')
    await importFile(path)
    await expect(readFile(path.replace('.csv', '.rejected.csv'))).rejects.toThrow('ENOENT')
  })

  test('of an earlier import stay until the server has taken the next one', async () => {
    const path = await write('topic_name\nNo Rejects Here\n')
    const earlier = path.replace('.csv', '.rejected.csv')
    await writeFile(earlier, 'half corrected')
    const { failure: refused } = await importFile(path, { key: 'txadv_wrong' })
    expect(refused).toMatchObject({ name: 'ServerError' })
    const { failure: unresumed } = await importFile(path, { resume: 'batch_unknown' })
    expect(unresumed).toMatchObject({ name: 'ServerError' })
    expect(await readFile(earlier, 'utf8')).toBe('half corrected')
  })

  test('that cannot be written are said in one line, with the way on', async () => {
    const team = await newTeam()
    const path = await write('topic_name\nNamed\n""\n')
    const batches = async () => (await call('GET', '/api/import', { as: team.owner })).json()
    await mkdir(path.replace('.csv', '.rejected.csv'))
    const { failure } = await importFile(path, { key: team.key })
    expect(failureText(failure)).toMatch(/^taxon: .*\.rejected\.csv: (a folder, not a file|no permission)$/)
    expect(await batches()).toEqual([])
    if (process.platform !== 'linux') return
    // No file can be created there, whoever asks.
    const handle = await open(path)
    const { failure: stopped } = await importFile(`/proc/self/fd/${handle.fd}`, { key: team.key })
    await handle.close()
    const [{ id }] = await batches()
    expect(failureText(stopped)).toMatch(
      new RegExp(`^taxon: \\S+\\.rejected\\.csv: no such file or folder; continue with --resume ${id}$`),
    )
  })
})

const rowsOf = (prefix: string, count: number) =>
  `topic_name,external_id\n${Array.from({ length: count }, (_, n) => (n % 20 === 19 ? ',' : `${prefix} ${n},${n}`)).join('\n')}\n`

/**
 * Before the real server: answers chunks in its place, or loses them (0), or passes them on and loses the answer, or
 * passes them on after somebody else has cancelled the batch.
 */
async function flaky(
  answers: (number | 'pass' | 'lose' | 'cancel')[],
  cancel: (path: string) => Promise<unknown> = async () => {},
) {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    seen.push(request.url!)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = request.url!.endsWith('/chunk') ? answers.shift() : undefined
    if (answer === 0) return request.socket.destroy()
    if (typeof answer === 'number') return response.writeHead(answer).end('{"error":"Failed to process chunk"}')
    if (answer === 'cancel') await cancel(request.url!)
    const passed = await fetch(url + request.url, {
      method: request.method,
      headers: { authorization: request.headers.authorization!, 'content-type': 'application/json' },
      body: request.method === 'GET' ? undefined : Buffer.concat(chunks),
    })
    if (answer === 'lose') return request.socket.destroy()
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text())
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, seen, close: () => server.close() }
}

describe('when the server does not answer', () => {
  test('a chunk is sent again after 1, 2 and 4 seconds, and counted once though its answer was lost', async () => {
    const team = await newTeam()
    const path = await write(rowsOf('Retried Topic', 700))
    const proxy = await flaky([500, 'lose', 0])
    const { failure, waits, output } = await importFile(path, { key: team.key, url: proxy.url })
    proxy.close()
    expect(failure).toBeUndefined()
    expect(waits).toEqual([1000, 2000, 4000])
    expect(JSON.parse(output)).toMatchObject({ success_count: 665, error_count: 35, processed_rows: 700 })
    const rejected = parse(await readFile(path.replace('.csv', '.rejected.csv'), 'utf8'), { columns: true })
    expect(rejected.map((row) => Number((row as Record<string, string>).rejected_line))).toEqual(
      Array.from({ length: 35 }, (_, n) => 20 * n + 21),
    )
  })

  test('it gives up after the fourth time and says how to go on', async () => {
    const team = await newTeam()
    const path = await write(rowsOf('Resumed Topic', 1200))
    const proxy = await flaky(['pass', 503, 503, 503, 503])
    const stopped = await importFile(path, { key: team.key, url: proxy.url })
    proxy.close()
    expect(stopped.waits).toEqual([1000, 2000, 4000])
    expect(stopped.failure).toMatchObject({ name: 'ImportStopped', exitCode: 1 })
    const [, batchId] = /^Failed to process chunk; continue with --resume (batch_\w+)$/.exec(stopped.failure!.message)!
    const { output } = await importFile(path, { key: team.key, resume: batchId })
    expect(JSON.parse(output)).toMatchObject({ id: batchId, status: 'completed', success_count: 1140, error_count: 60 })
  })

  test('what it refuses is not tried again', async () => {
    const proxy = await flaky([409, 409])
    const { failure, waits } = await importFile(await write(rowsOf('Refused', 3)), { url: proxy.url })
    proxy.close()
    expect(waits).toEqual([])
    expect(failure?.message).toMatch(/^Failed to process chunk; continue with --resume batch_/)
  })

  test('a batch that was cancelled meanwhile is not offered for resuming', async () => {
    const team = await newTeam()
    const proxy = await flaky(['pass', 'cancel'], (path) =>
      call('PATCH', path.replace('chunk', 'status'), { as: team.owner, body: { status: 'cancelled' } }),
    )
    const { failure } = await importFile(await write(rowsOf('Cancelled', 700)), { key: team.key, url: proxy.url })
    proxy.close()
    expect(failure?.message).toMatch(/^Batch already cancelled; batch_\w+ is cancelled, start a new import$/)
  })

  test.each([
    [{ url: 'http://127.0.0.1:1' }, 'no answer from http://127.0.0.1:1. Is the server running?'],
    [{ url: 'nonsense' }, '"nonsense" is not a URL. Use the form http://localhost:3000'],
    [{ key: 'txadv_wrong' }, 'Invalid API key'],
    [{ resume: 'batch_unknown' }, 'Batch not found'],
  ])('%j: %s', async (args, message) => {
    const { failure } = await importFile(await write('topic_name\nA\n'), args)
    expect(failure).toMatchObject({ name: 'ServerError', message })
  })
})

describe('interrupted', () => {
  test('before it has begun it says so too', async () => {
    const { failure } = await importFile(await write('topic_name\nNever Sent\n'), { signal: AbortSignal.abort() })
    expect(failure).toMatchObject({ name: 'ImportStopped', message: 'interrupted', exitCode: 130 })
  })

  test('it stops with what is done, and --resume brings the rest, each row once', async () => {
    const team = await newTeam()
    const path = await write(rowsOf('Interrupted Topic', 1700))
    const interrupt = new AbortController()
    const proxy = await flaky([])
    const stopped = await importFile(path, {
      key: team.key,
      url: proxy.url,
      signal: AbortSignal.any([interrupt.signal, afterRequests(proxy.seen, 3, interrupt)]),
    })
    proxy.close()
    expect(stopped.failure).toMatchObject({ name: 'ImportStopped', exitCode: 130 })
    const [, batchId] = /^interrupted; continue with --resume (batch_\w+)$/.exec(stopped.failure!.message)!
    const { output } = await importFile(path, { key: team.key, resume: batchId })
    expect(JSON.parse(output)).toMatchObject({
      status: 'completed',
      processed_rows: 1700,
      success_count: 1615,
      error_count: 85,
      duplicate_count: 0,
    })
    const rejected = await readFile(path.replace('.csv', '.rejected.csv'), 'utf8')
    expect(parse(rejected)).toHaveLength(86)
  })

  test('another file does not go on with the batch, nor does a closed batch go on', async () => {
    const { output } = await importFile(await write('topic_name\nSingle Row\n'))
    const { id } = JSON.parse(output)
    const { failure } = await importFile(await write('topic_name\nA\nB\n'), { resume: id })
    expect(failure?.message).toMatch(/^batch_\w+ has 1 rows, but .* has 2\. Use the file the import began with$/)
    const mappings = [{ csvColumn: 'topic_name', targetField: 'topic_name' }]
    const body = { filename: 'x.csv', totalRows: 1, mappings }
    const { batchId } = (await call('POST', '/api/import', { as: acme.owner, body })).json()
    await call('PATCH', `/api/import/${batchId}/status`, { as: acme.owner, body: { status: 'cancelled' } })
    const closed = await importFile(await write('topic_name\nA\n'), { resume: batchId })
    expect(closed.failure?.message).toBe(`${batchId} is cancelled. Start a new import without --resume`)
  })
})

test('a terminal sees a bar, rates and counts; the end is a summary', async () => {
  const team = await newTeam()
  const path = await write('topic_name,segment_type\nShown Topic,B2C\nshown topic,B2C\nA,X\n')
  const { output, shown } = await importFile(path, { key: team.key, isTTY: true, json: false })
  expect(shown).toMatch(/█{24} 3 of 3 rows: 1 added, 1 duplicates, 1 rejected, [\d,]+ per second/)
  expect(output).toMatch(/^batch_\w+: 3 rows of /)
  expect(output).toMatch(/added {7}1, of which 0 were already in the catalog\n/)
  expect(output).toMatch(/rejected {4}1, see .*\.rejected\.csv\n$/)
})

/** Interrupts when the server has seen so many requests. */
function afterRequests(seen: string[], count: number, controller: AbortController): AbortSignal {
  const push = seen.push.bind(seen)
  seen.push = (...items) => {
    if (seen.length + items.length >= count) controller.abort()
    return push(...items)
  }
  return controller.signal
}
