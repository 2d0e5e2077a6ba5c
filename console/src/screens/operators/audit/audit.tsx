import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditLog } from '../../../audit/audit-log'
import type { AuditFilters } from '../../../audit/queries'
import { Select } from '../../../ui/field'
import { Page } from '../../../ui/page'
import { everyOrganizationQuery } from '../organizations/queries'

export function OperatorsAudit() {
  const filters = useSearch({ from: '/shell/operators/audit' })
  const navigate = useNavigate({ from: '/operators/audit' })
  const { data: organizations = [] } = useQuery(everyOrganizationQuery)
  const change = (next: AuditFilters) => navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  return (
    <Page
      title="Audit log"
      lead="Who did what, in all organizations and in the service itself."
      actions={
        <Select
          aria-label="Organization"
          className="w-auto max-w-60"
          value={filters.organizationId ?? ''}
          onChange={({ target }) => change({ organizationId: target.value || undefined })}
        >
          <option value="">All organizations</option>
          {organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      }
    >
      <AuditLog scope="service" filters={filters} onChange={change} onClear={() => navigate({ search: {} })} />
    </Page>
  )
}
