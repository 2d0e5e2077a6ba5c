import { access } from '../access'
import type { Outbound } from '../connections/outbound'
import type { Llm } from '../llm/client'
import { keptFailures } from '../runs/failures'
import { organizationOf, type RunKind } from '../runs/kind'
import { cancelRun } from './cancel-run'
import { createRun } from './create-run'
import { findRun } from './find-run'
import { failRun } from './progress'
import { syncPage } from './sync-page'

/** Syncs that the servers drive: a step is what a client's `page` call does. */
export const syncKind = (deps: { outbound: Outbound; llm: Llm | null }): RunKind => ({
  kind: 'sync',
  access: { read: access.scope('sync'), write: access.scope('sync', 'import') },
  step: async (ctx, run) => {
    const { done } = await syncPage(organizationOf(ctx), deps, { connectionId: run.connection_id!, runId: run.id })
    return done ? 'done' : 'more'
  },
  cancel: (ctx, run) => cancelRun(organizationOf(ctx), run.connection_id!, run.id),
  fail: async (ctx, run, message) => {
    const organization = organizationOf(ctx)
    const { run: syncRun } = await findRun(organization, run.connection_id!, run.id)
    await failRun(organization, syncRun, message)
  },
  retry: async (ctx, run) => (await createRun(organizationOf(ctx), deps.outbound, run.connection_id!, 'server')).runId,
  failures: keptFailures,
})
