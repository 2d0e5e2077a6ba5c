import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { listenRaw, type RawAnswer, request } from '../harness/raw-http'

const app = await useTestApp()
const acme = await app.staffed()
const { key } = await app.apiKey(acme.owner)
const { send } = await listenRaw(app.app)

const cookie = { cookie: acme.owner.cookie }
const bearer = { authorization: `Bearer ${key}` }
const json = { 'content-type': 'application/json' }
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request('POST', path, { ...cookie, ...json, ...headers }, body)

type Case = [what: string, bytes: string, status: number, error: string | RegExp]

const PATHS: Case[] = [
  ['a malformed percent escape', request('GET', '/api/topics/%zz', bearer), 400, /^Path is not valid/],
  ['an escape that is not UTF-8', request('GET', '/api/topics/%ff', bearer), 400, /^Path is not valid/],
  ['a lone surrogate in the path', request('GET', '/api/topics/ot_%ED%A0%80', bearer), 400, /^Path is not valid/],
  ['the same without credentials', request('GET', '/api/topics/%zz'), 400, /^Path is not valid/],
  ['the same of a page', request('GET', '/invitation/%zz'), 400, /^Path is not valid/],
  [
    'an over-long parameter',
    request('GET', `/api/topics/${'x'.repeat(300)}`, bearer),
    414,
    'Path parameter is too long',
  ],
  ['a NUL in an id', request('GET', '/api/topics/ot_%00', bearer), 404, 'Topic not found'],
  ['a NUL in a workspace’s id', request('DELETE', '/api/workspaces/ws_%00', cookie), 400, /NUL/],
  ['an absolute address', request('GET', 'http://localhost/api/nothing'), 404, 'Not found'],
  ['a path without a slash', request('GET', 'nothing'), 400, 'Malformed HTTP request'],
  [
    'a very long address',
    request('GET', `/api/topics?search=${'x'.repeat(20_000)}`, bearer),
    431,
    /headers are too large/,
  ],
]

const HEADERS: Case[] = [
  ['an unknown Expect', request('POST', '/api/workspaces', { ...cookie, expect: 'a miracle' }), 417, /Expect/],
  ['no Host', 'GET /api/keys HTTP/1.1\r\n\r\n', 400, 'Host header is required'],
  ['HTTP/1.0 without Host', 'GET /api/keys HTTP/1.0\r\n\r\n', 401, 'Unauthorized'],
  ['headers that are too large', request('GET', '/api/keys', { 'x-much': 'x'.repeat(20_000) }), 431, /too large/],
  ['a NUL in a header', request('GET', '/api/keys', { ...bearer, 'x-workspace-id': 'ws_\0' }), 400, /Malformed/],
  [
    'an odd byte in a header',
    request('GET', '/api/topics', { ...bearer, 'x-workspace-id': 'ws_\xff' }),
    404,
    /Workspace/,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'Malformed HTTP request'],
  ['an unknown method', request('BREW', '/api/keys'), 400, 'Malformed HTTP request'],
  ['an unknown version', 'GET / HTTP/7.0\r\n\r\n', 400, 'Malformed HTTP request'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'Malformed HTTP request'],
]

const FRAMING: Case[] = [
  ['a negative length', request('POST', '/api/keys', { ...cookie, 'content-length': '-1' }), 400, /Malformed/],
  [
    'a length that is no number',
    request('POST', '/api/keys', { ...cookie, 'content-length': 'many' }),
    400,
    /Malformed/,
  ],
  [
    'two lengths',
    'POST /api/keys HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    400,
    /Malformed/,
  ],
  [
    'a length and chunks',
    request('POST', '/api/keys', { ...cookie, ...json, 'content-length': '2', 'transfer-encoding': 'chunked' }, '{}'),
    400,
    /Malformed/,
  ],
  [
    'an unknown transfer encoding',
    request('POST', '/api/keys', { ...cookie, 'transfer-encoding': 'rot13' }),
    400,
    /Malformed/,
  ],
  [
    'a malformed chunk',
    `${request('POST', '/api/keys', { ...cookie, ...json, 'transfer-encoding': 'chunked' })}zz\r\n`,
    400,
    /Malformed/,
  ],
]

