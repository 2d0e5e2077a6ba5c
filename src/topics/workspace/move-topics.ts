import { audit } from '../../audit/audit'
import { allOf, Values } from '../../catalog/browse/filters'
import type { Ctx } from '../../context'
import { int8 } from '../../db/rows'
import { workspaces } from '../../db/tables'
import { notFound } from '../../errors'
import { BULK_STATEMENT_MS } from '../../limits'
import { lockedLinks } from '../find'
import { selectedBy } from '../selection'
import type { AddedToWorkspace, AddToWorkspace, TopicSelection } from './schema'

const ADDED = { added: int8, already_in: int8 }
const ELSEWHERE = { id: workspaces.id, name: workspaces.name, topics: int8 }

/** Takes topics of the organization into a workspace. Those of another one stay there, unless `move` says otherwise. */
export async function addToWorkspace(ctx: Ctx, id: string, input: AddToWorkspace): Promise<AddedToWorkspace> {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db, workspace: null }
      const subject = await holdWorkspace(inside, id)
      const values = new Values()
      const selected = allOf(selectedBy(inside, input, values))
      const workspace = values.add(id)
      const elsewhere = await db.query(ELSEWHERE, {
        text: `SELECT w.id, w.name, count(*) AS topics FROM org_topics o
               JOIN workspaces w ON w.org_id = o.org_id AND w.id = o.workspace_id
               WHERE ${selected} AND o.workspace_id <> ${workspace} GROUP BY w.id, w.name ORDER BY w.name`,
        values: values.list,
      })
      const movable = input.move ? `o.workspace_id IS DISTINCT FROM ${workspace}` : 'o.workspace_id IS NULL'
      const [row] = await db.query(ADDED, {
        text: `WITH present AS MATERIALIZED (
                 SELECT count(*) AS topics FROM org_topics o WHERE ${selected} AND o.workspace_id = ${workspace}
               ), movable AS (${lockedLinks(`${selected} AND ${movable}`)}), added AS (
                 UPDATE org_topics o SET workspace_id = ${workspace} FROM movable
                 WHERE o.org_id = ${values.add(ctx.org.id)} AND o.id = movable.id RETURNING 1
               )
               SELECT (SELECT count(*) FROM added) AS added, topics AS already_in FROM present`,
        values: values.list,
      })
      await audit(inside, 'workspace.add_topics', { subject, details: { added: row!.added } })
      return {
        added: row!.added,
        alreadyIn: row!.already_in,
        elsewhere: input.move ? [] : elsewhere.map(({ topics, ...workspace }) => ({ workspace, topics })),
      }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** They stay in the organization's library. */
export async function removeFromWorkspace(
  ctx: Ctx,
  id: string,
  selection: TopicSelection,
): Promise<{ removed: number }> {
  return ctx.db.transaction(
    async (db) => {
      const inside = { ...ctx, db, workspace: id }
      const subject = await holdWorkspace(inside, id)
      const values = new Values()
      const selected = allOf(selectedBy(inside, selection, values))
      const removed = await db.execute({
        text: `WITH removable AS (${lockedLinks(selected)})
               UPDATE org_topics o SET workspace_id = NULL FROM removable
               WHERE o.org_id = ${values.add(ctx.org.id)} AND o.id = removable.id`,
        values: values.list,
      })
      await audit(inside, 'workspace.remove_topics', { subject, details: { removed } })
      return { removed }
    },
    { statementMs: BULK_STATEMENT_MS },
  )
}

/** Nobody deletes it before the transaction ends. Returns what the audit log calls it. */
async function holdWorkspace({ db, org }: Pick<Ctx, 'db' | 'org'>, id: string) {
  const [row] = await db.query(
    { name: workspaces.name },
    { text: 'SELECT name FROM workspaces WHERE org_id = $1 AND id = $2 FOR KEY SHARE', values: [org.id, id] },
  )
  if (!row) throw notFound('Workspace')
  return { type: 'workspace', id, name: row.name }
}
