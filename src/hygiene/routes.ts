import type { FastifyRequest } from 'fastify'
import { access } from '../access'
import { reading } from '../db/reading'
import type { App } from '../http/app'
import { createJob } from '../jobs/create'
import { findJobOf } from '../jobs/find'
import type { JobDeps, JobsCtx } from '../jobs/job'
import { processJob } from '../jobs/runner/process'
import { createdJob, jobParams, jobRecord, processAnswer, toJobRecord } from '../jobs/schema'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { driveBody } from '../runs/schema'
import { starterOf } from '../runs/start'
import { hygieneSummary } from './schema'
import { summarize } from './summary'

const tags = ['Hygiene']
const read = { access: access.scope('activations') }
const write = { access: access.scope('activations', 'activate') }
const bodyLimit = SMALL_BODY_LIMIT_BYTES
const JOB = '/api/hygiene/refresh/:jobId'

export function hygieneRoutes(app: App, deps: JobDeps) {
  const jobsCtx = ({ ctx }: Pick<FastifyRequest, 'ctx'>): JobsCtx => ({
    now: ctx.now,
    log: ctx.log,
    userId: ctx.caller.userId,
    ...starterOf(ctx),
    ...deps,
  })
  app.route({
    method: 'GET',
    url: '/api/hygiene',
    config: read,
    schema: { tags, summary: 'Summarize what needs attention', response: { 200: hygieneSummary } },
    handler: async ({ ctx }) => summarize(await reading(ctx)),
  })
  app.route({
    method: 'POST',
    url: '/api/hygiene/refresh',
    config: write,
    bodyLimit,
    schema: {
      tags,
      summary: 'Create a job that refreshes all stale activations',
      description:
        'Of the organization, or of the workspace in the header. It also finishes activations that an earlier refresh or ' +
        'push left unfinished. Call `process` until it answers `done`, or let the servers do it with `drive` server.',
      body: driveBody,
      response: { 200: createdJob },
    },
    handler: (request) => {
      const { org, workspace } = request.ctx
      const { drive } = request.body
      const config = { orgId: org.id, ...(workspace ? { workspaceId: workspace } : {}) }
      return createJob(jobsCtx(request), { jobType: 'refresh_activations', config, orgId: org.id, drive })
    },
  })
  app.route({
    method: 'GET',
    url: JOB,
    config: read,
    schema: { tags, summary: 'Get a refresh job', params: jobParams, response: { 200: jobRecord } },
    handler: async ({ ctx, params }) => toJobRecord(await findJobOf(ctx.db, ctx.org.id, params.jobId)),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/process`,
    config: { ...write, errors: { 409: ['Job is cancelled, cannot process'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Refresh the next 25 stale activations',
      description:
        'While another call is processing the job, this one does nothing and returns the counters. If a process was killed ' +
        'during a refresh, its activations are looked up on the platform a minute later, when none of its calls can ' +
        'arrive any more. Until then a call may do nothing.',
      params: jobParams,
      response: { 200: processAnswer },
    },
    handler: async (request) => {
      const { ctx, params } = request
      const { id } = await findJobOf(ctx.db, ctx.org.id, params.jobId)
      return processJob(jobsCtx(request), id)
    },
  })
}
