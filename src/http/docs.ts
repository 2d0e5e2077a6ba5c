import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Access, access } from '../access'
import type { App } from './app'

const DESCRIPTION = `Taxon classifies free-text audience topics into a seven-layer taxonomy, keeps them in an
organization's library over a shared catalog, and activates them on advertising platforms.

Authenticate with \`Authorization: Bearer txadv_…\` (API key), \`Bearer pk_live_…\` (SDK key, /api/sdk only) or the session
cookie that \`POST /api/auth/sign-in/email\` sets. \`X-Workspace-Id\` narrows any call to one workspace; so
does \`?workspaceId=\`, for links and streams, which cannot send a header.
Errors are \`{"error": "…"}\`; every answer carries \`X-Request-Id\`.`

/** In the order of the page. */
const TAGS = [
  'Classification',
  'Topics',
  'Catalog',
  'Corrections',
  'Import',
  'Connections',
  'Sync',
  'Keys',
  'Workspaces',
  'Sign-in',
  'Administration',
  'Operation',
]

const PAGE = '/docs'

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
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taxon', version: '0.1.0', description: DESCRIPTION, license: { name: 'Apache-2.0' } },
      tags: TAGS.map((name) => ({ name })),
      components: {
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
      return { schema: { ...schema, security: SECURITY[declared.kind], ...describeAccess(declared, schema) }, url }
    },
  })
  // The plugin registers the page's routes, so their access is declared here.
  app.addHook('onRoute', (route) => {
    if (route.url === PAGE || route.url.startsWith(`${PAGE}/`))
      route.config = { ...route.config, access: access.public }
  })
}

export async function docs(app: App) {
  app.route({
    method: 'GET',
    url: '/openapi.json',
    config: { access: access.public },
    schema: { tags: ['Operation'], summary: 'Get this API description, OpenAPI 3.1' },
    handler: async () => app.swagger(),
  })
  await app.register(scalar, {
    routePrefix: PAGE,
    configuration: {
      url: '/openapi.json',
      defaultOpenAllTags: true,
      favicon: 'data:,',
      // The page must not call other servers.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
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
