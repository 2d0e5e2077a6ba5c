import { Check, ChevronDown, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { cx } from '../../ui/class-names'
import { Input } from '../../ui/field'
import { count } from '../../ui/format'

export type FacetValue = { value: string; label?: string; topics?: number }

type Props = {
  label: string
  values: readonly FacetValue[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** What the numbers count. */
  counts?: string
}

/** Longer lists get a search field, and show so many values at once. */
const SHORT = 12
const SHOWN = 100

const CHIP = 'flex h-7 shrink-0 items-center gap-1 rounded-full border text-xs whitespace-nowrap'

/** A chip with the chosen value that opens the list of values. */
export function FacetFilter({ label, values, value, onChange, counts }: Props) {
  const [open, setOpen] = useState(false)
  const choose = (next: string | undefined) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <span className={cx(CHIP, value ? 'border-accent/40 bg-accent-wash text-accent' : 'bg-panel text-ink-soft')}>
        <Popover.Trigger className="flex h-full items-center gap-1 rounded-full pr-2.5 pl-3 hover:text-ink">
          {label}
          {value ? (
            <span className="max-w-40 truncate font-medium">{labelOf(values, value)}</span>
          ) : (
            <ChevronDown aria-hidden className="size-3.5" />
          )}
        </Popover.Trigger>
        {value ? (
          <button
            type="button"
            aria-label={`Remove ${label} filter`}
            onClick={() => choose(undefined)}
            className="-ml-1.5 flex h-full items-center rounded-full pr-2 pl-0.5 hover:text-ink"
          >
            <X className="size-3.5" />
          </button>
        ) : null}
      </span>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-72 flex-col rounded-lg border bg-panel shadow-lg"
        >
          <Values values={values} value={value} onChoose={choose} label={label} />
          {counts ? <p className="border-t px-3 py-1.5 text-2xs text-ink-faint">{counts}</p> : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const labelOf = (values: readonly FacetValue[], value: string): string =>
  values.find((option) => option.value === value)?.label ?? value

type ValuesProps = {
  label: string
  values: readonly FacetValue[]
  value?: string
  onChoose: (value: string | undefined) => void
}

function Values({ label, values, value, onChoose }: ValuesProps) {
  const [query, setQuery] = useState('')
  const matches = values.filter((option) =>
    (option.label ?? option.value).toLowerCase().includes(query.trim().toLowerCase()),
  )
  return (
    <>
      {values.length > SHORT ? (
        <div className="border-b p-1.5">
          <Input
            aria-label={`Search ${label}`}
            placeholder="Search"
            className="h-8"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      ) : null}
      <ul className="max-h-80 overflow-y-auto p-1">
        {matches.slice(0, SHOWN).map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === value}
              onClick={() => onChoose(option.value === value ? undefined : option.value)}
              className="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
            >
              <Check
                aria-hidden
                className={cx('size-3.5 shrink-0 text-accent', option.value !== value && 'invisible')}
              />
              <span className="min-w-0 flex-1 truncate">{option.label ?? option.value}</span>
              {option.topics === undefined ? null : (
                <span className="text-2xs text-ink-faint tabular-nums">{count(option.topics)}</span>
              )}
            </button>
          </li>
        ))}
        {matches.length === 0 ? <li className="px-3 py-2 text-ink-faint">No matches</li> : null}
        {matches.length > SHOWN ? (
          <li className="px-3 py-2 text-2xs text-ink-faint">
            {count(matches.length - SHOWN)} more. Type to narrow the list.
          </li>
        ) : null}
      </ul>
    </>
  )
}
