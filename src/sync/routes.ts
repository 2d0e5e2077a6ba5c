import { access } from '../access'
import type { Outbound } from '../connections/outbound'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { cancelRun } from './cancel-run'
import { createRun } from './create-run'
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
    config: write,
    bodyLimit,
    schema: {
      tags,
      summary: 'Begin to read topics from a source',
      description:
        'Reads the total; then call `page` until it answers `done`. `totalItems` is null where the source does not count. ' +
        '502 with the source’s own words when it cannot be read.',
      params: syncParams,
      response: { 200: createdRun },
    },
    handler: (request) => createRun(request.ctx, outbound, request.params.id),
  })
  app.route({
    method: 'POST',
    url: `${RUN}/:runId/page`,
    config: write,
    bodyLimit,
    schema: {
      tags,
      summary: 'Read one page of up to 500 items',
      description:
        'All of it or nothing: a page that fails can be asked for again, one that is done answers `skipped`, in any order ' +
        'and from any number of clients. 429, 5xx and lost connections of the source are tried again three times; then the ' +
        'run is failed and the answer 502. Each item that can be read counts as one classification; with an LLM configured ' +
        'it classifies the first 15 topics that neither the library nor the catalog holds.',
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
    schema: { tags, summary: 'How far a run is', params: runParams, response: { 200: runRecord } },
    handler: async ({ ctx, params }) => toRun((await findRun(ctx, params.id, params.runId)).run),
  })
  app.route({
    method: 'PATCH',
    url: `${RUN}/:runId/status`,
    config: write,
    bodyLimit,
    schema: {
      tags,
      summary: 'Cancel a run',
      description: 'Pages that are done stay in the library; no more are taken.',
      params: runParams,
      body: cancelBody,
      response: { 200: cancelledRun },
    },
    handler: ({ ctx, params }) => cancelRun(ctx, params.id, params.runId),
  })
}
