import { workThrough } from '../bell'
import type { Db } from '../db/db'
import { columnsOf } from '../db/rows'
import { findUnreachable } from '../db/unreachable'
import { ApiError } from '../errors'
import { randomPart } from '../ids'
import { SCHEDULE_LEASE_MS, SCHEDULE_RETRY_MS, SCHEDULE_STARTS } from '../limits'
import { DUE, type DueSchedule, type FireDeps, LEASED } from './due'
import { planScheduled, type StartedRun } from './plan-run'
import { timingOf } from './schema'
import { nextDue } from './timing'

/**
 * Begins the runs of schedules that are due, a few at a time, until none is left. The run and the next due time are
 * committed together, by the process that has the lease: each due time gets one run, however many processes there are and
 * wherever one is killed.
 */
export const fireDue = (deps: FireDeps, signal: AbortSignal): Promise<void> =>
  workThrough({ signal, atOnce: SCHEDULE_STARTS, next: () => leaseNext(deps.db) }, (schedule) => fire(deps, schedule))

/** A schedule whose last run is still going on waits for its end. */
async function leaseNext(db: Db): Promise<DueSchedule | null> {
  const [schedule] = await db.query(LEASED, {
    name: 'lease_schedule',
    text: `WITH next AS MATERIALIZED (
             SELECT s.org_id, s.id FROM schedules s
             WHERE s.due_at <= clock_timestamp() AND (s.lease_until IS NULL OR s.lease_until < clock_timestamp())
               AND NOT EXISTS (
                 SELECT FROM runs r WHERE r.org_id = s.last_run_org_id AND r.id = s.last_run_id AND r.state = 'open')
             ORDER BY s.due_at, s.org_id, s.id LIMIT 1 FOR UPDATE SKIP LOCKED
           )
           UPDATE schedules s SET lease_owner = $1, lease_until = clock_timestamp() + make_interval(secs => $2)
           FROM next WHERE s.org_id = next.org_id AND s.id = next.id
           RETURNING ${columnsOf(DUE, 's')}, clock_timestamp() AS now`,
    values: [randomPart(), SCHEDULE_LEASE_MS / 1_000],
  })
  return schedule ?? null
}

async function fire(deps: FireDeps, schedule: DueSchedule): Promise<void> {
  const log = deps.log.child({ schedule: schedule.id })
  try {
    const start = await planScheduled({ ...deps, log }, schedule)
    await deps.db.transaction(async (db) => {
      if (await takeDueTime(db, schedule)) await recordRun(db, schedule, await start(db))
    })
  } catch (error) {
    if (error instanceof ApiError) return refuse(deps.db, schedule, error.message)
    log.error({ err: error }, findUnreachable(error) ? 'A schedule has to wait' : 'A scheduled run could not begin')
    await retryLater(deps.db, schedule).catch(() => {})
  }
}

/** False if another process has the schedule, or it was changed or deleted meanwhile. */
async function takeDueTime(db: Db, schedule: DueSchedule): Promise<boolean> {
  const taken = await db.execute({
    name: 'take_due_time',
    text: `UPDATE schedules SET due_at = $4, last_due_at = $5, last_run_org_id = NULL, last_run_id = NULL, last_error = NULL,
             lease_owner = NULL, lease_until = NULL
           WHERE org_id = $1 AND id = $2 AND lease_owner = $3`,
    values: [
      ...[schedule.org_id, schedule.id, schedule.lease_owner],
      ...[nextDue(timingOf(schedule), schedule.now), schedule.now],
    ],
  })
  return taken > 0
}

async function recordRun(db: Db, schedule: DueSchedule, run: StartedRun): Promise<void> {
  await db.execute({
    name: 'record_scheduled_run',
    text: 'UPDATE schedules SET last_run_org_id = $3, last_run_id = $4 WHERE org_id = $1 AND id = $2',
    values: [schedule.org_id, schedule.id, run.orgId, run.id],
  })
}

/** The due time passes without a run, for a reason that is shown with the schedule. */
const refuse = (db: Db, schedule: DueSchedule, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await takeDueTime(tx, schedule))) return
    await tx.execute({
      text: 'UPDATE schedules SET last_error = $3 WHERE org_id = $1 AND id = $2',
      values: [schedule.org_id, schedule.id, reason],
    })
  })

const retryLater = (db: Db, { org_id, id, lease_owner }: DueSchedule): Promise<number> =>
  db.execute({
    text: `UPDATE schedules SET lease_until = clock_timestamp() + make_interval(secs => $4)
           WHERE org_id = $1 AND id = $2 AND lease_owner = $3`,
    values: [org_id, id, lease_owner, SCHEDULE_RETRY_MS / 1_000],
  })
