import type { z } from 'zod'
import { writeCursor } from '../http/input/paging'
import type { RunsScope } from './find'
import { kindOf, type RunKind } from './kind'
import { STATE } from './row'
import { NAMED_RUN, type RunsQuery, type runList, selectNamed, toRun } from './schema'

/** Newest first. Only runs of these kinds. */
export async function listRuns(
  { db, orgId, workspace }: RunsScope,
  kinds: readonly RunKind[],
  { kind, state, connectionId, limit, cursor }: RunsQuery,
): Promise<z.infer<typeof runList>> {
  const names = kinds.map((visible) => visible.kind).filter((name) => kind === undefined || name === kind)
  const rows = await db.query(NAMED_RUN, {
    text: `${selectNamed()}
           WHERE r.org_id = $1 AND r.kind = ANY($2) AND ($3::text IS NULL OR r.workspace_id = $3)
             AND ($4::text IS NULL OR r.connection_id = $4) AND ($5::text[] IS NULL OR ${STATE} = ANY($5))
             AND ($6::timestamptz IS NULL OR (r.created_at, r.id) < ($6, $7))
           ORDER BY r.created_at DESC, r.id DESC LIMIT $8`,
    values: [
      ...[orgId, names, workspace, connectionId ?? null, state === undefined ? null : [state].flat()],
      ...[cursor?.at ?? null, cursor?.id ?? null, limit + 1],
    ],
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map((row) => toRun(row, kindOf(kinds, row.kind))),
    nextCursor: last && rows.length > limit ? writeCursor({ at: last.created_at, id: last.id }) : null,
  }
}
