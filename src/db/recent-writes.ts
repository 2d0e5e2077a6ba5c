import { RECENT_WRITE_MS, WRITE_NOTE_MS } from '../limits'
import type { Db } from './db'
import { lookUp } from './look-up'
import { recent_writes } from './tables'

const NOTED = { org_id: recent_writes.org_id }
const ORGANIZATIONS_REMEMBERED = 10_000

/**
 * Tells all nodes which organizations have written something within the last seconds. A node notes it at most every few
 * seconds for an organization, so that a busy one does not wait for its own row.
 */
export function createRecentWrites(db: Db) {
  /** When this node noted it, by its own clock. */
  const notedAt = new Map<string, number>()
  const find = lookUp((orgIds: string[]) => readNotes(db, orgIds))

  return {
    /** Called when the write is done and before its caller is told. */
    note: async (orgId: string): Promise<void> => {
      const now = performance.now()
      if (now - (notedAt.get(orgId) ?? Number.NEGATIVE_INFINITY) < WRITE_NOTE_MS) return
      await db.execute({
        name: 'note_write',
        text: `INSERT INTO recent_writes (org_id, written_at) VALUES ($1, clock_timestamp())
               ON CONFLICT (org_id) DO UPDATE SET written_at = excluded.written_at`,
        values: [orgId],
      })
      if (notedAt.size >= ORGANIZATIONS_REMEMBERED) notedAt.clear()
      notedAt.set(orgId, now)
    },
    has: async (orgId: string): Promise<boolean> => (await find(orgId)) === true,
  }
}

async function readNotes(db: Db, orgIds: string[]): Promise<boolean[]> {
  const rows = await db.query(NOTED, {
    name: 'recent_writes',
    text: `SELECT org_id FROM recent_writes
           WHERE org_id = ANY($1) AND written_at > clock_timestamp() - ${RECENT_WRITE_MS} * interval '1 ms'`,
    values: [orgIds],
  })
  const writers = new Set(rows.map(({ org_id }) => org_id))
  return orgIds.map((orgId) => writers.has(orgId))
}
