import type { ReactNode } from 'react'
import { type Layers, LayersFigure } from '../../../topics/layers'
import { PlatformNames } from '../../../topics/platform-names'
import { moment } from '../../../ui/format'
import { EditTopic } from './edit-topic'
import type { GlobalTopic } from './queries'

type Props = { topic: GlobalTopic; onTouched: (isTouched: boolean) => void }

export function GlobalTopicRecord({ topic, onTouched }: Props) {
  const names = Object.entries(topic.outputs).map(([platform, output]) => ({ platform, ...output }))
  return (
    <div className="flex flex-col gap-7">
      <Part title="Classification">
        <EditTopic key={topic.id} topic={topic} onTouched={onTouched} />
      </Part>
      <Part title="Layers">
        <LayersFigure layers={topic.layers as Layers} />
      </Part>
      <Part title="Platform names">
        <PlatformNames names={names.filter(({ name }) => name !== '')} />
      </Part>
      <Part title="Details">
        <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1.5">
          <Fact name="Engine">{topic.engineVersion}</Fact>
          <Fact name="Added">{moment(topic.createdAt)}</Fact>
          <Fact name="Updated">{moment(topic.updatedAt)}</Fact>
          <Fact name="ID">
            <span className="font-mono text-xs break-all">{topic.id}</span>
          </Fact>
        </dl>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 border-b pb-1.5 text-xs font-semibold">{title}</h3>
    {children}
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)
