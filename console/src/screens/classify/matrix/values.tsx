import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Input } from '../../../ui/field'
import { count } from '../../../ui/format'

/** A list of values, of which some are chosen. An own list has a name of its own. */
export type ValueList = { key: string; name: string; isOwn: boolean; all: string[]; chosen: string[] }

type Props = { list: ValueList; onChange: (list: ValueList) => void; onRemove: () => void }

const MAX_LENGTH = 500
/** Braces would be placeholders in the pattern. */
const withoutBraces = (text: string): string => text.replace(/[{}]/g, '')

export function MatrixValues({ list, onChange, onRemove }: Props) {
  const { name, isOwn, all, chosen } = list
  const none = chosen.length === 0
  const toggle = (value: string) =>
    onChange({ ...list, chosen: all.filter((other) => chosen.includes(other) !== (other === value)) })
  return (
    <fieldset className="flex flex-col gap-2 border-t pt-3">
      <legend className="sr-only">{name || 'Your own list'}</legend>
      <div className="flex items-center gap-2 text-xs text-ink-soft">
        {isOwn ? (
          <Input
            aria-label="Name of the list"
            placeholder="Name of the list"
            value={name}
            maxLength={MAX_LENGTH}
            className="h-7 max-w-52 text-xs"
            onChange={({ target }) => onChange({ ...list, name: withoutBraces(target.value) })}
          />
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <span className="whitespace-nowrap">
          {count(chosen.length)} of {count(all.length)}
        </span>
        <span className="ml-auto flex shrink-0 gap-1">
          {all.length > 0 ? (
            <Button kind="quiet" size="small" onClick={() => onChange({ ...list, chosen: none ? all : [] })}>
              {none ? 'Select all' : 'Clear'}
            </Button>
          ) : null}
          <Button kind="quiet" size="small" aria-label={`Remove ${name || 'the list'}`} onClick={onRemove}>
            <X />
          </Button>
        </span>
      </div>
      {all.length > 0 ? (
        <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
          {all.map((value) => {
            const isOn = chosen.includes(value)
            return (
              <button
                key={value}
                type="button"
                aria-pressed={isOn}
                onClick={() => toggle(value)}
                className={cx(
                  'rounded-full border px-2.5 py-0.5 text-xs',
                  isOn
                    ? 'border-accent bg-accent-wash text-accent'
                    : 'text-ink-faint line-through decoration-line-strong',
                )}
              >
                {value}
              </button>
            )
          })}
        </div>
      ) : null}
      <OwnValues
        name={name}
        onAdd={(values) => {
          const fresh = values.filter((value) => !all.includes(value))
          onChange({ ...list, all: [...all, ...fresh], chosen: [...new Set([...chosen, ...values])] })
        }}
      />
    </fieldset>
  )
}

function OwnValues({ name, onAdd }: { name: string; onAdd: (values: string[]) => void }) {
  const [text, setText] = useState('')
  const [isTooLong, setTooLong] = useState(false)
  const add = () => {
    const values = text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '')
    const fitting = values.filter(({ length }) => length <= MAX_LENGTH)
    if (fitting.length > 0) onAdd([...new Set(fitting)])
    setTooLong(fitting.length < values.length)
    setText(values.filter(({ length }) => length > MAX_LENGTH).join(', '))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-1.5">
      <Input
        aria-label={`Own values of ${name || 'the list'}`}
        placeholder="Your own values, separated by commas"
        value={text}
        className="h-7 min-w-0 flex-1 text-xs"
        onChange={({ target }) => setText(target.value)}
        onBlur={add}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        <Plus />
        Add
      </Button>
      {isTooLong ? (
        <p role="alert" className="w-full text-xs text-bad">
          A value has at most {MAX_LENGTH} characters. Separate values by commas.
        </p>
      ) : null}
    </form>
  )
}
