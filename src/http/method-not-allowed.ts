import type { HTTPMethods } from 'fastify'
import { access } from '../access'
import type { App } from './app'

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/** Answers 405, where Fastify would answer 404. Must be registered after all routes. */
export function methodNotAllowed(app: App) {
  const routes = [...app.routeInventory]
  for (const url of new Set(routes.map((route) => route.url))) {
    const methods = routes.filter((route) => route.url === url).map((route) => route.method)
    const missing = METHODS.filter((method) => !methods.includes(method))
    const allow = methods.sort().join(', ')
    app.route({
      method: missing,
      url,
      // It is among the methods: a route of its own for each path takes as long again.
      exposeHeadRoute: false,
      config: { access: access.public },
      schema: { hide: true },
      handler: (_request, reply) => reply.code(405).header('allow', allow).send({ error: 'Method not allowed' }),
    })
  }
}
