import { Check } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../ui/class-names'
import { Input } from '../../ui/field'
import { count, totalOf } from '../../ui/format'
import type { FacetValue } from './facet-value'

/** Longer lists get a search field, and show so many values at once. */
const SHORT = 12
const SHOWN = 100

type Props = {
  label: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onChoose: (value: string) => void
}

/** The values of a filter, to search and to choose from. */
export function FacetValues({ label, values, chosen, onChoose }: Props) {
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
              aria-pressed={chosen.includes(option.value)}
              onClick={() => onChoose(option.value)}
              className="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
            >
              <Check
                aria-hidden
                className={cx('size-3.5 shrink-0 text-accent', !chosen.includes(option.value) && 'invisible')}
              />
              <span className={cx('min-w-0 flex-1 truncate', option.topics === 0 && 'text-ink-faint')}>
                {option.label ?? option.value}
              </span>
              {option.topics === undefined ? null : (
                <span className="text-2xs text-ink-faint tabular-nums">
                  {totalOf({ total: option.topics, totalIsAtLeast: option.topicsIsAtLeast === true })}
                </span>
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
