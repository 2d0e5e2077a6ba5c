import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Grid3x3 } from 'lucide-react'
import { useState } from 'react'
import { api, ok } from '../../api/client'
import { Button } from '../../ui/button'
import { cx } from '../../ui/class-names'
import { Field, Input } from '../../ui/field'
import { count, counted } from '../../ui/format'
import type { DimensionSets } from './queries'

const MOST = 5_000
const PREVIEWED = 6

type Dimension = { name: string; values: string[] }

/** The first combinations, as the service will make them: values joined with spaces. */
function preview(dimensions: Dimension[]): string[] {
  const rows = dimensions.reduce<string[]>(
    (names, { values }) =>
      names.flatMap((name) => values.slice(0, PREVIEWED).map((value) => `${name} ${value}`.trim())),
    [''],
  )
  return rows.slice(0, PREVIEWED)
}

/** A phrase named sets of values: choose among them, see what would come of it, and make it. */
export function MatrixOffer({ found }: { found: DimensionSets }) {
  const named = found.resolved!.sets
  const [subject, setSubject] = useState(found.resolved!.subject)
  const [chosen, setChosen] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(found.sets.filter(({ name }) => named.includes(name)).map(({ name, values }) => [name, values])),
  )
  const dimensions: Dimension[] = [
    ...(subject.trim() ? [{ name: 'Topic', values: [subject.trim()] }] : []),
    ...named.map((name) => ({ name, values: chosen[name] ?? [] })),
  ]
  const total = dimensions.reduce((product, { values }) => product * values.length, 1)
  const generate = useMutation({
    mutationFn: () => ok(api.POST('/api/topics/generate-matrix', { body: { dimensions } })),
    meta: { shownInPlace: true },
  })
  const toggle = (set: string, value: string) =>
    setChosen((before) => {
      const values = before[set] ?? []
      const all = found.sets.find(({ name }) => name === set)?.values ?? []
      const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
      return { ...before, [set]: all.filter((other) => next.includes(other)) }
    })
  const ready = dimensions.length >= 2 && total >= 1 && total <= MOST
  return (
    <article className="rounded-xl border bg-panel">
      <header className="flex items-center gap-2.5 px-5 pt-5">
        <Grid3x3 aria-hidden className="size-5 text-accent" />
        <h2 className="font-serif text-2xl tracking-tight">A matrix of topics</h2>
      </header>
      <div className="flex flex-col gap-4 p-5">
        <Field label="Subject" hint="Combined with every value below.">
          {(control) => (
            <Input {...control} value={subject} maxLength={500} onChange={(event) => setSubject(event.target.value)} />
          )}
        </Field>
        {named.map((name) => (
          <Values
            key={name}
            name={name}
            all={found.sets.find((set) => set.name === name)?.values ?? []}
            chosen={chosen[name] ?? []}
            onToggle={(value) => toggle(name, value)}
            onSet={(values) => setChosen((before) => ({ ...before, [name]: values }))}
          />
        ))}
        <div className="rounded-md bg-sunken p-3">
          <p className="text-xs font-medium text-ink-soft">
            {counted(total, 'topic')}
            {total > MOST ? `, at most ${count(MOST)}: leave some values out` : ', for example'}
          </p>
          <ul className="mt-1.5 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
            {preview(dimensions).map((name) => (
              <li key={name} className="truncate">
                {name}
              </li>
            ))}
          </ul>
        </div>
        {generate.error ? (
          <p role="alert" className="text-bad">
            {generate.error.message}
          </p>
        ) : null}
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t px-5 py-3">
        {generate.data ? (
          <p role="status">
            {counted(generate.data.created, 'topic')} added to{' '}
            <Link to="/library" search={{ source: 'matrix' }} className="underline">
              your library
            </Link>
            {generate.data.duplicates > 0 ? `, ${count(generate.data.duplicates)} were there already` : ''}
            {generate.data.errors > 0 ? `, ${count(generate.data.errors)} failed` : ''}.
          </p>
        ) : (
          <Button kind="primary" disabled={!ready} busy={generate.isPending} onClick={() => generate.mutate()}>
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
          {none ? 'All' : 'None'}
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
