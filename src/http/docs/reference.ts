import scalar from '@scalar/fastify-api-reference'
import { z } from 'zod'
import { access } from '../../access'
import type { App } from '../app'
import { themeCss } from './theme'

const PAGE = '/docs'

/** The plugin registers the page's routes; their access is declared here. Must come before the inventory of routes. */
export function openReference(app: App) {
  app.addHook('onRoute', (route) => {
    if (route.url === PAGE || route.url.startsWith(`${PAGE}/`))
      route.config = { ...route.config, access: access.public }
  })
}

/** The samples of the page call the server under the address that it was asked at, unless it is configured. */
export async function docs(app: App, { baseUrl }: { baseUrl: string | undefined }) {
  let description: string | undefined
  app.route({
    method: 'GET',
    url: '/openapi.json',
    config: { access: access.public },
    schema: {
      tags: ['Operation'],
      summary: 'Get this API description, OpenAPI 3.1',
      response: { 200: z.looseObject({ openapi: z.string() }) },
    },
    handler: async ({ protocol, host }, reply) => {
      // "Default Response" is what @fastify/swagger calls an answer without a description.
      description ??= JSON.stringify(app.swagger()).replaceAll('"Default Response"', '"Success"').slice(1)
      const servers = JSON.stringify([{ url: baseUrl ?? `${protocol}://${host}` }])
      return reply.type('application/json; charset=utf-8').send(`{"servers":${servers},${description}` as never)
    },
  })
  await app.register(scalar, {
    routePrefix: PAGE,
    configuration: {
      url: '/openapi.json',
      defaultOpenAllTags: true,
      favicon: '/mark.svg',
      customCss: themeCss(),
      // A key that is entered once is in all samples, after a reload too.
      persistAuth: true,
      authentication: {
        preferredSecurityScheme: 'apiKey',
        securitySchemes: { apiKey: { token: 'txadv_YOUR_KEY' }, sdkKey: { token: 'pk_live_YOUR_KEY' } },
      },
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
