import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import { createOutbound } from './connections/create-outbound'
import { listen } from './db/listen'
import type { Database } from './db/open'
import type { JobDeps } from './jobs/job'
import { JOB_TYPES } from './jobs/registry'
import { DRAIN_MS } from './limits'
import { createLlm } from './llm/client'
import { runKinds } from './run-kinds'
import { drive } from './runs/drive'
import { RUNS_CHANNEL } from './runs/start'

type Deps = { config: Config; secrets: string[]; database: Pick<Database, 'db' | 'url'>; log: FastifyBaseLogger }
type Options = { allJobs: boolean; once?: boolean; jobTypes?: JobDeps['jobTypes'] }

/** Drives runs until it is stopped or, with `once`, until there is nothing left that can be done now. */
export async function startDriving(
  { config, secrets, database, log }: Deps,
  { allJobs, once = false, jobTypes = JOB_TYPES }: Options,
) {
  const outbound = createOutbound(config, secrets)
  const llm = config.llm ? await createLlm(config.llm) : null
  const stopping = new AbortController()
  let wake = () => {}
  const listener = once ? null : listen(database.url, RUNS_CHANNEL, () => wake(), log)
  const done = drive(
    { db: database.db, log, outbound, kinds: runKinds({ llm, outbound, jobTypes }) },
    {
      signal: stopping.signal,
      once,
      allJobs,
      onWake: (ring) => {
        wake = ring
      },
    },
  )
  /** A step that does not end in time is left as after a kill: somebody else goes on with the run. */
  const stop = async () => {
    stopping.abort()
    await Promise.race([done, sleep(DRAIN_MS, undefined, { ref: false })])
    await listener?.stop()
    await outbound.http.close()
  }
  return { done, stop }
}
