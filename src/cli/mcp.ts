import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { address } from './server'

export type McpArgs = { url: string; key: string; workspace?: string }

type Message = { jsonrpc?: unknown; id?: unknown; method?: unknown; params?: Record<string, unknown>; error?: unknown }

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'
const INTERNAL_ERROR = -32_603

/** Passes each line of an assistant that speaks over standard input on to a running server, and its answer back. */
export async function runMcp(args: McpArgs, { input, output }: { input: Readable; output: Writable }): Promise<void> {
  const target = address(args.url, '/mcp')
  const exchanges = new Set<Promise<void>>()
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const exchange = answerTo(line, target, args).then(async (answer) => {
      if (answer !== '' && !output.write(`${answer}\n`)) await once(output, 'drain')
    })
    exchanges.add(exchange)
    exchange.finally(() => exchanges.delete(exchange))
  }
  await Promise.all(exchanges)
}

/** Empty for a notification, which has no answer. */
async function answerTo(line: string, target: URL, { key, workspace }: McpArgs): Promise<string> {
  const message = parsed(line)
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${key}`,
    ...(workspace === undefined ? {} : { 'x-workspace-id': workspace }),
    ...headersOf(message),
  }
  try {
    const response = await fetch(target, { method: 'POST', headers, body: line })
    // A proxy may write an answer in several lines; this protocol ends a message with one.
    const text = (await response.text()).replace(/\r?\n/g, ' ').trim()
    if (response.ok && text === '') return ''
    const answer = parsed(text)
    if (answer.jsonrpc === '2.0' && answer.id === idOf(message)) return text
    const reason = `${target.origin} answered with status ${response.status} and no message of MCP. Is the address right?`
    return failure(message, answer.error ?? { code: INTERNAL_ERROR, message: reason })
  } catch {
    const reason = `No answer from ${target.origin}. Is the server running?`
    return failure(message, { code: INTERNAL_ERROR, message: reason })
  }
}

/** The server does not name a message that it refuses unread, but here an answer is matched by its id alone. */
function failure(message: Message, error: unknown): string {
  const id = idOf(message)
  return id === undefined ? '' : JSON.stringify({ jsonrpc: '2.0', id, error })
}

/** Undefined for a notification. What is no request has no id to answer to: null, as JSON-RPC has it. */
const idOf = ({ id, method }: Message): unknown => id ?? (typeof method === 'string' ? undefined : null)

/** What is not JSON is refused by the server. */
function parsed(line: string): Message {
  try {
    return Object(JSON.parse(line))
  } catch {
    return {}
  }
}

/** Over HTTP the newer protocol repeats in headers what a message says. */
function headersOf({ method, params }: Message): Record<string, string> {
  const version = (params?._meta as Record<string, unknown> | undefined)?.[VERSION_KEY]
  if (typeof version !== 'string' || typeof method !== 'string') return {}
  const name = params?.name ?? params?.uri
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof name === 'string' && /^[ -~]*$/.test(name) ? { 'mcp-name': name } : {}),
  }
}
