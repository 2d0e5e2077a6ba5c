import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { address } from './server'

export type McpArgs = { url: string; key: string; workspace?: string }

type Message = { id?: unknown; method?: unknown; params?: Record<string, unknown> }

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
    return (await response.text()).replace(/\r?\n/g, ' ').trim()
  } catch {
    const error = { code: INTERNAL_ERROR, message: `No answer from ${target.origin}. Is the server running?` }
    return message.id === undefined ? '' : JSON.stringify({ jsonrpc: '2.0', id: message.id, error })
  }
}

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
