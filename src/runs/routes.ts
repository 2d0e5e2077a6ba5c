import type { FastifyRequest } from 'fastify'
import { type Access, access } from '../access'
import { authorize } from '../auth/authorize'
import { notFound } from '../errors'
import type { App } from '../http/app'
import { csvAnswer } from '../http/csv-answer'
import { RUN_FAILURES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { visibleKinds } from './access'
import { cancelRun, pauseRun, resumeRun, retryRun } from './control'
import { failuresCsv } from './failures'
import { findRun, type RunsScope } from './find'
import type { RunCtx, RunKind } from './kind'
import { listRuns } from './list'
import type { RunRow } from './row'
import { retriedRun, runDetail, runList, runParams, runRecord, runsQuery } from './schema'
import { showDetail, showRun } from './show'
import { starterOf } from './start'
import { SYSTEM } from './terms'

/** The runs that a caller sees, and how it may change one. */
type View = RunsScope & { kinds: readonly RunKind[]; ctx: RunCtx; assertMayChange(kind: RunKind): void }
type Viewer = (request: Pick<FastifyRequest, 'ctx' | 'operator'>, kinds: readonly RunKind[]) => View

const ofOrganization: Viewer = ({ ctx }, kinds) => ({
  db: ctx.db,
  orgId: ctx.org.id,
  workspace: ctx.workspace,
  kinds: visibleKinds(kinds, ctx.caller),
  ctx: { ...starterOf(ctx), now: ctx.now, log: ctx.log, userId: ctx.caller.userId, organization: ctx },
  assertMayChange: (kind) => authorize(kind.access.write, ctx.caller),
})

const ofSystem: Viewer = ({ operator }, kinds) => ({
  db: operator.db,
  orgId: SYSTEM,
  workspace: null,
  kinds,
  ctx: { ...operator, organization: null },
  assertMayChange: () => {},
})

type Place = { url: string; access: Access; tags: string[]; of: string; view: Viewer }

const PLACES: readonly Place[] = [
  { url: '/api/runs', access: access.caller, tags: ['Runs'], of: 'the organization', view: ofOrganization },
  { url: '/api/admin/runs', access: access.operator, tags: ['Administration'], of: 'the system', view: ofSystem },
]

/** For a key without the scope of any kind. */
const NO_SCOPE = { 401: ['Insufficient scopes'] }

/** Each organization’s runs, and for operators those that belong to no organization. */
export function runRoutes(app: App, kinds: readonly RunKind[]) {
  for (const place of PLACES) {
    readRoutes(app, kinds, place)
    changeRoutes(app, kinds, place)
  }
}

/** A kind that the caller may not see is as if it were not there. */
async function findIn(view: View, id: string): Promise<{ kind: RunKind; run: RunRow }> {
  const run = await findRun(view, id)
  const kind = view.kinds.find((visible) => visible.kind === run.kind)
  if (!kind) throw notFound('Run')
  return { kind, run }
}

function readRoutes(app: App, kinds: readonly RunKind[], { url, access, tags, of, view }: Place) {
  const config = { access, errors: NO_SCOPE }
  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      tags,
      summary: `List the runs of ${of}, newest first`,
      description:
        'Imports, pushes, syncs, jobs, undos and bulk edits. A key sees the kinds that it has a scope for: imports, undos and ' +
        'bulk edits with topics:read, syncs with sync, pushes and jobs with activations.',
      querystring: runsQuery,
      response: { 200: runList },
    },
    handler: (request) => {
      const seen = view(request, kinds)
      return listRuns(seen, seen.kinds, request.query)
    },
  })
  app.route({
    method: 'GET',
    url: `${url}/:id`,
    config,
    schema: { tags, summary: `Get a run of ${of}`, params: runParams, response: { 200: runDetail } },
    handler: async (request) => {
      const seen = view(request, kinds)
      const { kind, run } = await findIn(seen, request.params.id)
      return showDetail(seen, seen.ctx, kind, run)
    },
  })
  app.route({
    method: 'GET',
    url: `${url}/:id/failures.csv`,
    config,
    schema: {
      tags,
      summary: `What failed in a run of ${of}, as CSV`,
      description:
        'The columns are item, name and message. Cells that a spreadsheet would run as a formula are guarded. ' +
        `Of more than ${RUN_FAILURES} items, those that failed later may be missing.`,
      params: runParams,
      response: { 200: csvAnswer('The items that failed') },
    },
    handler: async (request, reply) => {
      const seen = view(request, kinds)
      const { kind, run } = await findIn(seen, request.params.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${run.id}-failures.csv"`)
        .send(failuresCsv(seen.ctx, kind, run) as never)
    },
  })
}

const CHANGES = [
  {
    verb: 'pause',
    summary: 'Pause a run that the servers drive',
    description: 'The step under way is finished. A client that calls the run’s own routes can still go on with it.',
    change: pauseRun,
  },
  {
    verb: 'resume',
    summary: 'Resume a run',
    description: 'Resumes a paused run, or lets the servers take over a run that its client abandoned.',
    change: resumeRun,
  },
  {
    verb: 'cancel',
    summary: 'Cancel a run',
    description:
      'What is done stays; see the cancelling of imports, pushes, syncs and jobs for what becomes of the rest.',
    change: cancelRun,
  },
] as const

function changeRoutes(app: App, kinds: readonly RunKind[], { url, access, tags, view }: Place) {
  const config = {
    access,
    errors: { ...NO_SCOPE, 409: ['Run is completed, cannot cancel it', 'Nothing failed in this run'] },
  }
  const bodyLimit = SMALL_BODY_LIMIT_BYTES
  for (const { verb, summary, description, change } of CHANGES) {
    app.route({
      method: 'POST',
      url: `${url}/:id/${verb}`,
      config,
      bodyLimit,
      schema: { tags, summary, description, params: runParams, response: { 200: runRecord } },
      handler: async (request) => {
        const seen = view(request, kinds)
        const { kind, run } = await findIn(seen, request.params.id)
        seen.assertMayChange(kind)
        await change(seen.ctx, kind, run)
        return showRun(seen, kind, run.id)
      },
    })
  }
  app.route({
    method: 'POST',
    url: `${url}/:id/retry`,
    config,
    bodyLimit,
    schema: {
      tags,
      summary: 'Retry what failed in a run',
      description:
        'Starts another run, which the servers drive: a push of the topics that failed, a sync from the first page, a job for ' +
        'the items that failed or, where its type has none such, the same job again.',
      params: runParams,
      response: { 200: retriedRun },
    },
    handler: async (request) => {
      const seen = view(request, kinds)
      const { kind, run } = await findIn(seen, request.params.id)
      seen.assertMayChange(kind)
      return retryRun(seen.ctx, kind, run)
    },
  })
}
