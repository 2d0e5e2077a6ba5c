import type { FastifyReply, FastifyRequest } from 'fastify'
import { access } from '../access'
import type { App } from '../http/app'
import { csvAnswer } from '../http/csv-answer'
import { AUDIT_DAYS } from '../limits'
import { audit } from './audit'
import { auditCsv } from './export'
import { listAudit } from './list'
import { allAuditFilters, allAuditQuery, auditFilters, auditPage, auditQuery } from './schema'

const tags = ['Audit']
const KEPT = `Entries are kept for ${AUDIT_DAYS} days and cannot be changed.`
const CSV =
  'Streams every entry that matches, newest first. Cells that a spreadsheet would run as a formula are guarded.'

export function auditRoutes(app: App) {
  const owners = { access: access.session('audit:read') }
  const operators = { access: access.operator }
  app.route({
    method: 'GET',
    url: '/api/audit',
    config: owners,
    schema: {
      tags,
      summary: 'Who did what in your organization, newest first',
      description: `For owners. ${KEPT}`,
      querystring: auditQuery,
      response: { 200: auditPage },
    },
    handler: ({ ctx, query }) => listAudit({ db: ctx.db, orgId: ctx.org.id }, query),
  })
  app.route({
    method: 'GET',
    url: '/api/audit/export',
    config: owners,
    schema: {
      tags,
      summary: 'Your organization’s audit log as CSV',
      description: CSV,
      querystring: auditFilters,
      response: { 200: csvAnswer('The entries') },
    },
    handler: async (request, reply) => {
      const { ctx, query } = request
      await audit(ctx, 'audit.export', { details: filtersOf(request) })
      return sendCsv(reply, ctx.now, auditCsv({ db: ctx.db, orgId: ctx.org.id }, query))
    },
  })
  app.route({
    method: 'GET',
    url: '/api/admin/audit',
    config: operators,
    schema: {
      tags,
      summary: 'Who did what, in all organizations and in the service itself, newest first',
      description: KEPT,
      querystring: allAuditQuery,
      response: { 200: auditPage },
    },
    handler: ({ operator, query: { organizationId, ...query } }) =>
      listAudit({ db: operator.db, orgId: organizationId ?? null }, query),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/audit/export',
    config: operators,
    schema: {
      tags,
      summary: 'The audit log as CSV',
      description: CSV,
      querystring: allAuditFilters,
      response: { 200: csvAnswer('The entries') },
    },
    handler: async (request, reply) => {
      const { operator } = request
      const { organizationId, ...filters } = request.query
      const orgId = organizationId ?? null
      await audit(operator, 'audit.export', { orgId, details: filtersOf(request) })
      return sendCsv(reply, operator.now, auditCsv({ db: operator.db, orgId }, filters))
    },
  })
}

const filtersOf = ({ query }: Pick<FastifyRequest, 'query'>) => ({ filters: query })

const sendCsv = (reply: FastifyReply, now: Date, body: ReturnType<typeof auditCsv>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="audit-${now.toISOString().slice(0, 10)}.csv"`)
    .send(body)
