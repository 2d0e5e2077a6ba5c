import type { ReactNode } from 'react'
import { LayersFigure } from '../../../topics/layers'
import { TopicPlatformNames } from '../../../topics/platform-names'
import { CopyButton } from '../../../ui/copy'
import { moment, percent } from '../../../ui/format'
import type { TopicDetail } from '../queries'
import { EditableFields } from './editable-fields'

export function TopicRecord({ topic }: { topic: TopicDetail }) {
  return (
    <div className="flex flex-col gap-7">
      <Part title="Classification">
        <EditableFields topic={topic} />
      </Part>
      <Part title="Layers">
        <LayersFigure layers={topic.layers} />
      </Part>
      <Part title="Platform names">
        <TopicPlatformNames topic={topic} />
      </Part>
      <Part title="Keywords" action={<CopyButton text={topic.keywords.join(', ')} label="Copy all" />}>
        <ul className="flex flex-wrap gap-1.5">
          {topic.keywords.map((keyword) => (
            <li key={keyword} className="rounded bg-sunken px-2 py-0.5 text-xs">
              {keyword}
            </li>
          ))}
        </ul>
      </Part>
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

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <header className="mb-2 flex min-h-7 items-center justify-between border-b pb-1">
        <h3 className="text-xs font-semibold">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)
