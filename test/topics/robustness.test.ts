import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness/app'

const { call, staffed, user } = await useTestApp()
const acme = await staffed()
const operator = await user(acme.id, 'owner', true)
const { id } = (await call('POST', '/api/topics', { as: acme.owner, body: { topic_name: 'Steady Topic' } })).json()

const ROUTES = [
  ['POST', '/api/topics'],
  ['PATCH', `/api/topics/${id}`],
  ['DELETE', '/api/topics'],
  ['POST', `/api/topics/${id}/reclassify`],
  ['POST', '/api/topics/reclassify'],
  ['PATCH', '/api/admin/topics/tp_unknown'],
] as const

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', 'a > b > c', '%', '\\'),
)
const value = fc.oneof(text, fc.jsonValue(), fc.array(text), fc.constantFrom(id, 'Auto', 'B2B', null))
const body = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      topic_name: text,
      topicName: text,
      parent_category: value,
      taxonomy_type: value,
      subcategory: value,
      segment_type: value,
      keywords: value,
      segment_desc_dspapi: value,
      engine_version: value,
      ids: value,
      llm: value,
    },
    { requiredKeys: [] },
  ),
)

test('no body makes a write fail unexpectedly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROUTES), body, async ([method, url], sent) => {
      const response = await call(method, url, {
        as: operator,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      expect(response.statusCode, `${method} ${url} ${JSON.stringify(sent)}: ${response.body}`).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

const FILTERS = ['search', 'subcategory', 'internalId', 'hasExternalId', 'page', 'pageSize', 'sortBy', 'iabCode']

test('no query makes a read fail unexpectedly', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FILTERS), text, async (filter, value) => {
      const query = new URLSearchParams({ [filter]: value })
      const response = await call('GET', `/api/topics?${query}`, { as: operator })
      expect(response.statusCode, `${query}: ${response.body}`).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
})
