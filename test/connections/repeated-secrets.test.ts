import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { simulatedHttp } from '../harness/outbound'
import { type Source, startInboundSource } from '../simulators/inbound-source'

/** What others repeat of our requests in their error messages. */

const { http } = simulatedHttp()
const { call, staffed } = await useTestApp({ http })
const acme = await staffed()
afterAll(() => http.close())

let source: Source
beforeEach(async () => {
  source = await startInboundSource()
})
afterEach(() => source.close())

const create = async (body: object) => {
  const response = await call('POST', '/api/connections', { as: acme.owner, body: { name: 'Repeated', ...body } })
  expect(response.statusCode, response.body).toBe(201)
  return `/api/connections/${response.json().id}`
}
const inbound = (auth_type: string, credentials: object) =>
  create({ platform: 'custom_api', direction: 'inbound', config: { base_url: source.url, auth_type }, credentials })
const refused = async (url: string, message: string): Promise<string> => {
  source.faults.push({ kind: 'answer', status: 401, body: { message } })
  return (await call('POST', url, { as: acme.owner })).json().error
}

test.each(['u', 'us', 'user'])('the header of user %j is cut out', async (username) => {
  const url = await inbound('basic', { username, password: 's3cretpw' })
  const header = `Basic ${Buffer.from(`${username}:s3cretpw`).toString('base64')}`
  for (const path of ['/sync/run', '/test']) {
    expect(await refused(`${url}${path}`, `Not accepted: ${header}.`)).toBe(
      `127.0.0.1:${source.port} answered 401: Not accepted: Basic [redacted].`,
    )
  }
})

test('a password is cut out as the form of a token request spells it', async () => {
  const base = `http://127.0.0.1:${source.port}`
  const password = "pass word!'(1)~"
  const url = await create({
    platform: 'marketplace',
    direction: 'outbound',
    config: { token_url: `${base}/token`, api_base_url: base },
    credentials: { client_id: 'client', username: 'somebody', password, org_id: '42' },
  })
  const { searchParams } = new URL(base)
  searchParams.set('password', password)
  expect(await refused(`${url}/test`, `Bad form: ${searchParams}`)).toBe(
    'Token request failed with status 401: Bad form: password=[redacted]',
  )
})

test.each([
  ['bearer', { token: 'a-very-secret-token' }, 'a-very'],
  ['basic', { username: 'user', password: 'a-very secret password' }, 'a-very'],
])('a secret of auth_type %s is cut out before the message is shortened', async (auth_type, credentials, beginning) => {
  const url = await inbound(auth_type, credentials)
  for (const start of [282, 290, 294]) {
    const error = await refused(`${url}/test`, `${'x'.repeat(start)}${Object.values(credentials).at(-1)} is late`)
    expect(error).toContain('x[')
    expect(error).not.toContain(beginning)
  }
})

test('a secret is cut out before markup is', async () => {
  const url = await inbound('basic', { username: 'user', password: 'a<very>  secret one' })
  expect(await refused(`${url}/test`, 'Not a<very>  secret one')).toContain('answered 401: Not [redacted]')
})
