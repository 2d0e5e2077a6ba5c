import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../../access'
import { clientOf } from '../../audit/audit'
import type { Db } from '../../db/db'
import { ApiError, badRequest } from '../../errors'
import type { App } from '../../http/app'
import { OAUTH_REQUEST_LENGTH, SMALL_BODY_LIMIT_BYTES } from '../../limits'
import { wantsPage } from '../identity-provider/refusal-page'
import type { RateLimits } from '../sign-in/rate-limit'
import { CONSENT_PATH, type OAuthAddresses, PROTECTED_RESOURCE_PATH } from './addresses'
import { checkRequest } from './authorization-request'
import { REQUEST_REFUSALS } from './consent'
import { revokeToken } from './end-grant'
import { oauthError } from './errors'
import { exchange } from './exchange'
import { authorizationServer, protectedResource } from './metadata'
import { registerClient } from './register'
import { registered, registration, revocationBody, tokenBody, tokens } from './schema'

type Deps = { db: Db; rateLimits: RateLimits; clock: () => Date; addresses: OAuthAddresses }

const tags = ['Agents']
const FAILURES = { 500: ['Internal server error'], 503: ['Database is not reachable, try again shortly'] }
const open = (errors: Record<number, string[]>) => ({ access: access.public, errors: { ...FAILURES, ...errors } })

/** What apps call: they have no session yet, so anyone may. Only where OAuth is switched on. */
export function oauthProtocolRoutes(app: App, deps: Deps) {
  const { db, rateLimits, clock, addresses } = deps
  const callCtx = (request: FastifyRequest) => ({ db, now: clock(), client: clientOf(request), addresses })

  metadataRoutes(app, addresses)
  app.route({
    method: 'POST',
    url: '/oauth/register',
    config: open({ 400: ['invalid_redirect_uri'], 429: ['Too many apps were registered, try again later'] }),
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: { tags, summary: 'Register an app (RFC 7591)', body: registration, response: { 201: registered } },
    handler: async (request, reply) => {
      await rateLimits.registration(request.ip)
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await registerClient(callCtx(request), request.body))
    },
  })
  app.route({
    method: 'GET',
    url: '/oauth/authorize',
    config: open({ 400: Object.values(REQUEST_REFUSALS) }),
    schema: {
      tags,
      summary: 'Send a person’s browser here to ask whether the app may act for them',
      response: { 302: z.null().describe('To the page that asks the person, or back to the app with an error') },
    },
    handler: async (request, reply) => {
      const query = request.url.slice(request.url.indexOf('?') + 1)
      if (query.length > OAUTH_REQUEST_LENGTH) throw badRequest('invalid_request')
      const checked = await checkRequest(db, addresses, query)
      if (checked.kind === 'refused' && !wantsPage(request)) throw badRequest(REQUEST_REFUSALS[checked.reason])
      const page = `${CONSENT_PATH}?${new URLSearchParams({ request: query })}`
      return reply.redirect(checked.kind === 'failed' ? checked.redirect : page)
    },
  })
  app.register(async (scope) => {
    acceptForms(scope as App)
    scope.route({
      method: 'POST',
      url: '/oauth/token',
      config: open({ 400: ['invalid_grant'], 429: ['Too many failed keys, try again later'] }),
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: {
        tags,
        summary: 'Exchange a code or a refresh token for tokens',
        body: tokenBody,
        response: { 200: tokens },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return exchange(callCtx(request), request.body as z.infer<typeof tokenBody>).catch(async (error) => {
          if (error instanceof ApiError && error.message === 'invalid_grant') await rateLimits.failedKey(request.ip)
          throw error
        })
      },
    })
    scope.route({
      method: 'POST',
      url: '/oauth/revoke',
      config: open({}),
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: { tags, summary: 'Disconnect the app (RFC 7009)', body: revocationBody, response: { 200: z.object({}) } },
      handler: async (request) => {
        await revokeToken(callCtx(request), request.body as z.infer<typeof revocationBody>)
        return {}
      },
    })
  })
}

function metadataRoutes(app: App, addresses: OAuthAddresses) {
  const documents = [
    [PROTECTED_RESOURCE_PATH, 'Who gives out tokens for /mcp (RFC 9728)', protectedResource(addresses)],
    [`${PROTECTED_RESOURCE_PATH}/mcp`, 'Who gives out tokens for /mcp (RFC 9728)', protectedResource(addresses)],
    ['/.well-known/oauth-authorization-server', 'How apps get tokens (RFC 8414)', authorizationServer(addresses)],
  ] as const
  for (const [url, summary, document] of documents) {
    app.route({
      method: 'GET',
      url,
      config: { access: access.public },
      schema: { tags, summary, response: { 200: z.looseObject({}) } },
      handler: async () => document,
    })
  }
}

/** The protocol sends forms. A parameter that comes twice is refused, as it demands. */
function acceptForms(app: App) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const form = Object.fromEntries(fields)
    if (Object.keys(form).length < fields.length) done(oauthError('invalid_request', 'A parameter is repeated'))
    else done(null, form)
  })
}
