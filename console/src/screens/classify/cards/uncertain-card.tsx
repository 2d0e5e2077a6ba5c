import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { usePermission } from '../../../api/session'
import { NotSure } from '../../../topics/not-sure'
import { CategoryOptions } from '../../../topics/options'
import { Button } from '../../../ui/button'
import { Field, Select } from '../../../ui/field'
import { percent } from '../../../ui/format'
import type { Classified, Place } from '../queries'
import { AddedBar, type Adding, addedIdOf, InLibrary, useAddTopic } from './add-topic'
import { Duplicate } from './duplicate'
import { type CardProps, cardClass, ENGINES } from './topic-card'

/** An answer that is a guess: what was understood, and the question where the topic belongs. */
export function UncertainCard({ topic, engine, turn, addedId, note }: CardProps) {
  const mayWrite = usePermission('topics:write')
  const adding = useAddTopic(turn, topic.topic_name)
  const added = addedIdOf(adding, addedId)
  return (
    <article className={cardClass(added !== undefined)}>
      {note}
      <header className="flex flex-col gap-2 px-5 pt-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="font-serif text-2xl leading-tight tracking-tight wrap-anywhere">{topic.topic_name}</h2>
          {added ? null : <NotSure />}
        </div>
        <Understanding topic={topic} />
      </header>
      <div className="px-5 py-4">
        {added ? null : mayWrite ? (
          <FilingChoice topic={topic} adding={adding} />
        ) : (
          <p className="text-ink-soft">Say more about these people, for example what they buy or do.</p>
        )}
      </div>
      {added ? <AddedBar id={added} /> : <Duplicate topic={topic} />}
      <footer className="border-t px-5 py-3 text-right text-xs text-ink-faint">{ENGINES[engine]}</footer>
    </article>
  )
}

/** The words of the name that decided something, and those that nothing was known about. */
function Understanding({ topic }: { topic: Classified }) {
  const known = [...new Set(Object.values(topic.evidence).flatMap(({ words }) => words))]
  const knownText = known.join(' ').toLowerCase()
  const words = new Set(topic.topic_name.split(' '))
  const unknown = [...words].filter((word) => !knownText.includes(word.toLowerCase()))
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-soft">
      {known.length > 0 ? <Words title="Understood" words={known} /> : null}
      {unknown.length > 0 ? <Words title="Not understood" words={unknown} /> : null}
    </dl>
  )
}

const Words = ({ title, words }: { title: string; words: string[] }) => (
  <>
    <dt className="text-xs leading-5">{title}</dt>
    <dd className="min-w-0 wrap-anywhere">
      {words.map((word, at) => (
        // Isolated, so that words of right-to-left languages keep their order and their quotes.
        <Fragment key={word}>
          {at > 0 ? ', ' : null}“<bdi>{word}</bdi>”
        </Fragment>
      ))}
    </dd>
  </>
)

/** A place to file the topic: the nearest ones, or any category. Choosing one adds the topic there. */
function FilingChoice({ topic, adding: add }: { topic: Classified; adding: Adding }) {
  const [other, setOther] = useState('')
  const { topic_name, segment_type } = topic
  if (add.data) return <InLibrary topic={add.data.topic} />
  const places = nearestPlaces(topic)
  return (
    <div className="flex flex-col gap-4">
      {places.length > 0 ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">Where does it belong?</legend>
          {places.map(({ parent_category, subcategory, confidence }) => (
            <button
              key={parent_category}
              type="button"
              disabled={add.isPending}
              onClick={() => add.mutate({ topic_name, parent_category, subcategory, segment_type })}
              className="flex items-center justify-between gap-3 rounded-md border border-line-strong px-3 py-2 text-left hover:bg-sunken disabled:opacity-50"
            >
              <span className="min-w-0">
                <span className="font-medium">{parent_category}</span>
                <span className="text-ink-soft"> › {subcategory}</span>
              </span>
              <span className="text-xs whitespace-nowrap text-ink-faint">{percent(confidence)} likely</span>
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <Field label={places.length > 0 ? 'Another category' : 'Where does it belong?'}>
          {(control) => (
            <Select {...control} value={other} onChange={({ target }) => setOther(target.value)}>
              <option value="" disabled>
                Choose a category
              </option>
              <CategoryOptions />
            </Select>
          )}
        </Field>
        <Button
          disabled={other === ''}
          busy={add.isPending}
          onClick={() => add.mutate({ topic_name, parent_category: other, segment_type })}
        >
          <Plus />
          Add there
        </Button>
      </div>
      <p className="text-xs text-ink-faint">Or say more about these people below.</p>
    </div>
  )
}

/** The guess itself is one of them, if any word led to it. */
function nearestPlaces({ parent_category, subcategory, confidence, alternatives, evidence }: Classified): Place[] {
  const guess = { parent_category, subcategory, confidence }
  return [...(evidence.category.words.length > 0 ? [guess] : []), ...alternatives].slice(0, 3)
}
