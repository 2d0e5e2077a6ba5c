import { access } from '../access'
import type { App } from '../http/app'
import { generateMatrix } from './generate'
import { matrixAnswer, matrixBody } from './schema'

export function matrixRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/topics/generate-matrix',
    config: { access: access.scope('classify', 'classify') },
    schema: {
      tags: ['Classification'],
      summary: 'Create a topic for every combination of the dimensions’ values',
      description: 'Each combination counts as one classification; those that fail are given back.',
      body: matrixBody,
      response: { 200: matrixAnswer },
    },
    handler: (request) => generateMatrix(request.ctx, request.body),
  })
}
