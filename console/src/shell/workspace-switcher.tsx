import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, FolderOpen } from 'lucide-react'
import { workspacesQuery } from '../screens/settings/queries'
import { Menu, MenuItem, MenuPage, MenuSeparator } from '../ui/menu'
import { enterWorkspace, useWorkspace } from './workspace'

const WHOLE = 'Whole organization'

/** Where the person works: in one workspace, or in the whole organization. */
export function WorkspaceSwitcher() {
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const current = useWorkspace()
  if (workspaces.length === 0) return null
  return (
    <Menu
      label="Workspaces"
      trigger={
        <button
          type="button"
          className="-mt-2 flex items-center gap-2 rounded-md px-2.5 py-1.5 text-left text-ink-soft hover:bg-line/50 hover:text-ink data-[inside=true]:bg-accent-wash data-[inside=true]:font-medium data-[inside=true]:text-accent"
          data-inside={current !== null}
        >
          <FolderOpen aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          <span className="flex-1 truncate">{current?.name ?? WHOLE}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="sr-only">Switch workspace</span>
        </button>
      }
    >
      <MenuItem onSelect={() => enterWorkspace(null)}>
        <span className="flex-1 truncate">{WHOLE}</span>
        {current === null ? <Check aria-label="current" /> : null}
      </MenuItem>
      {workspaces.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => enterWorkspace(id)}>
          <span className="flex-1 truncate">{name}</span>
          {id === current?.id ? <Check aria-label="current" /> : null}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuPage>
        <Link to="/settings" search={{ tab: 'workspaces' }}>
          Manage workspaces
        </Link>
      </MenuPage>
    </Menu>
  )
}
