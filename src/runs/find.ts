import type { Db } from '../db/db'
import { notFound } from '../errors'
import { RUN, RUN_COLUMNS, type RunRow } from './row'

/** The organization whose runs are seen, or `system`, and perhaps only those of a workspace. */
export type RunsScope = { db: Db; orgId: string; workspace: string | null }

export async function findRun({ db, orgId, workspace }: RunsScope, id: string): Promise<RunRow> {
  const [run] = await db.query(RUN, {
    name: 'find_run',
    text: `SELECT ${RUN_COLUMNS} FROM runs r WHERE r.org_id = $1 AND r.id = $2 AND ($3::text IS NULL OR r.workspace_id = $3)`,
    values: [orgId, id, workspace],
  })
  if (!run) throw notFound('Run')
  return run
}

/** Null if the run has ended or is gone. */
export async function findOpen(db: Db, { org_id, id }: Pick<RunRow, 'org_id' | 'id'>): Promise<RunRow | null> {
  const [run] = await db.query(RUN, {
    name: 'find_open_run',
    text: `SELECT ${RUN_COLUMNS} FROM runs r WHERE r.org_id = $1 AND r.id = $2 AND r.state = 'open'`,
    values: [org_id, id],
  })
  return run ?? null
}
