import { access } from '../access'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { flagBody, flagged } from '../review/flag'
import { findBatch, systemBatches } from './batches'
import { createSeeding } from './create'
import { reviewTopics } from './review-topics'
import { batchParams, batchRecord, chunkAnswer, chunkBody, createBatchBody, createdBatch, toBatch } from './schema'
import { seedChunk } from './seed-chunk'
import { receiveChunk } from './staged-chunks'

const tags = ['Administration']
const config = { access: access.operator }

export function seedRoutes(app: App, { llm }: { llm: Llm | null }) {
  app.route({
    method: 'POST',
    url: '/api/admin/topics/bulk',
    config,
    schema: {
      tags,
      summary: 'Start seeding the catalog',
      description: 'Works like `POST /api/import`, but adds to the catalog and to no library. Uses no quota.',
      body: createBatchBody,
      response: { 200: createdBatch },
    },
    handler: (request) => createSeeding(request.operator, llm, request.body),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/topics/bulk/:batchId/chunk',
    config: {
      ...config,
      failure: 'Failed to process chunk',
      errors: { 409: ['Batch is not processing', 'Batch already cancelled'] },
    },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Seed the catalog with up to 500 rows',
      description: '`newTopicIds` are global ids. A topic that the catalog has already is a duplicate.',
      params: batchParams,
      body: chunkBody,
      response: { 200: chunkAnswer },
    },
    handler: ({ operator, params, body }) =>
      receiveChunk(systemBatches(operator), params.batchId, body, () => seedChunk(operator, llm, params.batchId, body)),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/bulk/:batchId/status',
    config,
    schema: { tags, summary: 'Get the status of a seeding', params: batchParams, response: { 200: batchRecord } },
    handler: async (request) => toBatch(await findBatch(systemBatches(request.operator), request.params.batchId)),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/topics/bulk/:batchId/review-topics',
    config,
    schema: {
      tags,
      summary: 'Put topics into the review queue',
      params: batchParams,
      body: flagBody,
      response: { 200: flagged },
    },
    handler: (request) => reviewTopics(request.operator, request.params.batchId, request.body),
  })
}
