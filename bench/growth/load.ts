import autocannon from 'autocannon'
import type { Ctx } from '../../src/context'
import { randomPart } from '../../src/ids'
import { createUser } from '../../src/organizations/create-user'
import { bundle, DOCUMENT_WORKER } from '../../test/harness/bundle'
import { taxonAt } from '../../test/harness/taxon-process'

const CONNECTIONS = 20
const SECONDS = Number(process.env.BENCH_GROWTH_SECONDS ?? 15)
const PASSWORD = 'a password of the benchmark'

export type Load = {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  nodeMegabytes: number
}

/**
 * One node in a process of its own, its database beside it, asked for a mixture of reads as fast as it answers: of ten
 * requests four classify, three list the library, two list the catalog and one searches it.
 */
export async function mixedLoad(ctx: Ctx, databaseUrl: string): Promise<Load> {
  const taxon = taxonAt(await bundle('src/cli/main.ts', DOCUMENT_WORKER), [])
  const env = { DATABASE_URL: databaseUrl, TAXON_SECRET: 'a secret of the benchmark that is long enough' }
  const node = await taxon.serve(env, '--no-worker')
  const headers = { authorization: `Bearer ${await createKey(ctx, node.origin)}`, 'content-type': 'application/json' }
  const get = (path: string) => ({ method: 'GET' as const, path, headers })
  const classify = (content: string) => ({
    method: 'POST' as const,
    path: '/api/classify',
    headers,
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  const requests = [
    classify('electric SUV shoppers'),
    get('/api/topics'),
    classify('vegan parents in Ohio'),
    get('/api/topics/catalog?page=3'),
    get('/api/topics?page=7'),
    classify('enterprise cloud buyers'),
    get('/api/topics/catalog?search=electric%20denver'),
    get('/api/topics?taxonomyType=Technology'),
    classify('retired cruise travelers'),
    get('/api/topics/catalog?parentCategory=Auto'),
  ]
  const run = (duration: number) =>
    autocannon({ url: node.origin, requests, connections: CONNECTIONS, duration, workers: 1 })
  await run(2)
  const { latency, non2xx, errors, ...measured } = await run(SECONDS)
  const nodeMegabytes = node.residentMegabytes()
  await node.stop()
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return { requestsPerSecond: measured.requests.average, p50: latency.p50, p99: latency.p99, nodeMegabytes }
}

async function createKey({ db, org }: Ctx, origin: string): Promise<string> {
  const email = `bench-${randomPart()}@example.com`
  const user = { email, password: PASSWORD, organizationId: org.id, role: 'owner', operator: false } as const
  await createUser({ db, now: new Date() }, user)
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const created = await post('/api/keys', { name: 'bench' }, cookie)
  return ((await created.json()) as { plaintext: string }).plaintext
}
