import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { api, errorMessage, ok } from '../../api/client'
import { useHasLlm, usePermission } from '../../api/session'
import { EngineCounts } from '../../topics/engine-counts'
import type { Engine } from '../../topics/engines'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'
import { Field, Input } from '../../ui/field'
import { count, counted } from '../../ui/format'
import { offerUndo } from '../../undo/ask'
import { type MatrixBody, MatrixEngine } from './matrix-engine'
import type { DimensionSets } from './queries'

const MAX_TOPICS = 5_000
const PREVIEWED = 6

type Dimension = { name: string; values: string[] }

/** The first combinations, joined with spaces as the service does it. */
function preview(dimensions: Dimension[]): string[] {
  const rows = dimensions.reduce<string[]>(
    (names, { values }) =>
      names.flatMap((name) => values.slice(0, PREVIEWED).map((value) => `${name} ${value}`.trim())),
    [''],
  )
  return rows.slice(0, PREVIEWED)
}

/** For a phrase that names sets of values: choose values, preview the topics, and create them. */
export function MatrixOffer({ dimensionSets }: { dimensionSets: DimensionSets }) {
  const setNames = dimensionSets.resolved!.sets
  const [subject, setSubject] = useState(dimensionSets.resolved!.subject)
  const [chosen, setChosen] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(
      dimensionSets.sets.filter(({ name }) => setNames.includes(name)).map(({ name, values }) => [name, values]),
    ),
  )
  const [engine, setEngine] = useState<Engine>('local')
  const hasLlm = useHasLlm()
  const mayUndo = usePermission('library:delete')
  const dimensions: Dimension[] = [
    ...(subject.trim() ? [{ name: 'Topic', values: [subject.trim()] }] : []),
    ...setNames.map((name) => ({ name, values: chosen[name] ?? [] })),
  ]
  const total = dimensions.reduce((product, { values }) => product * values.length, 1)
  const body = { dimensions, engine }
  const generate = useMutation({
    mutationFn: (body: MatrixBody) => ok(api.POST('/api/topics/generate-matrix', { body })),
    meta: { shownInPlace: true },
    onSuccess: ({ batchId, created }) => {
      if (!mayUndo || created === 0) return
      offerUndo(`${counted(created, 'topic')} added.`, { ids: [batchId], action: 'matrix' })
    },
  })
  const toggle = (set: string, value: string) =>
    setChosen((before) => {
      const values = before[set] ?? []
      const all = dimensionSets.sets.find(({ name }) => name === set)?.values ?? []
      const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
      return { ...before, [set]: all.filter((other) => next.includes(other)) }
    })
  const ready = dimensions.length >= 2 && total >= 1 && total <= MAX_TOPICS
  return (
    <article className="rounded-xl border bg-panel">
      <header className="flex items-center gap-2.5 px-5 pt-5">
        <Grid3x3 aria-hidden className="size-5 text-accent" />
        <h2 className="font-serif text-2xl tracking-tight">Topic matrix</h2>
      </header>
      <div className="flex flex-col gap-4 p-5">
        <Field label="Subject" hint="Combined with every value below.">
          {(control) => (
            <Input {...control} value={subject} maxLength={500} onChange={(event) => setSubject(event.target.value)} />
          )}
        </Field>
        {setNames.map((name) => (
          <Values
            key={name}
            name={name}
            all={dimensionSets.sets.find((set) => set.name === name)?.values ?? []}
            chosen={chosen[name] ?? []}
            onToggle={(value) => toggle(name, value)}
            onSet={(values) => setChosen((before) => ({ ...before, [name]: values }))}
          />
        ))}
        <div className="rounded-md bg-sunken p-3">
          <p className="text-xs font-medium text-ink-soft">
            {counted(total, 'topic')}
            {total > MAX_TOPICS ? `. The limit is ${count(MAX_TOPICS)}, so deselect some values.` : ', for example:'}
          </p>
          <ul className="mt-1.5 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
            {preview(dimensions).map((name) => (
              <li key={name} className="truncate">
                {name}
              </li>
            ))}
          </ul>
        </div>
        {hasLlm ? (
          <MatrixEngine body={body} isEstimated={ready && !generate.isSuccess} engine={engine} onChange={setEngine} />
        ) : null}
        {generate.error ? (
          <p role="alert" className="text-bad">
            {errorMessage(generate.error)}
          </p>
        ) : null}
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
        {generate.data ? (
          <div role="status">
            <p>
              {counted(generate.data.created, 'topic')} added to{' '}
              <Link to="/library" search={{ source: ['matrix'] }} className="underline">
                your library
              </Link>
              {generate.data.duplicates > 0 ? `, ${count(generate.data.duplicates)} already there` : ''}
              {generate.data.errors > 0 ? `, ${count(generate.data.errors)} failed` : ''}.
              {generate.data.uncertain > 0 ? (
                <>
                  {' '}
                  <Link to="/library" search={{ source: ['matrix'], uncertain: 'true' }} className="underline">
                    {counted(generate.data.uncertain, 'topic')}
                  </Link>{' '}
                  filed by a guess.
                </>
              ) : null}
            </p>
            {generate.variables.engine === 'local' ? null : (
              <EngineCounts
                local={generate.data.localCount}
                llm={generate.data.llmCount}
                failed={generate.data.llmFailedCount}
                tokens={generate.data.tokens}
                cost={generate.data.cost}
              />
            )}
          </div>
        ) : (
          <Button kind="primary" disabled={!ready} busy={generate.isPending} onClick={() => generate.mutate(body)}>
            Create {counted(total, 'topic')}
          </Button>
        )}
      </footer>
    </article>
  )
}

type ValuesProps = {
  name: string
  all: string[]
  chosen: string[]
  onToggle: (value: string) => void
  onSet: (values: string[]) => void
}

function Values({ name, all, chosen, onToggle, onSet }: ValuesProps) {
  const none = chosen.length === 0
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="flex w-full items-center justify-between text-xs font-medium text-ink-soft">
        <span className="float-left">
          {name} · {count(chosen.length)} of {count(all.length)}
        </span>
        <button type="button" className="float-right underline" onClick={() => onSet(none ? all : [])}>
          {none ? 'Select all' : 'Clear'}
        </button>
      </legend>
      <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
        {all.map((value) => {
          const on = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={on}
              onClick={() => onToggle(value)}
              className={cx(
                'rounded-full border px-2.5 py-0.5 text-xs',
                on ? 'border-accent bg-accent-wash text-accent' : 'text-ink-faint line-through decoration-line-strong',
              )}
            >
              {value}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
