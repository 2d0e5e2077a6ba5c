import { expect, test } from 'vitest'
import { APP_SCOPE_NAMES } from '../../src/access'
import {
  KEY_NAME_LENGTH,
  OAUTH_ACCESS_MS,
  OAUTH_CLIENTS,
  OAUTH_CODE_MS,
  OAUTH_REFRESH_MS,
  OAUTH_REGISTRATIONS_PER_HOUR,
} from '../../src/limits'
import { TOOLS } from '../../src/mcp/tools'
import { startTestApp, useTestApp } from '../harness/app'
import { BASE_URL, OAUTH, REDIRECT, useOAuth } from '../harness/oauth'
import { select } from '../harness/select'
import { setUpTwoFactor } from '../harness/two-factor'

let later = 0
const taxon = await useTestApp({ env: OAUTH, clock: () => new Date(Date.now() + later) })
const { call, db, staffed, user } = taxon
const { register, newVerifier, requestOf, consent, form, allowed, token, refresh, connected, mcp } = useOAuth(taxon)
const acme = await staffed()
const PAGE = { accept: 'text/html' }

const statusOf = async (accessToken: string) => (await mcp(accessToken, 'tools/list')).statusCode
const toolsOf = async (accessToken: string): Promise<string[]> =>
  (await mcp(accessToken, 'tools/list')).json().result.tools.map(({ name }: { name: string }) => name)
const after = async (ms: number, work: () => Promise<void>) => {
  later = ms
  await work().finally(() => {
    later = 0
  })
}
const actionsOf = async (orgId: string | null) =>
  (
    await select<{ action: string }>(db, {
      text: `SELECT action FROM audit_entries WHERE action LIKE 'app.%' AND org_id IS NOT DISTINCT FROM $1 ORDER BY id`,
      values: [orgId],
    })
  ).map(({ action }) => action)

