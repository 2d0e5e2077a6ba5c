import type { Ctx, OperatorCtx } from '../context'
import type { Db } from '../db/db'
import { traceparent } from '../telemetry/tracing'
import type { Driver } from './terms'

/** Servers listen to this channel for runs that they can go on with. */
export const RUNS_CHANNEL = 'taxon_runs'

type Starter = Pick<OperatorCtx, 'db' | 'source' | 'client' | 'keyId'>
/** `connectionId`: for a job that works on one connection. */
type NewRun = { orgId: string; id: string; drive?: Driver; connectionId?: string }

export const starterOf = ({ db, caller, source, client }: Ctx): Starter => ({
  db,
  source,
  client,
  keyId: caller.kind === 'session' ? undefined : caller.keyId,
})

/** Says who drives a run that was just inserted, in the same transaction. */
export async function startRun(
  { db, source, keyId }: Starter,
  { orgId, id, drive = 'client', connectionId }: NewRun,
): Promise<void> {
  await db.execute({
    name: 'start_run',
    text: `UPDATE runs SET driver = $3, source = $4, key_id = $5, connection_id = coalesce($6, connection_id),
                           traceparent = $7
           WHERE org_id = $1 AND id = $2`,
    values: [
      ...[orgId, id, drive, source ?? (keyId === undefined ? 'console' : 'key'), keyId ?? null],
      connectionId ?? null,
      traceparent(),
    ],
  })
  if (drive === 'server') await wakeServers(db)
}

/** There is something new to do for a run that was idle. */
export async function wakeRun(db: Db, orgId: string, id: string): Promise<void> {
  await db.execute({
    name: 'wake_run',
    text: 'UPDATE runs SET due_at = NULL, woken_at = clock_timestamp() WHERE org_id = $1 AND id = $2',
    values: [orgId, id],
  })
  await wakeServers(db)
}

export async function wakeServers(db: Db): Promise<void> {
  await db.execute({ name: 'wake_servers', text: `SELECT pg_notify('${RUNS_CHANNEL}', '')` })
}
