import { afterAll, expect, test } from 'vitest'
import { reportTest, sampled } from '../campaign/tally'
import { routeInputs } from './route-inputs'
import { startWatchedServer } from './watched-server'
import { slowestTexts, worstTexts } from './worst-inputs'

const server = await startWatchedServer()
afterAll(server.stop)
const { call, answer } = server

const topic = await answer('POST', '/api/topics', { topic_name: 'Trail Runners' })
const connection = await answer('POST', '/api/connections', {
  name: 'A source',
  platform: 'custom_api',
  direction: 'inbound',
  config: { base_url: 'http://127.0.0.1:1/' },
})

/** Concurrent requests; more would only queue. */
const AT_ONCE = 48
/** Fields that the engine reads get all texts. */
const READ_BY_ENGINE = new Set(['content', 'topic_name', 'q', 'template'])

/** One minute alone; other files of the suite run beside it. */
const TIMEOUT_MS = 300_000

test('no text in any field of any route blocks other requests', { timeout: TIMEOUT_MS }, async () => {
  const all = routeInputs(await answer('GET', '/openapi.json'), {
    call,
    ids: { '/api/topics/': topic.id, '/api/connections/': connection.id },
    textsFor: (_, field) => (READ_BY_ENGINE.has(field) ? worstTexts : slowestTexts),
  })
  expect(all.length).toBeGreaterThan(2_500)
  const inputs = sampled(all, 3)
  reportTest('worst inputs', inputs.length)
  const stalls = []
  for (let from = 0; from < inputs.length; from += AT_ONCE) {
    stalls.push(...(await server.stallsOf(inputs.slice(from, from + AT_ONCE))))
  }
  expect(stalls).toEqual([])
})
