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
      summary: 'Create a topic for every combination of the dimensions’ values',
      description: 'Each combination counts as one classification; those that fail are given back.',
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
      summary: 'The dimension sets that a matrix can be made of, and those that a phrase names',
      description: '`q` is read as in the chat: “CFOs by US state” names the set US State for the subject “CFOs”.',
      querystring: dimensionSetsQuery,
      response: { 200: dimensionSetsAnswer },
    },
    handler: async (request) => dimensionSets(request.query.q),
  })
}
