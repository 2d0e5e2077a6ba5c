import { access } from '../access'
import { type Outbound, UNREADABLE } from '../connections/outbound'
import { quotaMessage } from '../errors'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { driveBody } from '../runs/schema'
import { cancelRun } from './cancel-run'
import { createRun, OUTBOUND } from './create-run'
import { findRun } from './find-run'
import {
  cancelBody,
  cancelledRun,
  createdRun,
  pageAnswer,
  pageBody,
  runParams,
  runRecord,
  syncParams,
  toRun,
} from './schema'
import { syncPage } from './sync-page'

const tags = ['Sync']
const bodyLimit = SMALL_BODY_LIMIT_BYTES
const read = { access: access.scope('sync') }
const write = { access: access.scope('sync', 'import') }
const RUN = '/api/connections/:id/sync/run'

export function syncRoutes(app: App, { outbound, llm }: { outbound: Outbound; llm: Llm | null }) {
  app.route({
    method: 'POST',
    url: RUN,
    config: { ...write, errors: { 400: [OUTBOUND], 409: [UNREADABLE], 502: ['The source answered 500'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Start to read topics from a source',
      description:
        'Reads the total; then call `page` until it answers `done`. `totalItems` is null if the source gives no total. ' +
        'A source that cannot be read is a 502 with its explanation. With `drive` server the servers read the pages in the ' +
        'background; calls to `page` may take part.',
      params: syncParams,
      body: driveBody,
      response: { 200: createdRun },
    },
    handler: (request) => createRun(request.ctx, outbound, request.params.id, request.body.drive),
  })
  app.route({
    method: 'POST',
    url: `${RUN}/:runId/page`,
    config: {
      ...write,
      errors: {
        409: ['Run is completed, cannot sync', UNREADABLE],
        429: [quotaMessage('classifications')],
        502: ['The source answered 500'],
      },
    },
    bodyLimit,
    schema: {
      tags,
      summary: 'Read one page of up to 500 items',
      description:
        'A page is saved completely or not at all. Pages can be requested in any order and by any number of clients: one ' +
        'that failed can be requested again, one that is done answers `skipped`. 429, 5xx and lost connections of the ' +
        'source are retried three times; then the run fails with a 502. Each item that can be read counts as one ' +
        'classification. If an LLM is configured, it classifies the first 15 topics that are neither in the library nor in ' +
        'the catalog.',
      params: runParams,
      body: pageBody,
      response: { 200: pageAnswer },
    },
    handler: ({ ctx, params, body }) =>
      syncPage(ctx, { outbound, llm }, { connectionId: params.id, runId: params.runId, page: body.page }),
  })
  app.route({
    method: 'GET',
    url: `${RUN}/:runId/status`,
    config: read,
    schema: { tags, summary: 'Get the status of a sync run', params: runParams, response: { 200: runRecord } },
    handler: async ({ ctx, params }) => toRun((await findRun(ctx, params.id, params.runId)).run),
  })
  app.route({
    method: 'PATCH',
    url: `${RUN}/:runId/status`,
    config: { ...write, errors: { 409: ['Sync run is completed, can only cancel a running one'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Cancel a sync run',
      description: 'Topics of finished pages stay in the library; no more pages are saved.',
      params: runParams,
      body: cancelBody,
      response: { 200: cancelledRun },
    },
    handler: ({ ctx, params }) => cancelRun(ctx, params.id, params.runId),
  })
}
