import { access } from '../../access'
import type { App } from '../../http/app'
import { mappings, mappingsAnswer, mappingsQuery } from './mappings'

export function mappingsRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/sdk/mappings',
    config: { access: access.sdk('mappings:read') },
    schema: {
      tags: ['Topics'],
      summary: 'Which platform segments the topics of the library are',
      description: 'A page of all topics, newest first; or one mapping with `externalId` or `topicId`.',
      querystring: mappingsQuery,
      response: { 200: mappingsAnswer },
    },
    handler: (request) => mappings(request.ctx, request.query),
  })
}
