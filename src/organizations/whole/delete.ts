import { audit } from '../../audit/audit'
import type { RequestClient } from '../../context'
import type { Db } from '../../db/db'
import { MAY_BE_LIVE } from '../../db/may-be-live'
import { int8 } from '../../db/rows'
import { organizations, users } from '../../db/tables'
import { badRequest, conflict, notFound } from '../../errors'
import { ORGANIZATION_DELETION_MS } from '../../limits'
import { forgetUser } from '../../users/forget'
import { OWNED_TABLES } from './tables'

export const WRONG_NAME = 'name must be the name of the organization'
export const ACTIVE_SEGMENTS =
  'Segments are active, are being sent or may be on a platform: end their pushes, then deactivate them'

type DeletionCtx = { db: Db; now: Date; userId?: string; client?: RequestClient }

/** `name` is typed again by whoever asks; `leaveActive` deletes although segments stay on platforms. */
export type Deletion = { orgId: string; name: string; leaveActive?: boolean }
export type Deleted = { deleted: true; removed: Record<string, number>; peopleRemoved: number }

/**
 * Deletes an organization with all that belongs to it, in one transaction. Topics that it brought into the catalog stay, for
 * they may be in other libraries and carry none of its words. People who belong to no other organization, and are no
 * operators, become removed users.
 */
export const deleteWhole = (ctx: DeletionCtx, deletion: Deletion): Promise<Deleted> =>
  ctx.db.transaction((db) => deleteAll({ ...ctx, db }, deletion), { statementMs: ORGANIZATION_DELETION_MS })

async function deleteAll(ctx: DeletionCtx, { orgId, name, leaveActive = false }: Deletion): Promise<Deleted> {
  const { db, now } = ctx
  const [organization] = await db.query(
    { name: organizations.name },
    { text: 'SELECT name FROM organizations WHERE id = $1 FOR UPDATE', values: [orgId] },
  )
  if (!organization) throw notFound('Organization')
  if (organization.name !== name) throw badRequest(WRONG_NAME)
  if (!leaveActive && (await hasActive(db, orgId))) throw conflict(ACTIVE_SEGMENTS)
  const removed = await countOwned(db, orgId)
  // Before the members are gone, as the actor may be one of the people who are removed with them.
  await audit(ctx, 'organization.delete', {
    orgId: null,
    subject: { type: 'organization', id: orgId, name },
    details: { leaveActive },
  })
  const people = await lonePeople(db, orgId)
  const wereLive = await deleteActivations(db, orgId)
  if (!leaveActive && wereLive) throw conflict(ACTIVE_SEGMENTS)
  await deleteOwned(db, orgId)
  for (const id of people) await forgetUser(db, id, now)
  return { deleted: true, removed, peopleRemoved: people.length }
}

/**
 * Workspaces go with the organization, after all that refers to them: what loses its workspace is updated, and triggers would
 * note that in the list of runs. Audit entries can be removed only when their organization is gone.
 */
const LAST: ReadonlySet<string> = new Set(['workspaces', 'audit_entries'])

async function deleteOwned(db: Db, orgId: string): Promise<void> {
  for (const table of OWNED_TABLES) {
    if (!LAST.has(table)) await db.execute({ text: `DELETE FROM ${table} WHERE org_id = $1`, values: [orgId] })
  }
  await db.execute({ text: 'DELETE FROM organizations WHERE id = $1', values: [orgId] })
  await db.execute({ text: 'DELETE FROM audit_entries WHERE org_id = $1', values: [orgId] })
}

const hasActive = async (db: Db, orgId: string): Promise<boolean> =>
  (await db.execute({
    text: `SELECT 1 FROM activations WHERE org_id = $1 AND ${MAY_BE_LIVE} LIMIT 1`,
    values: [orgId],
  })) > 0

/** Returns whether any may be live by now: pushes go on until their rows are locked, which this does. */
const deleteActivations = async (db: Db, orgId: string): Promise<boolean> =>
  (await db.execute({
    text: `WITH removed AS (DELETE FROM activations WHERE org_id = $1 RETURNING status, sent_at, outcome_unknown)
           SELECT 1 FROM removed WHERE ${MAY_BE_LIVE} LIMIT 1`,
    values: [orgId],
  })) > 0

/** The rows of each table that holds any. */
export async function countOwned(db: Db, orgId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of OWNED_TABLES) {
    const [row] = await db.query(
      { rows: int8 },
      { text: `SELECT count(*) AS rows FROM ${table} WHERE org_id = $1`, values: [orgId] },
    )
    if (row!.rows > 0) counts[table] = row!.rows
  }
  return counts
}

async function lonePeople(db: Db, orgId: string): Promise<string[]> {
  const rows = await db.query(
    { id: users.id },
    {
      text: `SELECT u.id FROM members m JOIN users u ON u.id = m.user_id
             WHERE m.organization_id = $1 AND NOT u.operator AND NOT EXISTS (
               SELECT FROM members other WHERE other.user_id = u.id AND other.organization_id <> $1)
             ORDER BY u.id FOR UPDATE OF u`,
      values: [orgId],
    },
  )
  return rows.map(({ id }) => id)
}
