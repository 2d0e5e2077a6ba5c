import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, complaintAbout } from './answers'
import { type Operation, operationsOf } from './operations'
import { type Request, requestsOf } from './requests'
import { createTally, scaled, type Tally, TIMEOUT_MS } from './tally'
import { type Credentials, useWorld } from './world'

/** For each operation: more than 50,000 in the full campaign. */
const REQUESTS_PER_OPERATION = scaled({ short: 12, full: 400 })
const CONCURRENCY = 8
const SEED = 20_261

const world = await useWorld()
const { data, callers } = await world.organization()

/** Not sent with these callers, whose session or key would end: all their later requests would get a 401. */
const ENDS_ITS_CALLER = /sign-out|revoke-|\/leave$|remove-member|update-member-role|set-active|change-password/

const strangers: Record<string, Credentials> = {
  nobody: {},
  'wrong key': { authorization: 'Bearer txadv_wrong' },
  'no bearer': { authorization: 'Basic eDp5' },
}
const everyone = { ...callers, operator: { cookie: world.operator.cookie }, ...strangers }

async function send({ method, path, body }: Request, credentials: Credentials): Promise<Answer> {
  const response = await fetch(world.origin + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...credentials },
    body,
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** An expected 500: no LLM key is configured here. */
const isContracts = ({ path }: Request, { status, text }: Answer) =>
  status === 500 && path.includes('analyze-brief') && text.includes('not configured')

test('random requests from the API description get an answer in the envelope, for every kind of caller', {
  timeout: TIMEOUT_MS,
}, async () => {
  const tally = createTally('fuzz')
  const planned = shuffled(await plan())
  const worker = async () => {
    for (let next = planned.pop(); next; next = planned.pop()) {
      const { operation, request, kind, credentials } = next
      const answer = await send(request, credentials)
      tally.tried()
      const complaint = isContracts(request, answer) ? null : (complaintAbout(answer) ?? undescribed(operation, answer))
      if (!complaint) continue
      const example = `${request.path.slice(0, 200)} by ${kind}: ${answer.text.slice(0, 200)}; sent ${request.body?.slice(0, 300)}`
      tally.failed(`${operation.method} ${operation.path}: ${complaint}`, example)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  await complainOfTheDead(tally)
  expect(tally.close()).toEqual([])
})

/** Before any operation is found: malformed or too long paths, and parameters in them that contain a slash. */
const WITHOUT_OPERATION = new Set([400, 404, 405, 414, 431])

const undescribed = ({ statuses }: Operation, { status }: Answer): string | null =>
  statuses.has(status) || WITHOUT_OPERATION.has(status) ? null : `${status} is not in the API description`

type Planned = { operation: Operation; request: Request; kind: string; credentials: Credentials }

async function plan(): Promise<Planned[]> {
  const kinds = Object.entries(everyone)
  return (await operationsOf(world.origin)).flatMap((operation, at) =>
    fc
      .sample(requestsOf(operation, data.ids), { seed: SEED + at, numRuns: REQUESTS_PER_OPERATION })
      .map((request, nth) => {
        const [kind, credentials] = callerFor(operation, kinds, nth)
        return { operation, request, kind, credentials }
      }),
  )
}

const shuffled = <T>(list: T[]): T[] =>
  fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed: SEED, numRuns: 1 })[0]!

function callerFor({ path }: Operation, kinds: [string, Credentials][], nth: number): [string, Credentials] {
  const usable = ENDS_ITS_CALLER.test(path) ? kinds.filter(([, { cookie }]) => !cookie) : kinds
  return usable[nth % usable.length]!
}

/** If a caller lost its session or key on the way, its later requests tested nothing. */
async function complainOfTheDead(tally: Tally) {
  for (const [kind, credentials] of Object.entries(callers)) {
    if (kind.startsWith('SDK')) continue
    const { status } = await send({ method: 'GET', path: '/api/me', body: undefined }, credentials)
    if (status !== 200) tally.failed(`${kind} lost its access: ${status}`)
  }
  if (world.server.logged().includes('Unexpected failure')) tally.failed('an unexpected failure in the log')
}
