import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePermission } from '../../api/session'
import { ConnectedApps } from '../../apps/app-list'
import { Page } from '../../ui/page'
import { Tabs } from '../../ui/tabs'
import { Alerts } from './alerts/alerts'
import { Audit } from './audit'
import { Corrections } from './corrections'
import { ApiKeys } from './keys/api-keys'
import { SdkKeys } from './keys/sdk-keys'
import { Members } from './members'
import { Profile } from './profile'
import { Signals } from './signals/signals'
import { Workspaces } from './workspaces'

const KeysAndApps = () => (
  <div className="flex max-w-5xl flex-col gap-5">
    <ApiKeys />
    <ConnectedApps />
  </div>
)

const TABS = [
  { value: 'profile', label: 'Profile', content: <Profile />, isKept: true },
  { value: 'members', label: 'Members', content: <Members />, isKept: false },
  { value: 'api-keys', label: 'API keys', content: <KeysAndApps />, isKept: true },
  { value: 'sdk-keys', label: 'SDK keys', content: <SdkKeys />, isKept: true },
  { value: 'alerts', label: 'Alerts', content: <Alerts />, isKept: true },
  { value: 'signals', label: 'Signals', content: <Signals />, isKept: true },
  { value: 'corrections', label: 'Corrections', content: <Corrections />, isKept: false },
  { value: 'workspaces', label: 'Workspaces', content: <Workspaces />, isKept: true },
]
const AUDIT = { value: 'audit', label: 'Audit log', content: <Audit />, isKept: false }

export function Settings() {
  const { tab } = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate()
  const cache = useQueryClient()
  const isOwner = usePermission('audit:read')
  const tabs = isOwner ? [...TABS, AUDIT] : TABS
  const value = tabs.some(({ value }) => value === tab) ? tab! : 'profile'
  return (
    <Page title="Settings">
      <Tabs
        value={value}
        onChange={(chosen) => {
          // A tab that is kept reads nothing when it is shown again.
          cache.refetchQueries({ type: 'active', stale: true })
          return navigate({ to: '/settings', search: chosen === 'profile' ? {} : { tab: chosen } })
        }}
        tabs={tabs}
      />
    </Page>
  )
}