test('metadata tells apps how to connect, and the 401 names it', async () => {
  const resource = (await call('GET', '/.well-known/oauth-protected-resource/mcp')).json()
  expect(resource).toMatchObject({ resource: `${BASE_URL}/mcp`, authorization_servers: [BASE_URL] })
  expect((await call('GET', '/.well-known/oauth-protected-resource')).json()).toEqual(resource)
  expect((await call('GET', '/.well-known/oauth-authorization-server')).json()).toMatchObject({
    issuer: BASE_URL,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
  const challenge = `resource_metadata="${BASE_URL}/.well-known/oauth-protected-resource/mcp"`
  const unknown = await call('POST', '/mcp', { body: {} })
  expect(unknown.headers['www-authenticate']).toBe(`Bearer realm="taxon", ${challenge}`)
  const refused = await mcp('txapp_nonsense', 'tools/list')
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['www-authenticate']).toBe(`Bearer realm="taxon", error="invalid_token", ${challenge}`)
})

test('while it is off there is no metadata, no registration and no consent', async () => {
  const off = await startTestApp()
  try {
    const { owner } = await off.staffed()
    for (const path of ['oauth-protected-resource', 'oauth-protected-resource/mcp', 'oauth-authorization-server']) {
      expect((await off.call('GET', `/.well-known/${path}`)).statusCode).toBe(404)
    }
    expect((await off.call('POST', '/oauth/register', { body: {} })).statusCode).toBe(404)
    const request = requestOf({ client_id: 'client_x' }, 'verifier')
    const asked = await off.call('GET', `/api/apps/request?${new URLSearchParams({ request })}`, { as: owner })
    expect(asked.statusCode).toBe(409)
    const refused = await off.call('POST', '/mcp', { headers: { authorization: 'Bearer txapp_x' }, body: {} })
    expect(refused.headers['www-authenticate']).not.toContain('resource_metadata')
  } finally {
    await off.close()
  }
})

test('every scope of a tool can be given to an app', () => {
  const scopes = TOOLS.flatMap(({ access }) => (access.kind === 'scope' ? [access.scope] : []))
  expect(new Set(scopes)).toEqual(new Set(APP_SCOPE_NAMES))
})

test('addresses of apps are https, or on this machine', async () => {
  const refused = [
    'http://assistant.example/callback',
    'javascript:alert(1)',
    'cursor://callback',
    'https://assistant.example/#part',
    'https://user:pass@assistant.example/',
    'http://localhost.example.com/',
    'nonsense',
  ]
  for (const uri of refused) {
    const answer = await call('POST', '/oauth/register', { body: { redirect_uris: [REDIRECT, uri] } })
    expect([uri, answer.statusCode, answer.json().error]).toEqual([uri, 400, 'invalid_redirect_uri'])
  }
  for (const uri of ['http://localhost:8123/callback', 'http://127.0.0.1:8123/', 'http://[::1]:8123/cb', REDIRECT]) {
    const answer = await call('POST', '/oauth/register', { body: { redirect_uris: [uri] } })
    expect([uri, answer.statusCode]).toEqual([uri, 201])
    expect(answer.json()).toMatchObject({ token_endpoint_auth_method: 'none', redirect_uris: [uri] })
  }
})

test('a long name of an app ends with a whole character', async () => {
  const start = 'x'.repeat(KEY_NAME_LENGTH - 1)
  expect(await register({ client_name: `${start}😀` })).toMatchObject({ client_name: start })
})

test('the browser is sent back to registered addresses only, exactly as they are', async () => {
  const client = await register()
  const verifier = newVerifier()
  const open = (changes: Record<string, string>, headers = {}) =>
    call('GET', `/oauth/authorize?${requestOf(client, verifier, changes)}`, { headers })
  for (const redirect_uri of ['https://evil.example/', `${REDIRECT}/`, `${REDIRECT}?next=1`, '']) {
    const refused = await open({ redirect_uri })
    expect([redirect_uri, refused.statusCode, refused.headers.location]).toEqual([redirect_uri, 400, undefined])
    const page = await open({ redirect_uri }, PAGE)
    expect(page.headers.location).toMatch(/^\/connect-app\?/)
    expect((await consent(acme.owner, requestOf(client, verifier, { redirect_uri }))).statusCode).toBe(400)
  }
  expect((await open({ client_id: 'client_unknown' })).statusCode).toBe(400)

  const failures: [Record<string, string>, string][] = [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'everything' }, 'invalid_scope'],
  ]
  for (const [changes, error] of failures) {
    const failed = await open(changes)
    expect(failed.statusCode).toBe(302)
    const { origin, pathname, searchParams } = new URL(failed.headers.location!)
    expect(origin + pathname).toBe(REDIRECT)
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, state: 'xyz', iss: BASE_URL })
  }
  expect((await open({})).headers.location).toMatch(/^\/connect-app\?request=response_type/)
})

test('consent gives tokens that work for /mcp alone, within the scopes', async () => {
  const { client, tokens } = await connected(acme.member, ['topics:read', 'classify'])
  expect(tokens).toMatchObject({
    scope: 'topics:read classify',
    expires_in: OAUTH_ACCESS_MS / 1000,
    token_type: 'Bearer',
  })
  const tools = await toolsOf(tokens.access_token)
  expect(tools).toContain('search_topics')
  expect(tools).not.toContain('add_topics')
  const called = await mcp(tokens.access_token, 'tools/call', { name: 'who_am_i', arguments: {} })
  expect(called.json().result.structuredContent).toMatchObject({
    organization: { id: acme.id },
    caller: { kind: 'app', scopes: ['topics:read', 'classify'] },
  })
  for (const secret of [tokens.access_token, tokens.refresh_token]) {
    const other = await call('GET', '/api/topics', { headers: { authorization: `Bearer ${secret}` } })
    expect(other.statusCode).toBe(401)
  }
  expect(await statusOf(tokens.refresh_token)).toBe(401)
  const [app] = (await call('GET', '/api/apps', { as: acme.viewer })).json()
  expect(app).toMatchObject({
    name: 'Assistant',
    redirectHost: 'assistant.example',
    connectedBy: { id: acme.member.id },
  })
  expect(client.client_id).toMatch(/^client_/)
})

