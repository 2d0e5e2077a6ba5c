import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reportTest, scaled } from '../campaign/tally'
import { createTestDatabase } from '../harness/database'
import { bundleTaxon, ownersKey, ownersSession, type Taxon, type TaxonServer } from '../harness/taxon-process'
import { MARKETPLACE_LOGIN, startMarketplace } from '../simulators/platforms/marketplace'

const SEGMENTS = scaled({ short: 120, full: 1_000 })
const KILLS = scaled({ short: 3, full: 10 })
const TIMEOUT_MS = 60_000 + SEGMENTS * 400 + KILLS * 20_000

const database = await createTestDatabase()
const env = {
  DATABASE_URL: database.url,
  TAXON_SECRET: 'a secret of the tests that is long enough',
  TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
  LOG_LEVEL: 'debug',
}
let taxon: Taxon
let server: TaxonServer
let log = ''

beforeAll(async () => {
  taxon = await bundleTaxon()
  server = await taxon.serve(env)
})
afterAll(async () => {
  await taxon.discard()
  await database.drop()
})

/** Starts another process after the kill, with expired claims. */
async function killServer() {
  await server.kill()
  log += server.logged()
  await database.db.execute({
    text: `UPDATE activations SET claimed_until = now() - interval '1 s' WHERE claimed_until IS NOT NULL`,
  })
  server = await taxon.serve({ ...env, PORT: new URL(server.origin).port })
}

async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

test(`${SEGMENTS} segments reach a platform that fails a third of the calls, each exactly once, while the server is killed ${KILLS} times`, {
  timeout: TIMEOUT_MS,
}, async () => {
  reportTest('kills, push', KILLS)
  const platform = await startMarketplace()
  const session = await ownersSession(server.origin)
  const key = { authorization: `Bearer ${await ownersKey(server.origin)}` }
  const connection = await call('POST', '/api/connections', session, {
    name: 'Marketplace',
    platform: 'marketplace',
    direction: 'outbound',
    config: platform.config,
    credentials: platform.credentials,
  })
  const values = Array.from({ length: Math.ceil(SEGMENTS / 10) }, (_, at) => `zq${at.toString(36)}x`)
  await call('POST', '/api/topics/generate-matrix', key, {
    dimensions: [
      { name: 'Thing', values },
      { name: 'Kind', values: 'wa wb wc wd we wf wg wh wj wk'.split(' ') },
    ],
    template: '{Thing}{Kind} Collectors',
    parentCategory: 'Auto',
  })
  platform.schedule({
    seed: 7,
    share: 0.3,
    faults: [
      { kind: 'refuse', status: 429, headers: { 'retry-after': '0' } },
      { kind: 'refuse', status: 503 },
      { kind: 'late-error', status: 500 },
      { kind: 'hang', ms: 100 },
      { kind: 'ignore', ms: 100 },
      { kind: 'reset' },
      { kind: 'truncate' },
      { kind: 'slow', ms: 50 },
    ],
  })

  let kills = 0
  let killing: Promise<void> | undefined
  const killSometimes = () => {
    const due = platform.segments.size >= ((kills + 1) * SEGMENTS) / (KILLS + 1)
    if (killing || kills >= KILLS || !due) return
    kills++
    killing = sleep(randomInt(0, 100))
      .then(killServer)
      .finally(() => {
        killing = undefined
      })
  }
  /** Repeats calls that the kill cut off, as clients do. */
  const persistently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        await killing
        await vi.waitUntil(
          () =>
            fetch(`${server.origin}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000, interval: 20 },
        )
      }
    }
  }

  const run = `/api/connections/${connection.id}/push/run`
  for (let runs = 0; runs < 20; runs++) {
    const { runId, totalItems } = await persistently(() => call('POST', run, key, { filters: {} }))
    if (totalItems === 0) break
    for (let done = false; !done; ) {
      const pushing = [0, 1].map(() =>
        persistently(() => call('POST', `${run}/${runId}/push`, key)).catch((error: Error) => {
          if (!error.message.includes('cannot push')) throw error
          return { done: true }
        }),
      )
      const watch = setInterval(killSometimes, 5)
      const answers = await Promise.all(pushing).finally(() => clearInterval(watch))
      done = answers.some((answer) => answer.done)
    }
  }
  await killing
  expect(kills).toBe(KILLS)

  const names = [...platform.segments.values()].map(({ name }) => name)
  expect(names.length).toBe(SEGMENTS)
  expect(new Set(names).size).toBe(SEGMENTS)
  const activations = await persistently(() => call('GET', '/api/activations', key))
  const active = activations.filter(({ status }: { status: string }) => status === 'active')
  expect(new Set(active.map((activation: { platformSegmentId: string }) => activation.platformSegmentId))).toEqual(
    new Set(platform.segments.keys()),
  )
  expect(active.length).toBe(SEGMENTS)
  const others = activations.filter(({ status }: { status: string }) => status !== 'active')
  expect(others.every(({ status, error }: { status: string; error: string }) => status === 'error' && error)).toBe(true)
  log += server.logged()
  expect(log).toContain('/push')
  const visibleText = `${JSON.stringify(activations)}${log}`
  for (const secret of [MARKETPLACE_LOGIN.password, ...platform.tokens]) expect(visibleText).not.toContain(secret)
  await platform.close()
})
