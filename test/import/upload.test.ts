import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { gunzipped } from '../../src/import/upload/file-format'
import { storeRows } from '../../src/import/upload/store-rows'
import { useRuns } from '../harness/runs'
import { select } from '../harness/select'
import { splitAfterSecondRow } from '../harness/upload-batches'
import { workbook } from '../harness/workbook'

const app = await useRuns()
const { acme, other, call, db, drive, names, show, list, act } = app
beforeEach(async () => {
  await db.execute({ text: 'DELETE FROM import_uploads' })
  await db.execute({ text: 'DELETE FROM import_batches' })
})

type Caller = NonNullable<NonNullable<Parameters<typeof call>[2]>['as']>
const post = (filename: string, body: string | Buffer, as: Caller = acme.member) =>
  call('POST', `/api/import/upload?filename=${encodeURIComponent(filename)}`, {
    as,
    body: Buffer.from(body),
    headers: { 'content-type': 'application/octet-stream' },
  })

async function upload(filename: string, body: string | Buffer, as?: Caller) {
  const response = await post(filename, body, as)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const get = async (id: string, as: Caller = acme.viewer) =>
  (await call('GET', `/api/import/uploads/${id}`, { as })).json()
const start = (id: string, body: object = {}, as: Caller = acme.member) =>
  call('POST', `/api/import/uploads/${id}/start`, { as, body })
const csv = (rows: readonly (string | number)[][]) => rows.map((row) => `${row.join(';')}\r\n`).join('')

/** 750 rows: every tenth has no name, and every fifteenth repeats the one before. */
function mixedRows(): (string | number)[][] {
  const rows: (string | number)[][] = names(750).map((name, at) => [at, name, 'x'])
  for (let at = 9; at < rows.length; at += 10) rows[at]![1] = ''
  for (let at = 7; at < rows.length; at += 15) rows[at]![1] = rows[at - 1]![1]!
  return [['Id', 'Audience', 'Note'], ...rows]
}
const EXPECTED = { total_rows: 750, success_count: 625, duplicate_count: 50, error_count: 75 }

const SIGNS = ['=', '+', '-', '@', "'", '＋', 'a', '7', ' ']
/** Texts as a spreadsheet might run them, none twice. */
const awkwardTexts = (count: number): string[] => {
  const text = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 1, maxLength: 6 }).map((value) => value.trim())
  return [...new Set(fc.sample(text, { seed: 20, numRuns: count * 4 }))].filter((value) => value !== '').slice(0, count)
}
const topicsOf = async (as: Caller): Promise<[string, string][]> => {
  const topics: { topic_name: string; external_id: string }[] = (
    await call('GET', '/api/export?format=json', { as })
  ).json()
  return topics.map(({ topic_name, external_id }): [string, string] => [topic_name, external_id]).toSorted()
}

describe('what guards a CSV file against formulas is taken off when it is uploaded', () => {
  test('the export of a library becomes the same topics in another one', async () => {
    const [from, to] = [await app.staffed(), await app.staffed()]
    const ids = awkwardTexts(200)
    const rows = names(ids.length).map((Topic, at) => ({ Topic: `${SIGNS[at % 4]}${Topic}`, Id: ids[at] }))
    const mappings = [
      { csvColumn: 'Topic', targetField: 'topic_name' },
      { csvColumn: 'Id', targetField: 'external_id' },
    ]
    const body = { filename: 'topics.csv', totalRows: rows.length, mappings }
    const { batchId } = (await call('POST', '/api/import', { as: from.member, body })).json()
    const chunk = { chunkIndex: 0, rows, mappings }
    await call('POST', `/api/import/${batchId}/chunk`, { as: from.member, body: chunk })
    const topics = await topicsOf(from.owner)
    expect(topics.map(([, id]) => id).toSorted()).toEqual(ids.toSorted())

    const exported = await call('GET', '/api/export', { as: from.owner })
    const { id } = await upload('topics.csv', exported.body, to.member)
    await start(id, {}, to.member)
    await drive()
    expect(await topicsOf(to.owner)).toEqual(topics)
  })

  test('and so do rejected rows, whether a spreadsheet saved them as CSV or as a workbook', async () => {
    const ids = awkwardTexts(50)
    const rows = names(ids.length).map((name, at) => [name, 'B2Q', ids[at]!])
    const { id } = await upload('topics.xlsx', workbook([['Topic', 'Segment Type', 'External ID'], ...asWritten(rows)]))
    await start(id)
    await drive()
    const { body } = await call('GET', `/api/import/uploads/${id}/rejected.csv`, { as: acme.viewer })
    const rejected = parse(body) as string[][]
    expect(rejected.length).toBe(51)
    const mended = rejected.map((cells) => cells.map((cell) => (cell === 'B2Q' ? 'B2B' : cell)))
    const saved = [
      ['mended.csv', stringify(mended)],
      ['mended.xlsx', workbook(mended)],
    ] as const
    for (const [filename, file] of saved) {
      const team = await app.staffed()
      const again = await upload(filename, file, team.member)
      await start(again.id, {}, team.member)
      await drive()
      expect((await topicsOf(team.owner)).map(([, id]) => id).toSorted()).toEqual(ids.toSorted())
    }
  })
})

