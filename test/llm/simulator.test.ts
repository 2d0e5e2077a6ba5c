import Anthropic from '@anthropic-ai/sdk'
import { expect, test } from 'vitest'
import { fails, judgementOf, topicIn } from '../simulators/llm/protocol'
import { REAL_PROVIDER, useLlm } from '../simulators/llm/provider'
import { SIMULATOR_KEY } from '../simulators/llm/server'

const { simulator } = await useLlm()
const client = new Anthropic({ apiKey: SIMULATOR_KEY, baseURL: simulator.url, maxRetries: 0 })
const params = (topic: string) => ({
  model: 'claude-haiku-5-5',
  max_tokens: 100,
  messages: [{ role: 'user' as const, content: `<topic>\n${topic}\n</topic>` }],
})

test.skipIf(REAL_PROVIDER)('speaks message batches: results in its own order, failures among them', async () => {
  simulator.follow((request) => (topicIn(request) === 'dog food' ? fails(500) : undefined))
  const requests = ['mortgages', 'dog food'].map((topic) => ({ custom_id: topic, params: params(topic) }))
  const { id, processing_status } = await client.messages.batches.create({ requests })
  expect(processing_status).toBe('in_progress')
  await expect(client.messages.batches.results(id)).rejects.toThrow()
  expect((await client.messages.batches.retrieve(id)).processing_status).toBe('ended')
  const results = []
  for await (const { custom_id, result } of await client.messages.batches.results(id))
    results.push({ custom_id, result })
  expect(results).toMatchObject([
    { custom_id: 'dog food', result: { type: 'errored' } },
    { custom_id: 'mortgages', result: { type: 'succeeded' } },
  ])
  expect(JSON.stringify(results[1])).toContain(JSON.stringify(judgementOf('mortgages')).slice(1, 40))
})

test.skipIf(REAL_PROVIDER)('refuses what the provider refuses', async () => {
  const stranger = new Anthropic({ apiKey: 'sk-other', baseURL: simulator.url, maxRetries: 0 })
  await expect(stranger.messages.create(params('x'))).rejects.toMatchObject({ status: 401 })
  const prefilled = [...params('x').messages, { role: 'assistant' as const, content: '{' }]
  await expect(client.messages.create({ ...params('x'), messages: prefilled })).rejects.toMatchObject({ status: 400 })
  await expect(client.messages.create({ ...params('x'), messages: [] })).rejects.toMatchObject({ status: 400 })
})
