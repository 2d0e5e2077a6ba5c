import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { authenticate } from './auth/authenticate'
import { callerRoutes } from './auth/caller'
import { createIdentity } from './auth/identity'
import { createRateLimits } from './auth/rate-limit'
import { authRoutes } from './auth/routes'
import { classifyRoutes } from './classify/routes'
import type { Config } from './config'
import type { Db } from './db/db'
import type { App } from './http/app'
import { docs, openApi } from './http/docs'
import { envelope } from './http/envelope'
import { health } from './http/health'
import { methodNotAllowed } from './http/method-not-allowed'
import { metrics } from './http/metrics'
import { requestId, requestLog } from './http/request-log'
import { routeInventory } from './http/route-inventory'
import { sdkCors } from './http/sdk-cors'
import { securityHeaders } from './http/security'
import { keyRoutes } from './keys/routes'
import { BODY_LIMIT_BYTES } from './limits'
import { organizationRoutes } from './organizations/routes'
import { countRequests } from './usage/request-counter'
import { usageRoutes } from './usage/routes'
import { workspaceRoutes } from './workspaces/routes'

export type Deps = {
  config: Config
  baseUrl: string
  secrets: string[]
  db: Db
  pool: pg.Pool
  log: FastifyBaseLogger
  clock?: () => Date
}

export async function buildApp({ config, baseUrl, secrets, db, pool, log, clock = () => new Date() }: Deps) {
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const rateLimits = createRateLimits(pool)
  const identity = createIdentity({ config, baseUrl, secrets, pool, log })

  envelope(app)
  requestLog(app)
  securityHeaders(app, baseUrl.startsWith('https://'))
  sdkCors(app)
  await openApi(app)
  routeInventory(app)
  authenticate(app, {
    db,
    auth: identity.current,
    rateLimits,
    trustedOrigins: config.trustedOrigins,
    metricsToken: config.metricsToken,
    clock,
  })
  countRequests(app, db)

  health(app, db)
  metrics(app, pool)
  authRoutes(app, { auth: identity.ready, rateLimits, trustedOrigins: config.trustedOrigins })
  callerRoutes(app)
  keyRoutes(app)
  workspaceRoutes(app)
  organizationRoutes(app)
  usageRoutes(app)
  classifyRoutes(app)

  await docs(app)
  methodNotAllowed(app)
  return app
}