/** An apostrophe before a sign is taken for a guard: whoever means one writes two. */
const asWritten = (rows: readonly string[][]): string[][] =>
  rows.map((cells) => cells.map((cell) => (/^'+[=+\-@＋]/.test(cell) ? `'${cell}` : cell)))

describe('a file is uploaded, mapped, imported and can be gone on with by anybody', () => {
  test.each([
    ['topics.csv', (rows: (string | number)[][]) => csv(rows)],
    ['topics.csv.gz', (rows: (string | number)[][]) => gzipSync(csv(rows))],
    ['topics.xlsx', workbook],
  ])('%s', async (filename, write) => {
    const rows = mixedRows()
    const received = await upload(filename, write(rows))
    expect(received).toMatchObject({
      filename,
      status: 'ready',
      total_rows: 750,
      processed_rows: 0,
      columns: ['Id', 'Audience', 'Note'],
      mappings: [
        { csvColumn: 'Audience', targetField: 'topic_name' },
        { csvColumn: 'Id', targetField: 'external_id' },
      ],
    })
    expect(received.sample_rows).toEqual(rows.slice(1, 6).map((cells) => cells.map(String)))
    expect((await list()).data).toEqual([])

    // Somebody else chooses and starts.
    const mappings = [{ csvColumn: 'Audience', targetField: 'topic_name' }]
    const mapped = await call('PUT', `/api/import/uploads/${received.id}/mapping`, {
      as: acme.owner,
      body: { mappings },
    })
    expect(mapped.json()).toMatchObject({ mappings })
    expect((await start(received.id, {}, acme.owner)).json()).toMatchObject({ status: 'processing', batches_total: 1 })
    expect(await show(received.id)).toMatchObject({ state: 'pending', driver: 'server', title: filename })
    await drive()

    const done = await get(received.id)
    expect(done).toMatchObject({ status: 'completed', processed_rows: 750, batches_completed: 1, ...EXPECTED })
    expect(done.batches).toMatchObject([{ status: 'completed', upload_id: received.id, filename, ...EXPECTED }])
    expect((await list('?kind=import')).data).toMatchObject([
      {
        id: received.id,
        state: 'completed',
        progress: { total: 750, processed: 750 },
        counts: { success: 625, errors: 75, skipped: 50 },
        startedBy: { userId: acme.owner.id },
      },
    ])
    const rejected = await call('GET', `/api/import/uploads/${received.id}/rejected.csv`, { as: acme.viewer })
    const [header, ...lines] = parse(rejected.body) as string[][]
    expect(header).toEqual(['rejected_row', 'rejected_because', 'Id', 'Audience', 'Note'])
    expect(lines.length).toBe(75)
    expect(lines).toContainEqual(['row 10', 'topic_name is empty: fill in column "Audience"', '9', '', 'x'])
    expect(await db.execute({ text: 'SELECT FROM import_upload_pieces' })).toBe(0)
    expect(await db.execute({ text: 'SELECT FROM import_upload_bytes' })).toBe(0)
  })

  test('the review is kept for all members', async () => {
    const [one, two, three] = names(3)
    const { id } = await upload('topics.csv', `Topic\n${one}\n${two}\n${three}\n`)
    await start(id)
    await drive()
    const url = `/api/import/uploads/${id}/review`
    const before = (await call('GET', url, { as: acme.viewer })).json()
    expect(before).toMatchObject({ kept: 0, skipped: 0, remaining: 3 })
    const [first, second, third] = before.topicIds
    const body = { topic_name: 'not of this file' }
    const other = (await call('POST', '/api/topics', { as: acme.member, body })).json().id
    await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [second] } })
    await call('POST', url, { as: acme.member, body: { kept: [first, 'ot_none', other], skipped: [second] } })
    expect((await call('GET', url, { as: acme.owner })).json()).toMatchObject({
      kept: 1,
      skipped: 1,
      remaining: 1,
      topicIds: [third],
    })
  })

  test('a decision is taken back, and the least sure come first', async () => {
    const { id } = await upload('topics.csv', 'Topic\nyoga mats\nGrumblefizz\nelectric SUV shoppers\n')
    await start(id)
    await drive()
    const url = `/api/import/uploads/${id}/review`
    const { topicIds } = (await call('GET', url, { as: acme.viewer })).json()
    const details = (await call('POST', '/api/topics/details', { as: acme.viewer, body: { ids: topicIds } })).json()
    const doubts = topicIds.map((topicId: string) => {
      const { uncertain, confidence } = details.find((topic: { id: string }) => topic.id === topicId)
      return (uncertain ? 1 : 0) + 1 - confidence
    })
    expect(doubts).toEqual(doubts.toSorted((a: number, b: number) => b - a))
    await call('POST', url, { as: acme.member, body: { kept: topicIds } })
    const reopened = await call('POST', url, { as: acme.member, body: { reopened: [topicIds[1]] } })
    expect(reopened.json()).toMatchObject({ kept: 2, remaining: 1, topicIds: [topicIds[1]] })
  })

  test('rejected rows are mended and sent again, once', async () => {
    const [one, two, three] = names(3)
    const { id } = await upload('topics.csv', `Topic,Category\n${one},\n,\n${two},Nonsense\n`)
    await start(id)
    await drive()
    const url = `/api/import/uploads/${id}/rejected`
    const { rows, next } = (await call('GET', url, { as: acme.viewer })).json()
    expect(next).toBeNull()
    expect(rows).toMatchObject([
      { row: 'row 2', cells: ['', ''] },
      { row: 'row 3', cells: [two, 'Nonsense'] },
    ])
    const mended = {
      rows: [
        { id: rows[0].id, cells: [three, ''] },
        { id: rows[1].id, cells: [two, 'Rubbish'] },
      ],
    }
    expect((await call('POST', url, { as: acme.viewer, body: mended })).statusCode).toBe(403)
    expect((await call('POST', url, { as: other.member, body: mended })).statusCode).toBe(404)
    const [first, second] = await Promise.all([1, 2].map(() => call('POST', url, { as: acme.member, body: mended })))
    expect([first!.json().added, second!.json().added].toSorted()).toEqual([0, 1])
    expect(first!.json().rejected).toMatchObject([{ id: rows[1].id, message: expect.stringContaining('Rubbish') }])
    expect(await get(id)).toMatchObject({ success_count: 2, error_count: 1, total_rows: 3, processed_rows: 3 })
    expect((await show(id)).counts).toMatchObject({ success: 2, errors: 1 })
    expect((await call('GET', url, { as: acme.viewer })).json().rows).toMatchObject([{ cells: [two, 'Rubbish'] }])
    const review = await call('GET', `/api/import/uploads/${id}/review`, { as: acme.viewer })
    expect(review.json()).toMatchObject({ remaining: 2 })
  })

  test('mended rows count in the batch that they were rejected from', async () => {
    const [one, two, three] = names(3) as [string, string, string]
    const { id } = await upload('topics.csv', `Topic,Note\n${one},\n,first\n,second\n`)
    await splitAfterSecondRow(db, id)
    await start(id)
    await drive()
    const batches = async (): Promise<Record<string, unknown>[]> => (await get(id)).batches
    expect(await batches()).toMatchObject([
      { total_rows: 2, success_count: 1, error_count: 1 },
      { total_rows: 1, success_count: 0, error_count: 1 },
    ])
    const url = `/api/import/uploads/${id}/rejected`
    const { rows } = (await call('GET', url, { as: acme.viewer })).json()
    const mended = (number: number, name: string) => {
      const row = rows.find(({ row }: { row: string }) => row === `row ${number}`)
      return { id: row.id, cells: [name, ''] }
    }
    const mend = async (...mendedRows: object[]) =>
      (await call('POST', url, { as: acme.member, body: { rows: mendedRows } })).json()
    expect(await mend(mended(2, ''), mended(50_001, two))).toMatchObject({ added: 1, rejected: [{}] })
    const [, last] = await batches()
    expect(await batches()).toMatchObject([
      { success_count: 1, error_count: 1 },
      { success_count: 1, error_count: 0 },
    ])
    const topics = await call('GET', `/api/import/${last!.id}/topics`, { as: acme.viewer })
    expect(topics.json().topicIds).toHaveLength(1)
    expect(await mend(mended(2, three))).toMatchObject({ added: 1, rejected: [] })
    expect(await batches()).toMatchObject([{ success_count: 2, error_count: 0 }, { success_count: 1 }])
    expect(await get(id)).toMatchObject({ success_count: 3, error_count: 0 })
  })

  test('more rows than a batch may have are several batches of one run', async () => {
    const lines = Array.from({ length: 100_001 }, (_, at) => `zqb${at.toString(36)}w Collectors\n`)
    const { id, total_rows } = await upload('many.csv', `name\n${lines.join('')}`)
    expect(total_rows).toBe(100_001)
    await start(id)
    const { batches } = await get(id)
    expect(batches.map((batch: Record<string, number>) => [batch.total_rows, batch.chunks_total])).toEqual([
      [50_000, 100],
      [50_000, 100],
      [1, 1],
    ])
    expect((await list()).data.length).toBe(1)
    // A batch is not closed or filled behind the upload's back.
    const [batch] = batches
    const chunk = { chunkIndex: 0, rows: [{ name: 'x' }], mappings: [{ csvColumn: 'name', targetField: 'topic_name' }] }
    const sent = await call('POST', `/api/import/${batch.id}/chunk`, { as: acme.member, body: chunk })
    const closed = await call('PATCH', `/api/import/${batch.id}/status`, {
      as: acme.member,
      body: { status: 'failed' },
    })
    expect([sent.statusCode, closed.statusCode]).toEqual([409, 409])
    expect((await act(id, 'cancel')).json()).toMatchObject({ state: 'cancelled' })
    expect(await get(id)).toMatchObject({ status: 'cancelled' })
    expect(await db.execute({ text: 'SELECT FROM import_upload_pieces' })).toBe(0)
    expect(await db.execute({ text: `SELECT FROM import_batches WHERE status <> 'cancelled'` })).toBe(0)
  })

  test('rows with more values than columns are rejected with the reason', async () => {
    const [one, two] = names(2)
    const { id } = await upload('topics.csv', `name,id\n${one},1\n${two}, and more,2\n`)
    await start(id)
    await drive()
    expect(await get(id)).toMatchObject({ success_count: 1, error_count: 1 })
    expect((await show(id)).errors).toMatchObject([{ item: 'row 2', message: expect.stringContaining('put quotes') }])
  })
})

describe('what is refused leaves nothing behind', () => {
  const LONG = `name\n${'a'.repeat(250_000)}\n`
  const zipHeader = Buffer.from([0x50, 0x4b, 3, 4])
  /** The directory says that the sheet unpacks to more than is allowed. */
  const bomb = () => {
    const zip = workbook([['name'], ['x']])
    let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    for (; at !== -1; at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 4)) zip.writeUInt32LE(0xfffffff0, at + 24)
    return zip
  }
  const nested = `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`
  const endlessTag = `<a b="${'c'.repeat(3_000_000)}"/>`
  const wide = `<row><c r="ZZZ1"><v>1</v></c></row>`
  const sheet = (xml: string) =>
    workbook([['name']], {
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${xml}</sheetData></worksheet>`),
    })
  test.each<[string, string, string | Buffer, RegExp]>([
    ['another kind of file', 'topics.pdf', 'x', /^Unsupported file type: filename must end with/],
    ['an old workbook', 'topics.xls', 'x', /save the workbook as \.xlsx/],
    ['a workbook with the name of a CSV', 'topics.csv', workbook([['name']]), /says csv, its content is xlsx/],
    ['a CSV with the name of a workbook', 'topics.xlsx', 'name\nx\n', /says xlsx, its content is not/],
    ['no file', 'topics.csv', '', /^The file is empty/],
    ['a header alone', 'topics.csv', 'name,id\n', /no rows below its header/],
    ['binary data', 'topics.csv', Buffer.from('name\n\0\0\x01'), /not a text file/],
    ['a quote that is never closed', 'topics.csv', `name\n"${'a\n'.repeat(500)}`, /a quote is never closed/],
    ['a row that is too long', 'topics.csv', LONG, /a row is too long/],
    ['too many columns', 'topics.csv', `${'a,'.repeat(1_000)}a\n1\n`, /more than 1000 columns/],
    ['a damaged archive', 'topics.csv.gz', gzipSync(csv(mixedRows())).subarray(0, 900), /cannot be unpacked/],
    ['a damaged workbook', 'topics.xlsx', Buffer.concat([zipHeader, Buffer.alloc(100)]), /not an Excel workbook/],
    ['a workbook that unpacks to too much', 'topics.xlsx', bomb(), /unpacks to more than 4 GB/],
    ['a workbook that is nested too deeply', 'topics.xlsx', sheet(nested), /damaged/],
    ['a table of sheets that is', 'topics.xlsx', workbook([['a']], { 'xl/workbook.xml': strToU8(nested) }), /damaged/],
    ['a workbook with an endless tag', 'topics.xlsx', sheet(endlessTag), /damaged/],
    ['a workbook that is too wide', 'topics.xlsx', sheet(wide), /more than 1000 columns/],
  ])('%s', async (_what, filename, body, message) => {
    const response = await post(filename, body)
    expect(response.json().error).toMatch(message)
    expect(response.statusCode).toBe(400)
    expect(await db.execute({ text: 'SELECT FROM import_uploads' })).toBe(0)
  })

  test('a file that is too large, before it is read', async () => {
    const url = '/api/import/upload?filename=topics.csv'
    const headers = { 'content-type': 'text/csv', 'content-length': String(2 ** 30 + 1) }
    const response = await call('POST', url, { as: acme.member, headers, body: 'name\n' })
    expect([response.statusCode, response.json().error]).toEqual([
      413,
      'File is larger than 1 GB: split it, or compress it to .csv.gz',
    ])
  })

  test('a form with the file in it', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = Buffer.from('--x\r\n\r\nname\r\n--x--')
    const response = await call('POST', '/api/import/upload?filename=topics.csv', { as: acme.member, headers, body })
    expect([response.statusCode, response.json().error]).toEqual([
      415,
      'Send the file itself as the body, not a form with the file in it',
    ])
  })

  test('an archive is not unpacked further than is allowed', async () => {
    const bytes = (async function* () {
      yield gzipSync(Buffer.alloc(5_000_000))
    })()
    let read = 0
    const unpack = async () => {
      for await (const part of gunzipped(bytes, 1_000_000)) read += part.length
    }
    await expect(unpack()).rejects.toThrow(/unpacks to more than/)
    expect(read).toBeLessThanOrEqual(1_000_000)
  })

  test('rows that repeat one long text are not stored further than is allowed', async () => {
    const { id } = await upload('topics.csv', 'name\nx\n')
    await db.execute({ text: `UPDATE import_uploads SET status = 'receiving' WHERE id = $1`, values: [id] })
    await db.execute({ text: 'DELETE FROM import_upload_pieces WHERE upload_id = $1', values: [id] })
    const rows = (async function* () {
      yield ['name']
      for (let at = 0; at < 2_000; at++) yield ['x'.repeat(10_000)]
    })()
    const target = { db, orgId: acme.id, uploadId: id }
    await expect(storeRows(target, rows, 5_000_000)).rejects.toThrow(/unpacks to more than/)
    const stored = await select(db, { text: 'SELECT FROM import_upload_pieces WHERE upload_id = $1', values: [id] })
    expect(stored.length).toBeLessThan(5)
  })

  test('an eleventh file that waits', async () => {
    for (let at = 0; at < 10; at++) await upload('topics.csv', 'name\nx\n')
    expect((await post('topics.csv', 'name\nx\n')).json().error).toMatch(/^Maximum 10 uploads may wait/)
    expect((await post('topics.csv', 'name\nx\n', other.member)).statusCode).toBe(200)
  })
})

