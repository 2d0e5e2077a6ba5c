import type { Dispatcher } from 'undici'
import { parseJson } from '../../json'
import { OUTBOUND_ERROR_VALUES, OUTBOUND_WORDS_LENGTH } from '../../limits'
import { storableStart } from '../../storable'
import { failedToConnect } from './guard'
import { OutboundError } from './outbound-error'
import { redact } from './redact'

type Host = Pick<URL, 'host' | 'hostname'>

/** Why a call failed, in a sentence for the person who configured the address. */
export function explain(error: unknown, url: Host, timeoutMs: number): OutboundError {
  if (error instanceof OutboundError) return error
  const { code, name } = error as { code?: unknown; name?: string }
  const reason = sentence(typeof code === 'string' ? code : (name ?? ''), url, timeoutMs)
  const unknown = !failedToConnect(error)
  if (reason) return new OutboundError(reason, { passing: true, unknown })
  const message = error instanceof Error ? error.message : String(error)
  return new OutboundError(`${url.host} could not be called: ${plainWords(message)}`, {
    passing: code === 'UND_ERR_SOCKET',
    unknown,
  })
}

function sentence(code: string, { host, hostname }: Host, timeoutMs: number): string | null {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${hostname} could not be resolved`
    case 'ECONNREFUSED':
      return `${host} refuses connections`
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${host} cannot be reached`
    case 'ECONNRESET':
    case 'EPIPE':
    case 'UND_ERR_SOCKET':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
    case 'Z_BUF_ERROR':
      return `${host} broke the connection off`
    case 'TimeoutError':
    case 'AbortError':
    case 'UND_ERR_ABORTED':
    case 'ETIMEDOUT':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `${host} did not answer within ${Math.ceil(timeoutMs / 1000)} s`
    default:
      return null
  }
}

/** `body` may be only the beginning of the answer. `secrets` are not repeated. */
export async function failedAnswer(
  url: URL,
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>,
  body: Buffer,
  secrets: readonly string[],
): Promise<OutboundError> {
  const words = plainWords(await messageIn(body), secrets)
  return new OutboundError(`${url.host} answered ${statusCode}${words ? `: ${words}` : ''}`, {
    status: statusCode,
    words,
    unknown: mayBeDone(statusCode),
    passing: statusCode === 429 || statusCode >= 500,
    retryAfterMs: retryAfter(headers['retry-after']),
  })
}

/** 302 and 303 may lead to what the call has created. */
export const mayBeDone = (status: number): boolean => status >= 500 || status === 302 || status === 303

/** Seconds, or a date. */
function retryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

const MESSAGE_KEYS = ['message', 'error_description', 'error', 'detail', 'title', 'errors'] as const

/** More than is shown, because markup and blanks are removed. */
const READ_LENGTH = 10 * OUTBOUND_WORDS_LENGTH

/** The other side's own words, as plain text of a bounded length. Half a secret could not be cut out any more. */
export function plainWords(text: string, secrets: readonly string[] = []): string {
  const plain = redact(text, secrets)
    .slice(0, READ_LENGTH)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain.length > OUTBOUND_WORDS_LENGTH ? `${storableStart(plain, OUTBOUND_WORDS_LENGTH)}…` : plain
}

async function messageIn(body: Buffer): Promise<string> {
  let value: unknown
  try {
    value = await parseJson(body, OUTBOUND_ERROR_VALUES)
  } catch {
    return body.toString('utf8')
  }
  for (let depth = 0; depth < 4 && typeof value === 'object' && value !== null; depth++) {
    const inner: unknown = Array.isArray(value)
      ? value[0]
      : MESSAGE_KEYS.map((key) => (value as Record<string, unknown>)[key]).find(
          (message) => message !== undefined && message !== null,
        )
    if (inner === undefined) break
    value = inner
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
