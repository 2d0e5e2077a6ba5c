import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditLog } from '../../audit/audit-log'

const TAB = { tab: 'audit' }

export function Audit() {
  const { tab: _, page: __, ...filters } = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate({ from: '/settings' })
  return (
    <AuditLog
      scope="organization"
      filters={filters}
      onChange={(next) => navigate({ search: { ...TAB, ...filters, ...next }, replace: true })}
      onClear={() => navigate({ search: TAB })}
    />
  )
}
