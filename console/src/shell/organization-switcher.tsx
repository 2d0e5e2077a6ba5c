import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import { meQuery, organizationsQuery, switchOrganization } from '../api/session'
import { Menu, MenuItem } from '../ui/menu'

export function OrganizationSwitcher() {
  const { data: me } = useQuery(meQuery)
  const { data: organizations = [] } = useQuery(organizationsQuery)
  // Everything on the screen belongs to the organization, so start afresh.
  const change = useMutation({ mutationFn: switchOrganization, onSuccess: () => location.assign('/') })
  const name = me?.organization.name ?? ''
  if (organizations.length < 2) {
    return <p className="shrink-0 truncate rounded-md border bg-panel px-2.5 py-2 font-medium">{name || ' '}</p>
  }
  return (
    <Menu
      label="Organizations"
      trigger={
        <button
          type="button"
          className="flex shrink-0 items-center justify-between gap-2 rounded-md border bg-panel px-2.5 py-2 text-left font-medium hover:bg-sunken"
        >
          <span className="truncate">{name}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="sr-only">Switch organization</span>
        </button>
      }
    >
      {organizations.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => change.mutate(id)}>
          <span className="flex-1 truncate">{name}</span>
          {id === me?.organization.id ? <Check aria-label="current" /> : null}
        </MenuItem>
      ))}
    </Menu>
  )
}
