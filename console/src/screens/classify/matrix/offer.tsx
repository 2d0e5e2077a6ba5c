import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { api, errorMessage, ok } from '../../../api/client'
import { useHasLlm, usePermission } from '../../../api/session'
import type { Engine } from '../../../topics/engines'
import { Button } from '../../../ui/button'
import { Field, Input, Select } from '../../../ui/field'
import { counted } from '../../../ui/format'
import { useLeaveWarning } from '../../../ui/leave-warning'
import { randomKey } from '../../../ui/random-key'
import { Failure, Skeleton } from '../../../ui/states'
import { offerUndo } from '../../../undo/ask'
import { LIBRARY } from '../../library/queries'
import { cardClass } from '../cards/topic-card'
import { type MatrixAnswer, markAdded, putTurn, type TurnRef } from '../conversation/calls'
import { type DimensionSets, dimensionSetsQuery } from '../queries'
import { type MatrixBody, MatrixEngine } from './engine'
import { type Dimension, PATTERNS, TOPIC, templateOf } from './names'
import { MatrixPreview } from './preview'
import { MatrixAdded, MatrixResult } from './result'
import { chosenOf, MatrixValues, type ValueList } from './values'

const MAX_TOPICS = 5_000
const OWN_LIST = 'own'

type Props = {
  answer: MatrixAnswer
  turn: TurnRef
  added: Record<string, string>
  isAsking: boolean
  onTopic: () => void
}

/** For a text that names sets of values: choose lists and values, name the topics, and create them. */
export function MatrixOffer(props: Props) {
  const { data, error, refetch } = useQuery(dimensionSetsQuery)
  if (error && !data) return <Failure error={error} retry={refetch} />
  return data ? <MatrixCard {...props} sets={data.sets} /> : <Skeleton className="h-80" />
}

const listOf = ({ name, values }: DimensionSets['sets'][number]): ValueList => ({
  key: name,
  name,
  isOwn: false,
  all: values,
  chosen: values,
  typed: '',
})

function MatrixCard({ answer, turn, added, isAsking, onTopic, sets }: Props & { sets: DimensionSets['sets'] }) {
  const [subject, setSubject] = useState(answer.subject)
  const [lists, setLists] = useState(() =>
    answer.sets.flatMap((name) => sets.filter((set) => set.name === name).map(listOf)),
  )
  const [pattern, setPattern] = useState(PATTERNS[0]!)
  const [engine, setEngine] = useState<Engine>('local')
  const hasLlm = useHasLlm()
  const mayUndo = usePermission('library:delete')
  const cache = useQueryClient()
  const mark = useMutation({
    mutationFn: (topicId: string) => markAdded(turn, { name: answer.subject, topicId }),
    onSuccess: (marked) => putTurn(cache, turn.id, marked),
    meta: { shownInPlace: true },
  })
  const isAdded = answer.subject in added
  const generate = useMutation({
    mutationFn: (body: MatrixBody) => ok(api.POST('/api/topics/generate-matrix', { body })),
    meta: { shownInPlace: true },
    onSuccess: ({ batchId, created, topicIds: [topicId] }) => {
      cache.invalidateQueries({ queryKey: LIBRARY })
      if (topicId) mark.mutate(topicId)
      if (!mayUndo || created === 0) return
      offerUndo(`${counted(created, 'topic')} added.`, { ids: [batchId], action: 'matrix' })
    },
  })
  useLeaveWarning(generate.isPending)
  const dimensions: Dimension[] = [
    ...(subject.trim() ? [{ name: TOPIC, values: [subject.trim()] }] : []),
    ...lists.map((list) => ({ name: list.name.trim(), values: chosenOf(list) })),
  ]
  const total = dimensions.reduce((product, { values }) => product * values.length, 1)
  const { template, unknown } = templateOf(pattern, dimensions)
  const body: MatrixBody = { dimensions, template, engine }
  const complaint = complaintAbout(dimensions, template, unknown)
  const isReady = complaint === null && total >= 1 && total <= MAX_TOPICS
  const change = (changed: ValueList) => setLists(lists.map((list) => (list.key === changed.key ? changed : list)))
  return (
    <article className={cardClass(isAdded)}>
      <header className="flex flex-wrap items-center gap-2.5 px-5 pt-5">
        <Grid3x3 aria-hidden className="size-5 text-accent" />
        <h2 className="font-serif text-2xl tracking-tight">Topic matrix</h2>
        <Button kind="quiet" size="small" className="ml-auto" busy={isAsking} onClick={onTopic}>
          Classify as one topic instead
        </Button>
      </header>
      <div className="flex flex-col gap-4 p-5">
        <Field label="Topic" hint="Combined with every value below.">
          {(control) => (
            <Input {...control} value={subject} maxLength={500} onChange={({ target }) => setSubject(target.value)} />
          )}
        </Field>
        {lists.map((list) => (
          <MatrixValues
            key={list.key}
            list={list}
            onChange={change}
            onRemove={() => setLists(lists.filter(({ key }) => key !== list.key))}
          />
        ))}
        <AddList sets={sets} lists={lists} onAdd={(list) => setLists([...lists, list])} />
        <PatternField pattern={pattern} error={complaint} onChange={setPattern} />
        <MatrixPreview template={template} dimensions={dimensions} total={total} limit={MAX_TOPICS} />
        {hasLlm ? (
          <MatrixEngine body={body} isEstimated={isReady && !generate.isSuccess} engine={engine} onChange={setEngine} />
        ) : null}
        {generate.error ? (
          <p role="alert" className="text-bad">
            {errorMessage(generate.error)}
          </p>
        ) : null}
      </div>
      {isAdded ? <MatrixAdded /> : null}
      <footer className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
        {generate.data ? (
          <MatrixResult result={generate.data} engine={generate.variables.engine} />
        ) : (
          <Button
            kind={isAdded ? 'plain' : 'primary'}
            disabled={!isReady}
            busy={generate.isPending}
            onClick={() => generate.mutate(body)}
          >
            Create {counted(total, 'topic')}
          </Button>
        )}
        {generate.isPending ? (
          <p role="status" className="min-w-0 flex-1 text-xs text-ink-soft">
            This may take a minute. You can use other screens meanwhile; keep the console open.
          </p>
        ) : null}
      </footer>
    </article>
  )
}

