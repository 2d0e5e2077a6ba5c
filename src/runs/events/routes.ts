import type { FastifyRequest } from 'fastify'
import { access } from '../../access'
import type { Resolved } from '../../auth/resolve'
import type { App } from '../../http/app'
import { EventHub } from './hub'
import { eventHeaders, runEvent } from './schema'
import type { Viewer } from './viewer'

type HubDeps = ConstructorParameters<typeof EventHub>[0]
type Deps = HubDeps & {
  /** Finds out who sent a request, as it is now. */
  resolve: (request: FastifyRequest) => Promise<Resolved>
}

export function eventRoutes(app: App, { resolve, ...deps }: Deps) {
  const hub = new EventHub(deps)
  app.addHook('preClose', () => hub.close())
  app.route({
    method: 'GET',
    url: '/api/events',
    config: {
      access: access.caller,
      errors: {
        401: ['Insufficient scopes'],
        429: ['Too many event streams'],
        503: ['Too many event streams on this node'],
      },
    },
    schema: {
      tags: ['Runs'],
      summary: 'Follow the organization’s runs',
      description:
        'A stream of server-sent events: `run.created`, `run.progressed` (counts or state changed) and `run.ended`. Each ' +
        'tells how the run is now, so several changes may be one event. A key hears of the kinds that it has a scope for, an ' +
        'operator also of the system’s jobs. The first event is `ready`: if its `isResumed` is false, read what you show ' +
        'again. After an interruption send the last id as `Last-Event-ID`, as EventSource does, to hear what you missed. An id ' +
        'from before the database was restored or started again begins anew, with `isResumed` false. The stream ends with ' +
        'the session or the key, and when the database is replaced. 429 if the caller has too many open, 503 if the node has.',
      headers: eventHeaders,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: runEvent } } } },
    },
    handler: async (request, reply) => {
      const { ctx } = request
      const viewerOf = ({ caller, org }: Resolved): Viewer => ({ orgId: org.id, caller, workspace: ctx.workspace })
      const check = async () => viewerOf(await resolve(request))
      const since = request.headers['last-event-id'] ?? null
      const body = await hub.stream({ viewer: viewerOf(ctx), since, check })
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // A node that drains would wait for the connection to be used again.
          .header('connection', 'close')
          .send(body as never)
      )
    },
  })
}
