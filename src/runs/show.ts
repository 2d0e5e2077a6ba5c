import type { z } from 'zod'
import { notFound } from '../errors'
import { RUN_ERRORS } from '../limits'
import type { RunsScope } from './find'
import type { Failure, RunCtx, RunKind } from './kind'
import type { RunRow } from './row'
import { NAMED_RUN, type Run, type runDetail, selectNamed, toRun } from './schema'

/** The run as it is now. */
export async function showRun({ db, orgId }: RunsScope, kind: RunKind, id: string): Promise<Run> {
  const [row] = await db.query(NAMED_RUN, {
    name: 'show_run',
    text: `${selectNamed()} WHERE r.org_id = $1 AND r.id = $2`,
    values: [orgId, id],
  })
  if (!row) throw notFound('Run')
  return toRun(row, kind)
}

export async function showDetail(
  scope: RunsScope,
  ctx: RunCtx,
  kind: RunKind,
  run: RunRow,
): Promise<z.infer<typeof runDetail>> {
  const errors: Failure[] = []
  for await (const failures of kind.failures(ctx, run)) {
    errors.push(...failures.slice(0, RUN_ERRORS - errors.length))
    if (errors.length >= RUN_ERRORS) break
  }
  return { ...(await showRun(scope, kind, run.id)), errors }
}
