import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { Agent, Dispatcher } from 'undici'
import { JsonTooLarge, parseJsonWithIds } from '../../json'
import {
  OUTBOUND_ANSWER_BYTES,
  OUTBOUND_ERROR_BYTES,
  OUTBOUND_LIST_BYTES,
  OUTBOUND_MIN_CALL_MS,
  OUTBOUND_REDIRECTS,
  OUTBOUND_RETRY_MS,
  OUTBOUND_VALUES,
} from '../../limits'
import { inSpan } from '../../telemetry/tracing'
import { explain, failedAnswer, mayBeDone } from './explain'
import { createChecks, type Guard, guardedAgent } from './guard'
import { OutboundError } from './outbound-error'
import { guardedNodeAgents, guardedSocket, type NodeAgents } from './sockets'

export type HttpCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  /** Headers that prove who we are: they go to this origin and, after a redirect, to no other. */
  credentials?: Record<string, string>
  /** What error messages must not repeat, besides the credentials. */
  secrets?: readonly string[]
  body?: string
  /** For one attempt: connecting, redirects and reading the answer. */
  timeoutMs: number
  /** How many times it is tried again after 429, 5xx, a lost connection or a timeout. */
  retries?: number
  /** When all attempts must be over, by Date.now(). */
  deadline?: number
  /** Whether the answer may be as large as lists are. */
  isList?: boolean
}

export type RetryPolicy = { retries: number; deadline: number }

export type HttpClient = {
  text(call: HttpCall): Promise<string>
  json(call: HttpCall): Promise<unknown>
  /** Repeats work of several calls while its failure is temporary. */
  retry<T>(policy: RetryPolicy, work: () => Promise<T>): Promise<T>
  /** For protocols other than HTTP, and for libraries with a client of their own. */
  socket(host: string, port: number, signal: AbortSignal): Promise<Socket>
  agents: NodeAgents
  close(): Promise<void>
}

type Options = Guard & { wait?: (ms: number) => Promise<unknown> }

/** The same client for a connection: its secrets are cut out of what the other side says, before that is shortened. */
export const withConnectionSecrets = (http: HttpClient, secrets: readonly string[]): HttpClient => ({
  ...http,
  text: (call) => http.text({ ...call, secrets }),
  json: (call) => http.json({ ...call, secrets }),
})

/** All calls to addresses that customers configure go through this. Anything but a 2xx in time is an OutboundError. */
export function createHttpClient({ wait = sleep, ...guard }: Options = {}): HttpClient {
  const checks = createChecks(guard)
  // undici takes a while to load, and many processes call nobody.
  let opened: Promise<Agent> | undefined
  const openAgent = () => {
    opened ??= guardedAgent(checks)
    return opened
  }
  const agents = guardedNodeAgents(checks)
  const retry = <T>({ retries, deadline }: RetryPolicy, work: () => Promise<T>) =>
    withRetries(retries, deadline, wait, work)
  const send = <T>(call: HttpCall, read: Read<T>) => {
    const { retries = 0, deadline = Number.POSITIVE_INFINITY } = call
    let mayBeDone = false
    let attempts = 0
    return withRetries(retries, deadline, wait, () =>
      tracedAttempt(openAgent, call, deadline, read, ++attempts).catch((error: OutboundError) => {
        // Whatever this attempt was answered, an earlier one may have been carried out.
        mayBeDone ||= error.unknown
        throw mayBeDone ? error.as({ unknown: true }) : error
      }),
    )
  }
  return {
    text: (call) => send({ ...call, isList: true }, (body) => body.toString('utf8')),
    json: (call) => send(call, (body) => readJson(body, call.url)),
    retry,
    socket: (host, port, signal) => guardedSocket(checks, host, port, signal),
    agents,
    close: async () => {
      agents.httpAgent.destroy()
      agents.httpsAgent.destroy()
      await (await opened)?.destroy()
    },
  }
}

async function withRetries<T>(
  retries: number,
  deadline: number,
  wait: NonNullable<Options['wait']>,
  work: () => Promise<T>,
): Promise<T> {
  for (let retried = 0; ; retried++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OutboundError) || retried >= retries || !error.passing) throw error
      const delay = Math.max(OUTBOUND_RETRY_MS[retried] ?? OUTBOUND_RETRY_MS.at(-1)!, error.retryAfterMs ?? 0)
      if (Date.now() + delay >= deadline - OUTBOUND_MIN_CALL_MS) throw error
      await wait(delay)
    }
  }
}

type OpenAgent = () => Promise<Agent>
type Read<T> = (body: Buffer) => T | Promise<T>

