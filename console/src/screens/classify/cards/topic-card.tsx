import { type ReactNode, useId, useState } from 'react'
import { CategoryPath } from '../../../topics/category-path'
import { LayersFigure } from '../../../topics/layers'
import { TopicPlatformNames } from '../../../topics/platform-names'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { percent } from '../../../ui/format'
import type { TurnRef } from '../conversation/calls'
import type { Classified } from '../queries'
import { AddedBar, AddTopic, addedIdOf, useAddTopic } from './add-topic'
import { Duplicate } from './duplicate'

export const ENGINES = { llm: 'Classified by the LLM', local: 'Classified by the local engine' }

/** Good to use, or worth a look. */
const toneOf = (confidence: number) => (confidence >= 0.75 ? 'good' : 'warn')

/** `addedId`: the library topic that was added from the answer. `note`: what the text did to the topic before it. */
export type CardProps = {
  topic: Classified
  engine: keyof typeof ENGINES
  turn: TurnRef
  addedId: string | undefined
  note: ReactNode
}

const CARD = 'rounded-xl border bg-panel overflow-hidden'
export const cardClass = (isAdded: boolean) => cx(CARD, isAdded && 'border-good/50')

export function TopicCard({
  topic,
  engine,
  turn,
  addedId,
  note,
  onSay,
}: CardProps & { onSay: (text: string) => void }) {
  const adding = useAddTopic(turn, topic.topic_name)
  const added = addedIdOf(adding, addedId)
  const [why, setWhy] = useState(false)
  const [names, setNames] = useState(false)
  const namesId = useId()
  const { confidence, evidence, layers } = topic
  return (
    <article className={cardClass(added !== undefined)}>
      {note}
      <header className="flex flex-col gap-2 px-5 pt-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="font-serif text-2xl leading-tight tracking-tight wrap-anywhere">{topic.topic_name}</h2>
          <Badge tone={toneOf(confidence)}>{percent(confidence)} confident</Badge>
        </div>
        <CategoryPath
          taxonomyType={topic.taxonomy_type}
          parentCategory={topic.parent_category}
          taxonomyPath={topic.taxonomy_path}
        />
        <p className="flex flex-wrap gap-1.5">
          <Badge>{topic.audience_type}</Badge>
          <Badge>IAB {topic.iab_code}</Badge>
          {topic.keywords.map((keyword) => (
            <Badge key={keyword}>{keyword}</Badge>
          ))}
        </p>
      </header>
      <div className="px-5 py-3">
        <LayersFigure layers={layers} reasons={why ? evidence : {}} />
        {why ? <CategoryReason topic={topic} onSay={onSay} /> : null}
      </div>
      {names ? (
        <div id={namesId} className="border-t px-5 py-4">
          <TopicPlatformNames topic={topic} />
        </div>
      ) : null}
      {added ? <AddedBar id={added} /> : <Duplicate topic={topic} />}
      <footer className="flex flex-wrap items-center gap-2 border-t px-5 py-3">
        {added ? null : <AddTopic topic={topic} adding={adding} />}
        <Button kind="quiet" aria-expanded={names} aria-controls={namesId} onClick={() => setNames(!names)}>
          {names ? 'Hide platform names' : 'Show platform names'}
        </Button>
        <Button kind="quiet" aria-expanded={why} onClick={() => setWhy(!why)}>
          {why ? 'Hide reasons' : 'Why?'}
        </Button>
        <span className="ml-auto text-xs text-ink-faint">{ENGINES[engine]}</span>
      </footer>
    </article>
  )
}

function CategoryReason({ topic, onSay }: { topic: Classified; onSay: (text: string) => void }) {
  const { words, rule, runner_up } = topic.evidence.category
  return (
    <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-xs text-ink-soft">
      Classified as <strong className="font-medium text-ink">{topic.parent_category}</strong>
      {words.length > 0 ? <> because of “{words.join('”, “')}”</> : null}: {rule}.{' '}
      {runner_up ? (
        <>
          Runner-up: {runner_up.category}.{' '}
          <button
            type="button"
            className="underline"
            onClick={() => onSay(`${topic.topic_name}, ${runner_up.category}`)}
          >
            Ask again with this category
          </button>
        </>
      ) : (
        'No other category was close.'
      )}
    </p>
  )
}
