import { repeat } from '../bell'
import { REPLICA_CHECK_MS, REPLICA_LAG_MS, REPLICA_WAIT_MS } from '../limits'
import { createDb, type Db } from './db'
import { observeStatements } from './observe'
import { createPool, type Log } from './pool'
import { createRecentWrites } from './recent-writes'
import { int8 } from './rows'
import { findUnreachable } from './unreachable'

export type ReplicaOptions = {
  url: string
  primary: Db
  poolSize: number
  namedStatements?: boolean
  slowStatementMs: number
  log: Log
}
export type Replica = ReturnType<typeof openReplica>
/** For one organization. */
export type OrgReplica = { reader(): Promise<Db>; noteWrite(): Promise<void> }

const POSITION = { position: int8.nullable() }
/** How far the log was written at a moment of this process's clock. */
type Sample = { at: number; position: number }
const QUERY_CANCELED = '57014'

/**
 * A copy of the database for reads that may be a moment old. It is used while it is known to hold everything that the primary
 * held REPLICA_LAG_MS ago, which is measured without the servers' clocks: by how far each of them is in the log.
 */
export function openReplica({ url, primary, poolSize, namedStatements, slowStatementMs, log }: ReplicaOptions) {
  const pool = createPool(url, poolSize, log, { waitMs: REPLICA_WAIT_MS, namedStatements })
  observeStatements(pool, log, slowStatementMs)
  const replica = createDb(pool)
  const writes = createRecentWrites(primary)
  const samples: Sample[] = []
  /** The replica holds what the primary held then. */
  let freshAt = Number.NEGATIVE_INFINITY
  let wasInUse = false

  const lagMs = () => performance.now() - freshAt
  const isInUse = () => lagMs() <= REPLICA_LAG_MS

  async function check(): Promise<void> {
    const at = performance.now()
    samples.push({ at, position: await writtenTo(primary) })
    const replayed = await replayedTo(replica)
    const newest = samples.findLastIndex(({ position }) => position <= replayed)
    if (newest >= 0) freshAt = samples[newest]!.at
    samples.splice(0, newest)
    while (samples[0] && at - samples[0].at > REPLICA_LAG_MS) samples.shift()
  }

  function report(err?: unknown): void {
    if (isInUse() === wasInUse) return
    wasInUse = isInUse()
    if (wasInUse) log.info('Reads use the replica')
    else log.warn({ err }, 'The replica is away or too far behind: reads use the primary')
  }

  /** Until a check succeeds again. */
  function leaveOut(error: unknown): void {
    freshAt = Number.NEGATIVE_INFINITY
    report(error)
  }

  const stopping = new AbortController()
  const checking = repeat({ signal: stopping.signal, everyMs: REPLICA_CHECK_MS, onFailure: leaveOut }, () =>
    check().then(() => report()),
  )

  /** Whatever goes wrong on the replica is asked again of the primary, unless it took too long. */
  const instead = <T>(error: unknown, askPrimary: () => Promise<T>): Promise<T> => {
    if ((error as { code?: string }).code === QUERY_CANCELED) throw error
    if (findUnreachable(error)) leaveOut(error)
    log.warn({ err: error }, 'The replica failed: the primary answers')
    return askPrimary()
  }
  const reader: Db = {
    query: (row, query) => replica.query(row, query).catch((error) => instead(error, () => primary.query(row, query))),
    execute: (query) => replica.execute(query).catch((error) => instead(error, () => primary.execute(query))),
    transaction: async (work, options) => {
      let hasBegun = false
      const begin = (tx: Db) => {
        hasBegun = true
        return work(tx)
      }
      return replica.transaction(begin, options).catch((error) => {
        if (hasBegun) throw error
        return instead(error, () => primary.transaction(work, options))
      })
    },
  }

  return {
    isInUse,
    lagSeconds: () => lagMs() / 1_000,
    /** The write is done: what remains of a failure here is that lists may show it a moment later. */
    noteWrite: (orgId: string): Promise<void> =>
      writes.note(orgId).catch((err) => log.warn({ err, orgId }, 'A write is not noted for the replica')),
    /** The replica or, while that is not fresh or the organization has just written, the primary. */
    readerFor: async (orgId: string): Promise<Db> => (isInUse() && !(await writes.has(orgId)) ? reader : primary),
    close: async () => {
      stopping.abort()
      await checking
      await pool.end()
    },
  }
}

async function writtenTo(primary: Db): Promise<number> {
  const [row] = await primary.query(POSITION, {
    text: `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS position`,
    limitMs: REPLICA_WAIT_MS,
  })
  return row!.position!
}

async function replayedTo(replica: Db): Promise<number> {
  const [row] = await replica.query(POSITION, {
    text: `SELECT CASE WHEN pg_is_in_recovery()
             THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint END AS position`,
    limitMs: REPLICA_WAIT_MS,
  })
  if (row!.position === null) throw new Error('The server of DATABASE_REPLICA_URL is not a replica, or not any more')
  return row!.position
}