/** Traces do not go on in other systems: the header `traceparent` is not sent. Paths and queries may hold what people wrote. */
const tracedAttempt = <T>(openAgent: OpenAgent, call: HttpCall, deadline: number, read: Read<T>, number: number) => {
  const { method = 'GET', url } = call
  const facts = {
    'http.request.method': method,
    'server.address': url.hostname,
    'server.port': Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
    'http.request.resend_count': number > 1 ? number - 1 : undefined,
  }
  return inSpan(`${method} ${url.hostname}`, { kind: 'client', facts }, (span) =>
    attempt(openAgent, call, deadline, read, (status) => span.note({ 'http.response.status_code': status })),
  )
}

async function attempt<T>(
  openAgent: OpenAgent,
  call: HttpCall,
  deadline: number,
  read: Read<T>,
  onStatus: (status: number) => void,
): Promise<T> {
  const timeoutMs = Math.max(1, Math.min(call.timeoutMs, deadline - Date.now()))
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { url, answer, credentials } = await follow(await openAgent(), call, signal)
    onStatus(answer.statusCode)
    if (answer.statusCode < 200 || answer.statusCode > 299) {
      const failed = await failedAnswer(url, answer, await readHead(answer, OUTBOUND_ERROR_BYTES), secretsOf(call))
      throw credentials === call.credentials ? failed : leftBehind(call, url, failed)
    }
    return await read(await readBody(answer, url, call.isList ? OUTBOUND_LIST_BYTES : OUTBOUND_ANSWER_BYTES))
  } catch (error) {
    throw withOutcome(call, explain(error, call.url, timeoutMs))
  }
}

/** A redirect left the credentials behind: nobody has refused them if the last origin asks for some. */
function leftBehind({ url: { host }, credentials = {} }: HttpCall, { origin }: URL, failed: OutboundError) {
  const { status } = failed
  if ((status !== 401 && status !== 403) || Object.keys(credentials).length === 0) return failed
  return new OutboundError(
    `${host} redirects to ${origin}, which gets no credentials and answered ${status}: use that address`,
  )
}

/** Of a header such as `Basic …`, what follows the scheme. */
const secretsOf = ({ credentials = {}, secrets = [] }: HttpCall) => [
  ...secrets,
  ...Object.values(credentials).map((value) => value.slice(value.lastIndexOf(' ') + 1)),
]

/** The outcome of a read is never unknown. A POST without an answer may have been carried out, so it is not repeated. */
function withOutcome({ method = 'GET' }: HttpCall, error: OutboundError): OutboundError {
  if (method === 'GET') return error.as({ unknown: false })
  return method === 'POST' && error.status === undefined ? error.as({ passing: false }) : error
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Each hop connects through the guard. Only reads are redirected: a write may have been carried out already. */
async function follow(agent: Agent, call: HttpCall, signal: AbortSignal) {
  const { request } = await import('undici')
  const { method = 'GET', headers, body } = call
  let { url, credentials } = call
  for (let hops = 0; ; hops++) {
    const allHeaders = {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': 'taxon',
      ...headers,
      ...credentials,
    }
    const answer = await request(url, { dispatcher: agent, method, headers: allHeaders, body, signal })
    const { location } = answer.headers
    if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string') return { url, answer, credentials }
    await answer.body.dump()
    const unknown = mayBeDone(answer.statusCode)
    const next = targetOf(location, url)
    if (!next) throw new OutboundError(`${url.host} redirects to something that is no web address`, { unknown })
    if (method !== 'GET') {
      throw new OutboundError(`${url.host} redirects to ${next.origin}: use that address`, { unknown })
    }
    if (hops === OUTBOUND_REDIRECTS) {
      throw new OutboundError(`${call.url.host} redirects more than ${OUTBOUND_REDIRECTS} times`)
    }
    if (next.origin !== url.origin) credentials = undefined
    url = next
  }
}

function targetOf(location: string, from: URL): URL | null {
  const next = URL.canParse(location, from.href) ? new URL(location, from.href) : null
  if (next?.protocol !== 'http:' && next?.protocol !== 'https:') return null
  next.username = ''
  next.password = ''
  return next
}

/** Stops reading at the limit, which counts what comes out of gzip. */
async function readBody(answer: Dispatcher.ResponseData, url: URL, most: number): Promise<Buffer> {
  const body = await readHead(answer, most + 1)
  if (body.length <= most) return body
  throw new OutboundError(`${url.host} answered with more than ${most / 1_048_576} MB`, { unknown: true })
}

async function readHead({ body, headers }: Dispatcher.ResponseData, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const packed = headers['content-encoding'] === 'gzip'
  const stream: AsyncIterable<Buffer> = packed ? body.compose(createGunzip()) : body
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}

async function readJson(body: Buffer, url: URL): Promise<unknown> {
  try {
    return await parseJsonWithIds(body, OUTBOUND_VALUES)
  } catch (error) {
    if (error instanceof JsonTooLarge) {
      throw new OutboundError(`${url.host} answered with too much: its ${error.message}`, { unknown: true })
    }
    // It may also be an answer of unknown length that broke off.
    throw new OutboundError(`${url.host} answered with something that is not JSON`, { passing: true, unknown: true })
  }
}
