import type { Db } from '../db/db'
import { type Position, writeCursor } from '../http/input/paging'
import { AUDIT_ENTRY, type AuditFilters, type AuditRow, toAuditRecord } from './schema'

/** Entries of one organization; with null, those of all organizations and of the service itself. */
export type AuditScope = { db: Db; orgId: string | null }

type Page = { limit: number; cursor?: Position | undefined }

/** Newest first. */
export async function listAudit(scope: AuditScope, { limit, cursor, ...filters }: AuditFilters & Page) {
  const rows = await readEntries(scope, filters, { limit: limit + 1, cursor })
  const page = rows.slice(0, limit)
  return {
    data: page.map(toAuditRecord),
    nextCursor: rows.length > limit ? writeCursor(page.at(-1)!) : null,
  }
}

export async function readEntries(
  { db, orgId }: AuditScope,
  filters: AuditFilters,
  { limit, cursor }: Page,
): Promise<AuditRow[]> {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const contains = (column: string, part: string) => `strpos(lower(${column}), lower(${part})) > 0`
  const conditions = ['true']
  if (orgId !== null) conditions.push(`e.org_id = ${add(orgId)}`)
  if (filters.from) conditions.push(`e.at >= ${add(filters.from)}`)
  if (filters.to) conditions.push(`e.at < ${add(filters.to)}`)
  if (filters.action) {
    const isArea = !filters.action.includes('.')
    conditions.push(
      isArea ? `starts_with(e.action, ${add(`${filters.action}.`)})` : `e.action = ${add(filters.action)}`,
    )
  }
  if (filters.actor) {
    const actor = `${add(filters.actor)}::text`
    conditions.push(
      `(e.actor_id = ${actor} OR ${contains('e.actor_name', actor)} OR ${contains('e.actor_email', actor)})`,
    )
  }
  if (filters.subject) {
    const subject = `${add(filters.subject)}::text`
    conditions.push(`(e.subject_id = ${subject} OR ${contains('e.subject_name', subject)})`)
  }
  if (cursor) conditions.push(`(e.at, e.id) < (${add(cursor.at)}, ${add(cursor.id)})`)
  return db.query(AUDIT_ENTRY, {
    text: `SELECT e.id, e.at, e.org_id, o.name AS org_name, e.actor_kind, e.actor_id, e.actor_name, e.actor_email, e.action,
                  e.subject_type, e.subject_id, e.subject_name, e.address, e.user_agent, e.details
           FROM audit_entries e LEFT JOIN organizations o ON o.id = e.org_id
           WHERE ${conditions.join(' AND ')} ORDER BY e.at DESC, e.id DESC LIMIT ${add(limit)}`,
    values,
  })
}
