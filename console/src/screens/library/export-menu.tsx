import { Download } from 'lucide-react'
import { inWorkspace } from '../../api/current-workspace'
import { useRole } from '../../api/session'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Menu, MenuLink, MenuSeparator } from '../../ui/menu'
import type { LibraryFilters } from './search'

type Options = { format: 'csv' | 'json'; full?: 'true' }

function exportUrl(filters: LibraryFilters, options: Options): string {
  const query = new URLSearchParams(options)
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) query.append(name, one)
  }
  return inWorkspace(`/api/export?${query}`)
}

export function ExportMenu({ filters, total }: { filters: LibraryFilters; total: number }) {
  const isOwner = useRole() === 'owner'
  return (
    <Menu
      label={`Export ${counted(total, 'topic')}`}
      trigger={
        <Button disabled={total === 0}>
          <Download />
          Export
        </Button>
      }
    >
      <MenuLink href={exportUrl(filters, { format: 'csv' })}>CSV</MenuLink>
      <MenuLink href={exportUrl(filters, { format: 'json' })}>JSON</MenuLink>
      {isOwner ? (
        <>
          <MenuSeparator />
          <MenuLink href={exportUrl(filters, { format: 'csv', full: 'true' })}>CSV with all platform names</MenuLink>
          <MenuLink href={exportUrl(filters, { format: 'json', full: 'true' })}>JSON with confidence</MenuLink>
        </>
      ) : null}
    </Menu>
  )
}
