import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { ApiError } from '../../api/client'
import { CategoryPath } from '../../topics/category-path'
import { Fact, Part, TopicParts } from '../../topics/record-parts'
import { Button } from '../../ui/button'
import { day, percent } from '../../ui/format'
import { type Neighbours, SidePanel } from '../../ui/side-panel'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { AddOne } from './add-one'
import { type CatalogDetail, catalogTopic } from './queries'

type Props = { id: string; neighbours: Neighbours; onClose: () => void }

/** A topic of the catalog, as the library would have it. */
export function CatalogPanel({ id, neighbours, onClose }: Props) {
  const { data: topic, error, refetch } = useQuery(catalogTopic(id))
  return (
    <SidePanel
      title={topic?.topicName ?? 'Topic'}
      neighbours={neighbours}
      onClose={onClose}
      footer={topic ? <Actions topic={topic} /> : null}
    >
      {topic ? (
        <Record topic={topic} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Not in the catalog">
          It may have been archived, or merged with another topic.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </SidePanel>
  )
}

function Actions({ topic }: { topic: CatalogDetail }) {
  return topic.inLibrary ? (
    <Button asChild>
      <Link to="/library" search={{ topic: topic.id }}>
        Open in library
      </Link>
    </Button>
  ) : (
    <AddOne topic={topic} />
  )
}

const Record = ({ topic }: { topic: CatalogDetail }) => (
  <div className="flex flex-col gap-7">
    <CategoryPath
      taxonomyType={topic.taxonomyType}
      parentCategory={topic.parentCategory}
      taxonomyPath={topic.taxonomyPath}
    />
    <TopicParts topic={topic} />
    <Part title="Details">
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1.5">
        <Fact name="Audience type">{topic.audienceType}</Fact>
        <Fact name="IAB code">
          <span className="font-mono text-xs">{topic.iabCode}</span>
        </Fact>
        <Fact name="Confidence">{percent(topic.confidence)}</Fact>
        <Fact name="Engine">{topic.engineVersion}</Fact>
        <Fact name="In the catalog since">{day(topic.createdAt)}</Fact>
      </dl>
    </Part>
  </div>
)
