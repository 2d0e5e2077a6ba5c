import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCOPES } from '../../src/access'
import { TOOLS } from '../../src/mcp/tools'
import { useAgents } from '../harness/mcp'
import { usePush } from '../harness/push'
import { select } from '../harness/select'
import { type JsonSchema, withText, wronglyTyped } from '../harness/tool-arguments'
import { withResolvers } from '../harness/with-resolvers'

const { app, acme, apiKey, call, db, connectMarketplace, createTopics } = await usePush()
const { origin, agent, post } = await useAgents(app)
const key = await apiKey(acme.owner)
const bearer = { authorization: `Bearer ${key.key}` }
const { use } = await agent(key)
const rpc = (method: string, params?: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const TEN_MEGABYTES = 10 * 1_048_576

/** What a caller could change, as text. */
async function stored(): Promise<unknown> {
  const tables = 'org_topics global_topics org_topic_history activations push_runs connections usage_monthly'.split(' ')
  const columns = tables.map(
    (table) => `(SELECT md5(string_agg(t::text, ' ' ORDER BY t::text)) FROM ${table} t) AS ${table}`,
  )
  const [row] = await select(db, { text: `SELECT ${columns.join(', ')}` })
  return row
}

/** The answer to a raw message, which is always one of the protocol. */
async function answerTo(body: string, headers: Record<string, string> = {}) {
  const response = await post(body, { ...bearer, ...headers })
  const text = await response.text()
  expect(response.status, `${body.slice(0, 80)}: ${text}`).toBeLessThan(500)
  const message = JSON.parse(text)
  expect(message, body.slice(0, 80)).toMatchObject({ jsonrpc: '2.0' })
  return { status: response.status, ...message }
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const callWith = (given: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"who_am_i","arguments":${given}}}`

test.each([
  ['no JSON', 'tools/list', 400, -32700],
  ['half of a message', '{"jsonrpc":"2.0","id":1,"meth', 400, -32700],
  ['nothing', '', 400, -32700],
  ['bytes that are not UTF-8', '\xff\xfe\x00', 400, -32700],
  ['a batch of nothing', '[]', 400, -32600],
  ['a batch', `\ufeff [${rpc('tools/list')}, ${rpc('tools/list')}]`, 400, -32600],
  ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400, -32600],
  ['no method', '{"jsonrpc":"2.0","id":1}', 400, -32600],
  ['a method that is a number', '{"jsonrpc":"2.0","id":1,"method":5}', 400, -32600],
  ['parameters in a list', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}', 400, -32600],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}', 400, -32600],
  ['a method that there is not', rpc('no/such/method'), 200, -32601],
  ['no parameters', rpc('tools/call'), 200, -32602],
  ['a tool that there is not', rpc('tools/call', { name: 'no_such_tool' }), 200, -32602],
  ['a tool named like a property of every object', rpc('tools/call', { name: 'constructor' }), 200, -32602],
  ['arguments in a list', callWith('[]'), 200, -32602],
  ['arguments that are a text', callWith('"x"'), 200, -32602],
  ['a resource that there is not', rpc('resources/read', { uri: 'taxon://nothing' }), 200, -32602],
  ['no address of a resource', rpc('resources/read', {}), 200, -32602],
  ['a cursor that is a number', rpc('tools/list', { cursor: 5 }), 200, -32602],
  ['a version that is a number', rpc('initialize', { protocolVersion: 5 }), 200, -32602],
  ['a prompt that there is not', rpc('prompts/get', { name: 'none' }), 200, -32602],
  ['a prompt without what it requires', rpc('prompts/get', { name: 'plan_audience' }), 200, -32602],
  ['10 MB of arguments', callWith(`{"text":"${'x'.repeat(TEN_MEGABYTES)}"}`), 413, -32600],
  ['lists in lists', callWith(`{"text":${nested(50_000)}}`), 413, -32600],
] as const)('%s: the protocol’s own error', async (_, body, status, code) => {
  const before = await stored()
  const answer = await answerTo(body)
  expect([answer.status, answer.error?.code], JSON.stringify(answer)).toEqual([status, code])
  expect(await stored()).toEqual(before)
})

test('another version of the protocol is refused with those that there are, or negotiated', async () => {
  const old = await answerTo(rpc('tools/list'), { 'mcp-protocol-version': '1999-01-01' })
  expect(old).toMatchObject({ status: 400, error: { message: expect.stringContaining('2025-11-25') } })
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2199-01-01',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const future = await answerTo(rpc('tools/list', { _meta }), { 'mcp-protocol-version': '2199-01-01' })
  expect(future).toMatchObject({ status: 400, error: { data: { requested: '2199-01-01' } } })
  expect(future.error.data.supported).toContain('2026-07-28')
  const client = { capabilities: {}, clientInfo: { name: 'old', version: '1' } }
  const opened = await answerTo(rpc('initialize', { ...client, protocolVersion: '1999-01-01' }))
  expect(opened.result.protocolVersion).toBe('2025-11-25')
})

test('foreign pages and foreign names of this machine are refused before anything is read', async () => {
  const before = await stored()
  const add = rpc('tools/call', { name: 'add_topics', arguments: { names: ['Foreign Topic'] } })
  const refusals: { headers: Record<string, string>; message: string }[] = [
    { headers: { origin: 'https://evil.example' }, message: 'Origin is not allowed' },
    { headers: { origin: 'null' }, message: 'Origin is not allowed' },
    { headers: { origin: `${origin}.evil.example` }, message: 'Origin is not allowed' },
    { headers: { host: 'evil.example' }, message: 'Host is not known here' },
    { headers: { host: 'localhost.evil.example' }, message: 'Host is not known here' },
    { headers: { host: 'evil.example', origin: 'http://evil.example' }, message: 'Host is not known here' },
  ]
  for (const { headers, message } of refusals) {
    // `fetch` does not send another Host.
    const refused = await call('POST', '/mcp', {
      as: key,
      headers: { 'content-type': 'application/json', ...headers },
      body: add,
    })
    expect([refused.statusCode, refused.json().error], JSON.stringify(headers)).toEqual([
      403,
      { code: -32600, message },
    ])
  }
  expect(await stored()).toEqual(before)
  expect(await answerTo(rpc('tools/list'), { origin })).toMatchObject({ status: 200 })
})

test('there is nothing to open or to end: only POST is answered', async () => {
  for (const method of ['GET', 'DELETE']) {
    expect((await fetch(new URL('/mcp', origin), { method, headers: bearer })).status, method).toBe(405)
  }
})

test('a key that is revoked during a call: the call ends, the next is refused and does nothing', async () => {
  const { platform, id } = await connectMarketplace()
  const created = (await call('POST', '/api/keys', { as: acme.owner, body: { name: 'short-lived' } })).json()
  const { use: useOnce } = await agent({ key: created.plaintext })
  const [topic, another] = await createTopics(2)
  const answered = withResolvers()
  platform.faults.push({ kind: 'held', on: 'create', until: answered.promise })
  const pushing = useOnce('push_topics', { connection_id: id, topic_ids: [topic] })
  await expect.poll(() => platform.requestsFor('create').length).toBe(1)
  await call('DELETE', '/api/keys', { as: acme.owner, body: { id: created.record.id } })
  const refused = await answerTo(
    rpc('tools/call', { name: 'push_topics', arguments: { connection_id: id, topic_ids: [another] } }),
    {
      authorization: `Bearer ${created.plaintext}`,
    },
  )
  expect(refused).toMatchObject({ status: 401, error: { code: -32600 } })
  answered.resolve()
  expect(await pushing).toMatchObject({ isError: false, answer: { success: 1, done: true } })
  expect(platform.segments.size).toBe(1)
})

test('a caller without the scope of a tool does not see it, and calls it as one that there is not', async () => {
  for (const scope of SCOPES) {
    const { client, use: useScope } = await agent(await apiKey(acme.owner, [scope]))
    const { tools } = await client.listTools()
    const seen = new Set(tools.map(({ name }) => name))
    const before = await stored()
    for (const { name } of TOOLS.filter((tool) => !seen.has(tool.name))) {
      await expect(useScope(name), `${scope}: ${name}`).rejects.toThrow(`Unknown tool: ${name}`)
    }
    expect(await stored()).toEqual(before)
  }
})

/** AdCP has a form of its own for errors. */
const errorIn = (answer: Awaited<ReturnType<typeof use>>['answer']) =>
  answer.adcp_error ?? { message: answer.error, field: answer.field }

test('arguments of wrong types: every tool says which, and does nothing', async () => {
  const before = await stored()
  for (const { name, inputSchema } of TOOLS) {
    const attempts = wronglyTyped(inputSchema as JsonSchema).map(async ({ field, given }) => {
      const { isError, answer } = await use(name, given)
      const label = `${name} ${JSON.stringify(given)}: ${JSON.stringify(answer)}`
      expect(isError, label).toBe(true)
      const error = errorIn(answer)
      expect(error.message, label).not.toBe('Internal server error')
      expect(error.field.split(/[.[]/)[0], label).toBe(field)
    })
    await Promise.all(attempts)
  }
  expect(await stored()).toEqual(before)
})

test('a character that PostgreSQL cannot store fails no tool inside, wherever it is', async () => {
  for (const { name, inputSchema } of TOOLS) {
    for (const input of withText(inputSchema as JsonSchema, 'a\u0000b')) {
      const { answer } = await use(name, input)
      expect(errorIn(answer).message, `${name} ${JSON.stringify(input)}`).not.toBe('Internal server error')
    }
  }
})

test('nor does it fail the choice of a workspace', async () => {
  const response = await fetch(new URL('/mcp?workspaceId=%00', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer },
    body: rpc('tools/list'),
  })
  expect([response.status, await response.json()]).toMatchObject([404, { error: { message: 'Workspace not found' } }])
})

test('whatever the arguments are, a tool answers and nothing fails inside', async () => {
  const value = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })
  for (const { name, inputSchema } of TOOLS) {
    const properties = Object.keys(inputSchema.properties ?? {})
    const given = fc.record(Object.fromEntries(properties.map((field) => [field, value])), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(given, async (input) => {
        const { answer } = await use(name, input)
        expect(errorIn(answer).message, JSON.stringify(input)).not.toBe('Internal server error')
      }),
      { numRuns: 8 },
    )
  }
})
