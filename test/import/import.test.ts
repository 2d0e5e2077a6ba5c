import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, db, staffed, apiKey } = await useTestApp()
const acme = await staffed()
const other = await staffed()

const NAME = [{ csvColumn: 'Topic', targetField: 'topic_name' }]
const ALL = [
  { csvColumn: 'Topic', targetField: 'topic_name' },
  { csvColumn: 'Category', targetField: 'parent_category' },
  { csvColumn: 'Group', targetField: 'taxonomy_type' },
  { csvColumn: 'Sub', targetField: 'subcategory' },
  { csvColumn: 'Segment', targetField: 'segment_type' },
  { csvColumn: 'Id', targetField: 'external_id' },
  { csvColumn: 'Words', targetField: 'keywords' },
]
type Who = Parameters<typeof call>[2] extends { as?: infer A } | undefined ? A : never

const begin = async (body: object = {}, as: Who = acme.owner, headers = {}) =>
  call('POST', '/api/import', {
    as,
    headers,
    body: { filename: 'topics.csv', totalRows: 500, mappings: NAME, ...body },
  })
const newBatch = async (body: object = {}, as: Who = acme.owner, headers = {}): Promise<string> =>
  (await begin(body, as, headers)).json().batchId
const send = (batchId: string, body: object, as: Who = acme.owner, headers = {}) =>
  call('POST', `/api/import/${batchId}/chunk`, { as, headers, body: { chunkIndex: 0, mappings: NAME, ...body } })
const status = async (batchId: string, as: Who = acme.owner) =>
  (await call('GET', `/api/import/${batchId}/status`, { as })).json()
const close = (batchId: string, to: unknown, as: Who = acme.owner) =>
  call('PATCH', `/api/import/${batchId}/status`, { as, body: { status: to } })
const rowsOf = (...names: string[]) => names.map((Topic) => ({ Topic }))
const topics = async (search: string, as: Who = acme.owner) =>
  (await call('GET', `/api/topics?search=${encodeURIComponent(search)}`, { as })).json().data

describe('a batch', () => {
  test('begins with its number of chunks', async () => {
    const response = await begin({ totalRows: 1001 })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      batchId: expect.stringMatching(/^batch_\d+_[0-9a-z]+$/),
      chunksTotal: 3,
      chunkSize: 500,
    })
    expect(await status(response.json().batchId)).toEqual({
      id: response.json().batchId,
      filename: 'topics.csv',
      status: 'processing',
      total_rows: 1001,
      processed_rows: 0,
      success_count: 0,
      error_count: 0,
      duplicate_count: 0,
      adopted_count: 0,
      updated_count: 0,
      upload_id: null,
      uncertain_count: 0,
      chunks_total: 3,
      chunks_completed: 0,
      chunk_size: 500,
      use_llm: false,
      engine: 'local',
      local_count: 0,
      llm_count: 0,
      llm_failed_count: 0,
      llm_error: null,
      llm_tokens: 0,
      llm_cost: 0,
      created_at: expect.any(String),
      completed_at: null,
    })
  })

  test.each([
    [{ filename: undefined }, 'filename is required'],
    [{ filename: '  ' }, 'filename is required'],
    [{ totalRows: undefined }, 'totalRows is required'],
    [{ totalRows: 0 }, 'totalRows must be at least 1'],
    [{ totalRows: 50_001 }, 'Maximum 50,000 rows allowed'],
    [{ mappings: undefined }, 'mappings must be a non-empty array'],
    [{ mappings: [] }, 'mappings must be a non-empty array'],
    [{ mappings: [{ csvColumn: 'A', targetField: 'keywords' }] }, 'mappings must include topic_name'],
    [{ mappings: [...NAME, ...NAME] }, 'mappings must name each targetField once'],
    [{ mappings: [{ csvColumn: 'A' }] }, /^targetField must be one of topic_name, parent_category, /],
    [{ mappings: ['Topic'] }, 'each mapping must have a csvColumn and a targetField'],
    [{ useLLM: 'yes' }, 'useLLM must be true or false'],
  ])('%j is refused', async (body, message) => {
    const response = await begin(body)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(message)
  })

  test('may have a column that fills several fields', async () => {
    const team = await staffed()
    const mappings = [...NAME, { ...NAME[0], targetField: 'external_id' }]
    const batchId = await newBatch({ mappings }, team.owner)
    const sent = await send(batchId, { mappings, rows: rowsOf('Sundial Makers') }, team.owner)
    expect(sent.statusCode, sent.body).toBe(200)
    const { data } = (await call('GET', '/api/topics', { as: team.owner })).json()
    expect(data).toMatchObject([{ topic_name: 'Sundial Makers', external_id: 'Sundial Makers' }])
  })

  test('of 50,000 rows is taken', async () => {
    expect((await begin({ totalRows: 50_000 })).json().chunksTotal).toBe(100)
  })

  test('is listed newest first, 20 at a time, up to 100', async () => {
    const team = await staffed()
    for (let n = 0; n < 22; n++) await newBatch({ filename: `${n}.csv` }, team.owner)
    const list = async (query = '') => (await call('GET', `/api/import${query}`, { as: team.owner })).json()
    expect((await list()).map(({ filename }: { filename: string }) => filename)).toEqual(
      Array.from({ length: 20 }, (_, n) => `${21 - n}.csv`),
    )
    expect(await list('?limit=100')).toHaveLength(22)
    expect((await list('?limit=2&offset=20')).map(({ filename }: { filename: string }) => filename)).toEqual([
      '1.csv',
      '0.csv',
    ])
    for (const query of ['?limit=101', '?limit=0', '?offset=-1', '?limit=x']) {
      expect((await call('GET', `/api/import${query}`, { as: team.owner })).statusCode).toBe(400)
    }
  })

  test('counts against the import quota', async () => {
    const free = await staffed('free')
    for (let n = 0; n < 5; n++) expect((await begin({}, free.owner)).statusCode).toBe(200)
    const refused = await begin({}, free.owner)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: 'Monthly imports quota exceeded', limit: 5, used: 5, remaining: 0 })
    expect((await call('GET', '/api/import', { as: free.owner })).json()).toHaveLength(5)
  })
})

