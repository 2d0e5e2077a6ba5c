import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BoundedClient } from '../db/bounded-client'
import type { Db } from '../db/db'
import { text } from '../db/rows'
import { DATABASE_CONNECT_MS, REPLICA_LAG_MS } from '../limits'
import { type Finding, ok, problem } from './finding'

const CHECK = 'replica'
const POLL_MS = 100

/** A replica is behind if it does not have in time what the primary had written when this began. */
export async function checkReplica(primary: Db, url: string): Promise<Finding> {
  const client = new BoundedClient({ connectionString: url, limitMs: DATABASE_CONNECT_MS })
  client.on('error', () => {})
  try {
    const [written] = await primary.query({ lsn: text }, { text: 'SELECT pg_current_wal_lsn()::text AS lsn' })
    await client.connect()
    return await compare(client, written!.lsn)
  } catch (error) {
    return problem(
      CHECK,
      `The replica cannot be asked: ${(error as Error).message.split('\n')[0]}`,
      'Check that it runs and that DATABASE_REPLICA_URL leads to it; until then all reads go to the primary',
    )
  } finally {
    await client.end().catch(() => {})
  }
}

type ReplicaState = { is_replica: boolean; has_all: boolean | null; last_change: Date | null }

async function compare(client: pg.Client, lsn: string): Promise<Finding> {
  const began = Date.now()
  for (;;) {
    const { rows } = await client.query<ReplicaState>(
      `SELECT pg_is_in_recovery() AS is_replica, pg_last_wal_replay_lsn() >= $1::pg_lsn AS has_all,
              pg_last_xact_replay_timestamp() AS last_change`,
      [lsn],
    )
    const { is_replica, has_all, last_change } = rows[0]!
    if (!is_replica) {
      return problem(
        CHECK,
        'DATABASE_REPLICA_URL leads to a server that is no replica: what is read there may never change',
        'Set it to a streaming replica of the server in DATABASE_URL, or remove it',
      )
    }
    const waitedMs = Date.now() - began
    if (has_all) return ok(CHECK, `The replica is less than ${Math.ceil((waitedMs + 1) / 1000)} s behind`)
    if (waitedMs > REPLICA_LAG_MS) return lagging(last_change)
    await sleep(POLL_MS)
  }
}

function lagging(lastChange: Date | null): Finding {
  const since = lastChange ? `; the last change that it has is of ${lastChange.toISOString()}` : ''
  return problem(
    CHECK,
    `The replica is more than ${REPLICA_LAG_MS / 1000} s behind${since}`,
    'Look at the network between the servers, and for long queries on the replica that keep it from replaying',
  )
}
