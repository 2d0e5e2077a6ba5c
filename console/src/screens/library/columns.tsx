import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import type { Column, features } from '../../tables/columns'
import { Mono, Soft } from '../../topics/cells'
import { MarkedName } from '../../topics/not-sure'
import { Badge } from '../../ui/badge'
import { day } from '../../ui/format'
import { PlatformBadges } from './platform-badges'
import { activationStatus, type Topic } from './queries'

const column = createColumnHelper<typeof features, Topic>()

export const LIBRARY_COLUMNS: Column<Topic>[] = [
  column.display({
    id: 'topic_name',
    meta: { title: 'Name', sortBy: 'topic_name' },
    cell: ({ row }) => <Name topic={row.original} />,
  }),
  column.display({
    id: 'parent_category',
    meta: { title: 'Category', width: 11, sortBy: 'parent_category' },
    cell: ({ row }) => row.original.parent_category,
  }),
  column.display({
    id: 'subcategory',
    meta: { title: 'Subcategory', width: 11 },
    cell: ({ row }) => <Soft>{row.original.subcategory}</Soft>,
  }),
  column.display({
    id: 'taxonomy_type',
    meta: { title: 'Group', width: 11, sortBy: 'taxonomy_type' },
    cell: ({ row }) => <Soft>{row.original.taxonomy_type}</Soft>,
  }),
  column.display({
    id: 'segment_type',
    meta: { title: 'Segment type', width: 7.5, sortBy: 'segment_type' },
    cell: ({ row }) => <Badge>{row.original.segment_type}</Badge>,
  }),
  column.display({
    id: 'audience_type',
    meta: { title: 'Audience type', width: 9.75, sortBy: 'audience_type' },
    cell: ({ row }) => <Soft>{row.original.audience_type}</Soft>,
  }),
  column.display({
    id: 'platforms',
    meta: { title: 'On platforms', width: 7.5 },
    cell: ({ row }) => <OnPlatforms id={row.original.id} />,
  }),
  column.display({
    id: 'tags',
    meta: { title: 'Tags', width: 12 },
    cell: ({ row }) => <Soft>{row.original.tags.join(', ')}</Soft>,
  }),
  column.display({
    id: 'keywords',
    meta: { title: 'Keywords', width: 16 },
    cell: ({ row }) => <Soft>{row.original.keywords.join(', ')}</Soft>,
  }),
  column.display({
    id: 'segment_name_internal',
    meta: { title: 'Internal name', width: 20 },
    cell: ({ row }) => <Mono>{row.original.segment_name_internal}</Mono>,
  }),
  column.display({
    id: 'iab_code',
    meta: { title: 'IAB', width: 5 },
    cell: ({ row }) => <Mono>{row.original.iab_code}</Mono>,
  }),
  column.display({
    id: 'external_id',
    meta: { title: 'External ID', width: 10 },
    cell: ({ row }) => <Mono>{row.original.external_id}</Mono>,
  }),
  column.display({
    id: 'engine_version',
    meta: { title: 'Engine', width: 5 },
    cell: ({ row }) => <Mono>{row.original.engine_version}</Mono>,
  }),
  column.display({
    id: 'created_at',
    meta: { title: 'Added', width: 7, sortBy: 'created_at' },
    cell: ({ row }) => <Soft>{day(row.original.created_at)}</Soft>,
  }),
  column.display({
    id: 'updated_at',
    meta: { title: 'Updated', width: 8 },
    cell: ({ row }) => <Soft>{day(row.original.updated_at)}</Soft>,
  }),
]

/** Hidden until somebody shows them. */
export const DEFAULT_COLUMNS = {
  taxonomy_type: false,
  tags: false,
  keywords: false,
  segment_name_internal: false,
  iab_code: false,
  external_id: false,
  engine_version: false,
  updated_at: false,
}

/** The link spans its row: a click anywhere in it opens the topic. */
function Name({ topic }: { topic: Topic }) {
  return (
    <>
      <MarkedName uncertain={topic.uncertain}>
        <Link
          from="/library"
          search={(search) => ({ ...search, topic: topic.id })}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {topic.topic_name}
        </Link>
      </MarkedName>
      <p className="truncate text-xs text-ink-faint sm:hidden">
        {topic.segment_type} · {topic.parent_category}
      </p>
    </>
  )
}

function OnPlatforms({ id }: { id: string }) {
  const { data } = useQuery({ ...activationStatus, select: (statuses) => statuses[id] })
  return data ? <PlatformBadges statuses={data} /> : null
}