test('nobody gives more than their role allows, or than the app asked for', async () => {
  const client = await register()
  const request = requestOf(client, newVerifier())
  const shown = await call('GET', `/api/apps/request?${new URLSearchParams({ request })}`, { as: acme.viewer })
  expect(shown.json()).toMatchObject({
    app: { name: 'Assistant' },
    redirectHost: 'assistant.example',
    scopes: expect.arrayContaining([
      { scope: 'topics:read', isAllowed: true },
      { scope: 'topics:write', isAllowed: false },
    ]),
  })
  const beyond = await consent(acme.viewer, request, ['topics:read', 'topics:write'])
  expect([beyond.statusCode, beyond.json().error]).toEqual([403, 'Your role does not allow topics:write'])
  const narrow = requestOf(client, newVerifier(), { scope: 'topics:read openid' })
  expect((await consent(acme.owner, narrow, ['topics:write'])).statusCode).toBe(400)
  expect((await consent(acme.owner, narrow, [])).statusCode).toBe(400)
})

test('a denied request tells the app so', async () => {
  const request = requestOf(await register(), newVerifier())
  const denied = await consent(acme.viewer, request, [], { decision: 'deny' })
  const { searchParams } = new URL(denied.json().redirect)
  expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 'xyz' })
  expect(await actionsOf(acme.id)).toContain('app.refuse')
})

test('a code works once, in time, for its app, address and verifier', async () => {
  const wrong: Record<string, string>[] = [
    { code_verifier: newVerifier() },
    { redirect_uri: 'https://evil.example/' },
    { client_id: (await register()).client_id },
    { code: 'txcode_nonsense' },
  ]
  for (const change of wrong) {
    const { fields } = await allowed(acme.member)
    const refused = await token({ ...fields, ...change })
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'invalid_grant'])
  }
  const guessed = await allowed(acme.member)
  await token({ ...guessed.fields, code_verifier: newVerifier() })
  expect((await token(guessed.fields)).json().error).toBe('invalid_grant')

  const late = await allowed(acme.member)
  await after(OAUTH_CODE_MS + 1_000, async () => {
    expect((await token(late.fields)).json().error).toBe('invalid_grant')
  })

  const { fields, tokens } = await connected(acme.member)
  expect(await statusOf(tokens.access_token)).toBe(200)
  expect((await token(fields)).json().error).toBe('invalid_grant')
  expect(await statusOf(tokens.access_token)).toBe(401)
  for (const missing of ['code', 'code_verifier', 'redirect_uri', 'client_id']) {
    const { [missing]: _left, ...others } = fields as Record<string, string>
    expect((await token(others)).json().error).toBe('invalid_request')
  }
  expect((await token({ grant_type: 'password' })).json().error).toBe('unsupported_grant_type')
  const repeated = await call('POST', '/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&grant_type=refresh_token',
  })
  expect([repeated.statusCode, repeated.json().error]).toEqual([400, 'invalid_request'])
})

