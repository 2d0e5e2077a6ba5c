import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { CONNECTIONS_PER_ORG, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { createConnection } from './create'
import { deleteConnection } from './delete'
import { findConnection } from './find'
import { listConnections } from './list'
import { type Outbound, UNREADABLE } from './outbound'
import { platformRoutes } from './platforms'
import {
  connectionParams,
  connectionRecord,
  connectionsQuery,
  createConnectionBody,
  createdConnection,
  testBody,
  testResult,
  toConnection,
  tryConnectionBody,
  updateConnectionBody,
} from './schema'
import { testConnection, tryChanges, tryConnection } from './test-connection'
import { updateConnection } from './update'

const tags = ['Connections']
const bodyLimit = SMALL_BODY_LIMIT_BYTES
const read = { access: access.scope('sync') }
const manage = { access: access.session('connections') }

export function connectionRoutes(app: App, outbound: Outbound) {
  const { vault, connectors } = outbound
  platformRoutes(app, connectors)
  app.route({
    method: 'GET',
    url: '/api/connections',
    config: read,
    schema: {
      tags,
      summary: 'List connections, newest first',
      querystring: connectionsQuery(connectors),
      response: { 200: z.array(connectionRecord) },
    },
    handler: (request) => listConnections(request.ctx, request.query),
  })
  app.route({
    method: 'POST',
    url: '/api/connections',
    config: { ...manage, errors: { 400: [`Maximum ${CONNECTIONS_PER_ORG} connections per organization`] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Connect another system',
      description:
        'At most 20 an organization. `config` and `credentials` are checked for the platform, and an unknown key is ' +
        'refused; GET /api/platforms lists the settings of each platform. Inbound connections need `config.base_url`. ' +
        'Credentials are stored encrypted and never returned. Without `default_cpm` no price is sent. An S3 role is ' +
        'assumed with the organization’s id as external id.',
      body: createConnectionBody(connectors),
      response: { 201: createdConnection },
    },
    handler: async (request, reply) => reply.code(201).send(await createConnection(request.ctx, vault, request.body)),
  })
  app.route({
    method: 'GET',
    url: '/api/connections/:id',
    config: read,
    schema: { tags, summary: 'Get a connection', params: connectionParams, response: { 200: connectionRecord } },
    handler: async (request) => toConnection(await findConnection(request.ctx, request.params.id)),
  })
  for (const method of ['PATCH', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/connections/:id',
      config: manage,
      bodyLimit,
      schema: {
        tags,
        summary: 'Change a connection',
        description:
          'Only what the body holds changes: keys of `config` one by one (null removes a key), `credentials` all at once. ' +
          'An address of another origin (scheme, host or port) needs the credentials again, since they would go there.',
        params: connectionParams,
        body: updateConnectionBody,
        response: { 200: connectionRecord },
      },
      handler: (request) => updateConnection(request.ctx, outbound, request.params.id, request.body),
    })
  }
  app.route({
    method: 'DELETE',
    url: '/api/connections/:id',
    config: { ...manage, errors: { 409: ['Connection has active activations, deactivate them first'] } },
    schema: {
      tags,
      summary: 'Delete a connection and its sync runs',
      description: '409 while segments are active through it.',
      params: connectionParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: (request) => deleteConnection(request.ctx, request.params.id),
  })
  app.route({
    method: 'POST',
    url: '/api/connections/:id/test',
    config: { ...manage, errors: { 409: [UNREADABLE] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Try a connection, within 30 seconds',
      description:
        'Reads one item of a source, or calls the platform. A platform whose test does less says so in `testNote` of ' +
        'GET /api/platforms. Answers 200 in any case and sets the connection’s status. With `config` or `credentials` in ' +
        'the body, these are tried before they are saved, and the status stays.',
      params: connectionParams,
      body: testBody,
      response: { 200: testResult },
    },
    handler: ({ ctx, params, body }) =>
      body.config || body.credentials
        ? tryChanges(ctx, outbound, params.id, body)
        : testConnection(ctx, outbound, params.id),
  })
  app.route({
    method: 'POST',
    url: '/api/connections/test',
    config: manage,
    bodyLimit,
    schema: {
      tags,
      summary: 'Try settings before they are saved, within 30 seconds',
      description: 'Takes what POST /api/connections does, and stores nothing. Answers 200 even if the test fails.',
      body: tryConnectionBody(connectors),
      response: { 200: testResult },
    },
    handler: ({ ctx, body }) => tryConnection(ctx, outbound, body),
  })
}
