import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { activationRoutes } from './activations/routes'
import { alertRoutes } from './alerts/routes'
import { auditRoutes } from './audit/routes'
import { authenticate } from './auth/authenticate'
import { callerRoutes } from './auth/caller'
import { entryRoutes } from './auth/entry-routes'
import { oauthAddresses } from './auth/oauth/addresses'
import { connectedAppRoutes } from './auth/oauth/app-routes'
import { oauthProtocolRoutes } from './auth/oauth/protocol-routes'
import { createAppVerifier } from './auth/oauth/verify'
import { passwordResetRoutes } from './auth/password-reset/routes'
import { resolveCaller } from './auth/resolve'
import { authRoutes } from './auth/routes'
import { createAuth } from './auth/session'
import { createSessionCookies } from './auth/session-cookie'
import { acceptFormerSecrets } from './auth/sign-in/cookie-signature'
import { createRateLimits } from './auth/sign-in/rate-limit'
import { createStoredSessions } from './auth/stored-session'
import { catalogAdminRoutes } from './catalog/admin/routes'
import { catalogRoutes } from './catalog/browse/routes'
import { keepMetricsDaily } from './catalog/metrics/daily'
import { catalogMetricsRoutes } from './catalog/metrics/routes'
import { createDocumentReader } from './classify/document-reader'
import { classifyRoutes } from './classify/routes'
import type { Config } from './config'
import { createOutbound } from './connections/create-outbound'
import { connectionRoutes } from './connections/routes'
import { createHttpClient, type HttpClient } from './connectors/outbound/http'
import type { Connectors } from './connectors/registry'
import { conversationRoutes } from './conversations/routes'
import { correctionRoutes } from './corrections/routes'
import type { Db } from './db/db'
import { withShortTimeout } from './db/pool'
import type { Replica } from './db/replica'
import { editRoutes } from './edits/routes'
import type { App } from './http/app'
import { boundConnections, connectionLimits } from './http/connections'
import { consolePages } from './http/console'
import { openApi } from './http/docs/openapi'
import { docs, openReference } from './http/docs/reference'
import { envelope } from './http/envelope'
import { type BodyTimes, boundBodies } from './http/input/bodies'
import { malformedRequests } from './http/input/malformed'
import { zodCompilers } from './http/input/validation'
import { methodNotAllowed } from './http/method-not-allowed'
import { noteWrites } from './http/note-writes'
import { trustedProxies } from './http/proxies'
import { routeInventory } from './http/route-inventory'
import { sdkCors } from './http/sdk-cors'
import { securityHeaders, securityHeadersOf } from './http/security'
import { health } from './http/telemetry/health'
import { metrics } from './http/telemetry/metrics'
import { requestId, requestLog } from './http/telemetry/request-log'
import { traceRequests } from './http/telemetry/trace-requests'
import { hygieneRoutes } from './hygiene/routes'
import { seedRoutes } from './import/admin-routes'
import { importRoutes } from './import/routes'
import { uploadRoutes } from './import/upload/routes'
import type { AnyJobDefinition } from './jobs/job'
import { JOB_TYPES } from './jobs/registry'
import { jobRoutes } from './jobs/routes'
import { keyRoutes } from './keys/routes'
import { createKeyVerifier } from './keys/verify'
import { BODY_LIMIT_BYTES, IDENTITY_STATEMENT_MS, PARAMETER_LENGTH } from './limits'
import { createLlm } from './llm/client'
import { matrixRoutes } from './matrix/routes'
import { agentRoutes } from './mcp/agent-routes'
import { countToolCalls } from './mcp/call-counter'
import { isLoopback } from './mcp/guard'
import { mcpRoutes } from './mcp/routes'
import { organizationRoutes } from './organizations/routes'
import { reviewRoutes } from './review/routes'
import { runKinds } from './run-kinds'
import { eventRoutes } from './runs/events/routes'
import { notificationRoutes } from './runs/notifications/routes'
import { runRoutes } from './runs/routes'
import { scheduleRoutes } from './schedules/routes'
import { signalRoutes } from './signals/routes'
import { sweepRegularly } from './sweep'
import { syncRoutes } from './sync/routes'
import { templateRoutes } from './templates/routes'
import { exportRoutes } from './topics/export/routes'
import { mappingsRoutes } from './topics/mappings/routes'
import { matchValueRoutes } from './topics/match-values/routes'
import { topicRoutes } from './topics/routes'
import { workspaceTopicRoutes } from './topics/workspace/routes'
import { undoRoutes } from './undo/routes'
import { countRequests } from './usage/request-counter'
import { usageRoutes } from './usage/routes'
import { userRoutes } from './users/routes'
import { viewRoutes } from './views/routes'
import { workspaceRoutes } from './workspaces/routes'

export type Deps = {
  config: Config
  baseUrl: string
  secrets: string[]
  db: Db
  pool: pg.Pool
  /** For notifications, which need a connection of their own. */
  databaseUrl: string
  /** For reads that may be a moment old. */
  replica?: Replica
  /** Aborts when the process is told to stop. */
  stopping?: AbortSignal
  log: FastifyBaseLogger
  clock?: () => Date
  /** For calls to platforms and sources. */
  http?: HttpClient
  /** By default those of this service. */
  connectors?: Connectors
  bodyTimes?: BodyTimes
  jobTypes?: readonly AnyJobDefinition[]
  /** The script of the thread that reads documents; by default the one next to the bundle. */
  documentWorker?: URL
}

