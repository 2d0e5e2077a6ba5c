import { afterAll, expect, test } from 'vitest'
import { startInboundSource } from '../simulators/inbound-source'
import { startWatchedServer } from './watched-server'
import { dearestJson, worstJson } from './worst-inputs'

const server = await startWatchedServer()
afterAll(server.stop)
const { call, answer } = server

const MB = 1_048_576
const FIELDS = ['topic_name', 'subcategory', 'external_id', 'keywords']
const mappings = FIELDS.map((name) => ({ csvColumn: name, targetField: name }))
const batch = (path: string): Promise<{ batchId: string }> =>
  answer('POST', path, { filename: 'long.csv', totalRows: 50_000, mappings })

/** Words whose only boundaries are capital letters. */
const JOINED = 'Ab'.repeat(250)
let series = 0
/** Distinct topics with the longest name and `count` of the longest keywords. */
function row(keywords: number) {
  const number = (series++).toString(36)
  return {
    topic_name: `${number} ${JOINED}`.slice(0, 500),
    subcategory: `${number} ${JOINED}`.slice(0, 200),
    external_id: number,
    keywords: Array.from({ length: keywords }, (_, at) => `${number} ${at} ${JOINED}`.slice(0, 200)).join(','),
  }
}
const rowsOf = (count: number, keywords: number) => Array.from({ length: count }, () => row(keywords))

test.each(['/api/import', '/api/admin/topics/bulk'])('the longest rows do not block the server: %s', async (path) => {
  const { batchId } = await batch(path)
  let chunkIndex = 0
  const send = async () => {
    const chunk = { chunkIndex: chunkIndex++, mappings, rows: rowsOf(250, 100) }
    expect(await answer('POST', `${path}/${batchId}/chunk`, chunk)).toMatchObject({ errorCount: 0 })
  }
  expect(await server.stallsOf([{ what: 'a chunk', send }])).toEqual([])
})

test('a source with many long items does not block the server', async () => {
  let items: object[] = []
  const source = await startInboundSource({ pages: 'ignored', shape: () => items })
  const { id } = await answer('POST', '/api/connections', {
    name: 'A source',
    platform: 'custom_api',
    direction: 'inbound',
    config: { base_url: source.url },
  })
  const send = async () => {
    items = rowsOf(1_000, 20)
    const { runId } = await answer('POST', `/api/connections/${id}/sync/run`)
    const page = await answer('POST', `/api/connections/${id}/sync/run/${runId}/page`, {})
    expect(page).toMatchObject({ errorCount: 0 })
  }
  const stalls = await server.stallsOf([{ what: 'a page', send }])
  await source.close()
  expect(stalls).toEqual([])
})

test('a matrix of long values, and its library, do not block the server', async () => {
  const values = (count: number) =>
    Array.from({ length: count }, () => `${(series++).toString(36)} ${JOINED}`.slice(0, 240))
  const dimensions = () => [
    { name: 'One', values: values(50) },
    { name: 'Other', values: values(40) },
  ]
  const inputs = [
    {
      what: 'a matrix',
      send: () => answer('POST', '/api/topics/generate-matrix', { dimensions: dimensions(), segmentType: 'B2C' }),
    },
    ...['/api/export?format=csv', '/api/export?format=json', '/api/topics?pageSize=100', '/api/topics/facets'].map(
      (path) => ({ what: path, send: () => call('GET', path) }),
    ),
    {
      what: 'reclassification',
      send: async () => {
        const { data } = await answer('GET', '/api/topics?pageSize=100')
        await answer('POST', '/api/topics/reclassify', { ids: data.map((topic: { id: string }) => topic.id) })
      },
    },
  ]
  const stalls = []
  for (const input of inputs) stalls.push(...(await server.stallsOf([input])))
  expect(stalls).toEqual([])
})

test('a template that names the last of many dimensions again and again does not block the server', async () => {
  const dimensions = () => [
    ...Array.from({ length: 48 }, (_, at) => ({ name: `${JOINED.slice(0, 490)}${at}`, values: ['x'] })),
    { name: 'a', values: ['1', '2', '3', '4'] },
    { name: 'b', values: Array.from({ length: 50 }, () => `${series++}`.slice(-3)) },
  ]
  const estimate = () => ({ dimensions: dimensions(), template: `{a}${'{b}'.repeat(165)}` })
  const send = () => answer('POST', '/api/topics/generate-matrix/estimate', estimate())
  expect(await server.stallsOf([{ what: 'an estimate', send }])).toEqual([])
})

test('the largest JSON of every shape does not block the server', async () => {
  const { batchId } = await batch('/api/import')
  const { id } = await answer('POST', '/api/topics', { topic_name: 'Trail Runners' })
  const chunk = `/api/import/${batchId}/chunk`
  const matchValues = `/api/topics/${id}/match-values?matchKey=url`
  const around = (body: string) => `{"chunkIndex":0,"mappings":${JSON.stringify(mappings)},"rows":[${body}]}`
  const inputs = dearestJson(15 * MB).flatMap(([kind, body]) => [
    { what: `a chunk of ${kind}`, send: () => call('POST', chunk, around(body)) },
    { what: `match values of ${kind}`, send: () => call('PUT', matchValues, body) },
  ])
  const small = worstJson(MB - 1_000).map(([kind, body]) => ({
    what: `messages of ${kind}`,
    send: () => call('POST', '/api/classify', body),
  }))
  const blank = [
    { what: 'blank lines', send: () => call('PUT', matchValues, '\n'.repeat(4 * MB), 'text/plain') },
    { what: 'blank values', send: () => call('PUT', matchValues, `[${'"",'.repeat(900_000)}""]`) },
  ]
  const stalls = []
  for (const input of [...inputs, ...small, ...blank]) stalls.push(...(await server.stallsOf([input])))
  expect(stalls).toEqual([])
})
