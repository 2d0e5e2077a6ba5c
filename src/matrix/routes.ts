import { access } from '../access'
import type { App } from '../http/app'
import { dimensionSets } from './dimension-sets'
import { generateMatrix } from './generate'
import { dimensionSetsAnswer, dimensionSetsQuery, matrixAnswer, matrixBody } from './schema'

export function matrixRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/topics/generate-matrix',
    config: { access: access.scope('classify', 'classify') },
    schema: {
      tags: ['Classification'],
      summary: 'Create a topic for every combination of values',
      description: 'Each combination counts as one classification, except those that fail.',
      body: matrixBody,
      response: { 200: matrixAnswer },
    },
    handler: (request) => generateMatrix(request.ctx, request.body),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/dimension-sets',
    config: { access: access.scope('classify', 'read') },
    schema: {
      tags: ['Classification'],
      summary: 'List dimension sets, and find those that a phrase names',
      description: 'For example, `q` “CFOs by US state” names the set US State for the subject “CFOs”.',
      querystring: dimensionSetsQuery,
      response: { 200: dimensionSetsAnswer },
    },
    handler: async (request) => dimensionSets(request.query.q),
  })
}
