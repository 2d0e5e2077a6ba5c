import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, ok } from '../../api/client'
import { pageAddress } from '../../api/page-headers'
import { useRole } from '../../api/session'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu'
import type { LibraryFilters } from './search'

type Options = { format: 'csv' | 'json'; full?: true }

const FORMATS: { title: string; options: Options }[] = [
  { title: 'CSV', options: { format: 'csv' } },
  { title: 'JSON', options: { format: 'json' } },
]
const FULL_FORMATS: typeof FORMATS = [
  { title: 'CSV with all platform names', options: { format: 'csv', full: true } },
  { title: 'JSON with confidence', options: { format: 'json', full: true } },
]

/** What is exported: topics one by one, or all that match. */
type Props = { topics: { topicIds: string[] } | { filters: LibraryFilters }; total: number; size?: 'small' }

export function ExportMenu({ topics, total, size }: Props) {
  const isOwner = useRole() === 'owner'
  const download = useMutation({ mutationFn: downloadTopics })
  const item = ({ title, options }: (typeof FORMATS)[number]) =>
    'filters' in topics ? (
      <MenuLink key={title} href={exportUrl(topics.filters, options)}>
        {title}
      </MenuLink>
    ) : (
      <MenuItem key={title} onSelect={() => download.mutate({ ...topics, ...options })}>
        {title}
      </MenuItem>
    )
  return (
    <Menu
      label={`Export ${counted(total, 'topic')}`}
      trigger={
        <Button size={size} disabled={total === 0} busy={download.isPending}>
          <Download />
          Export
        </Button>
      }
    >
      {FORMATS.map(item)}
      {isOwner ? <MenuSeparator /> : null}
      {isOwner ? FULL_FORMATS.map(item) : null}
    </Menu>
  )
}

function exportUrl(filters: LibraryFilters, { format, full }: Options): string {
  const query = new URLSearchParams(full ? { format, full: 'true' } : { format })
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) query.append(name, one)
  }
  return pageAddress(`/api/export?${query}`)
}

/** Ids do not fit into an address, so the file is fetched and then saved. */
async function downloadTopics(body: { topicIds: string[] } & Options): Promise<void> {
  const file = await ok(api.POST('/api/export', { body, parseAs: 'blob' }))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `topics-${new Date().toISOString().slice(0, 10)}.${body.format}`
  link.click()
  URL.revokeObjectURL(link.href)
}
