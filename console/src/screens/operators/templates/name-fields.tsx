import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { Field, Input } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import { Check } from '../check'
import type { EditorPart } from './draft'
import { PathFieldRow } from './path-field-row'
import type { PathField } from './queries'

const MOST = 30

/** The parts of the name, in their order, and the slug behind them. */
export function NameFields({ draft, change, fields }: EditorPart) {
  const list = useRef<HTMLOListElement>(null)
  const { pathFields } = draft
  const put = (at: number, field: PathField) => change({ pathFields: pathFields.with(at, field) })
  const move = (from: number, to: number) => {
    const rest = pathFields.toSpliced(from, 1)
    change({ pathFields: rest.toSpliced(to, 0, pathFields[from]!) })
    // The focus goes along, so that a key can be pressed again.
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${to < from ? 'up' : 'down'}]`)?.focus(),
    )
  }
  return (
    <Panel
      title="Name"
      actions={
        <Button
          size="small"
          disabled={pathFields.length >= MOST}
          onClick={() => change({ pathFields: [...pathFields, { key: 'intent' }] })}
        >
          <Plus />
          Add a part
        </Button>
      }
    >
      <datalist id="template-fields">
        {fields.map((field) => (
          <option key={field}>{field}</option>
        ))}
      </datalist>
      <ol ref={list} aria-label="Parts of the name" className="divide-y">
        {pathFields.map((field, at) => (
          <PathFieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, and all its state is given
            key={at}
            field={field}
            at={at}
            of={pathFields.length}
            fields={fields}
            onChange={(next) => put(at, next)}
            onMove={(to) => move(at, to)}
            onRemove={() => change({ pathFields: pathFields.toSpliced(at, 1) })}
          />
        ))}
      </ol>
      <div className="grid gap-4 border-t p-4 sm:grid-cols-2">
        <Field label="Between the parts" hint="Blanks count.">
          {(control) => (
            <Input
              {...control}
              className="font-mono"
              value={draft.pathSeparator}
              maxLength={100}
              onChange={({ target }) => change({ pathSeparator: target.value })}
            />
          )}
        </Field>
        <div className="self-center">
          <Check
            label="Slug at the end"
            checked={draft.includeSlug}
            onChange={(includeSlug) => change({ includeSlug })}
          >
            A dash, then words in lowercase.
          </Check>
        </div>
        <Field label="Slug of" hint="Fields, separated by commas.">
          {(control) => (
            <Input
              {...control}
              className="font-mono text-xs"
              disabled={!draft.includeSlug}
              defaultValue={draft.slugFields.join(', ')}
              onChange={({ target }) => change({ slugFields: listOf(target.value) })}
            />
          )}
        </Field>
        <Field label="Between words of the slug">
          {(control) => (
            <Input
              {...control}
              className="font-mono"
              disabled={!draft.includeSlug}
              value={draft.slugSeparator}
              maxLength={100}
              onChange={({ target }) => change({ slugSeparator: target.value })}
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '')
