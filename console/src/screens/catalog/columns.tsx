import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import type { Column, features } from '../../tables/columns'
import { catalogColumns } from '../../topics/catalog-columns'
import { Mono } from '../../topics/cells'
import { MarkedName } from '../../topics/not-sure'
import type { CatalogTopic } from './queries'

const column = createColumnHelper<typeof features, CatalogTopic>()
const { classification, origin } = catalogColumns<CatalogTopic>()

export const CATALOG_COLUMNS: Column<CatalogTopic>[] = [
  column.display({
    id: 'topicName',
    meta: { title: 'Name', sortBy: 'topic_name' },
    cell: ({ row }) => <Name topic={row.original} />,
  }),
  ...classification,
  column.display({
    id: 'iabCode',
    meta: { title: 'IAB', width: 5 },
    cell: ({ row }) => <Mono>{row.original.iabCode}</Mono>,
  }),
  ...origin,
]

/** Hidden until somebody shows them. */
export const DEFAULT_COLUMNS = { taxonomyType: false, iabCode: false, engineVersion: false, createdAt: false }

/** The link spans its row: a click anywhere in it opens the topic. */
function Name({ topic }: { topic: CatalogTopic }) {
  return (
    <>
      <MarkedName uncertain={topic.uncertain}>
        <Link
          from="/catalog"
          search={(search) => ({ ...search, topic: topic.id })}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {topic.topicName}
        </Link>
      </MarkedName>
      <p className="truncate text-xs text-ink-faint sm:hidden">
        {topic.segmentType} · {topic.parentCategory}
      </p>
    </>
  )
}