describe('an upload', () => {
  test('is its organization’s alone, and viewers do not change it', async () => {
    const { id } = await upload('topics.csv', 'name\nx\n')
    const url = `/api/import/uploads/${id}`
    const body = { mappings: [{ csvColumn: 'name', targetField: 'topic_name' }] }
    const statuses = async (as: Caller) => [
      (await call('GET', url, { as })).statusCode,
      (await call('GET', `${url}/rejected.csv`, { as })).statusCode,
      (await call('GET', `${url}/review`, { as })).statusCode,
      (await call('PUT', `${url}/mapping`, { as, body })).statusCode,
      (await start(id, {}, as)).statusCode,
      (await call('DELETE', url, { as })).statusCode,
    ]
    expect(await statuses(other.owner)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(acme.viewer)).toEqual([200, 200, 200, 403, 403, 403])
    expect((await post('topics.csv', 'name\nx\n', acme.viewer)).statusCode).toBe(403)
    expect((await call('GET', '/api/import/uploads', { as: other.owner })).json()).toEqual([])
    expect((await call('GET', '/api/import/uploads', { as: acme.viewer })).json()).toMatchObject([{ id }])
  })

  test('is listed in pages, and by its status', async () => {
    const ids: string[] = []
    for (let at = 0; at < 4; at++) ids.unshift((await upload(`${at}.csv`, `Topic Name\n${names(1)[0]}\n`)).id)
    for (const id of ids.slice(0, 2)) expect((await start(id)).statusCode).toBe(200)
    const listed = async (query: string) => {
      const response = await call('GET', `/api/import/uploads${query}`, { as: acme.viewer })
      expect(response.statusCode, response.body).toBe(200)
      return response.json().map(({ id }: { id: string }) => id)
    }
    expect(await listed('')).toEqual(ids)
    expect(await listed('?limit=2&offset=1')).toEqual(ids.slice(1, 3))
    expect(await listed('?status=ready')).toEqual(ids.slice(2))
    expect(await listed('?status=ready&limit=1&offset=1')).toEqual(ids.slice(3))
    expect(await listed('?status=processing')).toEqual(ids.slice(0, 2))
    expect(await listed('?status=failed')).toEqual([])
    const wrong = await call('GET', '/api/import/uploads?status=waiting', { as: acme.viewer })
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      'status must be one of receiving, ready, processing, completed, cancelled, failed',
    ])
  })

  test('is mapped and started once, by columns that it has', async () => {
    const [name] = names(1)
    const { id, mappings } = await upload('topics.csv', `What,Else\n${name},1\n`)
    expect(mappings).toEqual([])
    const wrong = { mappings: [{ csvColumn: 'Missing', targetField: 'topic_name' }] }
    expect((await start(id)).json().error).toBe('mappings must include topic_name')
    expect((await start(id, wrong)).json().error).toBe('The file has no column "Missing"; it has "What", "Else"')
    const right = { mappings: [{ csvColumn: 'What', targetField: 'topic_name' }] }
    expect((await start(id, right)).statusCode).toBe(200)
    expect((await start(id, right)).statusCode).toBe(409)
    const remapped = await call('PUT', `/api/import/uploads/${id}/mapping`, { as: acme.member, body: right })
    expect(remapped.statusCode).toBe(409)
    const deleted = await call('DELETE', `/api/import/uploads/${id}`, { as: acme.member })
    expect(deleted.json().error).toBe('Import is processing, cancel its run first')
    await drive()
    expect(await get(id)).toMatchObject({ status: 'completed', success_count: 1 })
    expect((await call('DELETE', `/api/import/uploads/${id}`, { as: acme.member })).statusCode).toBe(200)
    expect((await list()).data).toEqual([])
    const log = await call('GET', '/api/audit?action=import.delete', { as: acme.owner })
    expect(log.json().data).toMatchObject([{ subject: { id, name: 'topics.csv' }, details: { topics: 1 } }])
  })

  test('costs one import, and waits where the rows exceed the quota', async () => {
    const free = await app.staffed('free')
    const lines = names(120).join('\n')
    const { id } = await upload('topics.csv', `name\n${lines}\n`, free.member)
    expect((await start(id, {}, free.member)).statusCode).toBe(200)
    await drive()
    const run = await show(id, free.viewer)
    expect(run).toMatchObject({
      state: 'paused',
      lastError: 'Monthly classifications quota exceeded',
      actions: ['resume', 'cancel'],
    })
    expect(await get(id, free.viewer)).toMatchObject({ status: 'processing', processed_rows: 0 })
  })
})
