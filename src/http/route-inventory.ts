import type { FastifySchema } from 'fastify'
import type { Access } from '../access'
import type { App } from './app'

export type RouteEntry = { method: string; url: string; access: Access; hidden: boolean; schema: FastifySchema }

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with the access it declares. */
    routeInventory: RouteEntry[]
  }
}

/** Lists the routes registered after it, and throws on one that does not declare its access. */
export function routeInventory(app: App) {
  const entries: RouteEntry[] = []
  app.decorate('routeInventory', entries)
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (!access) throw new Error(`${route.method} ${route.url} declares no access`)
    const hidden = route.schema?.hide === true
    const schema = route.schema ?? {}
    for (const method of [route.method].flat()) entries.push({ method, url: route.url, access, hidden, schema })
  })
}
