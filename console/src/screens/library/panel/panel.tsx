import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { Fragment } from 'react'
import { ApiError } from '../../../api/client'
import { CategoryPath } from '../../../topics/category-path'
import { type Neighbours, SidePanel } from '../../../ui/side-panel'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { Tabs } from '../../../ui/tabs'
import { topicDetail } from '../queries'
import type { PanelTab } from '../search'
import { TopicActions } from './actions'
import { TopicActivations } from './activations'
import { GuessedCategory } from './guessed-category'
import { TopicHistory } from './history'
import { TopicRecord } from './record'

type Props = {
  id: string
  tab: PanelTab
  neighbours: Neighbours
  onTab: (tab: PanelTab) => void
  onClose: () => void
}

export function TopicPanel({ id, tab, neighbours, onTab, onClose }: Props) {
  const { data: topic, error, refetch } = useQuery(topicDetail(id))
  return (
    <SidePanel
      title={topic?.topic_name ?? 'Topic'}
      neighbours={neighbours}
      onClose={onClose}
      footer={topic ? <TopicActions key={topic.id} topic={topic} onDeleted={onClose} /> : null}
    >
      {topic ? (
        // What somebody types belongs to one topic: the next one starts with nothing open.
        <Fragment key={topic.id}>
          <div className="mb-4">
            <CategoryPath
              taxonomyType={topic.taxonomy_type}
              parentCategory={topic.parent_category}
              taxonomyPath={topic.taxonomy_path}
            />
          </div>
          {topic.llm_error ? (
            <p className="mb-4 rounded-md bg-warn-wash px-3 py-2 break-words text-warn">
              The LLM couldn’t classify this topic, so the local engine did. Reason: {topic.llm_error}. Reclassify it to
              try again.
            </p>
          ) : null}
          {topic.uncertain ? <GuessedCategory topic={topic} /> : null}
          <Tabs
            value={tab}
            onChange={onTab}
            tabs={[
              { value: 'record', label: 'Overview', content: <TopicRecord topic={topic} />, isKept: true },
              { value: 'history', label: 'History', content: <TopicHistory id={topic.id} /> },
              { value: 'activations', label: 'Activations', content: <TopicActivations id={topic.id} /> },
            ]}
          />
        </Fragment>
      ) : error instanceof ApiError && error.status === 404 ? (
        <Notice icon={FileQuestion} title="Not in your library">
          It may have been deleted, or it may belong to another organization.
        </Notice>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </SidePanel>
  )
}
