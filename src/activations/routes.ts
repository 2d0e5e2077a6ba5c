import { z } from 'zod'
import { access } from '../access'
import type { Outbound } from '../connections/outbound'
import type { App } from '../http/app'
import { ACTIVATION_MS, LARGE_BODY_LIMIT_BYTES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { bulkDeactivate, bulkRefresh } from './lifecycle/bulk'
import { deactivate } from './lifecycle/deactivate'
import { refresh } from './lifecycle/refresh'
import { planRefresh } from './lifecycle/refresh-plan'
import { listActivations } from './list'
import { cancelRun } from './push/close-run'
import { createRun } from './push/create-run'
import { runStatus } from './push/find-run'
import { planPush } from './push/plan'
import { push } from './push/push'
import {
  cancelBody,
  cancelledRun,
  createdRun,
  createRunBody,
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
  refreshPlan,
  refreshPlanBody,
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
}

function pushRoutes(app: App, outbound: Outbound) {
  app.route({
    method: 'POST',
    url: '/api/connections/:id/push/plan',
    config: read,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'What a push would do',
      description:
        'For the same topics as a run: what would be sent of each, and what the check before sending says of it; up to ' +
        '5,000 are listed. Changes nothing.',
      params: pushParams,
      body: createRunBody,
      response: { 200: pushPlan },
    },
    handler: ({ ctx, params, body }) => planPush(ctx, params.id, body),
  })
  app.route({
    method: 'POST',
    url: RUN,
    config: write,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Begin to push topics to a platform',
      description:
        'A pending activation for each topic chosen; then call `push` until it answers `done`. Topics that are active on ' +
        'the connection, or pending in another run, are skipped, and so are ids that are not in the library.',
      params: pushParams,
      body: createRunBody,
      response: { 200: createdRun },
    },
    handler: ({ ctx, params, body }) => createRun(ctx, params.id, body),
  })
  app.route({
    method: 'POST',
    url: `${RUN}/:runId/push`,
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Push the next 25 segments',
      description:
        'Answers within a minute; what it could not begin remains. Any number of calls may push a run at once and share ' +
        'it: no segment is sent by two, and each node has at most 4 under way for a connection. Where it is not known ' +
        'whether the platform did what it was asked (no answer, a lost connection, a process that ended), the segment ' +
        'stays pending and a later call looks it up by its name before anything is created again. A platform that ' +
        'refuses the credentials (401) fails the run.',
      params: runParams,
      response: { 200: pushAnswer },
    },
    handler: ({ ctx, params }) => push(ctx, outbound, { connectionId: params.id, runId: params.runId }),
  })
  app.route({
    method: 'GET',
    url: `${RUN}/:runId/status`,
    config: read,
    schema: { tags, summary: 'How far a push run is', params: runParams, response: { 200: runRecord } },
    handler: ({ ctx, params }) => runStatus(ctx, params.id, params.runId),
  })
  app.route({
    method: 'PATCH',
    url: `${RUN}/:runId/status`,
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Cancel a push run',
      description:
        'What is on the platform stays, what is on its way arrives. The other activations of the run end as errors that ' +
        'say so, and count as such.',
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
        'All that the filters leave, streamed. The current name and description are those that are stored with the ' +
        'topic, or what the connection’s template makes now; whether an activation is stale is worked out as it is read.',
      querystring: activationsQuery(connectors),
      response: { 200: z.array(activationRecord) },
    },
    handler: async ({ ctx, query }, reply) => {
      const body = await listActivations(ctx, query)
      return reply.type('application/json; charset=utf-8').send(body as never)
    },
  })
  app.route({
    method: 'POST',
    url: '/api/activations/refresh-plan',
    config: read,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'What a refresh would do',
      description: 'For the activations named, or for up to 5,000 that the filters leave. Changes nothing.',
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
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Take a segment off its platform',
      description:
        'On an exchange, which has no such call, only here. An activation in error of which nobody knows whether its ' +
        'segment exists is deactivated without a call: that says that it is not there. A pending one is a 409; refresh it ' +
        'first where it is unfinished. A 502 carries the platform’s own words as `detail`.',
      params: activationParams,
      response: { 200: activationRecord },
    },
    handler: ({ ctx, params }) => deactivate(ctx, outbound, params.id, Date.now() + ACTIVATION_MS),
  })
  app.route({
    method: 'POST',
    url: '/api/activations/:id/refresh',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Replace a segment by one with the current name and description',
      description:
        'Deactivates the old segment, then creates a new one; on an exchange uploads again under the same audience id. ' +
        'Where creating fails the old activation is deactivated and a new one in error says why. One that is unfinished ' +
        'because it was cut off is looked for on the platform instead, created where it is missing, and answered. A 502 ' +
        'carries the platform’s own words as `detail`.',
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
      summary: 'Take up to 500 segments off their platforms',
      description:
        'Within a minute, each by itself: what fails, is unknown or was not begun in time is an error among the results.',
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
        'Within a minute, each by itself: what fails, is unknown or was not begun in time is an error among the results.',
      body: bulkBody,
      response: { 200: bulkRefreshed },
    },
    handler: ({ ctx, body }) => bulkRefresh(ctx, outbound, body.activationIds),
  })
}
