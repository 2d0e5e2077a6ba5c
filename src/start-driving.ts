import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { checkStale } from './alerts/check-stale'
import { deliverDue } from './alerts/deliver'
import { deliverMails } from './auth/mails/deliver'
import { repeat } from './bell'
import { baseUrlOf, type Config } from './config'
import { createOutbound } from './connections/create-outbound'
import { listen } from './db/listen'
import type { Database } from './db/open'
import type { JobDeps } from './jobs/job'
import { JOB_TYPES } from './jobs/registry'
import { ALERT_POLL_MS, DRAIN_MS, MAIL_POLL_MS, SCHEDULE_POLL_MS } from './limits'
import { createLlm } from './llm/client'
import { createMailer } from './mail'
import { runKinds } from './run-kinds'
import { drive } from './runs/drive'
import { RUNS_CHANNEL } from './runs/start'
import { fireDue } from './schedules/fire'

type Deps = {
  config: Config
  secrets: string[]
  database: Pick<Database, 'db' | 'directUrl' | 'replica'>
  log: FastifyBaseLogger
}
type Options = { allJobs: boolean; once?: boolean; jobTypes?: JobDeps['jobTypes'] }

/**
 * Begins the runs of schedules, drives runs and tells what failed, until it is stopped or, with `once`, until there is
 * nothing left that can be done now.
 */
export async function startDriving(
  { config, secrets, database, log }: Deps,
  { allJobs, once = false, jobTypes = JOB_TYPES }: Options,
) {
  const outbound = createOutbound(config, secrets)
  const llm = config.llm ? await createLlm(config.llm) : null
  const stopping = new AbortController()
  let wake = () => {}
  const listener = once ? null : listen(database.directUrl, RUNS_CHANNEL, () => wake(), log)
  const { db } = database
  const { signal } = stopping
  const jobDeps = { llm, outbound, jobTypes }
  const often = (everyMs: number, complaint: string, work: () => Promise<void>) =>
    repeat({ signal, once, everyMs, onFailure: (err) => log.error({ err }, complaint) }, work)
  const firing = often(SCHEDULE_POLL_MS, 'Cannot look for schedules', () => fireDue({ db, log, ...jobDeps }, signal))
  /** With `once`, what the schedules begin is driven, too, and then what failed is told. */
  const after = async (earlier: Promise<unknown>) => {
    if (once) await earlier
  }
  const onWake = (ring: () => void) => {
    wake = ring
  }
  const kinds = runKinds(jobDeps)
  const driving = after(firing).then(() =>
    drive({ db, log, outbound, kinds, noteWrite: database.replica?.noteWrite }, { signal, once, allJobs, onWake }),
  )
  const mailer = config.mail ? await createMailer(config.mail) : null
  const telling = { db, log, outbound, mailer, baseUrl: baseUrlOf(config) }
  const counting = after(driving).then(() =>
    often(ALERT_POLL_MS, 'Cannot count stale activations', () => checkStale(telling, signal)),
  )
  const delivering = after(counting).then(() =>
    often(ALERT_POLL_MS, 'Cannot look for alerts', () => deliverDue(telling, signal)),
  )
  const mailing = mailer
    ? often(MAIL_POLL_MS, 'Cannot look for mails', () =>
        deliverMails(
          { db, log, mailer, baseUrl: telling.baseUrl, provider: config.oidc?.name ?? 'single sign-on' },
          signal,
        ),
      )
    : Promise.resolve()
  const done = Promise.all([firing, driving, counting, delivering, mailing])
  /** A step that does not end in time is left as after a kill: somebody else goes on with the run. */
  const stop = async () => {
    stopping.abort()
    await Promise.race([done, sleep(DRAIN_MS, undefined, { ref: false })])
    await listener?.stop()
    await outbound.http.close()
    mailer?.close()
  }
  return { done, stop }
}
