import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from '../../../ui/dialog'
import { LoadingRows, Notice } from '../../../ui/states'
import { Tabs } from '../../../ui/tabs'
import { CategoryPath } from '../../topics/category-path'
import { GlobalTopicActions } from './actions'
import { State } from './columns'
import { GlobalTopicHistory } from './history'
import type { GlobalTopic } from './queries'
import { GlobalTopicRecord } from './record'

type Tab = 'record' | 'history'
type Props = {
  /** As the list has it; what leaves the list while it is open stays here. */
  found: GlobalTopic | undefined
  isLoading: boolean
  tab: Tab
  onTab: (tab: Tab) => void
  onClose: () => void
}

export function GlobalTopicPanel({ found, isLoading, tab, onTab, onClose }: Props) {
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const topic = found ?? last
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={topic?.topicName ?? 'Topic'}
      footer={topic ? <GlobalTopicActions topic={topic} onChanged={setLast} /> : null}
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
              { value: 'record', label: 'Record', content: <GlobalTopicRecord topic={topic} /> },
              { value: 'history', label: 'History', content: <GlobalTopicHistory id={topic.id} /> },
            ]}
          />
        </>
      ) : isLoading ? (
        <LoadingRows />
      ) : (
        <Notice icon={FileQuestion} title="Not in this list">
          It is further down, filtered out, archived or merged. Search for its name to open it.
        </Notice>
      )}
    </Sheet>
  )
}
