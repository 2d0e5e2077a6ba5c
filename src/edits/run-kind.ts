import { access } from '../access'
import { keptFailures } from '../runs/failures'
import { organizationOf, type RunKind } from '../runs/kind'
import { closeRun, inTransactions } from '../runs/turn'
import { editSome } from './edit-some'

/** Library topics that get the same changes, some hundred in a transaction. */
export const editKind: RunKind = {
  kind: 'edit',
  access: { read: access.scope('topics:read'), write: access.scope('topics:write', 'topics:write') },
  step: (ctx, run) => inTransactions(ctx, (inside) => editSome(inside, run.id)),
  cancel: (ctx, run) => closeRun(organizationOf(ctx), 'topic_edits', run.id, 'cancelled'),
  fail: (ctx, run) => closeRun(organizationOf(ctx), 'topic_edits', run.id, 'failed'),
  retryRefusal: 'Edit the topics again: those that are changed stay as they are',
  failures: keptFailures,
}
