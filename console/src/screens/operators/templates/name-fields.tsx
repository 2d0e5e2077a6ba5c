import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { Check } from '../../../ui/check'
import { Field, Input } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import type { EditorPart } from './draft'
import { PathFieldRow } from './path-field-row'
import type { PathField } from './queries'

const MAX_PARTS = 30

/** The parts of the name in their order, and the slug after them. */
export function NameFields({ draft, change, fields }: EditorPart) {
  const list = useRef<HTMLOListElement>(null)
  const { pathFields } = draft
  const put = (at: number, field: PathField) => change({ pathFields: pathFields.with(at, field) })
  const move = (from: number, to: number) => {
    const rest = pathFields.toSpliced(from, 1)
    change({ pathFields: rest.toSpliced(to, 0, pathFields[from]!) })
    // Keep the focus on the moved part, so that the key can be pressed again.
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
          disabled={pathFields.length >= MAX_PARTS}
          onClick={() => change({ pathFields: [...pathFields, { key: 'intent' }] })}
        >
          <Plus />
          Add part
        </Button>
      }
    >
      <datalist id="template-fields">
        {fields.map((field) => (
          <option key={field}>{field}</option>
        ))}
      </datalist>
      <ol ref={list} aria-label="Name parts" className="divide-y">
        {pathFields.map((field, at) => (
          <PathFieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their rows no state
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
        <Field label="Separator" hint="Spaces count.">
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
          <Check label="Add a slug" checked={draft.includeSlug} onChange={(includeSlug) => change({ includeSlug })}>
            A dash and lowercase words at the end of the name.
          </Check>
        </div>
        <Field label="Slug fields" hint="Separated by commas.">
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
        <Field label="Slug separator">
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
