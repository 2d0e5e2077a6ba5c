import { access } from '../access'
import type { Ctx } from '../context'
import { textArray } from '../db/rows'
import { keptFailures } from '../runs/failures'
import { organizationOf, type RunKind } from '../runs/kind'
import { closeRun, inTransactions } from '../runs/turn'
import { lockLibrary } from '../topics/intake/locks'
import { removeExternalIds, removeTopics } from './remove-topics'
import { returnTopics } from './return-topics'
import type { UndoAction } from './schema'
import { setBackTopics } from './set-back-topics'
import { lockUndo, type Progress, recordProgress, type Undo } from './undo-row'

/** Topics that are taken back, some hundred in a transaction. */
export const undoKind: RunKind = {
  kind: 'undo',
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'library:delete') },
  step: (ctx, run) => inTransactions(ctx, (inside) => takeBackSome(inside, run.id)),
  cancel: (ctx, run) => closeRun(organizationOf(ctx), 'undos', run.id, 'cancelled'),
  fail: (ctx, run) => closeRun(organizationOf(ctx), 'undos', run.id, 'failed'),
  retryRefusal: 'Take the action back again: what is left of it is looked at anew',
  failures: keptFailures,
}

/** True if nothing is left to do. */
async function takeBackSome(ctx: Ctx, id: string): Promise<boolean> {
  await lockLibrary(ctx)
  const undo = await lockUndo(ctx, id)
  if (undo.status !== 'processing') return true
  const progress = await NEXT_TOPICS[undo.action](ctx, undo)
  if (progress) {
    await recordProgress(ctx, undo, progress)
    return false
  }
  if (undo.action === 'import' && (await removeExternalIds(ctx, await batchesOf(ctx, undo)))) return false
  await closeRun(ctx, 'undos', id, 'completed')
  return true
}

const removeAdded = async (ctx: Ctx, undo: Undo) => removeTopics(ctx, await batchesOf(ctx, undo), undo.position)

/** Each takes back some topics, and returns null if there are no more. */
const NEXT_TOPICS: Record<UndoAction, (ctx: Ctx, undo: Undo) => Promise<Progress | null>> = {
  import: removeAdded,
  matrix: removeAdded,
  delete: (ctx, { action_id, position }) => returnTopics(ctx, action_id, position),
  edit: (ctx, { action_id, position }) => setBackTopics(ctx, action_id, position),
}

/** In the order in which positions compare. */
async function batchesOf({ db, org }: Ctx, { action_id }: Undo): Promise<string[]> {
  const [row] = await db.query(
    { ids: textArray },
    {
      name: 'batches_to_undo',
      text: 'SELECT ARRAY(SELECT id FROM import_batches WHERE org_id = $1 AND upload_id = $2) AS ids',
      values: [org.id, action_id],
    },
  )
  return [action_id, ...row!.ids].sort((a, b) => (a < b ? -1 : 1))
}
