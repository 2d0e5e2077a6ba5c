import type { HTTPMethods } from 'fastify'
import { access } from '../access'
import type { App } from './app'

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Registered last: a 405 for the methods that each known path lacks, where Fastify would answer 404. */
export function methodNotAllowed(app: App) {
  const known = [...app.routeInventory]
  for (const url of new Set(known.map((route) => route.url))) {
    const methods = known.filter((route) => route.url === url).map((route) => route.method)
    const missing = METHODS.filter((method) => !methods.includes(method))
    const allow = methods.sort().join(', ')
    app.route({
      method: missing,
      url,
      config: { access: access.public },
      schema: { hide: true },
      handler: (_request, reply) => reply.code(405).header('allow', allow).send({ error: 'Method not allowed' }),
    })
  }
}
