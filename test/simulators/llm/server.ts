import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Anthropic from '@anthropic-ai/sdk'
import { type Batch, createBatches } from './batches'
import { answers, type MessageRequest, type Reply } from './protocol'
import { stream } from './stream'

export const SIMULATOR_KEY = 'sk-simulated'

/** The usage that each answer reports. */
export const ANSWER_USAGE = { input: 200, cacheRead: 6_000, output: 150 }

type Script = (request: MessageRequest, nth: number) => Reply | undefined

/** The provider's messages and message batches, with faults on demand. */
export async function startLlmSimulator() {
  let script: Script = () => undefined
  let arrived = 0
  let hungUp = 0
  const requests: MessageRequest[] = []
  const arrivals: number[] = []
  const headerNames = new Set<string>()

  const answer = (request: MessageRequest) => {
    const complaint = complaintAbout(request)
    if (complaint) return { status: 400, body: errorBody('invalid_request_error', complaint), headers: {} }
    const reply = script(request, arrived++) ?? answers(request)
    if (reply.kind === 'answer') {
      return { status: 200, body: messageOf(request, reply), headers: {}, before: reply.before }
    }
    if (reply.kind === 'raw') return { status: reply.status, body: reply.body, headers: {} }
    if (reply.kind !== 'error') return reply.kind
    return { status: reply.status, body: errorBody('api_error', reply.message), headers: reply.headers }
  }
  const batches = new Map<string, Batch>()
  const answerBatches = createBatches(answer, batches)
  let onSubmission: (nth: number) => 'lost' | 'refused' | undefined = () => undefined
  let submissions = 0

  // As long as a real provider: a connection that is closed while a busy machine is about to use it again fails the call.
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hungUp++
    })
    for (const name of Object.keys(request.headers)) headerNames.add(name)
    if (keyOf(request) !== SIMULATOR_KEY || !request.headers['anthropic-version']) {
      return send(response, 401, errorBody('authentication_error', 'invalid key'))
    }
    const body = await bodyOf(request)
    if (request.method === 'POST' && Number(request.headers['content-length']) !== body.length) {
      return send(response, 411, errorBody('invalid_request_error', 'Length required'))
    }
    if (request.url?.startsWith('/v1/messages/batches')) {
      const fault = isSubmission(request) ? onSubmission(submissions++) : undefined
      if (fault === 'refused') return send(response, 429, errorBody('rate_limit_error', 'Scripted'))
      const { status, text } = answerBatches(request.method!, request.url, body.toString(), originOf(request))
      if (fault === 'lost') return response.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
      return
    }
    const [, model] = /^\/v1\/models\/([^/?]+)/.exec(request.url ?? '') ?? []
    if (model?.startsWith('claude-')) {
      const description = { id: model, type: 'model', display_name: model, created_at: '2026-01-01T00:00:00Z' }
      return send(response, 200, description)
    }
    if (request.method !== 'POST' || request.url !== '/v1/messages') {
      return send(response, 404, errorBody('not_found_error', 'Not found'))
    }
    const message: MessageRequest = JSON.parse(body.toString())
    requests.push(message)
    arrivals.push(performance.now())
    const reply = answer(message)
    if (reply === 'silence') return
    if (reply === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"id":', () => response.destroy())
      return
    }
    if ('stream' in message && message.stream && reply.status === 200 && typeof reply.body === 'object') {
      return stream(response, reply.body as Anthropic.Message, reply.before)
    }
    send(response, reply.status, reply.body, reply.headers)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All messages requests so far, with their times. */
    requests,
    arrivals,
    /** Of all requests so far. */
    headerNames,
    /** Connections that the caller closed before the answer. */
    hungUp: () => hungUp,
    /** By id; each of them costs the caller money. */
    batches,
    /** How further submissions of batches end: `lost` creates the batch and breaks the connection. */
    onSubmission: (next: typeof onSubmission) => {
      onSubmission = next
      submissions = 0
    },
    /** For further requests; `nth` counts from 0 again. Undefined: a valid answer. */
    follow: (next: Script) => {
      script = next
      arrived = 0
      requests.length = 0
      arrivals.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The provider accepts a key in either header. */
const keyOf = ({ headers }: IncomingMessage) => headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '')

const isSubmission = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/v1/messages/batches'

const originOf = (request: IncomingMessage) => `http://${request.headers.host}`

function send(response: ServerResponse, status: number, body: object | string, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

const errorBody = (type: string, message: string) => ({ type: 'error', error: { type, message } })

/** Why the provider refuses a request. */
function complaintAbout({ model, max_tokens, messages, tools }: MessageRequest): string | undefined {
  if (!model) return 'model: Field required'
  if (!max_tokens) return 'max_tokens: Field required'
  if (!messages?.length) return 'messages: at least one message is required'
  if (messages[0]!.role !== 'user') return 'messages: first message must use the "user" role'
  const paused = messages.at(-1)!.role === 'assistant'
  if (paused && typeof messages.at(-1)!.content === 'string')
    return 'This model does not support assistant message prefill'
  if (messages.some(({ content }) => content.length === 0)) return 'messages: text content blocks must be non-empty'
  if (tools?.some((tool) => !('name' in tool))) return 'tools: Field required'
  return undefined
}

let messageNumber = 0

const messageOf = (request: MessageRequest, reply: Extract<Reply, { kind: 'answer' }>) =>
  ({
    id: `msg_${++messageNumber}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: reply.content,
    stop_reason: reply.stopReason,
    stop_sequence: null,
    usage: {
      input_tokens: ANSWER_USAGE.input,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: ANSWER_USAGE.cacheRead,
      output_tokens: ANSWER_USAGE.output,
      server_tool_use: { web_search_requests: reply.searches, web_fetch_requests: 0 },
    },
  }) as unknown as Anthropic.Message
