import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { Badge } from '../../../ui/badge'
import { day } from '../../../ui/words'
import { Mono, Soft } from '../../topics/cells'
import type { Column, features } from '../../topics/columns'
import type { GlobalTopic } from './queries'

const column = createColumnHelper<typeof features, GlobalTopic>()

export const GLOBAL_COLUMNS: Column<GlobalTopic>[] = [
  column.display({
    id: 'topicName',
    meta: { title: 'Name', sortBy: 'topic_name' },
    cell: ({ row }) => <Name topic={row.original} />,
  }),
  column.display({
    id: 'state',
    meta: { title: 'State', width: 8 },
    cell: ({ row }) => <State topic={row.original} />,
  }),
  column.display({
    id: 'parentCategory',
    meta: { title: 'Category', width: 12, sortBy: 'parent_category' },
    cell: ({ row }) => row.original.parentCategory,
  }),
  column.display({
    id: 'subcategory',
    meta: { title: 'Subcategory', width: 13 },
    cell: ({ row }) => <Soft>{row.original.subcategory}</Soft>,
  }),
  column.display({
    id: 'taxonomyType',
    meta: { title: 'Type', width: 11, sortBy: 'taxonomy_type' },
    cell: ({ row }) => <Soft>{row.original.taxonomyType}</Soft>,
  }),
  column.display({
    id: 'segmentType',
    meta: { title: 'Segment', width: 6, sortBy: 'segment_type' },
    cell: ({ row }) => <Badge>{row.original.segmentType}</Badge>,
  }),
  column.display({
    id: 'audienceType',
    meta: { title: 'Audience', width: 10, sortBy: 'audience_type' },
    cell: ({ row }) => <Soft>{row.original.audienceType}</Soft>,
  }),
  column.display({
    id: 'engineVersion',
    meta: { title: 'Engine', width: 5 },
    cell: ({ row }) => <Mono>{row.original.engineVersion}</Mono>,
  }),
  column.display({
    id: 'createdAt',
    meta: { title: 'In the catalog since', width: 10, sortBy: 'created_at' },
    cell: ({ row }) => <Soft>{day(row.original.createdAt)}</Soft>,
  }),
]

/** Shown until somebody chooses otherwise. */
export const USUAL_COLUMNS = { taxonomyType: false, audienceType: false, createdAt: false }

export function State({ topic }: { topic: GlobalTopic }) {
  if (topic.archivedAt) return <Badge>Archived</Badge>
  return topic.reviewStatus === 'needs_review' ? <Badge tone="warn">Needs review</Badge> : null
}

const Name = ({ topic }: { topic: GlobalTopic }) => (
  <>
    <Link
      from="/operators/topics"
      to="/operators/topics"
      search={(before) => ({ ...before, topic: topic.id, tab: undefined })}
      className="block truncate font-medium after:absolute after:inset-0 hover:underline"
    >
      {topic.topicName}
    </Link>
    <p className="truncate text-xs text-ink-faint sm:hidden">
      {topic.segmentType} · {topic.parentCategory}
    </p>
  </>
)
