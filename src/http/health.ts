import { z } from 'zod'
import { access } from '../access'
import type { Db } from '../db/db'
import { ApiError } from '../errors'
import type { App } from './app'

const status = z.object({ status: z.literal('ok') })

export function health(app: App, db: Db) {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: access.public },
    schema: { tags: ['Operation'], summary: 'The process is alive', response: { 200: status } },
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { access: access.public },
    schema: { tags: ['Operation'], summary: 'The database answers', response: { 200: status } },
    handler: async (request) => {
      await db.query({ text: 'SELECT 1' }).catch((err) => {
        request.log.warn({ err }, 'Not ready')
        throw new ApiError(503, 'Database is not reachable')
      })
      return { status: 'ok' as const }
    },
  })
}
