import type { FastifyRequest } from 'fastify'
import type { Replica } from '../db/replica'
import type { App } from './app'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Before a write is answered, all nodes are told of it, so that its caller finds it in the lists that come next. */
export function noteWrites(app: App, replica: Replica) {
  app.addHook('onSend', async (request, reply) => {
    const orgId = request.ctx?.org.id ?? request.operator?.orgId
    if (!orgId || !mayWrite(request) || reply.statusCode >= 400) return
    await replica.noteWrite(orgId)
  })
}

const mayWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  !READS.has(method) && !routeOptions.config.changesNothing
