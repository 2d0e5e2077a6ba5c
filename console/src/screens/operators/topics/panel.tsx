import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/client'
import type { Page } from '../../../tables/use-rows'
import { CategoryPath } from '../../../topics/category-path'
import { Sheet } from '../../../ui/dialog'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { Tabs } from '../../../ui/tabs'
import { GlobalTopicActions } from './actions'
import { State } from './columns'
import { GlobalTopicHistory } from './history'
import { GLOBAL_PAGES, type GlobalParams, type GlobalTopic, globalTopic } from './queries'
import { GlobalTopicRecord } from './record'

type Tab = 'record' | 'history'
type Props = { id: string; tab: Tab; onTab: (tab: Tab) => void; onClose: () => void }

export function GlobalTopicPanel({ id, tab, onTab, onClose }: Props) {
  const listed = useListed(id)
  const [isTouched, setTouched] = useState(false)
  const { data: topic, error, refetch } = useQuery({ ...globalTopic(id), placeholderData: listed })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      isFilled={isTouched}
      title={topic?.topicName ?? 'Topic'}
      footer={topic ? <GlobalTopicActions topic={topic} /> : null}
    >
      {topic ? (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <CategoryPath
              taxonomyType={topic.taxonomyType}
              parentCategory={topic.parentCategory}
              taxonomyPath={topic.taxonomyPath}
            />
            <State topic={topic} />
          </div>
          {topic.reviewStatus === 'needs_review' && topic.reviewReason ? (
            <p className="mb-4 rounded-md bg-warn-wash px-3 py-2 text-warn">{topic.reviewReason}</p>
          ) : null}
          <Tabs<Tab>
            value={tab}
            onChange={onTab}
            tabs={[
              {
                value: 'record',
                label: 'Overview',
                content: <GlobalTopicRecord topic={topic} onTouched={setTouched} />,
                isKept: true,
              },
              { value: 'history', label: 'History', content: <GlobalTopicHistory id={topic.id} /> },
            ]}
          />
        </>
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Topic not found">
          Check the address, or search for the topic’s name.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </Sheet>
  )
}

/** The topic as the list has it, shown until the full record is loaded. */
function useListed(id: string): GlobalTopic | undefined {
  const pages = useQueryClient().getQueriesData<Page<GlobalParams, GlobalTopic>>(GLOBAL_PAGES)
  return pages.flatMap(([, page]) => page?.data ?? []).find((topic) => topic.id === id)
}
