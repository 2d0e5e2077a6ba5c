import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, access } from '../access'
import type { App } from '../http/app'
import type { AnyJobDefinition } from '../jobs/job'
import { SCHEDULES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { SYSTEM } from '../runs/terms'
import { createConnectionSchedule, createJobSchedule } from './create'
import { deleteSchedule } from './delete'
import { findSchedule, listSchedules, type SchedulesScope } from './find'
import {
  createJobScheduleBody,
  createScheduleBody,
  scheduleList,
  scheduleParams,
  scheduleRecord,
  schedulesQuery,
  toSchedule,
  updateScheduleBody,
} from './schema'
import { updateSchedule } from './update'

type Scoped = Pick<FastifyRequest, 'ctx' | 'operator'>
type Place = {
  url: string
  tags: string[]
  read: Access
  manage: Access
  of: string
  scopeOf(request: Scoped): SchedulesScope
}

const ORGANIZATION: Place = {
  url: '/api/schedules',
  tags: ['Schedules'],
  read: access.scope('sync'),
  manage: access.session('connections'),
  of: 'the organization’s connections',
  scopeOf: ({ ctx: { db, org, workspace, caller, now, source, client } }) => ({
    db,
    orgId: org.id,
    workspace,
    userId: caller.userId,
    now,
    source,
    client,
  }),
}
const OPERATORS: Place = {
  url: '/api/admin/schedules',
  tags: ['Jobs'],
  read: access.operator,
  manage: access.operator,
  of: 'jobs',
  scopeOf: ({ operator }) => ({ ...operator, orgId: SYSTEM, workspace: null }),
}

const bodyLimit = SMALL_BODY_LIMIT_BYTES
const TIMING =
  'Either `everyHours` or `cron`, with the time zone of the latter. Each due time starts one run, which the servers drive, ' +
  'however many nodes there are. Due times that passed while no server was running, or while the run before was still ' +
  'going on, are made up for by one run.'

const TIMING_ERRORS = [
  'Give either everyHours or cron',
  'cron names a time that never comes',
  'timeZone must be the name of a time zone, such as Europe/Berlin',
]

/** Syncs and refreshes of connections at set times, and for operators jobs. */
export function scheduleRoutes(app: App, jobTypes: readonly AnyJobDefinition[]) {
  app.route({
    method: 'POST',
    url: ORGANIZATION.url,
    config: {
      access: ORGANIZATION.manage,
      errors: { 400: [...TIMING_ERRORS, `Maximum ${SCHEDULES} schedules`], 404: ['Connection not found'] },
    },
    bodyLimit,
    schema: {
      tags: ORGANIZATION.tags,
      summary: 'Sync or refresh a connection at set times',
      description: TIMING,
      body: createScheduleBody,
      response: { 201: scheduleRecord },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createConnectionSchedule(request.ctx, ORGANIZATION.scopeOf(request), request.body)),
  })
  app.route({
    method: 'POST',
    url: OPERATORS.url,
    config: { access: OPERATORS.manage, errors: { 400: TIMING_ERRORS } },
    bodyLimit,
    schema: {
      tags: OPERATORS.tags,
      summary: 'Create a job at set times',
      description: TIMING,
      body: createJobScheduleBody(jobTypes),
      response: { 201: scheduleRecord },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createJobSchedule(OPERATORS.scopeOf(request), jobTypes, request.body)),
  })
  for (const place of [ORGANIZATION, OPERATORS]) commonRoutes(app, place)
}

function commonRoutes(app: App, { url, tags, read, manage, of, scopeOf }: Place) {
  const params = scheduleParams
  app.route({
    method: 'GET',
    url,
    config: { access: read },
    schema: {
      tags,
      summary: `List the schedules of ${of}, oldest first`,
      querystring: schedulesQuery,
      response: { 200: scheduleList },
    },
    handler: (request) => listSchedules(scopeOf(request), request.query),
  })
  app.route({
    method: 'GET',
    url: `${url}/:id`,
    config: { access: read },
    schema: { tags, summary: `Get a schedule of ${of}`, params, response: { 200: scheduleRecord } },
    handler: async (request) => toSchedule(await findSchedule(scopeOf(request), request.params.id)),
  })
  app.route({
    method: 'PATCH',
    url: `${url}/:id`,
    config: { access: manage, errors: { 400: TIMING_ERRORS } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Change, pause or resume a schedule',
      description: 'Due times that passed during a pause are not made up for.',
      params,
      body: updateScheduleBody,
      response: { 200: scheduleRecord },
    },
    handler: (request) => updateSchedule(scopeOf(request), request.params.id, request.body),
  })
  app.route({
    method: 'DELETE',
    url: `${url}/:id`,
    config: { access: manage },
    schema: {
      tags,
      summary: 'Delete a schedule',
      description: 'Runs that it has started go on.',
      params,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: (request) => deleteSchedule(scopeOf(request), request.params.id),
  })
}
