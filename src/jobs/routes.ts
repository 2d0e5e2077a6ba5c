import type { FastifyRequest } from 'fastify'
import { access } from '../access'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import { cancelJob } from './cancel'
import { createJob } from './create'
import { createRetry } from './create-retry'
import { createRollback } from './create-rollback'
import { findJob } from './find'
import type { JobDeps, JobsCtx } from './job'
import { listJobs } from './list'
import { processJob } from './runner/process'
import {
  cancelJobBody,
  createdJob,
  createJobBody,
  jobList,
  jobParams,
  jobRecord,
  listJobsQuery,
  processAnswer,
  rollbackBody,
  toJobRecord,
} from './schema'

const tags = ['Jobs']
const config = { access: access.operator }
const JOB = '/api/admin/jobs/:jobId'

export function jobRoutes(app: App, deps: JobDeps) {
  const withDeps = ({ operator }: Pick<FastifyRequest, 'operator'>): JobsCtx => ({ ...operator, ...deps })
  app.route({
    method: 'POST',
    url: '/api/admin/jobs',
    config,
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Create a job',
      description:
        '`totalItems` is what there is to do now; call `process` until it answers `done`, or let a worker do it. A config ' +
        'field that the type of job does not know is refused.',
      body: createJobBody,
      response: { 200: createdJob },
    },
    handler: (request) => createJob(withDeps(request), request.body),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/jobs',
    config,
    schema: {
      tags,
      summary: 'Jobs, newest first',
      querystring: listJobsQuery,
      response: { 200: jobList },
    },
    handler: (request) => listJobs(request.operator, request.query),
  })
  app.route({
    method: 'GET',
    url: JOB,
    config,
    schema: { tags, summary: 'A job', params: jobParams, response: { 200: jobRecord } },
    handler: async (request) => toJobRecord(await findJob(request.operator.db, request.params.jobId)),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/process`,
    config,
    schema: {
      tags,
      summary: 'Work on a job: one batch',
      description:
        'What a batch does and its counters are stored together, so a call that was lost can be repeated. While another ' +
        'call or a worker has the job this one does nothing and tells how far it is. A job that was cancelled or has ' +
        'failed is a 409.',
      params: jobParams,
      response: { 200: processAnswer },
    },
    handler: (request) => processJob(withDeps(request), request.params.jobId),
  })
  app.route({
    method: 'PATCH',
    url: JOB,
    config,
    schema: {
      tags,
      summary: 'Cancel a job',
      description: 'The batch under way is finished and counted; what is done stays done.',
      params: jobParams,
      body: cancelJobBody,
      response: { 200: jobRecord },
    },
    handler: async (request) => toJobRecord(await cancelJob(request.operator, request.params.jobId)),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/rollback`,
    config,
    schema: {
      tags,
      summary: 'Create a job that undoes another',
      description:
        'Of each topic those fields are restored that still are as the job left them; what was changed since stays, and ' +
        'a topic of which nothing is left to restore is skipped.',
      params: jobParams,
      body: rollbackBody,
      response: { 200: createdJob },
    },
    handler: (request) =>
      createRollback(withDeps(request), { rollbackOf: request.params.jobId, links: request.body.links }),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/retry-errors`,
    config,
    schema: {
      tags,
      summary: 'Create a job for the topics that a reclassify job failed at',
      description: 'In the same mode, with `force`.',
      params: jobParams,
      response: { 200: createdJob },
    },
    handler: (request) => createRetry(withDeps(request), request.params.jobId),
  })
}
