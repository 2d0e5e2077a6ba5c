import { Pencil } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/field'

type Control = { id: string; name: string; defaultValue: string; autoFocus: true }

type Props = {
  label: string
  value: string
  /** The organization overrides the catalog's value. */
  isEdited: boolean
  save: (value: string) => Promise<unknown>
  children: (control: Control) => ReactNode
}

/** A value with a button to edit it in place. */
export function EditableField({ label, value, isEdited, save, children }: Props) {
  const [state, setState] = useState<'shown' | 'editing' | 'saving'>('shown')
  const [error, setError] = useState<string | null>(null)
  const mayEdit = usePermission('topics:write')
  const form = useRef<HTMLFormElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  /** The keyboard goes on at the button, unless it is somewhere else by now. */
  const close = () => {
    const { activeElement, body } = document
    setHasFocus(activeElement === body || form.current?.contains(activeElement) === true)
    setState('shown')
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newValue = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    setState('saving')
    setError(null)
    try {
      if (newValue !== value) await save(newValue)
      close()
    } catch (failure) {
      setError(errorMessage(failure))
      setState('editing')
    }
  }
  const endOnEscape = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    // An open list, which is not within the form, closes itself alone.
    if (key === 'Escape' && state === 'editing' && currentTarget.contains(target as Node)) close()
  }
  if (state === 'shown') {
    return (
      <div className="grid min-h-8 grid-cols-[7.5rem_1fr_auto] items-center gap-x-4">
        <dt className="text-xs text-ink-soft">{label}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
          {value}
          {isEdited ? <Badge tone="accent">Edited here</Badge> : null}
        </dd>
        {mayEdit ? (
          <dd>
            <Button
              kind="quiet"
              size="icon"
              autoFocus={hasFocus}
              aria-label={`Edit ${label.toLowerCase()}`}
              onClick={() => setState('editing')}
            >
              <Pencil />
            </Button>
          </dd>
        ) : null}
      </div>
    )
  }
  return (
    <div className="my-1 rounded-md bg-sunken p-3">
      <dt className="sr-only">{label}</dt>
      <dd>
        <form ref={form} onSubmit={submit} onKeyDown={endOnEscape} className="flex flex-col gap-2">
          <Field label={label} error={error}>
            {(control) => children({ ...control, name: 'value', defaultValue: value, autoFocus: true })}
          </Field>
          <div className="flex gap-2">
            <Button type="submit" size="small" kind="primary" busy={state === 'saving'}>
              Save
            </Button>
            <Button size="small" kind="quiet" disabled={state === 'saving'} onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      </dd>
    </div>
  )
}
