import type { FastifyRequest } from 'fastify'
import { access } from '../access'
import type { App } from '../http/app'
import { LARGE_BODY_LIMIT_BYTES } from '../limits'
import { driveBody } from '../runs/schema'
import { estimateAnswer } from '../topics/intake/estimate'
import { cancelJob } from './cancel'
import { createJob, estimateJob, sizeOfJob } from './create'
import { createRetry } from './create-retry'
import { createRollback } from './create-rollback'
import { describeJobTypes, jobTypesAnswer } from './describe'
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
  jobSize,
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
  const descriptions = describeJobTypes(deps.jobTypes)
  app.route({
    method: 'GET',
    url: '/api/admin/job-types',
    config,
    schema: {
      tags,
      summary: 'Types of job',
      description:
        'What each of them does, the fields of its config, and whether its jobs can be retried or rolled back.',
      response: { 200: jobTypesAnswer(deps.jobTypes) },
    },
    handler: async () => descriptions,
  })
  app.route({
    method: 'POST',
    url: '/api/admin/jobs',
    config: { ...config, errors: { 404: ['Organization not found', 'Connection not found'] } },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Create a job',
      description:
        '`totalItems` is what there is to do now. Call `process` until it answers `done`, or let the servers do it with ' +
        '`drive` server; a `taxon worker` does any job. The fields of `config` depend on the type of job; others are refused.',
      body: createJobBody(deps.jobTypes),
      response: { 200: createdJob },
    },
    handler: (request) => createJob(withDeps(request), request.body),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/jobs/estimate',
    config: { ...config, errors: { 400: ['dedup_sweep jobs have no estimate: they ask no LLM'] } },
    schema: {
      tags,
      summary: 'Estimate what a job asks the LLM, and its cost',
      description:
        'Takes the same body as `POST /api/admin/jobs` and creates no job. Of a catalog with more topics, the first 50,000 ' +
        'are looked at and the rest is projected. Types of job that ask no LLM are refused.',
      body: createJobBody(deps.jobTypes),
      response: { 200: estimateAnswer },
    },
    handler: (request) => estimateJob(withDeps(request), request.body),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/jobs/count',
    config: { ...config, errors: { 404: ['Organization not found', 'Connection not found'] } },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Count what a job would work through',
      description: 'Takes the same body as `POST /api/admin/jobs` and creates no job.',
      body: createJobBody(deps.jobTypes),
      response: { 200: jobSize },
    },
    handler: (request) => sizeOfJob(withDeps(request), request.body),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/jobs',
    config,
    schema: {
      tags,
      summary: 'Jobs, newest first',
      querystring: listJobsQuery(deps.jobTypes),
      response: { 200: jobList },
    },
    handler: (request) => listJobs(request.operator, request.query),
  })
  app.route({
    method: 'GET',
    url: JOB,
    config,
    schema: { tags, summary: 'Get a job', params: jobParams, response: { 200: jobRecord } },
    handler: async (request) => toJobRecord(await findJob(request.operator.db, request.params.jobId)),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/process`,
    config: {
      ...config,
      errors: { 409: ['Job is cancelled, cannot process'], 502: ['The LLM provider refused the batch: …'] },
    },
    schema: {
      tags,
      summary: 'Work on a job: one batch',
      description:
        'What a batch does and its counters are stored together, so a call that was lost can be repeated. While another ' +
        'call or a worker is processing the job, this one does nothing and returns the counters. For a job that was ' +
        'cancelled or has failed it answers 409.',
      params: jobParams,
      response: { 200: processAnswer },
    },
    handler: (request) => processJob(withDeps(request), request.params.jobId),
  })
  app.route({
    method: 'PATCH',
    url: JOB,
    config: { ...config, errors: { 409: ['Job is completed, can only cancel a pending or processing job'] } },
    schema: {
      tags,
      summary: 'Cancel a job',
      description: 'The current batch is finished and counted. What is done stays done.',
      params: jobParams,
      body: cancelJobBody,
      response: { 200: jobRecord },
    },
    handler: async (request) => toJobRecord(await cancelJob(request.operator, request.params.jobId)),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/rollback`,
    config: { ...config, errors: { 409: ['Job is processing, can only roll back a job that has ended'] } },
    schema: {
      tags,
      summary: 'Create a job that undoes another',
      description:
        'Restores the fields of each topic that still are as the job left them. What was changed since stays, and a topic ' +
        'with nothing left to restore is skipped.',
      params: jobParams,
      body: rollbackBody,
      response: { 200: createdJob },
    },
    handler: (request) => createRollback(withDeps(request), { ...request.body, rollbackOf: request.params.jobId }),
  })
  app.route({
    method: 'POST',
    url: `${JOB}/retry-errors`,
    config: { ...config, errors: { 409: ['Job is processing, can only retry the errors of a job that has ended'] } },
    schema: {
      tags,
      summary: 'Create a job for the items that another one failed at',
      description: 'For a reclassify job: in the same mode, with `force`.',
      params: jobParams,
      body: driveBody,
      response: { 200: createdJob },
    },
    handler: (request) => createRetry(withDeps(request), request.params.jobId, request.body.drive),
  })
}
