import type { Server } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import type { Sdk } from './server'

/**
 * Answers one POST. Clients of 2025 get JSON whatever they accept, and need no `initialize` before their call: there is no
 * session that it could open.
 */
export async function answerExchange(
  { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport }: Sdk,
  request: Request,
  newServer: () => Server,
): Promise<Response> {
  if (!(await isLegacyRequest(request))) {
    return createMcpHandler(newServer, { legacy: 'reject', responseMode: 'json' }).fetch(request)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await newServer().connect(transport)
  return transport.handleRequest(request)
}

const BOTH_FORMS = 'application/json, text/event-stream'

export function webRequest({ headers, url }: FastifyRequest, baseUrl: string, body: string): Request {
  const kept = Object.entries(headers).filter(([name]) => name.startsWith('mcp-') || name === 'content-type')
  return new Request(new URL(url, baseUrl), {
    method: 'POST',
    headers: { ...(Object.fromEntries(kept) as Record<string, string>), accept: BOTH_FORMS },
    body,
  })
}
