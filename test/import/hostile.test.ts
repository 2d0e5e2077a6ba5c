import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { call, organization, user, apiKey } = await useTestApp()
const key = await apiKey(await user((await organization()).id, 'owner'))
const MAPPINGS = [
  { csvColumn: 'a', targetField: 'topic_name' },
  { csvColumn: 'b', targetField: 'parent_category' },
  { csvColumn: 'constructor', targetField: 'keywords' },
  { csvColumn: 'toString', targetField: 'external_id' },
]
const begin = async (): Promise<string> => {
  const body = { filename: 'a.csv', totalRows: 50_000, mappings: MAPPINGS }
  return (await call('POST', '/api/import', { as: key, body })).json().batchId
}
const batchId = await begin()
const post = (url: string, body: unknown) =>
  call('POST', url, { as: key, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const sendChunk = (body: unknown) => post(`/api/import/${batchId}/chunk`, body)

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'a > b > c',
    '%',
    '\\',
    '{}',
    "'; DROP TABLE users; --",
    '=1+1',
    '\u202e',
    'x'.repeat(600),
  ),
)
const column = fc.oneof(text, fc.constantFrom('a', 'b', 'constructor', 'toString', 'hasOwnProperty'))
const odd = fc.oneof(fc.jsonValue(), text)
const mapping = fc.record(
  { csvColumn: fc.oneof(column, odd), targetField: fc.oneof(fc.constantFrom('topic_name', 'keywords', 'id'), odd) },
  { requiredKeys: [] },
)
const number = fc
  .oneof(fc.constantFrom(-1, 0.5, 100, 1e21, Number.MAX_SAFE_INTEGER, null, '0'), odd)
  .filter((value) => !Number.isInteger(value) || Number(value) < 0 || Number(value) > 99)

/** In each of them the index, the rows or the mappings are wrong. */
const malformed = fc.oneof(
  fc.jsonValue(),
  fc.record({
    chunkIndex: number,
    rows: fc.array(fc.dictionary(column, odd), { maxLength: 3 }),
    mappings: fc.constant(MAPPINGS),
  }),
  fc.record({
    chunkIndex: fc.nat(99),
    rows: fc.oneof(
      fc.constant([]),
      fc.array(fc.oneof(text, fc.constant(null), fc.array(odd)), { minLength: 1 }),
      text,
      fc.dictionary(text, odd),
    ),
    mappings: fc.constant(MAPPINGS),
  }),
  fc.record({
    chunkIndex: fc.nat(99),
    rows: fc.constant([{ a: 'Fine' }]),
    mappings: fc.oneof(
      odd,
      fc.array(mapping, { maxLength: 3 }).map((list) => [...list, { csvColumn: 'a' }]),
    ),
  }),
)

const describeAnswer = (sent: unknown, { statusCode, body }: { statusCode: number; body: string }) =>
  `${statusCode} ${body.slice(0, 200)} for ${JSON.stringify(sent)?.slice(0, 500)}`

test('chunks that are malformed are refused', async () => {
  await fc.assert(
    fc.asyncProperty(malformed, async (sent) => {
      const response = await sendChunk(sent)
      expect(Math.floor(response.statusCode / 100), describeAnswer(sent, response)).toBe(4)
    }),
    { numRuns: 1500 },
  )
  const { chunks_completed } = (await call('GET', `/api/import/${batchId}/status`, { as: key })).json()
  expect(chunks_completed).toBe(0)
})

test('rows of a well-formed chunk may hold anything: every one is counted', async () => {
  const rows = fc.array(fc.dictionary(column, odd, { maxKeys: 6 }), { minLength: 1, maxLength: 10 })
  let open = await begin()
  let index = 0
  await fc.assert(
    fc.asyncProperty(rows, async (sent) => {
      if (index === 100) [open, index] = [await begin(), 0]
      const response = await post(`/api/import/${open}/chunk`, { chunkIndex: index++, rows: sent, mappings: MAPPINGS })
      // A key such as __proto__ makes the parser refuse the body.
      if (response.statusCode === 400) {
        expect(response.json()).toEqual({ error: 'Invalid JSON body' })
        return
      }
      expect(response.statusCode, describeAnswer(sent, response)).toBe(200)
      const { successCount, duplicateCount, errorCount } = response.json()
      expect(successCount + duplicateCount + errorCount).toBe(sent.length)
    }),
    { numRuns: 300 },
  )
})

test('batches may be anything: never a failure', async () => {
  const body = fc.record(
    { filename: odd, totalRows: number, mappings: fc.oneof(odd, fc.array(mapping)), useLLM: odd },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(odd, body), async (sent) => {
      const response = await post('/api/import', sent)
      expect(response.statusCode, describeAnswer(sent, response)).toBeLessThan(500)
    }),
    { numRuns: 500 },
  )
})

test('addresses may be anything', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (id) => {
      const path = `/api/import/${encodeURIComponent(id.replace(/\p{Cs}/gu, ''))}`
      const responses = [
        await call('GET', `${path}/status`, { as: key }),
        await call('PATCH', `${path}/status`, { as: key, body: { status: 'cancelled' } }),
      ]
      for (const response of responses)
        expect(Math.floor(response.statusCode / 100), describeAnswer(id, response)).toBe(4)
    }),
    { numRuns: 150 },
  )
})
