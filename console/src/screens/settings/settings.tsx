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
  { value: 'profile', label: 'Profile', content: <Profile /> },
  { value: 'members', label: 'Members', content: <Members /> },
  { value: 'api-keys', label: 'API keys', content: <KeysAndApps /> },
  { value: 'sdk-keys', label: 'SDK keys', content: <SdkKeys /> },
  { value: 'alerts', label: 'Alerts', content: <Alerts /> },
  { value: 'signals', label: 'Signals', content: <Signals /> },
  { value: 'corrections', label: 'Corrections', content: <Corrections /> },
  { value: 'workspaces', label: 'Workspaces', content: <Workspaces /> },
]
const AUDIT = { value: 'audit', label: 'Audit log', content: <Audit /> }

export function Settings() {
  const { tab } = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate()
  const isOwner = usePermission('audit:read')
  const tabs = isOwner ? [...TABS, AUDIT] : TABS
  const value = tabs.some(({ value }) => value === tab) ? tab! : 'profile'
  return (
    <Page title="Settings">
      <Tabs
        value={value}
        onChange={(chosen) => navigate({ to: '/settings', search: chosen === 'profile' ? {} : { tab: chosen } })}
        tabs={tabs}
      />
    </Page>
  )
}