describe('a chunk', () => {
  test('says of every row what became of it, and the batch adds it up', async () => {
    await send(await newBatch(), { rows: rowsOf('Orchid Growers') })
    await send(await newBatch({}, other.owner), { rows: rowsOf('Canoe Builders') }, other.owner)
    const batchId = await newBatch({ mappings: ALL })
    const response = await send(batchId, {
      mappings: ALL,
      rows: [
        { Topic: 'Tandem Bicycle Riders', Words: 'tandem, bicycle,, two seats ' },
        { Topic: '' },
        { Topic: 'Orchid Growers', Id: 'ext-1' },
        { Topic: 'Canoe Builders' },
        { Topic: 'tandem bicycle riders' },
        { Topic: 'Some Topic', Segment: 'B2Z' },
      ],
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      chunkIndex: 0,
      successCount: 2,
      errorCount: 2,
      duplicateCount: 2,
      adoptedCount: 1,
      updatedCount: 1,
      newTopicIds: [expect.stringMatching(/^ot_/), expect.stringMatching(/^ot_/)],
      localCount: 1,
      llmCount: 0,
      llmFailedCount: 0,
      llmError: null,
      tokens: 0,
      cost: 0,
      uncertainTopicIds: [],
      fallbackTopicIds: [],
      errors: [
        { row: 2, message: 'topic_name is empty: fill in column "Topic"' },
        { row: 6, message: 'segment_type "B2Z" is unknown: use B2B, B2C, B2B2C, B2E, B2G, or none' },
      ],
    })
    expect(await status(batchId)).toMatchObject({
      status: 'completed',
      processed_rows: 6,
      success_count: 2,
      error_count: 2,
      duplicate_count: 2,
      adopted_count: 1,
      updated_count: 1,
      chunks_completed: 1,
      completed_at: expect.any(String),
    })
    const [tandem] = await topics('tandem')
    expect(tandem).toMatchObject({ keywords: ['tandem', 'bicycle', 'two seats'], external_id: null })
    expect((await topics('orchid'))[0].external_id).toBe('ext-1')
  })

  test('writes the history', async () => {
    const batchId = await newBatch()
    const [id] = (await send(batchId, { rows: rowsOf('Sundial Collectors') })).json().newTopicIds
    const [entry] = (await call('GET', `/api/topics/${id}/history`, { as: acme.owner })).json()
    expect(entry).toMatchObject({
      changeType: 'imported',
      source: 'import',
      metadata: { batchId, outcome: 'new' },
      changedBy: acme.owner.id,
    })
    const listed = (await call('GET', '/api/topics?source=import&search=sundial', { as: acme.owner })).json()
    expect(listed.total).toBe(1)
  })

  test('takes what the row says of the topic before what the engine thinks', async () => {
    const row = { Topic: 'Zephyr Lounge', Category: 'pets and animals', Sub: 'Lounges', Segment: 'b2g', Id: 42 }
    await send(await newBatch({ mappings: ALL }), { mappings: ALL, rows: [row] })
    expect((await topics('zephyr'))[0]).toMatchObject({
      parent_category: 'Pets & Animals',
      subcategory: 'Lounges',
      segment_type: 'B2G',
      external_id: '42',
    })
  })

  test('reads taxonomy paths', async () => {
    await send(await newBatch(), { rows: rowsOf('Acme Data > Automotive > SUVs > "hydrogen crossover" shoppers') })
    expect((await topics('hydrogen'))[0]).toMatchObject({
      topic_name: 'Hydrogen Crossover Shoppers',
      parent_category: 'Auto',
      subcategory: 'SUVs',
    })
  })

  test.each([
    [{ Topic: '???' }, 'topic_name has no letter or digit: write a name'],
    [{ Topic: { a: 1 } }, 'column "Topic" is no text: send a string'],
    [{ Topic: 'x'.repeat(501) }, 'topic_name has 501 characters: shorten it to 500'],
    [{}, 'topic_name is empty: fill in column "Topic"'],
    [
      { Topic: 'A', Category: 'Nonsense' },
      'parent_category "Nonsense" is unknown: use one of the 41 parent categories, or none',
    ],
    [
      { Topic: 'A', Group: 'Nonsense' },
      'taxonomy_type "Nonsense" is unknown: use one of the 13 taxonomy types, or none',
    ],
    [{ Topic: 'A', Sub: 'x'.repeat(201) }, 'subcategory has 201 characters: shorten it to 200'],
    [{ Topic: 'A', Id: 'x'.repeat(201) }, 'external_id has 201 characters: shorten it to 200'],
    [{ Topic: 'A', Words: 'a,'.repeat(101) }, 'keywords has 101 entries: keep at most 100'],
  ])('the row %j is an error and not the chunk', async (row, message) => {
    const response = await send(await newBatch({ mappings: ALL }), { mappings: ALL, rows: [row] })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ successCount: 0, errorCount: 1, errors: [{ row: 1, message }] })
  })

  test('a category that is not of the given type is an error', async () => {
    const [row] = (
      await select<{ row: object }>(db, {
        text: `SELECT json_build_object('Topic', 'A', 'Category', 'Auto', 'Group', taxonomy_type) AS row
               FROM global_topics WHERE parent_category = 'Pets & Animals' LIMIT 1`,
      })
    ).map(({ row }) => row)
    const response = await send(await newBatch({ mappings: ALL }), { mappings: ALL, rows: [row] })
    expect(response.json().errors[0].message).toMatch(
      /^parent_category Auto is not of taxonomy_type .*: leave one of them empty$/,
    )
  })

  test.each([
    [{ chunkIndex: undefined }, 'chunkIndex is required'],
    [{ chunkIndex: -1 }, 'chunkIndex must not be negative'],
    [{ chunkIndex: 0.5 }, 'chunkIndex must be a whole number'],
    [{ chunkIndex: 2 }, 'chunkIndex must be from 0 to 1'],
    [{ rows: undefined }, 'rows must be a non-empty array'],
    [{ rows: [] }, 'rows must be a non-empty array'],
    [{ rows: [null] }, 'each row must be an object of columns'],
    [{ rows: rowsOf(...Array.from({ length: 501 }, (_, n) => `Row ${n}`)) }, 'Maximum 500 rows per chunk'],
    [{ mappings: [] }, 'mappings must be a non-empty array'],
    [{ mappings: [{ csvColumn: 'Topic', targetField: 'keywords' }] }, 'mappings must include topic_name'],
  ])('%j is refused', async (body, message) => {
    const batchId = await newBatch({ totalRows: 1000 })
    const response = await send(batchId, { rows: rowsOf('Never Imported'), ...body })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: message })
    expect((await status(batchId)).chunks_completed).toBe(0)
  })

  test('cannot bring more rows than the batch announced, in whichever chunks they come', async () => {
    const names = (count: number, from = 0) =>
      rowsOf(...Array.from({ length: count }, (_, n) => `Announced Row ${from + n}`))
    for (const drive of ['client', 'server']) {
      const batchId = await newBatch({ totalRows: 600, drive })
      expect((await send(batchId, { rows: names(300) })).statusCode).toBe(200)
      const tooMany = await send(batchId, { chunkIndex: 1, rows: names(301, 300) })
      expect([tooMany.statusCode, tooMany.json()]).toEqual([
        400,
        { error: 'The import announced 600 rows, and with this chunk it has 601' },
      ])
      expect(await status(batchId)).toMatchObject({ status: 'processing' })
      expect((await send(batchId, { chunkIndex: 1, rows: names(300, 300) })).statusCode).toBe(200)
      expect((await send(batchId, { rows: names(300) })).statusCode).toBe(200)
    }
  })

  test('two chunks at once cannot either', async () => {
    const batchId = await newBatch({ totalRows: 501 })
    const chunks = [0, 1].map((chunkIndex) =>
      send(batchId, { chunkIndex, rows: rowsOf(...Array.from({ length: 300 }, (_, n) => `Twin ${chunkIndex} ${n}`)) }),
    )
    const answers = await Promise.all(chunks)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await status(batchId)).toMatchObject({ processed_rows: 300, chunks_completed: 1 })
  })

  test('counts the rows whose category is a guess, and the library finds them', async () => {
    const batchId = await newBatch({ mappings: ALL })
    const rows = [
      { Topic: 'Grumblefizz' },
      { Topic: 'Snorkwhistle', Category: 'Gaming' },
      { Topic: 'Electric Guitars' },
    ]
    const { newTopicIds, uncertainTopicIds } = (await send(batchId, { mappings: ALL, rows })).json()
    expect(uncertainTopicIds).toEqual([newTopicIds[0]])
    expect(await status(batchId)).toMatchObject({ uncertain_count: 1 })
    const found = (
      await call('GET', '/api/topics?uncertain=true&source=import&search=grumblefizz', { as: acme.owner })
    ).json()
    expect(found).toMatchObject({ total: 1, data: [{ topic_name: 'Grumblefizz', uncertain: true }] })
  })

  test('sent again changes nothing, even when the batch is completed', async () => {
    const SKIPPED = {
      chunkIndex: 1,
      successCount: 0,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      updatedCount: 0,
      newTopicIds: [],
      localCount: 0,
      llmCount: 0,
      llmFailedCount: 0,
      llmError: null,
      tokens: 0,
      cost: 0,
      uncertainTopicIds: [],
      fallbackTopicIds: [],
      errors: [],
      skipped: true,
    }
    const batchId = await newBatch({ totalRows: 1000 })
    await send(batchId, { chunkIndex: 1, rows: rowsOf('Harp Makers') })
    const before = await status(batchId)
    expect((await send(batchId, { chunkIndex: 1, rows: rowsOf('Harp Makers', 'Cymbal Makers') })).json()).toEqual(
      SKIPPED,
    )
    expect(await status(batchId)).toEqual(before)
    await send(batchId, { rows: rowsOf('Flute Makers') })
    expect((await status(batchId)).status).toBe('completed')
    expect((await send(batchId, { chunkIndex: 1, rows: rowsOf('Cymbal Makers') })).json()).toEqual(SKIPPED)
    expect(await topics('cymbal')).toEqual([])
  })

  test('in any order completes the batch with the last', async () => {
    const batchId = await newBatch({ totalRows: 1400 })
    for (const chunkIndex of [2, 0]) await send(batchId, { chunkIndex, rows: rowsOf(`Order ${chunkIndex}`) })
    expect(await status(batchId)).toMatchObject({ status: 'processing', chunks_completed: 2, completed_at: null })
    await send(batchId, { chunkIndex: 1, rows: rowsOf('Order 1') })
    expect(await status(batchId)).toMatchObject({ status: 'completed', chunks_completed: 3, success_count: 3 })
  })

  test('sent many times at once is done once', async () => {
    const batchId = await newBatch()
    const rows = rowsOf(...Array.from({ length: 40 }, (_, n) => `Crowded Topic Number ${n}`))
    const answers = (await Promise.all(Array.from({ length: 6 }, () => send(batchId, { rows })))).map((response) =>
      response.json(),
    )
    expect(answers.filter(({ skipped }) => skipped)).toHaveLength(5)
    expect(answers.find(({ skipped }) => !skipped)).toMatchObject({ successCount: 40, duplicateCount: 0 })
    expect(await status(batchId)).toMatchObject({ status: 'completed', chunks_completed: 1, success_count: 40 })
  })

  test('shares a library with others at the same time: a name comes in once, whatever the fields', async () => {
    const batchId = await newBatch({ totalRows: 4000, mappings: ALL })
    const segments = ['B2B', 'B2C', 'B2G', 'B2E']
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, chunkIndex) => {
        const Segment = segments[chunkIndex % 4]
        const rows = Array.from({ length: 30 }, (_, n) => ({ Topic: `Contested Topic ${n}`, Segment, Id: `c${n}` }))
        return send(batchId, { chunkIndex, rows, mappings: ALL })
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(new Array(8).fill(200))
    expect(await status(batchId)).toMatchObject({ status: 'completed', success_count: 30, duplicate_count: 210 })
  })

  test('counts the rows it could read as classifications, and only when it is done', async () => {
    const free = await staffed('free')
    const used = async () => {
      const [row] = await select<{ used: number }>(db, {
        text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
        values: [free.id],
      })
      return row?.used ?? 0
    }
    const batchId = await newBatch({ totalRows: 1000 }, free.owner)
    const many = (prefix: string, count: number) =>
      rowsOf(...Array.from({ length: count }, (_, n) => `${prefix} Quota Topic ${n}`))
    expect((await send(batchId, { rows: [...many('First', 60), {}] }, free.owner)).statusCode).toBe(200)
    expect(await used()).toBe(60)
    const refused = await send(batchId, { chunkIndex: 1, rows: many('Second', 41) }, free.owner)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      error: 'Monthly classifications quota exceeded',
      limit: 100,
      used: 60,
      remaining: 40,
    })
    expect(await used()).toBe(60)
    expect(await status(batchId, free.owner)).toMatchObject({ chunks_completed: 1, processed_rows: 61 })
    await send(batchId, { rows: many('First', 60) }, free.owner)
    expect(await used()).toBe(60)
    const race = await Promise.all(
      [1, 1, 1].map((chunkIndex) => send(batchId, { chunkIndex, rows: many('Third', 40) }, free.owner)),
    )
    expect(race.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await used()).toBe(100)
  })

  test('that fails leaves nothing behind and says no cause', async () => {
    const batchId = await newBatch()
    await db.execute({ text: 'ALTER TABLE org_topic_history RENAME TO away' })
    const failed = await send(batchId, { rows: rowsOf('Half Way Topic') })
    await db.execute({ text: 'ALTER TABLE away RENAME TO org_topic_history' })
    expect(failed.statusCode).toBe(500)
    expect(failed.json()).toEqual({ error: 'Failed to process chunk' })
    expect(await topics('half way')).toEqual([])
    expect(await status(batchId)).toMatchObject({ chunks_completed: 0, processed_rows: 0 })
    expect((await send(batchId, { rows: rowsOf('Half Way Topic') })).json()).toMatchObject({ successCount: 1 })
  })
})

