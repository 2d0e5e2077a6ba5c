import { Readable } from 'node:stream'
import { csvLine } from '../http/csv-line'
import { AUDIT_EXPORT_PAGE } from '../limits'
import { type AuditScope, readEntries } from './list'
import type { AuditFilters, AuditRow } from './schema'

type Column = [header: string, cell: (row: AuditRow) => string | number | null]

const COLUMNS: Column[] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at.toISOString()],
  ['organization_id', ({ org_id }) => org_id],
  ['organization', ({ org_name }) => org_name],
  ['actor_kind', ({ actor_kind }) => actor_kind],
  ['actor_id', ({ actor_id }) => actor_id],
  ['actor_name', ({ actor_name }) => actor_name],
  ['actor_email', ({ actor_email }) => actor_email],
  ['action', ({ action }) => action],
  ['subject_type', ({ subject_type }) => subject_type],
  ['subject_id', ({ subject_id }) => subject_id],
  ['subject_name', ({ subject_name }) => subject_name],
  ['address', ({ address }) => address],
  ['user_agent', ({ user_agent }) => user_agent],
  ['details', ({ details }) => JSON.stringify(details)],
]

/** All entries that match, newest first. Memory holds one page. */
export const auditCsv = (scope: AuditScope, filters: AuditFilters): Readable => Readable.from(csvPages(scope, filters))

async function* csvPages(scope: AuditScope, filters: AuditFilters): AsyncGenerator<string> {
  yield csvLine(
    COLUMNS.map(([header]) => header),
    false,
  )
  let last: AuditRow | undefined
  do {
    const rows = await readEntries(scope, filters, { limit: AUDIT_EXPORT_PAGE, cursor: last })
    const lines = rows.map((row) =>
      csvLine(
        COLUMNS.map(([, cell]) => cell(row)),
        true,
      ),
    )
    if (lines.length > 0) yield lines.join('')
    last = rows.length === AUDIT_EXPORT_PAGE ? rows.at(-1) : undefined
  } while (last)
}
