import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from './harness/bundle'
import { discardDataFolder, newDataFolder } from './harness/data-folder'
import { createEmptyDatabase, createTestDatabase } from './harness/database'
import { recordingFlags } from './harness/statements/recording'

const dataDir = newDataFolder()
const running = new Set<ChildProcess>()
let taxon: string

beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  discardDataFolder(dataDir)
})

function launch(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [...recordingFlags(), taxon, ...args], { env: { LOG_LEVEL: 'silent', ...env } })
  running.add(child)
  let output = ''
  let complaints = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    complaints += data
  })
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return { code, output, complaints }
  })
  return { child, exited, output: () => output }
}

async function serve(env: Record<string, string>) {
  const { child, exited, output } = launch({ HOST: '127.0.0.1', PORT: '0', ...env }, 'serve')
  const origin = () => /listens on (\S+)/.exec(output())?.[1]
  await expect.poll(origin, { timeout: 60_000 }).toBeDefined()
  return { child, exited, origin: origin()!, output }
}

describe('taxon serve on the embedded database', () => {
  test('the first start prints the owner’s sign-in once, a later start does not', async () => {
    const first = await serve({ TAXON_DATA_DIR: dataDir })
    await expect.poll(first.output).toMatch(/Password +\S+ +\(shown only now\)/)
    const [, email] = /Owner +(\S+)/.exec(first.output())!
    const [, password] = /Password +(\S+)/.exec(first.output())!
    expect(first.output()).toContain(`${first.origin}/docs`)
    const signIn = (origin: string) =>
      fetch(`${origin}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
    expect((await signIn(first.origin)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect((await first.exited).code).toBe(0)

    const second = await serve({ TAXON_DATA_DIR: dataDir })
    expect(second.output()).not.toContain('Password')
    expect((await signIn(second.origin)).status).toBe(200)

    // A request that began before the signal is answered; a later one is not.
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const underWay = request(`${second.origin}/api/auth/sign-in/email`, { method: 'POST', headers })
    underWay.flushHeaders()
    await once(underWay, 'continue')
    second.child.kill('SIGTERM')
    underWay.end(JSON.stringify({ email, password }))
    const [answer] = await once(underWay, 'response')
    expect(answer.statusCode).toBe(200)
    const { code, complaints } = await second.exited
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' })
    await expect(fetch(`${second.origin}/healthz`)).rejects.toThrow()
  })
})

test('a node that is told to stop says so to load balancers first, and still answers', async () => {
  const database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of at least thirty-two characters' }
  const { child, exited, origin } = await serve({ ...env, TAXON_DRAIN_SECONDS: '2' })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ error: 'The node is stopping' })
  expect((await fetch(`${origin}/api/auth/options`)).status).toBe(200)
  expect((await exited).code).toBe(0)
  await database.drop()
})

describe('what stops a start is one clear line', () => {
  const SECRET = 'a secret of at least thirty-two characters'
  test.each([
    [{ PORT: 'eighty' }, /^taxon: PORT: /],
    [{ TAXON_SECRET: 'short' }, /^taxon: TAXON_SECRET: each secret needs at least 32 characters$/],
    [{ DATABASE_URL: 'mysql://x' }, /^taxon: DATABASE_URL: must be a postgres:\/\/ URL$/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /^taxon: TAXON_SECRET is required with DATABASE_URL/],
    [{ TAXON_OIDC_ISSUER: 'https://id.example' }, /^taxon: TAXON_OIDC_ISSUER needs TAXON_OIDC_CLIENT_ID/],
    [{ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x', TAXON_SECRET: SECRET }, /^taxon: (?!.*hidden)/],
  ])('%j', async (env, line) => {
    const { code, complaints } = await launch(env, 'serve').exited
    expect(code).toBe(1)
    expect(complaints.trim()).toMatch(line)
    expect(complaints.trim().split('\n')).toHaveLength(1)
  })

  test('a host that is not this machine', async () => {
    const database = await createTestDatabase()
    const env = { DATABASE_URL: database.url, TAXON_SECRET: SECRET, PORT: '0' }
    for (const [HOST, code] of [
      ['taxon.invalid', '(ENOTFOUND|EAI_AGAIN)'],
      ['192.0.2.1', 'EADDRNOTAVAIL'],
    ] as const) {
      const { complaints } = await launch({ ...env, HOST }, 'serve').exited
      expect(complaints.trim()).toMatch(
        new RegExp(`^taxon: Cannot listen on ${HOST} \\(${code}\\): set HOST to an address of this machine$`),
      )
    }
    await database.drop()
  })

  test('a port that is taken', async () => {
    const database = await createTestDatabase()
    const env = { DATABASE_URL: database.url, TAXON_SECRET: SECRET }
    const first = await serve(env)
    const { code, complaints } = await launch({ ...env, HOST: '127.0.0.1', PORT: new URL(first.origin).port }, 'serve')
      .exited
    expect(code).toBe(1)
    expect(complaints.trim()).toMatch(/^taxon: Port \d+ on 127\.0\.0\.1 is taken: set PORT to another one$/)
    first.child.kill('SIGTERM')
    await first.exited
    await database.drop()
  })
})

test('taxon migrate prepares a server’s database and says what it did', async () => {
  const database = await createEmptyDatabase()
  const env = { DATABASE_URL: database.url, TAXON_SECRET: 'a secret of at least thirty-two characters' }
  const first = await launch(env, 'migrate').exited
  expect(first.output).toMatch(/^Applied 0001_foundation\.sql/)
  expect((await launch(env, 'migrate').exited).output).toBe('The database is up to date\n')
  await database.drop()
})
