import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { SYNC_LLM_MS } from '../../src/limits'
import { useTestApp } from '../harness/app'
import { claimSubject } from '../harness/llm-claims'
import { simulatedHttp } from '../harness/outbound'
import { select } from '../harness/select'
import { startInboundSource } from '../simulators/inbound-source'
import { fails, judgementOf, says, topicIn } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const { http } = simulatedHttp()
const { call, staffed, db } = await useTestApp({ env, http })
const acme = await staffed()
const source = await startInboundSource()
afterAll(source.close)
const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config: { base_url: source.url } }
const { id } = (await call('POST', '/api/connections', { as: acme.owner, body })).json()
const url = `/api/connections/${id}/sync/run`

const sync = async () => {
  const { runId } = (await call('POST', url, { as: acme.owner })).json()
  return (await call('POST', `${url}/${runId}/page`, { as: acme.owner })).json()
}
const offer = (prefix: string, count: number) => {
  const items = Array.from({ length: count }, (_, at) => ({ name: `${prefix}${at}w Collectors` }))
  source.items.splice(0, source.items.length, ...items)
}
const games = async (search: string): Promise<number> =>
  (await call('GET', `/api/topics?parentCategory=Gaming&search=${search}`, { as: acme.owner })).json().total
const asGame = {
  parent_category: 'Gaming',
  taxonomy_type: 'Entertainment & Media',
  subcategory: 'Board Games',
} as const

test('the LLM classifies the first 15 new topics of a page and is recorded', async () => {
  simulator.follow((request) => says(judgementOf(topicIn(request), asGame)))
  offer('qzl', 20)
  expect(await sync()).toMatchObject({ successCount: 20, errorCount: 0, done: true })
  expect(simulator.requests).toHaveLength(15)
  expect(await games('qzl')).toBe(15)
  const calls = await select(db, { text: `SELECT count(*) FROM llm_calls WHERE purpose = 'sync' AND succeeded` })
  expect(calls).toEqual([{ count: 15 }])

  offer('qzl', 21)
  expect(await sync()).toMatchObject({ successCount: 1, duplicateCount: 20 })
  expect(simulator.requests).toHaveLength(16)
})

test('of two requests for a page at once, one asks', async () => {
  simulator.follow((request) => says(judgementOf(topicIn(request), asGame)))
  offer('qzn', 3)
  const { runId } = (await call('POST', url, { as: acme.owner })).json()
  const sync = () => call('POST', `${url}/${runId}/page`, { as: acme.owner, body: { page: 1 } })
  const answers = (await Promise.all([sync(), sync()])).map((response) => response.json())
  expect(answers.map(({ skipped = false }) => skipped).sort()).toEqual([false, true])
  expect(simulator.requests).toHaveLength(3)
})

test('nothing is asked for a run that was cancelled while another request for the page was waited for', async () => {
  simulator.follow((request) => says(judgementOf(topicIn(request), asGame)))
  offer('qzo', 3)
  const { runId } = (await call('POST', url, { as: acme.owner })).json()
  const { release, awaited } = await claimSubject(db, acme.id, `page 1 of ${runId}`)
  const page = call('POST', `${url}/${runId}/page`, { as: acme.owner, body: { page: 1 } })
  await awaited
  const cancelled = await call('POST', `/api/runs/${runId}/cancel`, { as: acme.owner, body: {} })
  expect(cancelled.statusCode).toBe(200)
  await release()
  const response = await page
  expect([response.statusCode, response.json()]).toEqual([409, { error: 'Run is cancelled, cannot sync' }])
  expect(simulator.requests).toHaveLength(0)
})

test('the wait for another request for the page is part of the time that the LLM has', async () => {
  simulator.follow((request) => says(judgementOf(topicIn(request), asGame)))
  offer('qzp', 3)
  const { runId } = (await call('POST', url, { as: acme.owner })).json()
  await claimSubject(db, acme.id, `page 1 of ${runId}`)
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === SYNC_LLM_MS ? AbortSignal.abort() : timeout(ms)))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const response = await call('POST', `${url}/${runId}/page`, { as: acme.owner, body: { page: 1 } })
  expect(response.json()).toMatchObject({ successCount: 3, done: true })
  expect(simulator.requests).toHaveLength(0)
})

test('if the LLM fails, the local engine answers', async () => {
  simulator.follow(() => fails(400))
  offer('qzm', 3)
  expect(await sync()).toMatchObject({ successCount: 3, errorCount: 0, done: true })
  expect(await games('qzm')).toBe(0)
})