describe('cancelling', () => {
  test('keeps what is done and takes no more', async () => {
    const batchId = await newBatch({ totalRows: 1000 })
    await send(batchId, { rows: rowsOf('Kept Before Cancelling') })
    expect((await close(batchId, 'cancelled')).json()).toEqual({ batchId, status: 'cancelled' })
    for (const chunkIndex of [0, 1]) {
      const response = await send(batchId, { chunkIndex, rows: rowsOf('Too Late') })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({ error: 'Batch already cancelled' })
    }
    expect(await topics('kept before')).toHaveLength(1)
    expect(await status(batchId)).toMatchObject({ status: 'cancelled', completed_at: expect.any(String) })
    const again = await close(batchId, 'cancelled')
    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({ error: 'Batch is cancelled, can only cancel/fail a processing batch' })
  })

  test('giving up is failed, and no chunk is taken', async () => {
    const batchId = await newBatch()
    expect((await close(batchId, 'failed')).json()).toEqual({ batchId, status: 'failed' })
    const response = await send(batchId, { rows: rowsOf('Too Late') })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: 'Batch is not processing' })
  })

  test('a completed batch stays completed', async () => {
    const batchId = await newBatch()
    await send(batchId, { rows: rowsOf('Complete Already') })
    const response = await close(batchId, 'failed')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ error: 'Batch is completed, can only cancel/fail a processing batch' })
  })

  test.each([undefined, 'completed', 'processing', 1])('to %j is refused', async (to) => {
    const response = await close(await newBatch(), to)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: 'status must be cancelled or failed' })
  })

  test('during a chunk undoes that chunk or comes after it', async () => {
    for (let round = 0; round < 5; round++) {
      const batchId = await newBatch({ totalRows: 1000 })
      const rows = rowsOf(...Array.from({ length: 50 }, (_, n) => `Cancelled ${round} Topic ${n}`))
      const [chunk, cancel] = await Promise.all([send(batchId, { rows }), close(batchId, 'cancelled')])
      expect(cancel.statusCode).toBe(200)
      const done = chunk.statusCode === 200
      if (!done) expect(chunk.json()).toEqual({ error: 'Batch already cancelled' })
      expect(await status(batchId)).toMatchObject({ status: 'cancelled', success_count: done ? 50 : 0 })
      const counted = await select(db, {
        text: 'SELECT 1 FROM org_topics WHERE org_id = $1 AND batch_id = $2',
        values: [acme.id, batchId],
      })
      expect(counted).toHaveLength(done ? 50 : 0)
    }
  })
})

