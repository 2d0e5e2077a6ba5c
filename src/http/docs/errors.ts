import type { RouteOptions } from 'fastify'
import { type Access, OTHER_ORGANIZATION, PERMISSION_REFUSALS, type Permission, ROLE_PERMISSIONS } from '../../access'
import type { ErrorMessages } from '../../errors'
import { badInputMessages, badPathMessages, type Input } from './bad-input'

/** How many messages of a status are given as examples. */
const EXAMPLES = 6

export type Inputs = { body?: Input; querystring?: Input; params?: Input }
type Route = Pick<RouteOptions, 'method' | 'url' | 'config'>

/** The errors that a route can answer with, by status: from its access, from its schemas, and those that it declares. */
export function errorsOf(route: Route, inputs: Inputs): Record<string, string[]> {
  const { access, errors = {}, failure = 'Internal server error' } = route.config ?? {}
  const found = [
    errors,
    errorsOfAccess(access!, isWrite(route)),
    errorsOfInputs(inputs),
    isWrite(route) ? BODY_ERRORS : {},
    access!.kind === 'identity' ? {} : recordErrors(route.url),
    access!.kind === 'public' ? {} : { ...DATABASE_ERRORS, 500: [failure] },
  ]
  const all: Record<string, string[]> = {}
  for (const [status, messages = []] of found.flatMap(Object.entries<readonly string[] | undefined>)) {
    all[status] = [...new Set([...(all[status] ?? []), ...messages])].slice(0, EXAMPLES)
  }
  return all
}

const isWrite = ({ method }: Route): boolean => method !== 'GET'

/** Before any route sees the request. */
const BODY_ERRORS: ErrorMessages = {
  400: ['Invalid JSON body'],
  408: ['Request body did not arrive in time'],
  413: ['Request body is too large'],
  415: ['Unsupported content type, send application/json', 'Unsupported content encoding, send the body as it is'],
}

const DATABASE_ERRORS: ErrorMessages = {
  503: [
    'Database is not reachable, try again shortly',
    'Something else changed the same data at this moment, try again',
  ],
}

const KEY_ERRORS: ErrorMessages = {
  401: ['Unauthorized', 'Invalid API key', 'API key has been revoked', 'API key has expired'],
  429: ['Too many failed keys, try again later'],
}
const SCOPE_ERRORS: ErrorMessages = { ...KEY_ERRORS, 401: [...KEY_ERRORS[401]!, 'Insufficient scopes'] }
const SDK_ERRORS: ErrorMessages = { ...KEY_ERRORS, 401: [...SCOPE_ERRORS[401]!, 'Invalid or expired SDK key'] }
const SESSION_ERRORS: ErrorMessages = { 401: ['Unauthorized'] }

const CREDENTIAL_ERRORS: Record<Access['kind'], ErrorMessages> = {
  public: {},
  identity: {},
  session: SESSION_ERRORS,
  operator: SESSION_ERRORS,
  metrics: SESSION_ERRORS,
  caller: KEY_ERRORS,
  scope: SCOPE_ERRORS,
  sdk: SDK_ERRORS,
}

function errorsOfAccess(access: Access, writes: boolean): ErrorMessages {
  const errors: ErrorMessages = { ...CREDENTIAL_ERRORS[access.kind] }
  const refusals = refusalsOf(access, writes)
  if (refusals.length > 0) errors[403] = refusals
  // Of any organization's route, by X-Workspace-Id.
  if ('permission' in access) errors[404] = ['Workspace not found']
  // With a session, by X-Organization-Id or ?organizationId=.
  if ('permission' in access) errors[409] = [OTHER_ORGANIZATION]
  return errors
}

function refusalsOf(access: Access, writes: boolean): string[] {
  if (access.kind === 'public') return []
  const refusals: string[] = []
  if ('permission' in access && !isEverybodys(access.permission)) {
    refusals.push(PERMISSION_REFUSALS[access.permission] ?? 'Forbidden')
  }
  // Writes with a session from other sites' pages, and people who are no operators.
  if (writes || access.kind === 'operator' || access.kind === 'metrics') refusals.push('Forbidden')
  return refusals
}

const isEverybodys = (permission: Permission): boolean =>
  Object.values(ROLE_PERMISSIONS).every((permissions) => permissions.has(permission))

function errorsOfInputs({ body, querystring, params }: Inputs): ErrorMessages {
  const sent = [body, querystring].flatMap((input) => (input ? badInputMessages(input) : []))
  const messages = [...sent, ...(params ? badPathMessages(params) : [])]
  return {
    ...(messages.length > 0 ? { 400: messages } : {}),
    ...(params ? { 414: ['Path parameter is too long'] } : {}),
  }
}

/** `/api/topics/:id` → Topic not found; `/api/import/:batchId/chunk` → Batch not found. */
function recordErrors(url: string): ErrorMessages {
  const parts = url.split('/')
  const records = parts.flatMap((part, at) =>
    part.startsWith(':') ? [recordOf(part.slice(1), parts.slice(0, at))] : [],
  )
  return records.length > 0 ? { 404: records.map((record) => `${record} not found`) } : {}
}

function recordOf(parameter: string, before: string[]): string {
  // The runs of a connection: `/push/run/:runId`.
  if (parameter === 'runId') return `${capitalized(before.at(-2)!)} run`
  const name = parameter === 'id' ? before.at(-1)!.replace(/s$/, '') : parameter.replace(/Id$/, '')
  return capitalized(name)
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
