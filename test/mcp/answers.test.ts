import { expect, test } from 'vitest'
import { useAgents } from '../harness/mcp'
import { usePush } from '../harness/push'

const { app, acme, apiKey, connectMarketplace, createTopics } = await usePush()
const { agent } = await useAgents(app)
const { use } = await agent(await apiKey(acme.owner))

test('a push says which segments failed and why, and its run can be asked for after its end', async () => {
  const { platform, id } = await connectMarketplace()
  platform.faults.push({ kind: 'refuse', status: 400, on: 'create' })
  const pushed = (await use('push_topics', { connection_id: id, topic_ids: await createTopics(2) })).answer
  expect(pushed).toMatchObject({ total: 2, success: 1, errors: 1, remaining: 0, done: true, message: null })
  expect(pushed.failures).toEqual([{ topic_name: expect.any(String), error: expect.stringContaining('400') }])
  const { total: _, skipped: __, ...run } = pushed
  const repeated = await use('continue_push', { connection_id: id, run_id: pushed.run_id })
  expect(repeated).toEqual({ isError: false, answer: run })
  expect(platform.requestsFor('create')).toHaveLength(2)
})
