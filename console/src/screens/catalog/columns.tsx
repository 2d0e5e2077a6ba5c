import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { Badge } from '../../ui/badge'
import { day } from '../../ui/words'
import { Mono, Soft } from '../topics/cells'
import type { Column, features } from '../topics/columns'
import type { CatalogTopic } from './queries'

const column = createColumnHelper<typeof features, CatalogTopic>()

export const CATALOG_COLUMNS: Column<CatalogTopic>[] = [
  column.display({
    id: 'topicName',
    meta: { title: 'Name', sortBy: 'topic_name' },
    cell: ({ row }) => <Name topic={row.original} />,
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
    id: 'iabCode',
    meta: { title: 'IAB', width: 5 },
    cell: ({ row }) => <Mono>{row.original.iabCode}</Mono>,
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
export const USUAL_COLUMNS = { taxonomyType: false, iabCode: false, engineVersion: false, createdAt: false }

/** What the library holds opens there. */
function Name({ topic }: { topic: CatalogTopic }) {
  return (
    <>
      {topic.inLibrary ? (
        <Link to="/library" search={{ topic: topic.id }} className="block truncate font-medium hover:underline">
          {topic.topicName}
        </Link>
      ) : (
        <span className="block truncate font-medium">{topic.topicName}</span>
      )}
      <p className="truncate text-xs text-ink-faint sm:hidden">
        {topic.segmentType} · {topic.parentCategory}
      </p>
    </>
  )
}
