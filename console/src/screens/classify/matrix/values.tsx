import { Plus, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Input } from '../../../ui/field'
import { count } from '../../../ui/format'

/** A list of values, of which some are chosen. An own list has a name of its own. `typed`: own values, not yet added. */
export type ValueList = { key: string; name: string; isOwn: boolean; all: string[]; chosen: string[]; typed: string }

type Props = { list: ValueList; onChange: (list: ValueList) => void; onRemove: () => void }

const MAX_LENGTH = 500
/** Braces would be placeholders in the pattern. */
const withoutBraces = (text: string): string => text.replace(/[{}]/g, '')

const valuesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]
const isTooLong = ({ length }: string): boolean => length > MAX_LENGTH
const fittingOf = (typed: string): string[] => valuesOf(typed).filter((value) => !isTooLong(value))

/**
 * With what is still being typed: whoever clicks Create right after typing means those values too. To add them when the field
 * is left would move the button away between the press and the release.
 */
export const chosenOf = ({ chosen, typed }: ValueList): string[] => [...new Set([...chosen, ...fittingOf(typed)])]

export function MatrixValues({ list, onChange, onRemove }: Props) {
  const { name, isOwn, all, chosen, typed } = list
  const none = chosen.length === 0
  const toggle = (value: string) =>
    onChange({ ...list, chosen: all.filter((other) => chosen.includes(other) !== (other === value)) })
  const add = () =>
    onChange({
      ...list,
      all: [...new Set([...all, ...fittingOf(typed)])],
      chosen: chosenOf(list),
      typed: valuesOf(typed).filter(isTooLong).join(', '),
    })
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
      <OwnValues name={name} typed={typed} onType={(text) => onChange({ ...list, typed: text })} onAdd={add} />
    </fieldset>
  )
}

type OwnValuesProps = { name: string; typed: string; onType: (text: string) => void; onAdd: () => void }

function OwnValues({ name, typed, onType, onAdd }: OwnValuesProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAdd()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap gap-1.5">
      <Input
        aria-label={`Own values of ${name || 'the list'}`}
        placeholder="Your own values, separated by commas"
        value={typed}
        className="h-7 min-w-0 flex-1 text-xs"
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="submit" size="small" disabled={typed.trim() === ''}>
        <Plus />
        Add
      </Button>
      {valuesOf(typed).some(isTooLong) ? (
        <p role="alert" className="w-full text-xs text-bad">
          A value has at most {MAX_LENGTH} characters. Separate values by commas.
        </p>
      ) : null}
    </form>
  )
}
