import type { Db } from '../db/db'
import { bool } from '../db/rows'
import { runs } from '../db/tables'
import { randomPart } from '../ids'
import { RUN_LEASE_MS, RUN_STEPS_PER_CONNECTION, RUN_STEPS_PER_ORG } from '../limits'
import type { RunKind } from './kind'
import { RUN, RUN_COLUMNS, type RunRow } from './row'

/** The right to go on with a run. It is on the database's clock, so the clocks of nodes need not agree. */
export type Lease = { run: RunRow; owner: string }

/** `allJobs`: also jobs that a client drives, as `taxon worker` does. */
export type Drivable = { kinds: readonly RunKind[]; allJobs: boolean }

const LEASE = `clock_timestamp() + interval '${RUN_LEASE_MS} milliseconds'`

/** SQL condition on a run `r` with the first three parameters: this process can do a step of it now. */
const IS_DUE = `r.state = 'open' AND (r.driver = 'server' OR r.kind = 'job') AND (r.driver = 'server' OR $3)
  AND r.paused_at IS NULL AND r.kind = ANY($1) AND (r.kind <> 'job' OR r.title = ANY($2))
  AND (r.due_at IS NULL OR r.due_at <= clock_timestamp())
  AND (r.lease_owner IS NULL OR r.lease_until < clock_timestamp())`

/** SQL condition on the same run: as many steps as allowed are not under way yet, on any node. */
const HAS_ROOM = `(
    SELECT count(*) FROM runs l
    WHERE l.org_id = r.org_id AND l.lease_owner IS NOT NULL AND l.lease_until >= clock_timestamp()
  ) < ${RUN_STEPS_PER_ORG} AND (r.connection_id IS NULL OR (
    SELECT count(*) FROM runs l
    WHERE l.org_id = r.org_id AND l.lease_owner IS NOT NULL AND l.lease_until >= clock_timestamp()
      AND l.connection_id = r.connection_id
  ) < ${RUN_STEPS_PER_CONNECTION})`

/** If other processes are just leasing runs of so many organizations, there are enough of them. */
const ORGANIZATIONS = 10

const parameters = ({ kinds, allJobs }: Drivable): unknown[] => [
  kinds.map(({ kind }) => kind),
  kinds.flatMap(({ titles }) => titles ?? []),
  allJobs,
]

/**
 * Leases the next run: of the organization whose last turn was longest ago, the run whose last turn was. Null if there is
 * nothing that this process can do now.
 */
export async function leaseNext(db: Db, drivable: Drivable): Promise<Lease | null> {
  const organizations = await db.query(
    { org_id: runs.org_id },
    {
      name: 'due_organizations',
      text: `SELECT r.org_id FROM runs r LEFT JOIN run_turns t ON t.org_id = r.org_id WHERE ${IS_DUE}
               AND ${HAS_ROOM}
             GROUP BY r.org_id ORDER BY min(t.turn_at) NULLS FIRST, min(r.created_at), r.org_id LIMIT ${ORGANIZATIONS}`,
      values: parameters(drivable),
    },
  )
  for (const { org_id } of organizations) {
    const lease = await leaseOf(db, drivable, org_id)
    if (lease) return lease
  }
  return null
}

/** The lock lets one process at a time count an organization's leases, so that all together stay within the limits. */
const leaseOf = (db: Db, drivable: Drivable, orgId: string): Promise<Lease | null> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query(
      { is_held: bool },
      {
        name: 'lock_turns',
        text: `SELECT pg_try_advisory_xact_lock(hashtextextended('taxon:run-turns:' || $1, 0)) AS is_held`,
        values: [orgId],
      },
    )
    if (!lock!.is_held) return null
    const owner = randomPart()
    const [run] = await tx.query(RUN, {
      name: 'lease_run',
      text: `WITH next AS MATERIALIZED (
               SELECT r.id FROM runs r WHERE r.org_id = $4 AND ${IS_DUE} AND ${HAS_ROOM}
               ORDER BY r.turn_at NULLS FIRST, r.created_at, r.id LIMIT 1
             )
             UPDATE runs r SET lease_owner = $5, lease_until = ${LEASE}, turn_at = clock_timestamp(), due_at = NULL,
                               started_at = coalesce(r.started_at, clock_timestamp()),
                               measured_at = CASE WHEN r.started_at IS NULL THEN clock_timestamp() ELSE r.measured_at END
             FROM next WHERE r.org_id = $4 AND r.id = next.id AND ${IS_DUE}
             RETURNING ${RUN_COLUMNS}`,
      values: [...parameters(drivable), orgId, owner],
    })
    if (!run) return null
    await tx.execute({
      name: 'take_turn',
      text: `INSERT INTO run_turns (org_id, turn_at) VALUES ($1, clock_timestamp())
             ON CONFLICT (org_id) DO UPDATE SET turn_at = excluded.turn_at`,
      values: [orgId],
    })
    return { run, owner }
  })

/** False if another process goes on with the run. */
export async function renewLease(db: Db, { run, owner }: Lease): Promise<boolean> {
  const renewed = await db.execute({
    name: 'renew_lease',
    text: `UPDATE runs SET lease_until = ${LEASE} WHERE org_id = $1 AND id = $2 AND lease_owner = $3`,
    values: [run.org_id, run.id, owner],
  })
  return renewed > 0
}

export type Release = {
  /** Leave the run alone for so long. */
  waitMs?: number
  /** Leave it alone until it is woken. */
  isIdle?: boolean
  attempts?: number
  isPaused?: boolean
  error?: string
}

/** A run that was woken since the lease began is not idle. */
export async function releaseLease(db: Db, { run, owner }: Lease, release: Release = {}): Promise<void> {
  const { waitMs = null, isIdle = false, attempts = 0, isPaused = false, error = null } = release
  await db.execute({
    name: 'release_lease',
    text: `UPDATE runs SET lease_owner = NULL, lease_until = NULL, attempts = $6, last_error = coalesce($8, last_error),
             paused_at = CASE WHEN $7 AND state = 'open' THEN clock_timestamp() ELSE paused_at END,
             due_at = CASE WHEN $5 AND coalesce(woken_at < turn_at, true) THEN 'infinity'
                           ELSE clock_timestamp() + make_interval(secs => $4::float8 / 1000) END
           WHERE org_id = $1 AND id = $2 AND lease_owner = $3`,
    values: [run.org_id, run.id, owner, waitMs, isIdle, attempts, isPaused, error],
  })
}
