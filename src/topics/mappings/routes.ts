import { access } from '../../access'
import type { App } from '../../http/app'
import { mappings, mappingsAnswer, mappingsQuery } from './mappings'

export function mappingsRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/sdk/mappings',
    config: { access: access.sdk('mappings:read'), errors: { 404: ['Mapping not found'] } },
    schema: {
      tags: ['Topics'],
      summary: 'Map topics to their platform segments',
      description: 'Lists all topics, newest first. With `externalId` or `topicId` it answers with that one mapping.',
      querystring: mappingsQuery,
      response: { 200: mappingsAnswer },
    },
    handler: (request) => mappings(request.ctx, request.query),
  })
}
