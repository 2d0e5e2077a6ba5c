import { z } from 'zod'
import { access } from '../access'
import { type Outbound, UNREADABLE } from '../connections/outbound'
import { reading } from '../db/reading'
import type { App } from '../http/app'
import { ACTIVATION_MS, LARGE_BODY_LIMIT_BYTES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { bulkDeactivate, bulkRefresh } from './lifecycle/bulk'
import { BUSY } from './lifecycle/claim-activation'
import { deactivate } from './lifecycle/deactivate'
import { dismissActivations, retryActivations } from './lifecycle/failed'
import { refresh } from './lifecycle/refresh'
import { planRefresh } from './lifecycle/refresh-plan'
import { listActivations } from './list'
import { cancelRun } from './push/close-run'
import { createRun, INBOUND } from './push/create-run'
import { runStatus } from './push/find-run'
import { planPush } from './push/plan'
import { push } from './push/push'
import {
  cancelBody,
  cancelledRun,
  createdRun,
  createRunBody,
  planBody,
  pushAnswer,
  pushParams,
  pushPlan,
  runParams,
  runRecord,
} from './push/schema'
import {
  activationParams,
  activationRecord,
  activationsQuery,
  bulkBody,
  bulkDeactivated,
  bulkRefreshed,
  dismissedActivations,
  refreshPlan,
  refreshPlanBody,
  retriedActivations,
} from './schema'

const tags = ['Activations']
const read = { access: access.scope('activations') }
const write = { access: access.scope('activations', 'activate') }
const RUN = '/api/connections/:id/push/run'

export function activationRoutes(app: App, outbound: Outbound) {
  pushRoutes(app, outbound)
  readRoutes(app, outbound)
  moveRoutes(app, outbound)
  bulkRoutes(app, outbound)
  failedRoutes(app)
}

function pushRoutes(app: App, outbound: Outbound) {
  app.route({
    method: 'POST',
    url: '/api/connections/:id/push/plan',
    config: { ...read, changesNothing: true, errors: { 400: [INBOUND] } },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'What a push would do',
      description:
        'Takes the same topics as a run and lists what would be sent for each, with the findings of the pre-flight; up to ' +
        '5,000 are listed. Changes nothing.',
      params: pushParams,
      body: planBody,
      response: { 200: pushPlan },
    },
    handler: ({ ctx, params, body }) => planPush(ctx, params.id, body),
  })
  app.route({
    method: 'POST',
    url: RUN,
    config: { ...write, errors: { 400: [INBOUND], 409: [UNREADABLE] } },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Start to push topics to a platform',
      description:
        'Creates a pending activation for each selected topic; then call `push` until it answers `done`. Topics that are ' +
        'active on the connection, or pending in another run, are skipped, and so are ids that are not in the library. With ' +
        '`drive` server the servers push it in the background; calls to `push` may take part.',
      params: pushParams,
      body: createRunBody,
      response: { 200: createdRun },
    },
    handler: ({ ctx, params, body }) => createRun(ctx, params.id, body),
  })
  app.route({
    method: 'POST',
    url: `${RUN}/:runId/push`,
    config: { ...write, errors: { 409: ['Run is completed, cannot push', UNREADABLE] } },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Push the next 25 segments',
      description:
        'Answers within a minute; segments that it could not start remain. Any number of calls may push a run at once: no ' +
        'segment is sent by two of them, and each node sends at most 4 at a time to a connection. If the outcome of a ' +
        'segment is unknown (no answer, a lost connection, a process that ended), it stays pending, and a later call ' +
        'looks it up by its name before it creates one. A platform that refuses the credentials (401) fails the run.',
      params: runParams,
      response: { 200: pushAnswer },
    },
    handler: ({ ctx, params }) => push(ctx, outbound, { connectionId: params.id, runId: params.runId }),
  })
  app.route({
    method: 'GET',
    url: `${RUN}/:runId/status`,
    config: read,
    schema: { tags, summary: 'Get the status of a push run', params: runParams, response: { 200: runRecord } },
    handler: ({ ctx, params }) => runStatus(ctx, params.id, params.runId),
  })
  app.route({
    method: 'PATCH',
    url: `${RUN}/:runId/status`,
    config: { ...write, errors: { 409: ['Push run is completed, can only cancel a running one'] } },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Cancel a push run',
      description:
        'Segments on the platform stay, and those that are being sent now still get there. The other activations of the run end in error and ' +
        'count as errors.',
      params: runParams,
      body: cancelBody,
      response: { 200: cancelledRun },
    },
    handler: ({ ctx, params }) => cancelRun(ctx, params.id, params.runId),
  })
}

