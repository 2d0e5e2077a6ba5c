import type { ComponentProps, ReactNode } from 'react'
import { CopyButton } from '../ui/copy'
import { type Layers, LayersFigure } from './layers'
import { TopicPlatformNames } from './platform-names'

/** A part of a topic's record, with its title. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
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

/** An entry of a description list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)

type Described = ComponentProps<typeof TopicPlatformNames>['topic'] & { layers: Layers; keywords: readonly string[] }

/** What is shown of a topic whether a library has it or not. */
export const TopicParts = ({ topic }: { topic: Described }) => (
  <>
    <Part title="Layers">
      <LayersFigure layers={topic.layers} />
    </Part>
    <Part title="Platform names">
      <TopicPlatformNames topic={topic} />
    </Part>
    <Keywords keywords={topic.keywords} />
  </>
)

const Keywords = ({ keywords }: { keywords: readonly string[] }) => (
  <Part title="Keywords" action={<CopyButton text={keywords.join(', ')} label="Copy all" />}>
    <ul className="flex flex-wrap gap-1.5">
      {keywords.map((keyword) => (
        <li key={keyword} className="rounded bg-sunken px-2 py-0.5 text-xs break-all">
          {keyword}
        </li>
      ))}
    </ul>
  </Part>
)