export async function buildApp({
  config,
  baseUrl,
  secrets,
  db,
  pool,
  databaseUrl,
  replica,
  log,
  clock = () => new Date(),
  ...options
}: Deps) {
  const headersOf = securityHeadersOf(baseUrl.startsWith('https://'))
  const malformed = malformedRequests(headersOf)
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LENGTH },
    frameworkErrors: malformed.badPath,
    clientErrorHandler: malformed.clientError,
    schemaController: { compilersFactory: zodCompilers },
    ...connectionLimits,
  }).withTypeProvider<ZodTypeProvider>()

  const identityPool = withShortTimeout(pool, IDENTITY_STATEMENT_MS)
  const rateLimits = createRateLimits(identityPool)
  const llm = config.llm ? await createLlm(config.llm) : null
  const outbound = createOutbound(config, secrets, options)
  const { http, connectors } = outbound
  const readDocument = createDocumentReader(options.documentWorker ?? new URL('./document-worker.js', import.meta.url))
  const identityHttp = createHttpClient({ forbids: () => null })
  const auth = createAuth({ config, baseUrl, secrets, pool: identityPool, db, http: identityHttp, log })

  envelope(app)
  requestLog(app)
  traceRequests(app)
  securityHeaders(app, headersOf)
  sdkCors(app)
  boundConnections(app)
  boundBodies(app, options.bodyTimes)
  malformed.unknownExpectation(app)
  await openApi(app)
  openReference(app)
  routeInventory(app)
  acceptFormerSecrets(app, secrets)
  const { authCookies, sessionConfig } = await auth.$context
  const sessions = createStoredSessions(db, createSessionCookies(authCookies, secrets[0]!), sessionConfig)
  const oauth = config.oauth ? oauthAddresses(baseUrl) : null
  const apps = createAppVerifier(db, log, oauth)
  const resolveDeps = { db, sessions, keys: createKeyVerifier(db, log), apps, rateLimits }
  authenticate(app, {
    ...resolveDeps,
    trustedOrigins: config.trustedOrigins,
    metricsToken: config.metricsToken,
    clock,
    connectors,
    replica,
  })
  if (replica) noteWrites(app, replica)
  countRequests(app, db)
  keepMetricsDaily(app, db, clock)
  sweepRegularly(app, db)

  health(app, pool, options.stopping)
  metrics(app, pool, replica)
  authRoutes(app, { auth, db, config, rateLimits, secret: secrets[0]! })
  entryRoutes(app, { db, config })
  passwordResetRoutes(app, { db, config, rateLimits, secret: secrets[0]! })
  connectedAppRoutes(app, oauth)
  if (oauth) oauthProtocolRoutes(app, { db, rateLimits, clock, addresses: oauth })
  callerRoutes(app, { hasLlm: llm !== null, isDemo: config.isDemo })
  keyRoutes(app)
  workspaceRoutes(app)
  organizationRoutes(app)
  userRoutes(app)
  usageRoutes(app)
  classifyRoutes(app, { llm, readDocument })
  conversationRoutes(app, { llm, readDocument })
  topicRoutes(app, { llm })
  catalogRoutes(app)
  viewRoutes(app)
  catalogAdminRoutes(app)
  reviewRoutes(app)
  correctionRoutes(app)
  catalogMetricsRoutes(app)
  templateRoutes(app)
  importRoutes(app, { llm })
  uploadRoutes(app, { llm })
  seedRoutes(app, { llm })
  matrixRoutes(app, { llm })
  exportRoutes(app)
  workspaceTopicRoutes(app)
  connectionRoutes(app, outbound)
  syncRoutes(app, { outbound, llm })
  activationRoutes(app, outbound)
  matchValueRoutes(app)
  mappingsRoutes(app)
  const jobDeps = { llm, outbound, jobTypes: options.jobTypes ?? JOB_TYPES }
  jobRoutes(app, jobDeps)
  hygieneRoutes(app, jobDeps)
  const kinds = runKinds(jobDeps)
  runRoutes(app, kinds)
  notificationRoutes(app, kinds)
  eventRoutes(app, {
    db,
    databaseUrl,
    log,
    kinds,
    resolve: (request) => resolveCaller(resolveDeps, request, clock()),
  })
  alertRoutes(app, { vault: outbound.vault, canMail: config.mail !== undefined })
  scheduleRoutes(app, jobDeps.jobTypes)
  editRoutes(app)
  undoRoutes(app)
  auditRoutes(app)
  signalRoutes(app)
  const calls = countToolCalls(app, db)
  agentRoutes(app, { config, calls })
  mcpRoutes(app, {
    calls,
    llm,
    outbound,
    readDocument,
    baseUrl,
    trustedOrigins: config.trustedOrigins,
    isOnLoopback: isLoopback(config.host),
    resourceMetadata: oauth?.resourceMetadata,
  })

  await docs(app, config)
  await consolePages(app)
  methodNotAllowed(app)
  app.addHook('onClose', async () => {
    await Promise.all([http.close(), identityHttp.close()])
  })
  return app
}
