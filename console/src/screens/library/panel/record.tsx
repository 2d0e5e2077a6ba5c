import { Fact, Part, TopicParts } from '../../../topics/record-parts'
import { moment, percent } from '../../../ui/format'
import type { TopicDetail } from '../queries'
import { EditableFields } from './editable-fields'
import { TopicTags } from './tags'

export function TopicRecord({ topic }: { topic: TopicDetail }) {
  return (
    <div className="flex flex-col gap-7">
      <Part title="Classification">
        <EditableFields topic={topic} />
      </Part>
      <TopicTags topic={topic} />
      <TopicParts topic={topic} />
      <Part title="Details">
        <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1.5">
          <Fact name="Audience type">{topic.audience_type}</Fact>
          <Fact name="IAB code">
            <span className="font-mono text-xs">{topic.iab_code}</span>
          </Fact>
          <Fact name="Confidence">{percent(topic.confidence)}</Fact>
          <Fact name="Performance">{topic.performance_score ?? 'Not measured'}</Fact>
          <Fact name="External ID">{topic.external_id ?? 'None'}</Fact>
          <Fact name="Workspace">{topic.workspace?.name ?? 'None'}</Fact>
          <Fact name="Source">{topic.source}</Fact>
          <Fact name="Engine">{topic.engine_version}</Fact>
          <Fact name="Added">{moment(topic.created_at)}</Fact>
          <Fact name="Updated">{moment(topic.updated_at)}</Fact>
          <Fact name="ID">
            <span className="font-mono text-xs break-all">{topic.id}</span>
          </Fact>
        </dl>
      </Part>
    </div>
  )
}
