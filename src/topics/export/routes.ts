import { access } from '../../access'
import { quotaMessage } from '../../errors'
import type { App } from '../../http/app'
import { exportAnswer, exportQuery, exportTopics } from './export'

export function exportRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/export',
    config: {
      access: access.scope('export'),
      failure: 'Export failed',
      errors: { 403: ['Only organization owners can perform full exports'], 429: [quotaMessage('exports')] },
    },
    schema: {
      tags: ['Topics'],
      summary: 'Export the library as CSV or JSON',
      description:
        'Streams every topic that matches the filters, newest first. CSV has the core fields and the seven layers; JSON ' +
        'is an array of library records with their layers. If the connection closes before the body ends, the export ' +
        'failed. Counts as one export.',
      querystring: exportQuery,
      response: { 200: exportAnswer },
    },
    handler: async (request, reply) => {
      const { body, contentType, filename } = await exportTopics(request.ctx, request.query)
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(body as never)
    },
  })
}
