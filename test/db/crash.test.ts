import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPostmaster } from '../../src/db/embedded/postmaster'
import { reportTest, scaled } from '../campaign/tally'
import { bundle } from '../harness/bundle'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { recordingFlags } from '../harness/statements/recording'

const KILLS = scaled({ short: 6, full: 20 })
const WRITERS = 4
const VICTIMS = ['server', 'database', 'both'] as const
const OWNER = { email: 'owner@example.com', password: 'correct horse battery' }

const dataDir = newDataFolder()
let taxon: string
let origin: string
let server: ChildProcess | undefined

beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
  origin = `http://127.0.0.1:${await unusedPort()}`
})
afterAll(async () => {
  server?.kill('SIGKILL')
  discardDataFolder(dataDir)
})

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves with the first line of output, when the server answers requests. */
async function startServer(): Promise<void> {
  server = spawn(process.execPath, [...recordingFlags(), taxon, 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      TAXON_DATA_DIR: dataDir,
      TAXON_OWNER_EMAIL: OWNER.email,
      TAXON_OWNER_PASSWORD: OWNER.password,
      LOG_LEVEL: 'silent',
    },
  })
  let complaints = ''
  server.stderr!.on('data', (data) => {
    complaints += data
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`The server did not start: ${complaints}`)
  })
  await Promise.race([once(createInterface(server.stdout!), 'line'), ended])
  ended.catch(() => {})
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** True if the server acknowledged the write; any other answer, or none, promises nothing. */
async function createWorkspace(cookie: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/workspaces`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    await response.body?.cancel()
    return response.status === 201
  } catch {
    return false
  }
}

async function listWorkspaces(cookie: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/workspaces`, { headers: { cookie } })
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'server') process.kill((await findPostmaster(join(dataDir, 'postgres')))!.pid, 'SIGKILL')
  if (victim === 'database') return
  server!.kill('SIGKILL')
  await once(server!, 'exit')
}

test(`nothing acknowledged is lost when server and database are killed during writes, ${KILLS} times`, {
  timeout: 300_000,
}, async () => {
  reportTest('kills, server and database', KILLS)
  await startServer()
  const cookie = await signIn()
  const acknowledged: string[] = []
  const victims: string[] = []

  for (let round = 0; round < KILLS; round++) {
    const victim = VICTIMS[round % VICTIMS.length]!
    victims.push(victim)
    let killed = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; !killed; count++) {
        const name = `${round}-${writer}-${count}`
        if (await createWorkspace(cookie, name)) acknowledged.push(name)
      }
    })
    const enough = acknowledged.length + randomInt(1, 30)
    await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 60_000, interval: 1 })
    await kill(victim)
    killed = true
    await Promise.all(writers)
    if (victim !== 'database') await startServer()
    await vi.waitUntil(() => createWorkspace(cookie, `after ${round}`), { timeout: 60_000, interval: 10 })
    acknowledged.push(`after ${round}`)
  }

  const listed = await listWorkspaces(cookie)
  expect(new Set(listed).size, 'none is there twice').toBe(listed.length)
  const lost = acknowledged.filter((name) => !listed.includes(name))
  expect(lost, `after killing ${victims.join(', ')}`).toEqual([])

  server!.kill('SIGTERM')
  const [code] = await once(server!, 'exit')
  expect(code).toBe(0)
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})
