import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Access } from '../../access'
import { packageVersion } from '../../package-version'
import type { App } from '../app'
import type { Field } from './bad-input'
import { ERROR_SCHEMAS, errorResponse } from './error-responses'
import { errorsOf, type Inputs } from './errors'
import { type JsonSchema, sampleBody } from './samples'

const DESCRIPTION = `Taxon classifies free-text audience topics into a seven-layer taxonomy, keeps them in an
organization's library over a shared catalog, and activates them on advertising platforms.

Authenticate with \`Authorization: Bearer txadv_…\` (API key), \`Bearer pk_live_…\` (SDK key, /api/sdk only) or the session
cookie that \`POST /api/auth/sign-in/email\` sets. Create a key in the console under Settings and enter it below: the samples
on this page then contain it. \`X-Workspace-Id\` narrows any call to one workspace; so
does \`?workspaceId=\`, for links and streams, which cannot send a header. With a session, \`X-Organization-Id\` refuses any call that
would run in another organization than the one it names; so does \`?organizationId=\` in links and streams.

Errors are \`{"error": "…"}\`, and every answer carries \`X-Request-Id\`. Repeat a call after a 500, 502 or 503, with growing
waits; repeating it after any other error changes nothing. A path that does not exist is a 404 \`Not found\`, another method
than those listed a 405 \`Method not allowed\`.`

/** In the order of the page. */
const TAGS = [
  'Classification',
  'Topics',
  'Catalog',
  'Views',
  'Corrections',
  'Import',
  'Connections',
  'Sync',
  'Activations',
  'Runs',
  'Schedules',
  'Alerts',
  'Hygiene',
  'Keys',
  'Workspaces',
  'Sign-in',
  'Audit',
  'Jobs',
  'Agents',
  'Administration',
  'Operation',
]

const SECURITY: Record<Access['kind'], Record<string, string[]>[]> = {
  public: [],
  identity: [],
  session: [{ session: [] }],
  operator: [{ session: [] }],
  metrics: [{ session: [] }, { metricsToken: [] }],
  caller: [{ apiKey: [] }, { session: [] }],
  scope: [{ apiKey: [] }, { session: [] }],
  sdk: [{ sdkKey: [] }, { apiKey: [] }, { session: [] }],
}

/** Must be registered before the routes, whose descriptions it collects. */
export async function openApi(app: App) {
  const routes = new Map<string, DescribedRoute>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taxon', version: packageVersion(), description: DESCRIPTION, license: { name: 'Apache-2.0' } },
      tags: TAGS.map((name) => ({ name })),
      components: {
        schemas: ERROR_SCHEMAS,
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `txadv_…`' },
          sdkKey: { type: 'http', scheme: 'bearer', description: 'An SDK key, `pk_live_…` or `pk_test_…`' },
          session: { type: 'apiKey', in: 'cookie', name: 'taxon.session_token' },
          metricsToken: { type: 'http', scheme: 'bearer', description: 'TAXON_METRICS_TOKEN' },
        },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      const declared = input.route.config?.access
      if (!schema || !declared) return { schema, url }
      const described = { route: input.route, inputs: inputsOf(input.route, schema) }
      for (const method of [input.route.method].flat()) routes.set(operationKey(method, pathOf(url)), described)
      return { schema: { ...schema, security: SECURITY[declared.kind], ...describeAccess(declared, schema) }, url }
    },
    transformObject: (document) => {
      const { openapiObject } = document as { openapiObject: Document }
      for (const [path, operations] of Object.entries(openapiObject.paths)) {
        for (const [method, operation] of Object.entries(operations)) {
          const described = routes.get(operationKey(method, path))
          if (described) complete(operation, { method, path, ...described })
        }
      }
      return openapiObject as never
    },
  })
}

const operationKey = (method: string, path: string) => `${method.toUpperCase()} ${path}`
const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}')

type Media = { schema?: JsonSchema; example?: unknown }
type Operation = {
  operationId?: string
  requestBody?: { content?: Record<string, Media> }
  responses: Record<string, unknown>
}
type Document = { paths: Record<string, Record<string, Operation>> }
type DescribedRoute = { route: RouteOptions; inputs: Inputs }

const INPUTS = ['body', 'querystring', 'params'] as const
type Schemas<T> = Partial<Record<(typeof INPUTS)[number], T>>

/** The schemas of what a route takes, beside what their JSON schemas say. */
function inputsOf({ schema = {} }: RouteOptions, json: object): Inputs {
  const schemas = schema as Schemas<z.ZodType>
  const described = json as Schemas<{ properties?: Record<string, Field> }>
  return Object.fromEntries(
    INPUTS.flatMap((name) =>
      schemas[name] ? [[name, { schema: schemas[name], fields: described[name]?.properties ?? {} }]] : [],
    ),
  )
}

type Described = DescribedRoute & { method: string; path: string }

/** Adds what @fastify/swagger does not know: a name for generated clients, a sample of the body, and the errors. */
function complete(operation: Operation, { method, path, route, inputs }: Described) {
  operation.operationId = operationId(method, path)
  const json = operation.requestBody?.content?.['application/json']
  if (json?.schema) json.example = sampleBody(json.schema, operationKey(method, path))
  for (const [status, messages] of Object.entries(errorsOf(route, inputs))) {
    operation.responses[status] = errorResponse(Number(status), messages)
  }
}

/** `GET /api/topics/{id}/history` → getTopicsByIdHistory */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function describeAccess(declared: Access, schema: { description?: string }) {
  const need =
    declared.kind === 'scope' || declared.kind === 'sdk'
      ? `Needs scope \`${declared.scope}\`, or a session with permission \`${declared.permission}\`.`
      : declared.kind === 'session'
        ? `Session only, with permission \`${declared.permission}\`.`
        : declared.kind === 'caller'
          ? 'Any API key or session.'
          : declared.kind === 'operator'
            ? 'Operators only.'
            : ''
  return { description: [schema.description, need].filter(Boolean).join('\n\n') }
}
