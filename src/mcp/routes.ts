import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../access'
import { findUnreachable } from '../db/unreachable'
import { ApiError, badRequest } from '../errors'
import type { App } from '../http/app'
import { clientGone } from '../http/client-gone'
import { countValues, JsonTooLarge } from '../json'
import { MCP_BODY_LIMIT_BYTES, MCP_BODY_VALUES, UNREACHABLE_RETRY_SECONDS } from '../limits'
import type { CallCounter } from './call-counter'
import { answerExchange, webRequest } from './exchange'
import { assertKnownPlace } from './guard'
import { loadSdk, serverFor } from './server'
import type { ToolDeps } from './tool'

type Deps = ToolDeps & {
  trustedOrigins: readonly string[]
  isOnLoopback: boolean
  /** The address of the document that tells apps how to get a token, where they can. */
  resourceMetadata: string | undefined
  calls: CallCounter
}

export function mcpRoutes(app: App, deps: Deps) {
  app.register(async (scope) => {
    scope.setErrorHandler(answerErrors(deps.resourceMetadata))
    // The protocol has its own error for a body that is not JSON, so the SDK reads it.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: 'POST',
      url: '/mcp',
      config: { access: access.caller, acceptsApps: true, changesNothing: true },
      bodyLimit: MCP_BODY_LIMIT_BYTES,
      onRequest: async (request) => assertKnownPlace(request, deps),
      schema: {
        tags: ['Agents'],
        summary: 'Model Context Protocol',
        description:
          'For AI agents: one JSON-RPC message of the Model Context Protocol (2026-07-28, or 2025), without sessions. ' +
          'Authorization and workspace are those of the other routes; an agent sees the tools that its key may use. ' +
          'Errors have the form of JSON-RPC.',
        response: { 200: z.unknown().describe('A message of JSON-RPC 2.0') },
      },
      handler: async (request, reply) => {
        const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        await countValues(body, MCP_BODY_VALUES)
        const text = body.toString('utf8')
        if (isBatch(text)) throw badRequest('Send one message at a time: batches are not supported')
        const sdk = await loadSdk()
        const ctx = { ...request.ctx, source: 'agent' as const }
        const exchange = { ctx, deps, signal: clientGone(reply), calls: deps.calls }
        const message = webRequest(request, deps.baseUrl, text)
        return answerExchange(sdk, message, () => serverFor(sdk, exchange))
      },
    })
  })
}

/** 2025-03-26 had batches; later versions do not, and one would run any number of tools at once. */
const isBatch = (text: string): boolean => text.trimStart().startsWith('[')

type Failure = FastifyError | ApiError | JsonTooLarge

const INVALID_REQUEST = -32_600
const INTERNAL_ERROR = -32_603

/** What is refused before the protocol reads it is answered in its form. */
const answerErrors =
  (resourceMetadata: string | undefined) => (error: Failure, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error)
    if (status === 503) reply.header('retry-after', UNREACHABLE_RETRY_SECONDS)
    else if (status >= 500) request.log.error({ err: error }, 'Unexpected failure')
    if (status === 401) reply.header('www-authenticate', challengeOf(request, resourceMetadata))
    if (error instanceof ApiError) reply.headers(error.headers)
    return reply.code(status).send({ jsonrpc: '2.0', id: null, error: protocolError(status, error.message) })
  }

function protocolError(status: number, message: string) {
  if (status === 503) return { code: INTERNAL_ERROR, message: 'Database is not reachable, try again shortly' }
  if (status >= 500) return { code: INTERNAL_ERROR, message: 'Internal server error' }
  return { code: INVALID_REQUEST, message }
}

function statusOf(error: Failure): number {
  if (error instanceof ApiError) return error.status
  if (error instanceof JsonTooLarge) return 413
  if (findUnreachable(error)) return 503
  return error.statusCode ?? 500
}

/** A caller who sent a key is told that this one is not valid. */
const challengeOf = ({ headers }: FastifyRequest, resourceMetadata: string | undefined): string =>
  [
    'Bearer realm="taxon"',
    ...(headers.authorization === undefined ? [] : ['error="invalid_token"']),
    ...(resourceMetadata ? [`resource_metadata="${resourceMetadata}"`] : []),
  ].join(', ')
