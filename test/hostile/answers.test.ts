import { afterAll, expect, test } from 'vitest'
import type { Operation } from '../../src/demo/platforms/platform'
import { reportTest, sampled } from '../campaign/tally'
import { startInboundSource } from '../simulators/inbound-source'
import { answersWith, judgementOf, says } from '../simulators/llm/protocol'
import { SIMULATOR_KEY, startLlmSimulator } from '../simulators/llm/server'
import { startCustomApi } from '../simulators/platforms/custom-api'
import { startDspapi } from '../simulators/platforms/dspapi'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { type Input, startWatchedServer } from './watched-server'
import { dearestJson, slowestTexts } from './worst-inputs'

const llm = await startLlmSimulator()
const server = await startWatchedServer({ ANTHROPIC_API_KEY: SIMULATOR_KEY, ANTHROPIC_BASE_URL: llm.url })
afterAll(async () => {
  await server.stop()
  await llm.close()
})

const MB = 1_048_576
const { call, answer } = server

async function connect(
  platform: string,
  direction: string,
  { config, credentials }: { config: object; credentials?: object },
): Promise<string> {
  return (await answer('POST', '/api/connections', { name: 'x', platform, direction, config, credentials })).id
}

/** One after the other, because they share a connection. */
async function stallsIn(all: readonly Input[]) {
  const inputs = sampled(all, 3)
  reportTest('platform answers', inputs.length)
  const stalls = []
  for (const input of inputs) stalls.push(...(await server.stallsOf([input])))
  return stalls
}

/** Answers with lists, and answers with errors. */
const LISTS = dearestJson(4 * MB)
const EXPLANATIONS = slowestTexts(100_000).flatMap(([kind, text]): [string, string][] => [
  [`${kind} in JSON`, JSON.stringify({ errors: [{ message: text }] })],
  [`${kind} as text`, text],
])

test('no answer of a source blocks the server', async () => {
  const source = await startInboundSource()
  const id = await connect('custom_api', 'inbound', { config: { base_url: source.url } })
  const replaced = (what: string, status: number, body: string): Input => ({
    what,
    send: async () => {
      source.faults.push({ kind: 'answer', status, body })
      await call('POST', `/api/connections/${id}/test`)
    },
  })
  const fields = slowestTexts(MB).flatMap(([kind, text]): [string, string][] => [
    [`a name of ${kind}`, JSON.stringify([{ name: text, id: text, keywords: [text, [text]] }])],
  ])
  const stalls = await stallsIn([
    ...LISTS.flatMap(([kind, body]) => [
      replaced(`items: ${kind}`, 200, body),
      replaced(`items in an object: ${kind}`, 200, `{"total":1,"items":[{"name":"a","keywords":${body}}]}`),
      replaced(`a count: ${kind}`, 200, `{"total":${body},"items":[]}`),
    ]),
    ...fields.map(([kind, body]) => replaced(kind, 200, body)),
    ...EXPLANATIONS.map(([kind, body]) => replaced(`an error: ${kind}`, 400, body)),
  ])
  await source.close()
  expect(stalls).toEqual([])
})

test.each([
  ['marketplace', startMarketplace, ['token', 'list', 'create']],
  ['dspapi', startDspapi, ['list', 'create']],
  ['custom_api', startCustomApi, ['create', 'list']],
] as const)('what %s answers', async (platform, start, operations) => {
  const simulator = await start()
  const id = await connect(platform, 'outbound', simulator)
  let series = 0
  const use = async (operation: Operation) => {
    if (operation === 'token' || (operation === 'list' && platform !== 'custom_api'))
      return call('POST', `/api/connections/${id}/test`)
    const topic = await answer('POST', '/api/topics', { topic_name: `Collectors of ${platform} ${series++}` })
    const { runId } = await answer('POST', `/api/connections/${id}/push/run`, { topicIds: [topic.id] })
    await call('POST', `/api/connections/${id}/push/run/${runId}/push`)
  }
  const replaced = (operation: Operation, what: string, status: number, body: string): Input => ({
    what: `${operation}: ${what}`,
    send: async () => {
      simulator.faults.length = 0
      // After an error the service looks for the segment in the platform's list.
      if (operation === 'list' && platform === 'custom_api')
        simulator.faults.push({ kind: 'late-error', on: 'create', status: 500 })
      simulator.faults.push({ kind: 'refuse', on: operation, status, body })
      await use(operation)
    },
  })
  const stalls = await stallsIn(
    operations.flatMap((operation) => [
      ...(operation === 'list' ? LISTS : dearestJson(MB - 1_000)).map(([kind, body]) =>
        replaced(operation, kind, 200, body),
      ),
      ...(operation === 'create' ? EXPLANATIONS : EXPLANATIONS.slice(0, 4)).map(([kind, body]) =>
        replaced(operation, `an error: ${kind}`, 400, body),
      ),
    ]),
  )
  await simulator.close()
  expect(stalls).toEqual([])
})

test('no answer of the LLM provider blocks the server', async () => {
  const asked = (what: string, reply: Parameters<typeof llm.follow>[0]): Input => ({
    what,
    send: async () => {
      llm.follow(reply)
      await call('POST', '/api/classify', { messages: [{ role: 'user', content: 'Trail Runners' }] })
    },
  })
  const stalls = await stallsIn([
    ...dearestJson(2 * MB).flatMap(([kind, body]) => [
      asked(`an answer: ${kind}`, () => answersWith(200, body)),
      asked(`an error: ${kind}`, () => answersWith(400, body)),
    ]),
    ...dearestJson(MB).map(([kind, body]) => asked(`the model's words: ${kind}`, () => says(body))),
    ...slowestTexts(90_000).flatMap(([kind, text]) => [
      asked(`a name: ${kind}`, () => says(judgementOf('Trail Runners', { topic_name: text.slice(0, 500) }))),
      asked(`a rationale: ${kind}`, () =>
        says(judgementOf('Trail Runners', { rationale: text, subcategory: text, keywords: [text] })),
      ),
    ]),
  ])
  expect(stalls).toEqual([])
})
