import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { closeBatch, findBatch, listBatches, organizationBatches } from './batches'
import { createImport } from './create'
import { importChunk } from './import-chunk'
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
  toBatch,
} from './schema'

const tags = ['Import']
const read = { access: access.scope('topics:read') }
const write = { access: access.scope('topics:write', 'import') }

export function importRoutes(app: App, { llm }: { llm: Llm | null }) {
  app.route({
    method: 'POST',
    url: '/api/import',
    config: write,
    schema: {
      tags,
      summary: 'Begin an import',
      description:
        'Then send the rows in chunks of `chunkSize`; the batch is completed with its last chunk. Counts as one import. ' +
        'To review what came in: keep a topic by doing nothing, skip it with `DELETE /api/topics`, rename it or edit its ' +
        'fields with `PATCH /api/topics/:id`, judge it anew with `POST /api/topics/:id/reclassify`; names are cleaned of ' +
        'providers, structure, quotes, odd capitals and spacing as they come in.',
      body: createBatchBody,
      response: { 200: createdBatch },
    },
    handler: (request) => createImport(request.ctx, request.body),
  })
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

function chunkRoute(app: App, llm: Llm | null) {
  app.route({
    method: 'POST',
    url: '/api/import/:batchId/chunk',
    config: { ...write, failure: 'Failed to process chunk' },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Import up to 500 rows',
      description:
        'All of it or nothing: a chunk that fails can be sent again, one that is done answers `skipped`, in any order and ' +
        'from any number of clients. Each row that can be read counts as one classification; the others are listed in ' +
        '`errors` with what to do about them. With `useLLM` the first 10 topics that neither the library nor the catalog ' +
        'holds are classified by the LLM.',
      params: batchParams,
      body: chunkBody,
      response: { 200: chunkAnswer },
    },
    handler: (request) => importChunk(request.ctx, llm, request.params.batchId, request.body),
  })
}

function statusRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/import/:batchId/status',
    config: read,
    schema: { tags, summary: 'How far an import is', params: batchParams, response: { 200: batchRecord } },
    handler: async (request) => toBatch(await findBatch(organizationBatches(request.ctx), request.params.batchId)),
  })
  app.route({
    method: 'PATCH',
    url: '/api/import/:batchId/status',
    config: write,
    schema: {
      tags,
      summary: 'Cancel an import, or give it up as failed',
      description: 'Chunks that are done stay in the library; no more are taken.',
      params: batchParams,
      body: closeBatchBody,
      response: { 200: closedBatch },
    },
    handler: (request) => closeBatch(organizationBatches(request.ctx), request.params.batchId, request.body.status),
  })
}
