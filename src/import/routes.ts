import { z } from 'zod'
import { access } from '../access'
import { quotaMessage } from '../errors'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { closeBatch, findBatch, listBatches, organizationBatches } from './batches'
import { createImport } from './create'
import { estimateImport } from './estimate'
import { importChunk } from './import-chunk'
import { importedTopics } from './imported-topics'
import {
  batchesQuery,
  batchParams,
  batchRecord,
  chunkAnswer,
  chunkBody,
  closeBatchBody,
  closedBatch,
  createBatchBody,
  createdBatch,
  estimateBody,
  importEstimate,
  importedTopicsAnswer,
  toBatch,
} from './schema'
import { receiveChunk } from './staged-chunks'

const tags = ['Import']
const read = { access: access.scope('topics:read') }
const write = { access: access.scope('topics:write', 'import') }

export function importRoutes(app: App, { llm }: { llm: Llm | null }) {
  app.route({
    method: 'POST',
    url: '/api/import',
    config: { ...write, errors: { 429: [quotaMessage('imports')] } },
    schema: {
      tags,
      summary: 'Start an import',
      description:
        'Then send the rows in chunks of `chunkSize`; the last chunk completes the batch. Counts as one import. ' +
        'Names are cleaned on the way in: provider names, path structure, quotes, odd capitals and spacing go. To review ' +
        'the imported topics, remove one with `DELETE /api/topics`, edit it with `PATCH /api/topics/:id` or reclassify ' +
        'it with `POST /api/topics/:id/reclassify`. With `engine` auto the LLM classifies the new topics that the local ' +
        'engine is unsure about; `POST /api/import/estimate` tells you beforehand how many there are and what they will cost. ' +
        '400 where the server has no LLM key. With `drive` server the chunks are only stored when they are sent, and the servers import ' +
        'them in the background.',
      body: createBatchBody,
      response: { 200: createdBatch },
    },
    handler: (request) => createImport(request.ctx, llm, request.body),
  })
  estimateRoute(app, llm)
  app.route({
    method: 'GET',
    url: '/api/import',
    config: read,
    schema: {
      tags,
      summary: 'List imports, newest first',
      querystring: batchesQuery,
      response: { 200: z.array(batchRecord) },
    },
    handler: async (request) => (await listBatches(organizationBatches(request.ctx), request.query)).map(toBatch),
  })
  chunkRoute(app, llm)
  statusRoutes(app)
}

function estimateRoute(app: App, llm: Llm | null) {
  app.route({
    method: 'POST',
    url: '/api/import/estimate',
    config: write,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Estimate what an import asks the LLM, and its cost',
      description:
        'Stores nothing and uses no quota. Of the rows only the mapped columns matter. If the file is too large for one ' +
        'request, send it in parts and add the figures up.',
      body: estimateBody,
      response: { 200: importEstimate },
    },
    handler: (request) => estimateImport(request.ctx, llm, request.body),
  })
}

function chunkRoute(app: App, llm: Llm | null) {
  app.route({
    method: 'POST',
    url: '/api/import/:batchId/chunk',
    config: {
      ...write,
      failure: 'Failed to process chunk',
      errors: { 409: ['Batch is not processing', 'Batch already cancelled'], 429: [quotaMessage('classifications')] },
    },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Import up to 500 rows',
      description:
        'A chunk is imported completely or not at all. If it fails, send it again; if it is done already, it is skipped. ' +
        'Chunks can be sent in any order and by several clients. Each valid row counts as one classification; the others ' +
        'are listed in `errors` with how to correct them. With `useLLM` the LLM classifies the first 10 topics that are ' +
        'neither in the library nor in the catalog; with `engine` auto, all such topics of which the local engine is not ' +
        'sure. Where the LLM fails or the quota is used up, the local answer stays and `llmFailedCount` counts it. If the ' +
        'servers drive the import, the answer is `staged` with zero counts: the rows are stored and imported in the background.',
      params: batchParams,
      body: chunkBody,
      response: { 200: chunkAnswer },
    },
    handler: ({ ctx, params, body }) =>
      receiveChunk(organizationBatches(ctx), params.batchId, body, () => importChunk(ctx, llm, params.batchId, body)),
  })
}

function statusRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/import/:batchId/status',
    config: read,
    schema: { tags, summary: 'Get the status of an import', params: batchParams, response: { 200: batchRecord } },
    handler: async (request) => toBatch(await findBatch(organizationBatches(request.ctx), request.params.batchId)),
  })
  app.route({
    method: 'GET',
    url: '/api/import/:batchId/topics',
    config: read,
    schema: {
      tags,
      summary: 'Get the topics that an import added',
      description: 'Those that are still in the library.',
      params: batchParams,
      response: { 200: importedTopicsAnswer },
    },
    handler: ({ ctx, params }) => importedTopics(ctx, params.batchId),
  })
  app.route({
    method: 'PATCH',
    url: '/api/import/:batchId/status',
    config: { ...write, errors: { 409: ['Batch is completed, can only cancel/fail a processing batch'] } },
    schema: {
      tags,
      summary: 'Cancel an import, or mark it as failed',
      description: 'Chunks that are done stay in the library; no more are accepted.',
      params: batchParams,
      body: closeBatchBody,
      response: { 200: closedBatch },
    },
    handler: (request) => closeBatch(organizationBatches(request.ctx), request.params.batchId, request.body.status),
  })
}