function readRoutes(app: App, { connectors }: Outbound) {
  app.route({
    method: 'GET',
    url: '/api/activations',
    config: read,
    schema: {
      tags,
      summary: 'List activations, newest first',
      description:
        'Streams all activations that match the filters. The current name and description are stored with the topic, or ' +
        'made by the connection’s template; whether an activation is stale is determined when it is read.',
      querystring: activationsQuery(connectors),
      response: { 200: z.array(activationRecord) },
    },
    handler: async ({ ctx, query }, reply) => {
      const body = await listActivations(await reading(ctx), query)
      return reply.type('application/json; charset=utf-8').send(body as never)
    },
  })
  app.route({
    method: 'POST',
    url: '/api/activations/refresh-plan',
    config: { ...read, changesNothing: true },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'What a refresh would do',
      description: 'For the given activations, or for up to 5,000 that match the filters. Changes nothing.',
      body: refreshPlanBody(connectors),
      response: { 200: refreshPlan },
    },
    handler: ({ ctx, body }) => planRefresh(ctx, body),
  })
}

function moveRoutes(app: App, outbound: Outbound) {
  app.route({
    method: 'POST',
    url: '/api/activations/:id/deactivate',
    config: {
      ...write,
      errors: {
        409: ['Activation is deactivated, cannot deactivate', BUSY, UNREADABLE],
        502: ['Platform deactivation failed'],
      },
    },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Deactivate a segment on its platform',
      description:
        'An exchange has no such call: its segments expire. An activation in error whose outcome is unknown is ' +
        'deactivated without a call, which confirms that its segment does not exist. A pending one is a 409; if it is ' +
        'unfinished, refresh it first. A 502 has the platform’s explanation as `detail`.',
      params: activationParams,
      response: { 200: activationRecord },
    },
    handler: ({ ctx, params }) => deactivate(ctx, outbound, params.id, Date.now() + ACTIVATION_MS),
  })
  app.route({
    method: 'POST',
    url: '/api/activations/:id/refresh',
    config: {
      ...write,
      errors: {
        409: ['Activation is deactivated, must be active to refresh', BUSY, UNREADABLE],
        502: ['Failed to deactivate old segment on platform', 'Failed to create new segment on platform'],
      },
    },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Replace a segment by one with the current name and description',
      description:
        'Deactivates the old segment, then creates a new one; an exchange gets a new upload under the same audience id. If ' +
        'creating fails, the old activation is deactivated and the new one is in error with the reason. An unfinished ' +
        'activation is looked up on the platform instead, and created if it is missing. A 502 has the platform’s ' +
        'explanation as `detail`.',
      params: activationParams,
      response: { 200: activationRecord },
    },
    handler: ({ ctx, params }) => refresh(ctx, outbound, params.id, Date.now() + ACTIVATION_MS),
  })
}

function bulkRoutes(app: App, outbound: Outbound) {
  app.route({
    method: 'POST',
    url: '/api/activations/bulk-deactivate',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Deactivate up to 500 segments',
      description:
        'Takes up to a minute. Each succeeds or fails on its own; those that are not started in time are errors too.',
      body: bulkBody,
      response: { 200: bulkDeactivated },
    },
    handler: ({ ctx, body }) => bulkDeactivate(ctx, outbound, body.activationIds),
  })
  app.route({
    method: 'POST',
    url: '/api/activations/bulk-refresh',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Refresh up to 500 activations',
      description:
        'Takes up to a minute. Each succeeds or fails on its own; those that are not started in time are errors too.',
      body: bulkBody,
      response: { 200: bulkRefreshed },
    },
    handler: ({ ctx, body }) => bulkRefresh(ctx, outbound, body.activationIds),
  })
}

function failedRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/activations/bulk-retry',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Push topics again whose activation failed',
      description:
        'Starts a push run for each connection, which the servers drive. A topic whose connection was deleted cannot be ' +
        'pushed there any more: dismiss its activation, or push the topic to another connection.',
      body: bulkBody,
      response: { 200: retriedActivations },
    },
    handler: ({ ctx, body }) => retryActivations(ctx, body.activationIds),
  })
  app.route({
    method: 'POST',
    url: '/api/activations/bulk-dismiss',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Dismiss failed activations',
      description:
        'Hygiene no longer counts them, also those of deleted connections. One whose outcome is unknown is refused: retry ' +
        'it, or deactivate it to confirm that the platform does not have the segment.',
      body: bulkBody,
      response: { 200: dismissedActivations },
    },
    handler: ({ ctx, body }) => dismissActivations(ctx, body.activationIds),
  })
}
