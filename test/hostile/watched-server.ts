import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bundle } from '../harness/bundle'
import { createTestDatabase } from '../harness/database'
import { bundleTaxon, ownersKey, ownersSession } from '../harness/taxon-process'

/** The longest that any request may block the others. */
const STALL_MS = 250

/** `workMs`: the CPU time in `blockedMs`; the rest went to other processes. */
export type Stall = { what: string; blockedMs: number; workMs: number; healthzMs: number }
export type Input = { what: string; send(): Promise<unknown> }

const METRICS_TOKEN = 'a-token-of-the-tests-for-metrics'
const ALONE = 3

/** Without the time that a busy machine gave to other processes. */
const isStall = ({ blockedMs, workMs, healthzMs }: Omit<Stall, 'what'>): boolean =>
  workMs > STALL_MS || (blockedMs > STALL_MS && healthzMs - (blockedMs - workMs) > STALL_MS)

/** A real server, its own measurement of blocked time, and a prober that calls it all the time. */
export async function startWatchedServer(env: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const taxon = await bundleTaxon()
  const server = await taxon.serve({
    DATABASE_URL: database.url,
    TAXON_SECRET: 'a secret of the hostile tests that is long enough',
    TAXON_METRICS_TOKEN: METRICS_TOKEN,
    TAXON_ALLOW_PRIVATE_NETWORKS: 'true',
    ...env,
  })
  const prober = new Worker(await bundle('test/hostile/prober.ts'), { workerData: server.origin, execArgv: [] })
  const session = await ownersSession(server.origin)
  const authorization = `Bearer ${await ownersKey(server.origin)}`

  /** Since the last call. */
  async function measured(): Promise<Omit<Stall, 'what'>> {
    const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    const text = await response.text()
    const lines = text.split('\n')
    const msOf = (name: string) =>
      Math.round(Number(lines.find((line) => line.startsWith(`${name} `))!.slice(name.length)) * 1_000)
    prober.postMessage('')
    const [healthzMs] = (await once(prober, 'message')) as [number]
    return {
      blockedMs: msOf('taxon_event_loop_delay_seconds{quantile="1"}'),
      workMs: msOf('taxon_event_loop_work_seconds'),
      healthzMs: Math.round(healthzMs),
    }
  }

  /** Null if one of several attempts was fast: then the machine was slow, not the server. */
  async function alone({ what, send }: Input): Promise<Stall | null> {
    const tries: Omit<Stall, 'what'>[] = []
    while (tries.length < ALONE) {
      await measured()
      await send()
      const now = await measured()
      if (!isStall(now)) return null
      tries.push(now)
    }
    const [quickest] = tries.sort((a, b) => a.workMs - b.workMs)
    return { what, ...quickest! }
  }

  /** With valid credentials. `body` is JSON text, or a value for it. */
  async function call(method: string, path: string, body?: string | object, contentType = 'application/json') {
    const response = await fetch(server.origin + path, {
      method,
      headers: {
        ...(path.startsWith('/api/sdk') ? { authorization } : session),
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
      redirect: 'manual',
    })
    return { status: response.status, text: await response.text() }
  }

  return {
    call,
    /** For a call that must succeed. */
    answer: async (method: string, path: string, body?: object) => {
      const { status, text } = await call(method, path, body)
      if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
      return JSON.parse(text)
    },
    /** Sends all requests at once, and those that blocked others again one by one. */
    stallsOf: async (inputs: readonly Input[]): Promise<Stall[]> => {
      await measured()
      await Promise.all(inputs.map(({ send }) => send()))
      if (!isStall(await measured())) return []
      const stalls: Stall[] = []
      for (const input of inputs) {
        const stall = await alone(input)
        if (stall) stalls.push(stall)
      }
      return stalls
    },
    stop: async () => {
      await prober.terminate()
      await server.stop()
      await database.drop()
    },
  }
}
