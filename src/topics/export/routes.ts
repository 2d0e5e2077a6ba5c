import type { FastifyReply } from 'fastify'
import { access } from '../../access'
import { quotaMessage } from '../../errors'
import type { App } from '../../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../../limits'
import { type Export, exportAnswer, exportBody, exportQuery, exportTopics } from './export'

const config = {
  changesNothing: true,
  access: access.scope('export'),
  failure: 'Export failed',
  errors: { 403: ['Only organization owners can perform full exports'], 429: [quotaMessage('exports')] },
} as const

export function exportRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/export',
    config,
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
      const { format, full, raw, ...filters } = request.query
      return send(reply, await exportTopics(request.ctx, { filters }, { format, full, raw }))
    },
  })
  app.route({
    method: 'POST',
    url: '/api/export',
    config,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags: ['Topics'],
      summary: 'Export selected topics of the library as CSV or JSON',
      description: 'As `GET /api/export`, for topics named by their ids or for all that match the filters.',
      body: exportBody,
      response: { 200: exportAnswer },
    },
    handler: async (request, reply) => {
      const { format, full, raw, topicIds, filters = {} } = request.body
      return send(reply, await exportTopics(request.ctx, { topicIds, filters }, { format, full, raw }))
    },
  })
}

const send = (reply: FastifyReply, { body, contentType, filename }: Export) =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(body as never)