const BODIES: Case[] = [
  ['a content encoding', post('/api/keys', '\x1f\x8b\x08', { 'content-encoding': 'gzip' }), 415, /content encoding/],
  ['another content type', post('/api/keys', 'a,b', { 'content-type': 'text/csv' }), 415, /content type/],
  ['a malformed content type', post('/api/keys', '{}', { 'content-type': ';;' }), 415, /content type/],
  ['UTF-16', post('/api/keys', '{\0}\0', { 'content-type': 'application/json; charset=utf-16' }), 415, /UTF-8/],
  ['half a document', post('/api/keys', '{"name": '), 400, 'Invalid JSON body'],
  ['a poisoned prototype', post('/api/keys', '{"name":"x","__proto__":{"operator":true}}'), 400, 'Invalid JSON body'],
  ['a poisoned constructor', post('/api/keys', '{"constructor":{"prototype":{"a":1}}}'), 400, 'Invalid JSON body'],
  ['a NUL in a key’s name', post('/api/keys', '{"name":"a\\u0000b"}'), 400, /NUL/],
  ['a NUL in an SDK key’s name', post('/api/sdk-keys', '{"name":"a\\u0000b"}'), 400, /NUL/],
  ['half a surrogate pair in a key’s name', post('/api/keys', '{"name":"a\\ud800b"}'), 400, /surrogate/],
  ['half a surrogate pair in an SDK key’s name', post('/api/sdk-keys', '{"name":"\\udc00"}'), 400, /surrogate/],
  ['a NUL in a key’s id', request('DELETE', '/api/keys', { ...cookie, ...json }, '{"id":"\\u0000"}'), 400, /NUL/],
  [
    'half a surrogate pair in a key’s id',
    request('DELETE', '/api/keys', { ...cookie, ...json }, '{"id":"\\ud800"}'),
    400,
    /surrogate/,
  ],
  ['a NUL in a workspace’s name', post('/api/workspaces', '{"name":"a\\u0000b"}'), 400, /NUL/],
  ['half a surrogate pair in a workspace’s name', post('/api/workspaces', '{"name":"\\ud83d"}'), 400, /surrogate/],
]

const DEEP: Case[] = [
  ['/api/keys', post('/api/keys', `{"name":${nested(30_000)}}`), 400, /nested/],
  ['/api/auth/sign-in/email', post('/api/auth/sign-in/email', `{"email":${nested(30_000)}}`), 400, /nested/],
  ['/api/auth/update-user', post('/api/auth/update-user', `{"name":"x","image":${nested(30_000)}}`), 400, /nested/],
  ['/api/connections', post('/api/connections', `{"name":"x","config":${nested(30_000)}}`), 400, /nested/],
  ['/api/classify', post('/api/classify', nested(500_000)), 400, /nested/],
  [
    '/api/topics/:id/match-values',
    request('PUT', '/api/topics/ot_x/match-values?matchKey=url', { ...bearer, ...json }, nested(500_000)),
    400,
    /nested/,
  ],
  ['objects', post('/api/keys', '{"a":'.repeat(10_000)), 400, /nested/],
  [
    'brackets in a text are no nesting',
    post('/api/keys', JSON.stringify({ nome: nested(500), escaped: '\\"[[[' })),
    400,
    'name is required',
  ],
]

describe.each([
  ['the path', PATHS],
  ['the headers', HEADERS],
  ['the framing', FRAMING],
  ['the body', BODIES],
  ['deep nesting', DEEP],
] as const)('%s', (_part, cases) => {
  test.each([...cases])('%s', async (_what, bytes, status, error) => {
    app.logged.length = 0
    const answer = await send(bytes)
    expect({ status: answer.status, ...JSON.parse(answer.body) }).toEqual({
      status,
      error: typeof error === 'string' ? error : expect.stringMatching(error),
    })
    expectCommonHeaders(answer)
    expect(app.complaints()).toEqual([])
  })
})

function expectCommonHeaders({ headers }: RawAnswer) {
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
}

test('the client’s request id is kept if the request could be parsed', async () => {
  const headers = { 'x-request-id': 'mine-1' }
  for (const bytes of [
    request('GET', '/api/topics/%zz', headers),
    request('GET', `/api/topics/${'x'.repeat(300)}`, headers),
    request('GET', '/api/keys', { ...headers, expect: 'a miracle' }),
  ]) {
    expect((await send(bytes)).headers['x-request-id']).toBe('mine-1')
  }
})

test('SDK routes explain errors to pages of any origin', async () => {
  for (const path of ['/api/sdk/%zz', '/api/sdk/classify']) {
    const answer = await send(request('POST', path, path.endsWith('%zz') ? {} : { expect: 'a miracle' }))
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  }
})
