import { access } from '../access'
import { quotaMessage } from '../errors'
import type { App } from '../http/app'
import type { Llm } from '../llm/client'
import { estimateAnswer } from '../topics/intake/estimate'
import { dimensionSets } from './dimension-sets'
import { estimateMatrix } from './estimate'
import { generateMatrix } from './generate'
import { dimensionSetsAnswer, dimensionSetsQuery, matrixAnswer, matrixBody } from './schema'

export function matrixRoutes(app: App, { llm }: { llm: Llm | null }) {
  app.route({
    method: 'POST',
    url: '/api/topics/generate-matrix',
    config: { access: access.scope('classify', 'classify'), errors: { 429: [quotaMessage('classifications')] } },
    schema: {
      tags: ['Classification'],
      summary: 'Create a topic for every combination of values',
      description:
        'Each combination counts as one classification, except those that fail. With `engine` auto the LLM classifies the ' +
        'new topics that the local engine is unsure about, with `llm` any new ones: the first 100, for as long as 45 s. Where ' +
        'it fails or the quota is used up, the local answer stays. 400 where the server has no LLM key.',
      body: matrixBody,
      response: { 200: matrixAnswer },
    },
    handler: (request) => generateMatrix(request.ctx, llm, request.body),
  })
  app.route({
    method: 'POST',
    url: '/api/topics/generate-matrix/estimate',
    config: { access: access.scope('classify', 'classify'), changesNothing: true },
    schema: {
      tags: ['Classification'],
      summary: 'Estimate what a matrix asks the LLM, and its cost',
      description: 'Takes the same body as `generate-matrix`. Creates nothing and uses no quota.',
      body: matrixBody,
      response: { 200: estimateAnswer },
    },
    handler: (request) => estimateMatrix(request.ctx, llm, request.body),
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
