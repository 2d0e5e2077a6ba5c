import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, ok } from '../api/client'
import { pageAddress } from '../api/page-headers'
import { oneOf, type RawSearch, textParam } from '../tables/search'
import { AREAS, type Area } from './words'

/** Days are those of the reader. */
export type AuditFilters = {
  actor?: string
  subject?: string
  action?: Area
  from?: string
  to?: string
  organizationId?: string
}
export type AuditScope = 'organization' | 'service'

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

export const auditSearch = (raw: RawSearch): AuditFilters => ({
  actor: textParam(raw.actor),
  subject: textParam(raw.subject),
  action: oneOf(AREAS, raw.action),
  from: date(raw.from),
  to: date(raw.to),
  organizationId: textParam(raw.organizationId),
})

function queryOf({ from, to, ...filters }: AuditFilters) {
  const start = (day: string, daysLater: number) => {
    const time = new Date(`${day}T00:00`)
    time.setDate(time.getDate() + daysLater)
    return time.toISOString()
  }
  return { ...filters, from: from && start(from, 0), to: to && start(to, 1) }
}

export const auditQuery = (scope: AuditScope, filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', scope, filters],
    queryFn: ({ pageParam }) => {
      const { organizationId, ...query } = { ...queryOf(filters), limit: 50, cursor: pageParam ?? undefined }
      if (scope === 'organization') return ok(api.GET('/api/audit', { params: { query } }))
      return ok(api.GET('/api/admin/audit', { params: { query: { ...query, organizationId } } }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

export function exportAddress(scope: AuditScope, filters: AuditFilters): string {
  const { organizationId, ...query } = queryOf(filters)
  if (scope === 'organization') return pageAddress(addressOf('/api/audit/export', query))
  return addressOf('/api/admin/audit/export', { ...query, organizationId })
}

function addressOf(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${path}?${new URLSearchParams(entries)}`
}
