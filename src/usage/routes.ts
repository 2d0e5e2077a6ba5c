import { access } from '../access'
import type { App } from '../http/app'
import { listUsage } from './list'
import { usageDays, usageQuery } from './schema'

export function usageRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/admin/usage',
    config: { access: access.operator },
    schema: {
      tags: ['Administration'],
      summary: 'Daily usage per organization',
      description: 'Newest day first. Without `from` the last 90 days.',
      querystring: usageQuery,
      response: { 200: usageDays },
    },
    handler: (request) => listUsage(request.operator, request.query),
  })
}
