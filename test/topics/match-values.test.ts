import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { matchValuesOf } from '../../src/topics/match-values/match-values'
import { useTestApp } from '../harness/app'
import { contextOf } from '../harness/context'
import { select } from '../harness/select'

const { call, app, staffed, apiKey, db } = await useTestApp()
const acme = await staffed()
const other = await staffed()
const body = { topic_name: 'Vintage Motorcycle Collectors', parent_category: 'Auto' }
const topic: string = (await call('POST', '/api/topics', { as: acme.member, body })).json().id
const url = (matchKey = 'uid') => `/api/topics/${topic}/match-values?matchKey=${matchKey}`
const TEXT = { 'content-type': 'text/plain' }

const stored = async (matchKey: 'uid' | 'url' = 'uid') => {
  const values: string[] = []
  for await (const value of matchValuesOf(contextOf(db, acme.id, acme.owner.id), topic, matchKey)) values.push(value)
  return values
}
const counted = async (matchKey?: string) => (await call('GET', url(matchKey), { as: acme.viewer })).json()

test('values come as text, one per line, and replace the previous ones', async () => {
  const put = await call('PUT', url(), { as: acme.member, headers: TEXT, body: ' u1 \r\nu2\n\n  \nü3' })
  expect(put.json()).toEqual({ topicId: topic, matchKey: 'uid', count: 3 })
  expect(await stored()).toEqual(['u1', 'u2', 'ü3'])
  await call('PUT', url(), { as: acme.member, headers: TEXT, body: 'u9\n' })
  expect(await stored()).toEqual(['u9'])
  expect(await counted()).toEqual({ topicId: topic, matchKey: 'uid', count: 1 })
})

test('or as a JSON array', async () => {
  const put = await call('PUT', url(), { as: acme.member, body: ['a', 'b'] })
  expect(put.json()).toMatchObject({ count: 2 })
  expect(await stored()).toEqual(['a', 'b'])
  const none = await call('PUT', url(), {
    as: acme.member,
    headers: { 'content-type': 'application/json' },
    body: '[]',
  })
  expect(none.json()).toMatchObject({ count: 0 })
  expect(await stored()).toEqual([])
})

test('many values stream through, however they are split into chunks', async () => {
  const count = 12_345
  async function* pieces() {
    for (let at = 0; at < count; at++) {
      yield `value-${at}`
      yield at % 3 ? '\n' : '\r\n'
    }
  }
  const put = await app.inject({
    method: 'PUT',
    url: url(),
    headers: { ...TEXT, cookie: acme.member.cookie },
    payload: Readable.from(pieces()),
  })
  expect(put.json()).toMatchObject({ count })
  const values = await stored()
  expect([values.length, values[0], values.at(-1)]).toEqual([count, 'value-0', `value-${count - 1}`])
})

test('an upload that fails or is aborted leaves the previous values', async () => {
  await call('PUT', url(), { as: acme.member, headers: TEXT, body: 'kept' })
  const long = await call('PUT', url(), { as: acme.member, headers: TEXT, body: `a\n${'b'.repeat(2_049)}\nc` })
  expect([long.statusCode, long.json()]).toEqual([400, { error: 'A value has at most 2048 characters' }])
  async function* broken() {
    yield 'x\n'.repeat(6_000)
    throw new Error('gone')
  }
  await app
    .inject({
      method: 'PUT',
      url: url(),
      headers: { ...TEXT, cookie: acme.member.cookie },
      payload: Readable.from(broken()),
    })
    .catch(() => {})
  expect(await stored()).toEqual(['kept'])
  // The client disconnects before the server has deleted what it sent.
  const sets = () => select(db, { text: 'SELECT 1 FROM match_value_sets WHERE org_topic_id = $1', values: [topic] })
  await expect.poll(sets).toHaveLength(1)
})

test('without url values the sites of the category are used', async () => {
  const sites = await stored('url')
  expect(sites.length).toBeGreaterThan(0)
  expect(sites.every((site) => /^[\w.-]+\.\w+$/.test(site))).toBe(true)
  expect(await counted('url')).toMatchObject({ count: 0 })
  await call('PUT', url('url'), { as: acme.member, headers: TEXT, body: 'example.com' })
  expect(await stored('url')).toEqual(['example.com'])
})

test('refusals', async () => {
  const put = (path: string, as: Parameters<typeof call>[2] = { as: acme.member }) =>
    call('PUT', path, { headers: TEXT, body: 'a', ...as })
  const answers = [
    await put(url('shoe_size')),
    await put(`/api/topics/${topic}/match-values`),
    await put('/api/topics/ot_none/match-values?matchKey=uid'),
    await put(url(), { as: other.member }),
    await put(url(), { as: acme.viewer }),
    await put(url(), { as: await apiKey(acme.owner, ['topics:read']) }),
    await call('PUT', url(), { as: acme.member, body: { values: ['a'] } }),
    await call('PUT', url(), { as: acme.member, body: ['a', 1] }),
  ]
  const keys = 'matchKey must be one of ip, url, deviceid, uid, appbundle, contentid, postalcode'
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [400, keys],
    [400, keys],
    [404, 'Topic not found'],
    [404, 'Topic not found'],
    [403, 'Forbidden'],
    [401, 'Insufficient scopes'],
    [400, 'body must be text with one value per line, or an array of strings'],
    [400, 'values must be strings'],
  ])
})