describe('who sees a batch', () => {
  test('another organization gets a 404', async () => {
    const batchId = await newBatch()
    for (const response of [
      await call('GET', `/api/import/${batchId}/status`, { as: other.owner }),
      await send(batchId, { rows: rowsOf('Foreign') }, other.owner),
      await close(batchId, 'cancelled', other.owner),
      await call('GET', '/api/import/batch_unknown/status', { as: acme.owner }),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ error: 'Batch not found' })
    }
    expect((await status(batchId)).status).toBe('processing')
  })

  test('under a workspace only its own; topics belong to the batch’s workspace', async () => {
    const workspace = async (name: string) =>
      (await call('POST', '/api/workspaces', { as: acme.owner, body: { name } })).json().id
    const [first, second] = [await workspace('Import one'), await workspace('Import two')]
    const inFirst = { 'x-workspace-id': first }
    const batchId = await newBatch({}, acme.owner, inFirst)
    const seen = async (headers: Record<string, string>) =>
      (await call('GET', `/api/import/${batchId}/status`, { as: acme.owner, headers })).statusCode
    expect(await seen(inFirst)).toBe(200)
    expect(await seen({ 'x-workspace-id': second })).toBe(404)
    expect(await seen({})).toBe(200)
    expect((await send(batchId, { rows: rowsOf('x') }, acme.owner, { 'x-workspace-id': second })).statusCode).toBe(404)
    await send(batchId, { rows: rowsOf('Workspace One Topic') })
    const list = async (headers: Record<string, string>) =>
      (await call('GET', '/api/topics?search=workspace+one', { as: acme.owner, headers })).json().total
    expect([await list(inFirst), await list({ 'x-workspace-id': second })]).toEqual([1, 0])
    const batches = await call('GET', '/api/import?limit=100', { as: acme.owner, headers: inFirst })
    expect(batches.json().map(({ id }: { id: string }) => id)).toEqual([batchId])
  })

  test('roles and scopes', async () => {
    const batchId = await newBatch()
    const reader = await apiKey(acme.owner, ['topics:read'])
    const writer = await apiKey(acme.owner, ['topics:write'])
    const CHUNK = { chunkIndex: 0, rows: rowsOf('x'), mappings: NAME }
    const codes = async (as?: Who) => [
      (await call('POST', '/api/import', { as, body: { filename: 'a.csv', totalRows: 1, mappings: NAME } })).statusCode,
      (await call('GET', '/api/import', { as })).statusCode,
      (await call('GET', `/api/import/${batchId}/status`, { as })).statusCode,
      (await call('PATCH', '/api/import/batch_unknown/status', { as, body: { status: 'cancelled' } })).statusCode,
      (await call('POST', '/api/import/batch_unknown/chunk', { as, body: CHUNK })).statusCode,
    ]
    expect(await codes(acme.member)).toEqual([200, 200, 200, 404, 404])
    expect(await codes(acme.viewer)).toEqual([403, 200, 200, 403, 403])
    expect(await codes(reader)).toEqual([401, 200, 200, 401, 401])
    expect(await codes(writer)).toEqual([200, 401, 401, 404, 404])
    expect(await codes()).toEqual([401, 401, 401, 401, 401])
  })
})
