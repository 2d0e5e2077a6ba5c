import { z } from 'zod'
import type { RowOf } from '../db/rows'
import { audit_entries, organizations } from '../db/tables'
import { cursorPaging } from '../http/input/paging'
import { storable } from '../storable'
import { AUDIT_ACTION_NAMES, type AuditAction } from './actions'
import { ACTOR_KINDS, type ActorKind } from './audit'

const AREAS = [...new Set(AUDIT_ACTION_NAMES.map((name) => name.slice(0, name.indexOf('.'))))]

const filter = z.string().max(200).overwrite(storable).trim().optional()
const time = (field: string) =>
  z.iso
    .datetime({ offset: true, error: `${field} must be a time such as 2026-01-31T00:00:00Z` })
    .transform((value) => new Date(value))
    .optional()

export const auditFilters = z.object({
  actor: filter.describe('The id of who acted, or part of their name or email, ignoring case'),
  action: z
    .enum([...AUDIT_ACTION_NAMES, ...AREAS], {
      error: `action must be an action, such as key.create, or one of ${AREAS.join(', ')}`,
    })
    .optional()
    .describe('One action, such as `key.create`, or all of an area, such as `key`'),
  subject: filter.describe('The id of what was acted on, or part of its name, ignoring case'),
  from: time('from').describe('Not before this time'),
  to: time('to').describe('Before this time'),
})
export type AuditFilters = z.output<typeof auditFilters>

export const allAuditFilters = auditFilters.extend({
  organizationId: filter.describe('Only what concerns this organization'),
})

const paging = cursorPaging(/^\d{1,15}$/)
export const auditQuery = auditFilters.extend(paging)
export const allAuditQuery = allAuditFilters.extend(paging)

export const AUDIT_ENTRY = {
  id: audit_entries.id,
  at: audit_entries.at,
  org_id: audit_entries.org_id,
  org_name: organizations.name.nullable(),
  actor_kind: audit_entries.actor_kind.as<ActorKind>(),
  actor_id: audit_entries.actor_id,
  actor_name: audit_entries.actor_name,
  actor_email: audit_entries.actor_email,
  action: audit_entries.action.as<AuditAction>(),
  subject_type: audit_entries.subject_type,
  subject_id: audit_entries.subject_id,
  subject_name: audit_entries.subject_name,
  address: audit_entries.address,
  user_agent: audit_entries.user_agent,
  details: audit_entries.details.as<Record<string, unknown>>(),
}
export type AuditRow = RowOf<typeof AUDIT_ENTRY>

const auditRecord = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  organization: z
    .object({ id: z.string(), name: z.string().nullable() })
    .nullable()
    .describe('Null for what concerns the whole service'),
  actor: z.object({
    kind: z.enum(ACTOR_KINDS).describe('`anonymous` is somebody who had not signed in'),
    id: z.string().nullable(),
    name: z.string().nullable().describe('As it was then'),
    email: z.string().nullable().describe('Of the person, or of the person who created the key'),
  }),
  action: z.enum(AUDIT_ACTION_NAMES),
  subject: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})

export const auditPage = z.object({
  data: z.array(auditRecord),
  nextCursor: z.string().nullable().describe('For the next page; null on the last one'),
})

export const toAuditRecord = (row: AuditRow): z.infer<typeof auditRecord> => ({
  id: row.id,
  at: row.at.toISOString(),
  organization: row.org_id === null ? null : { id: row.org_id, name: row.org_name },
  actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name, email: row.actor_email },
  action: row.action,
  subject: row.subject_type === null ? null : { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  address: row.address,
  userAgent: row.user_agent,
  details: row.details,
})
