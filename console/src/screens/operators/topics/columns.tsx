import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import type { Column, features } from '../../../tables/columns'
import { catalogColumns } from '../../../topics/catalog-columns'
import { MarkedName } from '../../../topics/not-sure'
import { Badge } from '../../../ui/badge'
import type { GlobalTopic } from './queries'

const column = createColumnHelper<typeof features, GlobalTopic>()
const { classification, origin } = catalogColumns<GlobalTopic>()

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
  ...classification,
  ...origin,
]

/** Hidden until somebody shows them. */
export const DEFAULT_COLUMNS = { taxonomyType: false, audienceType: false, createdAt: false }

export function State({ topic }: { topic: GlobalTopic }) {
  if (topic.archivedAt) return <Badge>Archived</Badge>
  return topic.reviewStatus === 'needs_review' ? <Badge tone="warn">Needs review</Badge> : null
}

const Name = ({ topic }: { topic: GlobalTopic }) => (
  <>
    <MarkedName uncertain={topic.uncertain}>
      <Link
        from="/operators/topics"
        to="/operators/topics"
        search={(before) => ({ ...before, topic: topic.id, tab: undefined })}
        className="block truncate font-medium after:absolute after:inset-0 hover:underline"
      >
        {topic.topicName}
      </Link>
    </MarkedName>
    <p className="truncate text-xs text-ink-faint sm:hidden">
      {topic.segmentType} · {topic.parentCategory}
    </p>
  </>
)
