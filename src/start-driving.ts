import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from './bell'
import type { Config } from './config'
import { createOutbound } from './connections/create-outbound'
import { listen } from './db/listen'
import type { Database } from './db/open'
import type { JobDeps } from './jobs/job'
import { JOB_TYPES } from './jobs/registry'
import { DRAIN_MS, SCHEDULE_POLL_MS } from './limits'
import { createLlm } from './llm/client'
import { runKinds } from './run-kinds'
import { drive } from './runs/drive'
import { RUNS_CHANNEL } from './runs/start'
import { fireDue } from './schedules/fire'

type Deps = { config: Config; secrets: string[]; database: Pick<Database, 'db' | 'url'>; log: FastifyBaseLogger }
type Options = { allJobs: boolean; once?: boolean; jobTypes?: JobDeps['jobTypes'] }

/** Begins the runs of schedules and drives runs, until it is stopped or, with `once`, until there is nothing left that can be done now. */
export async function startDriving(
  { config, secrets, database, log }: Deps,
  { allJobs, once = false, jobTypes = JOB_TYPES }: Options,
) {
  const outbound = createOutbound(config, secrets)
  const llm = config.llm ? await createLlm(config.llm) : null
  const stopping = new AbortController()
  let wake = () => {}
  const listener = once ? null : listen(database.url, RUNS_CHANNEL, () => wake(), log)
  const { db } = database
  const { signal } = stopping
  const jobDeps = { llm, outbound, jobTypes }
  const firing = repeat(
    { signal, once, everyMs: SCHEDULE_POLL_MS, onFailure: (err) => log.error({ err }, 'Cannot look for schedules') },
    () => fireDue({ db, log, ...jobDeps }, signal),
  )
  // With `once`, what the schedules begin is driven, too.
  if (once) await firing
  const driving = drive(
    { db, log, outbound, kinds: runKinds(jobDeps) },
    {
      signal,
      once,
      allJobs,
      onWake: (ring) => {
        wake = ring
      },
    },
  )
  const done = Promise.all([firing, driving])
  /** A step that does not end in time is left as after a kill: somebody else goes on with the run. */
  const stop = async () => {
    stopping.abort()
    await Promise.race([done, sleep(DRAIN_MS, undefined, { ref: false })])
    await listener?.stop()
    await outbound.http.close()
  }
  return { done, stop }
}
