import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Key } from './app'
import { useAgents } from './mcp'
import { usePush } from './push'

type Task = 'get_adcp_capabilities' | 'get_signals' | 'activate_signal'

/** An application with agents on two nodes, and helpers for tests of signals. */
export async function useSignals() {
  const push = await usePush()
  const { app, secondNode, acme, apiKey, call, db } = push
  const nodes = [await useAgents(app), await useAgents(secondNode.app)]
  const key = await apiKey(acme.owner)

  /** A raw call of a tool, as the protocol's own suite sends it. */
  async function task(name: Task, given: Record<string, unknown> = {}, as: Key = key, node = 0) {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const response = await nodes[node]!.post(JSON.stringify(message), { authorization: `Bearer ${as.key}` })
    const { result, error } = JSON.parse(await response.text())
    expect(error, JSON.stringify(error)).toBeUndefined()
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent)
    return { answer: result.structuredContent, isError: result.isError === true }
  }

  const getSignals = async (given: Record<string, unknown> = {}, as?: Key) =>
    (await task('get_signals', given, as)).answer
  const activation = (segmentId: string, destination: object, more: object = {}) => ({
    idempotency_key: randomUUID(),
    signal_agent_segment_id: segmentId,
    destinations: [destination],
    ...more,
  })

  async function addTopic(name: string, externalId?: string, as = acme): Promise<string> {
    const response = await call('POST', '/api/topics', { as: as.owner, body: { topic_name: name } })
    expect(response.statusCode, response.body).toBe(201)
    const { id } = response.json()
    if (externalId !== undefined) {
      await db.execute({ text: 'UPDATE org_topics SET external_id = $2 WHERE id = $1', values: [id, externalId] })
    }
    return id
  }

  const settings = (body: object, as = acme.owner) => call('PUT', '/api/signals/settings', { as, body })

  return { ...push, nodes, key, task, getSignals, activation, addTopic, settings }
}