test('of many exchanges of one code at once, one succeeds', async () => {
  const { fields } = await allowed(acme.member)
  const answers = await Promise.all(Array.from({ length: 5 }, () => token(fields)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('refresh tokens rotate, and an old one that comes back ends the connection', async () => {
  const { client, tokens } = await connected(acme.admin)
  const second = (await refresh(tokens, client)).json()
  expect(second.refresh_token).not.toBe(tokens.refresh_token)
  expect(await statusOf(tokens.access_token)).toBe(401)
  expect(await statusOf(second.access_token)).toBe(200)
  expect((await refresh(second, await register())).json().error).toBe('invalid_grant')
  const third = (await refresh(second, client)).json()
  expect(await statusOf(third.access_token)).toBe(200)

  expect((await refresh(tokens, client)).json().error).toBe('invalid_grant')
  expect(await statusOf(third.access_token)).toBe(401)
  expect((await refresh(third, client)).json().error).toBe('invalid_grant')
  expect((await actionsOf(acme.id)).at(-1)).toBe('app.reuse')
})

test('tokens expire', async () => {
  const { client, tokens } = await connected(acme.member)
  await after(OAUTH_ACCESS_MS + 1_000, async () => {
    expect(await statusOf(tokens.access_token)).toBe(401)
    const renewed = (await refresh(tokens, client)).json()
    expect(await statusOf(renewed.access_token)).toBe(200)
  })
  const idle = await connected(acme.member)
  await after(OAUTH_REFRESH_MS + 1_000, async () => {
    expect((await refresh(idle.tokens, idle.client)).json().error).toBe('invalid_grant')
  })
})

test('people disconnect their own apps, and whoever manages keys any of them', async () => {
  const own = await connected(acme.viewer)
  const appOf = async () => (await call('GET', '/api/apps', { as: acme.viewer })).json()[0]
  const { id } = await appOf()
  const disconnect = (as: { cookie: string }) => call('DELETE', '/api/apps', { as, body: { id } })
  expect((await disconnect(acme.member)).statusCode).toBe(403)
  const stranger = await staffed()
  expect((await disconnect(stranger.owner)).statusCode).toBe(404)
  expect(await statusOf(own.tokens.access_token)).toBe(200)
  expect((await disconnect(acme.viewer)).json()).toEqual({ disconnected: true })
  expect(await statusOf(own.tokens.access_token)).toBe(401)
  expect((await refresh(own.tokens, own.client)).json().error).toBe('invalid_grant')

  const others = await connected(acme.viewer)
  const managed = await call('DELETE', '/api/apps', { as: acme.admin, body: { id: (await appOf()).id } })
  expect(managed.statusCode).toBe(200)
  expect(await statusOf(others.tokens.access_token)).toBe(401)
  expect((await actionsOf(acme.id)).slice(-3)).toEqual(['app.disconnect', 'app.connect', 'app.disconnect'])
  expect(await actionsOf(null)).toContain('app.register')
})

test('an app disconnects itself; an unknown token is no error', async () => {
  const { client, tokens } = await connected(acme.member)
  const revoked = await form('/oauth/revoke', { token: tokens.refresh_token, client_id: client.client_id })
  expect(revoked.statusCode).toBe(200)
  expect(await statusOf(tokens.access_token)).toBe(401)
  expect((await actionsOf(acme.id)).at(-1)).toBe('app.disconnect')
  expect((await form('/oauth/revoke', { token: 'txref_unknown' })).statusCode).toBe(200)
})

test('connecting the same app again replaces the connection', async () => {
  const { client, tokens } = await connected(acme.owner)
  await consent(acme.owner, requestOf(client, newVerifier()))
  expect(await statusOf(tokens.access_token)).toBe(401)
})

test('roles, memberships and accounts count as they are at each request', async () => {
  const org = await staffed()
  const { tokens } = await connected(org.member, ['topics:read', 'topics:write'])
  expect(await toolsOf(tokens.access_token)).toContain('add_topics')
  const setRole = (role: string) =>
    db.execute({ text: 'UPDATE members SET role = $2 WHERE user_id = $1', values: [org.member.id, role] })
  await setRole('viewer')
  const asViewer = await toolsOf(tokens.access_token)
  expect(asViewer).toContain('search_topics')
  expect(asViewer).not.toContain('add_topics')
  const described = await mcp(tokens.access_token, 'tools/call', { name: 'who_am_i', arguments: {} })
  expect(described.json().result.structuredContent.caller).toEqual({ kind: 'app', scopes: ['topics:read'] })

  const setDisabled = (value: string) =>
    db.execute({ text: `UPDATE users SET disabled_at = ${value} WHERE id = $1`, values: [org.member.id] })
  await setDisabled('now()')
  expect(await statusOf(tokens.access_token)).toBe(401)
  await setDisabled('NULL')
  expect(await statusOf(tokens.access_token)).toBe(200)

  await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [org.member.id] })
  expect(await statusOf(tokens.access_token)).toBe(401)
})

test('an organization that demands two-factor sign-in demands it of apps too', async () => {
  const org = await staffed()
  const { tokens } = await connected(org.member)
  await db.execute({ text: 'UPDATE organizations SET two_factor_required = true WHERE id = $1', values: [org.id] })
  expect(await statusOf(tokens.access_token)).toBe(403)
  expect((await consent(org.member, requestOf(await register(), newVerifier()))).statusCode).toBe(403)
  await setUpTwoFactor(call, org.member)
  expect(await statusOf(tokens.access_token)).toBe(200)
})

test('an app that is kept in a workspace stays there', async () => {
  const org = await staffed()
  const create = async (name: string): Promise<string> =>
    (await call('POST', '/api/workspaces', { as: org.owner, body: { name } })).json().id
  const [spring, autumn] = [await create('Spring'), await create('Autumn')]
  const { tokens } = await connected(org.owner, ['topics:read'], { workspaceId: spring })
  const called = await mcp(tokens.access_token, 'tools/call', { name: 'who_am_i', arguments: {} })
  expect(called.json().result.structuredContent.workspace).toBe(spring)
  const elsewhere = await mcp(tokens.access_token, 'tools/list', undefined, { 'x-workspace-id': autumn })
  expect(elsewhere.statusCode).toBe(403)
  const foreign = await consent(acme.owner, requestOf(await register(), newVerifier()), ['topics:read'], {
    workspaceId: spring,
  })
  expect(foreign.statusCode).toBe(404)
  await db.execute({ text: 'DELETE FROM workspaces WHERE id = $1', values: [spring] })
  expect(await statusOf(tokens.access_token)).toBe(401)
})

test('only members consent: neither keys nor strangers', async () => {
  const request = requestOf(await register(), newVerifier())
  const key = await taxon.apiKey(acme.owner)
  const byKey = await call('POST', '/api/apps/consent', { as: key, body: { request, decision: 'allow' } })
  expect(byKey.statusCode).toBe(401)
  expect((await consent(await user(undefined), request)).statusCode).toBe(401)
  const crossSite = await call('POST', '/api/apps/consent', {
    as: acme.owner,
    headers: { origin: 'https://evil.example' },
    body: { request, decision: 'allow', scopes: ['topics:read'] },
  })
  expect(crossSite.statusCode).toBe(403)
})

test('where too many apps are registered, the oldest that nobody connected makes room', async () => {
  const full = await startTestApp({ env: OAUTH })
  try {
    const { id, owner } = await full.staffed()
    const isThere = async (name: string) =>
      (await full.db.execute({ text: 'SELECT FROM oauth_clients WHERE name = $1', values: [name] })) > 0
    const connect = (condition: string) =>
      full.db.execute({
        text: `INSERT INTO oauth_grants (org_id, id, user_id, client_id, scopes, resource, code_hash, code_challenge,
                                         redirect_uri, code_expires_at, created_at, expires_at)
               SELECT $1, c.id, $2, c.id, '{}', '', sha256(c.id::bytea), '', '', now(), now(), now() + interval '1 day'
               FROM oauth_clients c WHERE ${condition}
                 AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.client_id = c.id)`,
        values: [id, owner.id],
      })
    await full.db.execute({
      text: `INSERT INTO oauth_clients (id, name, redirect_uris, created_at)
             SELECT 'client_' || n, 'App ' || n, '{}', now() - make_interval(secs => n) FROM generate_series(1, $1::int) n`,
      values: [OAUTH_CLIENTS],
    })
    await connect(`name = 'App ${OAUTH_CLIENTS}'`)
    const registerOne = () => full.call('POST', '/oauth/register', { body: { redirect_uris: [REDIRECT] } })
    expect((await registerOne()).statusCode).toBe(201)
    expect(await isThere(`App ${OAUTH_CLIENTS}`)).toBe(true)
    expect(await isThere(`App ${OAUTH_CLIENTS - 1}`)).toBe(false)
    expect(await isThere(`App ${OAUTH_CLIENTS - 2}`)).toBe(true)
    await connect('true')
    const refused = await registerOne()
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'Too many apps are registered here'])
  } finally {
    await full.close()
  }
})

test('an address registers a limited number of apps an hour', async () => {
  const answers: number[] = []
  for (let at = 0; at <= OAUTH_REGISTRATIONS_PER_HOUR; at++) {
    answers.push((await call('POST', '/oauth/register', { body: { redirect_uris: [REDIRECT] } })).statusCode)
  }
  expect(answers.at(-1)).toBe(429)
})
