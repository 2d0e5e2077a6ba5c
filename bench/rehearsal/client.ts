import { setTimeout as sleep } from 'node:timers/promises'
import { NO_NODE, NODE_LOST } from './balancer'
import type { Outcome, Recorder } from './recorder'

const PATIENCE_MS = 60_000
const RETRY_MS = 300

export type Answer = { isOk: boolean; status: number; body: unknown }
export type Call = {
  /** What the report calls it. */
  what: string
  method?: 'GET' | 'POST'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** A client of the balancer, which records what it is answered. */
export function createClient(origin: string, recorder: Recorder, authorization: Record<string, string>) {
  async function call({ what, method = 'POST', path, body, headers }: Call): Promise<Answer> {
    const finish = recorder.begin(what)
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...authorization, ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await response.text()
      const outcome = outcomeOf(response, text)
      finish(outcome, `${response.status} ${text.slice(0, 300)}`)
      return { isOk: outcome === 'ok', status: response.status, body: outcome === 'ok' ? JSON.parse(text) : text }
    } catch (error) {
      const { name, cause } = error as Error
      finish(name === 'TimeoutError' ? 'no answer in time' : 'the connection was cut', String(cause))
      return { isOk: false, status: 0, body: null }
    }
  }

  return {
    call,
    /** Until it succeeds; null if it is refused, or the rehearsal ends first. */
    persist: async (request: Call, signal: AbortSignal): Promise<Answer | null> => {
      while (!signal.aborted) {
        const answer = await call(request)
        if (answer.isOk) return answer
        if (answer.status >= 400 && answer.status < 500) return null
        await sleep(RETRY_MS)
      }
      return null
    },
  }
}
export type Client = ReturnType<typeof createClient>

function outcomeOf({ status, ok, headers }: Response, text: string): Outcome {
  if (status === 502 && text === NODE_LOST) return 'the node was killed'
  if (status === 502 && text === NO_NODE) return 'no node was up'
  if (status === 503) return headers.has('retry-after') ? '503 with Retry-After' : '503 without Retry-After'
  if (status >= 500) return '500'
  if (!ok) return 'another refusal'
  return toolFailure(text) ?? 'ok'
}

/** Agents are answered 200 with the failure inside, in the words of a 503 or of a 500. */
function toolFailure(text: string): Outcome | undefined {
  if (!text.includes('"isError":true') && !/^{"jsonrpc":"2.0","id":\d+,"error"/.test(text)) return undefined
  return text.includes('Database is not reachable') ? '503 with Retry-After' : '500'
}
