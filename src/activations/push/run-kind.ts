import { access } from '../../access'
import type { Outbound } from '../../connections/outbound'
import { textArray } from '../../db/rows'
import { activations } from '../../db/tables'
import { conflict } from '../../errors'
import { RUN_WAIT_MS } from '../../limits'
import { type Failure, organizationOf, type RunCtx, type RunKind } from '../../runs/kind'
import type { RunRow } from '../../runs/row'
import { cancelRun, failRun } from './close-run'
import { createRun } from './create-run'
import { findRun } from './find-run'
import { push } from './push'

/** Pushes that the servers drive: a step is what a client's `push` call does. */
export const pushKind = (outbound: Outbound): RunKind => ({
  kind: 'push',
  access: { read: access.scope('activations'), write: access.scope('activations', 'activate') },
  step: async (ctx, run) => {
    const { signal } = ctx
    const answer = await push(organizationOf(ctx), outbound, { ...idsOf(run), signal })
    if (answer.done) return 'done'
    // What is left is claimed by others, or was cut off and is looked up later.
    return answer.processed > 0 ? 'more' : { waitMs: RUN_WAIT_MS }
  },
  cancel: (ctx, run) => cancelRun(organizationOf(ctx), run.connection_id!, run.id),
  fail: async (ctx, run, message) => {
    const organization = organizationOf(ctx)
    const { run: pushRun } = await findRun(organization, run.connection_id!, run.id)
    await failRun(organization, pushRun, message)
  },
  retry: async (ctx, run) => {
    const topicIds = await failedTopics(ctx, run)
    if (topicIds.length === 0) throw conflict('Nothing failed in this run')
    const { runId } = await createRun(organizationOf(ctx), run.connection_id!, { topicIds, drive: 'server' })
    return runId
  },
  failures,
})

const idsOf = ({ connection_id, id }: RunRow) => ({ connectionId: connection_id!, runId: id })

async function failedTopics({ db }: RunCtx, run: RunRow): Promise<string[]> {
  const [row] = await db.query(
    { ids: textArray },
    {
      text: `SELECT ARRAY(SELECT org_topic_id FROM activations WHERE org_id = $1 AND run_id = $2 AND status = 'error'
               AND dismissed_at IS NULL) AS ids`,
      values: [run.org_id, run.id],
    },
  )
  return row!.ids
}

const PAGE = 1_000
const FAILED = { id: activations.id, name: activations.topic_name, message: activations.error }

async function* failures({ db }: RunCtx, run: RunRow): AsyncGenerator<Failure[]> {
  let after = ''
  for (;;) {
    const rows = await db.query(FAILED, {
      name: 'failed_activations',
      text: `SELECT id, topic_name AS name, error AS message FROM activations
             WHERE org_id = $1 AND run_id = $2 AND status = 'error' AND id > $3 ORDER BY id LIMIT $4`,
      values: [run.org_id, run.id, after, PAGE],
    })
    if (rows.length > 0) yield rows.map(({ id, name, message }) => ({ item: id, name, message: message ?? '' }))
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}
