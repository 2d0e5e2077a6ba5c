import { FileUp, KeyRound, type LucideIcon, Plug, RefreshCw, UserPlus } from 'lucide-react'

type Action = {
  id: string
  label: string
  icon: LucideIcon
  link: { to: string; search?: Record<string, string> }
}

/** What people come for, with the screen that does it. */
export const ACTIONS: Action[] = [
  { id: 'import', label: 'Import a file', icon: FileUp, link: { to: '/import' } },
  { id: 'connect', label: 'Connect a platform', icon: Plug, link: { to: '/connections' } },
  {
    id: 'stale',
    label: 'Refresh stale activations',
    icon: RefreshCw,
    link: { to: '/activations', search: { stale: 'true' } },
  },
  { id: 'invite', label: 'Invite a colleague', icon: UserPlus, link: { to: '/settings', search: { tab: 'members' } } },
  { id: 'key', label: 'Make an API key', icon: KeyRound, link: { to: '/settings', search: { tab: 'api-keys' } } },
]