/** Why no topics can be made of this, if so. */
function complaintAbout(dimensions: Dimension[], template: string, unknown: string | null): string | null {
  const names = dimensions.map(({ name }) => name.toLowerCase())
  if (dimensions.length < 2) return 'Add a list, so that there are at least two things to combine.'
  if (names.includes('')) return 'Give your list a name.'
  if (new Set(names).size < names.length) return 'Two lists have the same name.'
  if (unknown !== null) return `There is no list called “${unknown}”.`
  return template === '' ? 'Say how to name the topics.' : null
}

type PatternProps = { pattern: string; error: string | null; onChange: (pattern: string) => void }

function PatternField({ pattern, error, onChange }: PatternProps) {
  return (
    <Field
      label="Name pattern"
      error={error}
      hint="{topic} is the topic, {value} all values; {Gender} is the value of one list."
    >
      {(control) => (
        <div className="flex flex-col gap-1.5">
          <Input {...control} value={pattern} maxLength={300} onChange={({ target }) => onChange(target.value)} />
          <div className="flex flex-wrap gap-1.5">
            {PATTERNS.map((preset) => (
              <Button
                key={preset}
                size="small"
                kind={preset === pattern ? 'plain' : 'quiet'}
                aria-pressed={preset === pattern}
                onClick={() => onChange(preset)}
              >
                {preset}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}

type AddListProps = { sets: DimensionSets['sets']; lists: ValueList[]; onAdd: (list: ValueList) => void }

function AddList({ sets, lists, onAdd }: AddListProps) {
  const left = sets.filter(({ name }) => !lists.some((list) => list.key === name))
  const add = (choice: string) => {
    if (choice === OWN_LIST) onAdd({ key: randomKey(), name: '', isOwn: true, all: [], chosen: [], typed: '' })
    else onAdd(listOf(sets.find(({ name }) => name === choice)!))
  }
  return (
    <Field label="Add a list">
      {(control) => (
        <Select {...control} value="" onChange={({ target }) => add(target.value)}>
          <option value="" disabled>
            Choose a list
          </option>
          <option value={OWN_LIST}>Your own list</option>
          {left.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
