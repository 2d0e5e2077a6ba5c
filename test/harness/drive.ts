import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../src/db/db'
import { listen } from '../../src/db/listen'
import type { JobDeps } from '../../src/jobs/job'
import { runKinds } from '../../src/run-kinds'
import { drive } from '../../src/runs/drive'
import { RUNS_CHANNEL } from '../../src/runs/start'

type Deps = JobDeps & { db: Db; log: FastifyBaseLogger }

/** What `taxon worker --once` does, in this process. */
export const driveOnce = ({ db, log, ...deps }: Deps, signal = new AbortController().signal): Promise<void> =>
  drive({ db, log, outbound: deps.outbound, kinds: runKinds(deps) }, { signal, once: true, allJobs: true })

/** As after the end of the processes that had them, and of all waits. */
export async function expireLeases(db: Db): Promise<void> {
  await db.execute({
    text: `UPDATE runs SET lease_until = now() - interval '1 s', due_at = nullif(due_at, 'infinity') - interval '1 hour'`,
  })
  await db.execute({ text: `UPDATE jobs SET lease_until = now() - interval '1 s' WHERE lease_until IS NOT NULL` })
}

/** What `taxon serve` does besides answering, in this process. Woken by the database as there. */
export function driveInBackground({ db, log, ...deps }: Deps, databaseUrl: string) {
  const stopping = new AbortController()
  let wake = () => {}
  const listener = listen(databaseUrl, RUNS_CHANNEL, () => wake(), log)
  const done = drive(
    { db, log, outbound: deps.outbound, kinds: runKinds(deps) },
    {
      signal: stopping.signal,
      onWake: (ring) => {
        wake = ring
      },
    },
  )
  return {
    stop: async () => {
      stopping.abort()
      await done
      await listener.stop()
    },
  }
}
