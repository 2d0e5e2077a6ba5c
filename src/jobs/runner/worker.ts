import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/db'
import { jobs } from '../../db/tables'
import { WORKER_CHUNKS, WORKER_POLL_MS } from '../../limits'
import type { JobDeps } from '../job'
import { claimJob, IS_FREE } from './claim'
import { run } from './run'

type WorkerDeps = JobDeps & { db: Db; log: FastifyBaseLogger }

/** Runs jobs, one at a time, until the signal aborts or, with `once`, until no job can continue. */
export async function work(deps: WorkerDeps, { signal, once = false }: { signal: AbortSignal; once?: boolean }) {
  while (!signal.aborted) {
    const hasWorked = await workOnNext(deps, signal).catch((err) => {
      deps.log.error({ err }, 'The worker cannot look for jobs')
      return false
    })
    if (hasWorked) continue
    if (once) return
    await sleep(WORKER_POLL_MS, undefined, { signal }).catch(() => {})
  }
}

/** False if there is nothing to do at the moment. */
async function workOnNext(deps: WorkerDeps, signal: AbortSignal): Promise<boolean> {
  const [next] = await deps.db.query(
    { id: jobs.id },
    {
      name: 'next_job',
      text: `SELECT j.id FROM jobs j WHERE j.status IN ('pending', 'processing') AND j.job_type = ANY($1) AND ${IS_FREE}
             AND (j.wait_until IS NULL OR j.wait_until < clock_timestamp())
           ORDER BY j.created_at, j.id LIMIT 1`,
      values: [deps.jobTypes.map(({ type }) => type)],
    },
  )
  if (!next) return false
  const claim = await claimJob(deps.db, next.id, new Date())
  if (!claim) return true
  const log = deps.log.child({ job: next.id, type: claim.job.job_type })
  log.info('Job started')
  const ctx = { ...deps, log, now: new Date(), userId: claim.job.created_by }
  const pace = { chunks: WORKER_CHUNKS, mayContinue: () => !signal.aborted, clock: () => new Date(), signal }
  // A job that throws has failed or has to wait; go on with the others.
  await run(ctx, claim, pace).then(
    (outcome) => log.info({ outcome }, 'Job stopped'),
    (err) => log.warn({ err }, 'Job stopped'),
  )
  return true
}
