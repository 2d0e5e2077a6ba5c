import type { Ctx } from '../context'
import type { Db } from '../db/db'
import { int8, type RowOf, text } from '../db/rows'
import { BULK_STATEMENT_MS, UNDO_KEPT_LISTED } from '../limits'
import {
  currentTopics,
  EDITED,
  IS_BROUGHT,
  IS_IN_CATALOG,
  IS_IN_LIBRARY,
  IS_PUSHED,
  IS_USED_BY_OTHERS,
  KEPT_REASON,
} from './conditions'
import type { Action } from './find-action'
import { KEPT_MESSAGES, type KeptReason, type UndoAction, type UndoAnswer } from './schema'

export type Plan = Pick<UndoAnswer, 'total' | 'takenBack' | 'removedFromCatalog' | 'externalIds' | 'keptCount' | 'kept'>

const KEPT = { id: text, name: text, reason: text.as<KeptReason>() }
type Kept = RowOf<typeof KEPT>

/** What taking the action back would do now. */
export function planUndo(ctx: Ctx, action: Action): Promise<Plan> {
  return ctx.db.transaction((db) => PLANS[action.action]({ ...ctx, db }, action), { statementMs: BULK_STATEMENT_MS })
}

const PLANS: Record<UndoAction, (ctx: Ctx, action: Action) => Promise<Plan>> = {
  import: planRemoval,
  matrix: planRemoval,
  delete: planReturn,
  edit: planSettingBack,
}

async function planRemoval({ db, org }: Ctx, { batch_ids }: Action): Promise<Plan> {
  const links = `SELECT o.id AS link_id, o.topic_name, g.id AS topic_id, ${IS_PUSHED} AS is_pushed,
      ${IS_BROUGHT} AND ${IS_IN_CATALOG} AS is_brought, ${IS_USED_BY_OTHERS} AS is_used
    FROM org_topics o JOIN global_topics g ON g.id = o.topic_id WHERE o.org_id = $1 AND o.batch_id = ANY($2)`
  const [counts] = await db.query(
    { total: int8, pushed: int8, unused: int8, used: int8 },
    {
      text: `SELECT count(*) AS total, count(*) FILTER (WHERE is_pushed) AS pushed,
                    count(*) FILTER (WHERE NOT is_pushed AND is_brought AND NOT is_used) AS unused,
                    count(*) FILTER (WHERE NOT is_pushed AND is_brought AND is_used) AS used
             FROM (${links}) links`,
      values: [org.id, batch_ids],
    },
  )
  const { total, pushed, unused, used } = counts!
  const kept = await db.query(KEPT, {
    text: `SELECT CASE WHEN is_pushed THEN link_id ELSE topic_id END AS id, topic_name AS name,
                  CASE WHEN is_pushed THEN 'pushed' ELSE 'used_by_others' END AS reason
           FROM (${links}) links WHERE is_pushed OR (is_brought AND is_used) ORDER BY NOT is_pushed, topic_name, 1
           LIMIT ${UNDO_KEPT_LISTED}`,
    values: [org.id, batch_ids],
  })
  return {
    total,
    takenBack: total - pushed,
    removedFromCatalog: unused,
    externalIds: await countExternalIds(db, org.id, batch_ids),
    keptCount: pushed + used,
    kept: toList(kept),
  }
}

/** Of topics that are not the action's own, unless somebody changed them since. */
async function countExternalIds(db: Db, orgId: string, batchIds: readonly string[]): Promise<number> {
  const [row] = await db.query(
    { count: int8 },
    {
      text: `SELECT count(*) FROM filled_external_ids f
             JOIN org_topics o ON o.org_id = f.org_id AND o.id = f.org_topic_id AND o.external_id = f.external_id
             WHERE f.org_id = $1 AND f.batch_id = ANY($2) AND coalesce(o.batch_id, '') <> ALL($2)`,
      values: [orgId, batchIds],
    },
  )
  return row!.count
}

const NOTHING_ELSE = { removedFromCatalog: 0, externalIds: 0 }

async function planReturn({ db, org }: Ctx, { id }: Action): Promise<Plan> {
  const deleted = 'SELECT * FROM deleted_topics WHERE org_id = $1 AND action_id = $2'
  const present = `${currentTopics(deleted)}
    SELECT c.id, c.topic_name AS name, 'already_in_library' AS reason, count(*) OVER () AS count
    FROM current c JOIN global_topics g ON g.id = c.current_id WHERE ${IS_IN_LIBRARY}
    ORDER BY c.topic_name, c.id LIMIT ${UNDO_KEPT_LISTED}`
  const [{ total } = { total: 0 }] = await db.query(
    { total: int8 },
    { text: `SELECT count(*) AS total FROM (${deleted}) deleted`, values: [org.id, id] },
  )
  const rows = await db.query({ ...KEPT, count: int8 }, { text: present, values: [org.id, id] })
  const keptCount = rows[0]?.count ?? 0
  return { total, takenBack: total - keptCount, ...NOTHING_ELSE, keptCount, kept: toList(rows) }
}

async function planSettingBack({ db, org }: Ctx, { id }: Action): Promise<Plan> {
  const edited = `SELECT e.org_topic_id AS id, e.topic_name AS name, ${KEPT_REASON} AS reason FROM ${EDITED}
    WHERE e.org_id = $1 AND e.edit_id = $2 AND e.edited_at IS NOT NULL`
  const [counts] = await db.query(
    { total: int8, kept: int8 },
    { text: `SELECT count(*) AS total, count(reason) AS kept FROM (${edited}) edited`, values: [org.id, id] },
  )
  const rows = await db.query(KEPT, {
    text: `SELECT * FROM (${edited}) edited WHERE reason IS NOT NULL ORDER BY name, id LIMIT ${UNDO_KEPT_LISTED}`,
    values: [org.id, id],
  })
  const { total, kept } = counts!
  return { total, takenBack: total - kept, ...NOTHING_ELSE, keptCount: kept, kept: toList(rows) }
}

const toList = (rows: readonly Kept[]): Plan['kept'] =>
  rows.map(({ id, name, reason }) => ({ id, name, reason, message: KEPT_MESSAGES[reason] }))
