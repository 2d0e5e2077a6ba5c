import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { access } from '../../access'
import { audit } from '../../audit/audit'
import type { App } from '../../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../../limits'
import { findOrganization } from '../find-organization'
import { organizationParams } from '../schema'
import { ACTIVE_SEGMENTS, deleteWhole, WRONG_NAME } from './delete'
import { startExport, TOO_MANY_EXPORTS } from './export'

const bodyLimit = SMALL_BODY_LIMIT_BYTES
const NAME_REQUIRED = 'name is required'
const name = z.string({ error: NAME_REQUIRED }).min(1, NAME_REQUIRED).max(200, 'name must be at most 200 characters')
const ownBody = z.object({ name: name.describe('The organization’s name, to confirm') }, { error: NAME_REQUIRED })
const operatorBody = ownBody.extend({
  leaveActivations: z
    .boolean({ error: 'leaveActivations must be true or false' })
    .default(false)
    .describe('Whether to delete it although segments stay active on platforms'),
})

const deletedRecord = z.object({
  deleted: z.literal(true),
  removed: z.record(z.string(), z.number().int()).describe('How many rows of each table were removed'),
  peopleRemoved: z.number().int().describe('Accounts of people who belonged to no other organization'),
})

const LINES = 'application/x-ndjson'
const exportAnswer = { description: 'JSON lines', content: { [LINES]: { schema: z.string() } } }
const EXPORT =
  'Streams every row that belongs to the organization as JSON lines: a line that says what this is, then `{table, row}`, and ' +
  'at the end `{end, rows}`; without that line it is incomplete. It is as of one moment and contains no secrets, but the ' +
  'conversations and private views of all members.'
const DELETION =
  'Removes every row that belongs to it, and the accounts of people who belong to no other organization. Topics that it ' +
  'brought into the catalog stay. This cannot be undone: export it first.'

export function wholeOrganizationRoutes(app: App) {
  operatorsRoutes(app)
  ownersRoutes(app)
}

function operatorsRoutes(app: App) {
  const tags = ['Administration']
  const config = { access: access.operator }
  app.route({
    method: 'GET',
    url: '/api/admin/organizations/:id/export',
    config: { ...config, errors: { 503: [TOO_MANY_EXPORTS] } },
    schema: {
      tags,
      summary: 'Export an organization whole',
      description: EXPORT,
      params: organizationParams,
      response: { 200: exportAnswer },
    },
    handler: async ({ operator, params: { id } }, reply) => {
      const { name } = await findOrganization(operator, id)
      const lines = await startExport(operator.db, id, operator.now, () =>
        audit(operator, 'organization.export', { orgId: id, subject: { type: 'organization', id, name } }),
      )
      return sendLines(reply, id, lines)
    },
  })
  app.route({
    method: 'DELETE',
    url: '/api/admin/organizations/:id',
    config: { ...config, errors: { 400: [WRONG_NAME], 409: [ACTIVE_SEGMENTS] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Delete an organization whole',
      description: DELETION,
      params: organizationParams,
      body: operatorBody,
      response: { 200: deletedRecord },
    },
    handler: ({ operator, params: { id }, body }) =>
      deleteWhole(operator, { orgId: id, name: body.name, leaveActive: body.leaveActivations }),
  })
}

function ownersRoutes(app: App) {
  const tags = ['Organization']
  const config = { access: access.session('organization:manage') }
  app.route({
    method: 'GET',
    url: '/api/organization/export',
    config: { ...config, errors: { 503: [TOO_MANY_EXPORTS] } },
    schema: { tags, summary: 'Export your organization whole', description: EXPORT, response: { 200: exportAnswer } },
    handler: async ({ ctx }, reply) => {
      const { id, name } = ctx.org
      const lines = await startExport(ctx.db, id, ctx.now, () =>
        audit(ctx, 'organization.export', { subject: { type: 'organization', id, name } }),
      )
      return sendLines(reply, id, lines)
    },
  })
  app.route({
    method: 'DELETE',
    url: '/api/organization',
    config: { ...config, errors: { 400: [WRONG_NAME], 409: [ACTIVE_SEGMENTS] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Delete your organization whole',
      description: DELETION,
      body: ownBody,
      response: { 200: deletedRecord },
    },
    handler: ({ ctx, body }) =>
      deleteWhole(
        { db: ctx.db, now: ctx.now, userId: ctx.caller.userId, ...(ctx.client ? { client: ctx.client } : {}) },
        { orgId: ctx.org.id, name: body.name },
      ),
  })
}

const sendLines = (reply: FastifyReply, id: string, lines: Readable) =>
  reply.type(`${LINES}; charset=utf-8`).header('content-disposition', `attachment; filename="${id}.jsonl"`).send(lines)
