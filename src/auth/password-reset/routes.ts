import type { FastifyRequest } from 'fastify'
import { access } from '../../access'
import type { Config } from '../../config'
import type { Db } from '../../db/db'
import { conflict } from '../../errors'
import type { App } from '../../http/app'
import { RESET_LINK_MS, SMALL_BODY_LIMIT_BYTES } from '../../limits'
import { queueReset } from '../mails/queue'
import { assertSameOrigin } from '../origin'
import { accountTag } from '../sign-in/account-tag'
import type { RateLimits } from '../sign-in/rate-limit'
import { createResetLink, readResetLink } from './reset-link'
import { openLinkRecord, requestBody, requestedRecord, resetLinkRecord, tokenBody, userParams } from './schema'

export type PasswordResetDeps = {
  db: Db
  config: Pick<Config, 'baseUrl' | 'mail' | 'trustedOrigins'>
  rateLimits: RateLimits
  /** For `accountTag`. */
  secret: string
}

const bodyLimit = SMALL_BODY_LIMIT_BYTES
const NO_MAIL = 'This server sends no mail: ask an operator for a link'
/** Of routes that anyone may call, and that need the database. */
const FAILURES = {
  403: ['Forbidden'],
  429: ['Too many attempts, try again later'],
  500: ['Internal server error'],
  503: ['Database is not reachable, try again shortly'],
}

/** The new password itself is set by better-auth's /api/auth/reset-password. */
export function passwordResetRoutes(app: App, { db, config, rateLimits, secret }: PasswordResetDeps) {
  app.route({
    method: 'POST',
    url: '/api/admin/users/:id/reset-link',
    config: { access: access.operator },
    schema: {
      tags: ['Administration'],
      summary: 'Make a link with which a user sets a new password',
      description: 'The link works once, within a day. Setting the password signs the user out everywhere.',
      params: userParams,
      response: { 201: resetLinkRecord },
    },
    handler: async (request, reply) => {
      const baseUrl = config.baseUrl ?? addressOf(request)
      const { id } = request.params
      const { url, expiresAt } = await createResetLink({ ...request.operator, baseUrl }, id, RESET_LINK_MS)
      request.log.info({ user: id, operator: request.operator.userId }, 'Made a password reset link')
      return reply.code(201).send({ url, expiresAt: expiresAt.toISOString() })
    },
  })
  app.route({
    method: 'POST',
    url: '/api/auth/request-password-reset',
    config: { access: access.public, errors: { ...FAILURES, 409: [NO_MAIL] } },
    bodyLimit,
    schema: {
      tags: ['Sign-in'],
      summary: 'Ask for a mail with a link that sets a new password',
      description: 'The answer is the same whether or not the address has an account.',
      body: requestBody,
      response: { 200: requestedRecord },
    },
    handler: async (request) => {
      assertSameOrigin(request, config.trustedOrigins)
      if (!config.mail) throw conflict(NO_MAIL)
      await rateLimits.passwordReset(request.ip, request.body.email)
      await queueReset(db, request.body.email)
      const account = accountTag(secret, request.body.email)
      request.log.info({ address: request.ip, account }, 'Password reset requested')
      return { requested: true as const }
    },
  })
  app.route({
    method: 'POST',
    url: '/api/auth/reset-password/check',
    config: { access: access.public, errors: FAILURES },
    bodyLimit,
    schema: {
      tags: ['Sign-in'],
      summary: 'Tell whether the link of a password reset still works',
      body: tokenBody,
      response: { 200: openLinkRecord },
    },
    handler: async (request) => {
      await rateLimits.call(request.ip)
      return readResetLink(db, request.body.token)
    },
  })
}

/** Where the operator reached this server, who alone gets the link. */
const addressOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
