import { useState } from 'react'
import { Button } from '../../ui/button'
import { type CountsQuery, FacetFilter } from './facet-filter'
import type { FacetValue } from './facet-value'

export type Facet<Name extends string> = {
  name: Name
  label: string
  /** What can be chosen; where it is empty, what `counts` has. */
  values: readonly FacetValue[]
  /** Several values can be chosen. */
  many?: boolean
  /** How many there are of each value, asked for when the filter is opened. */
  counts?: CountsQuery
  /** Hidden under “More filters” unless it is set. */
  seldom?: boolean
}

type Props<Name extends string> = {
  facets: Facet<Name>[]
  filters: { [name in Name]?: string | readonly string[] }
  onChange: (name: Name, value: string | undefined) => void
  /** For facets of which several values can be chosen. */
  onChooseMany?: (name: Name, values: string[] | undefined) => void
  onClear: () => void
}

export function FilterBar<Name extends string>({ facets, filters, onChange, onChooseMany, onClear }: Props<Name>) {
  const [more, setMore] = useState(false)
  const usable = facets.filter(
    ({ name, values, counts, seldom }) => !seldom || values.length > 0 || counts || filters[name],
  )
  const hidden = usable.filter(({ name, seldom }) => seldom && !filters[name])
  const isSet = usable.some(({ name }) => filters[name])
  const choose = (name: Name, many: boolean | undefined, chosen: string[]) => {
    if (many) onChooseMany?.(name, chosen.length > 0 ? chosen : undefined)
    else onChange(name, chosen[0])
  }
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
      <legend className="sr-only">Filters</legend>
      {usable
        .filter((facet) => more || !hidden.includes(facet))
        .map(({ name, label, values, many, counts }) => (
          <FacetFilter
            key={name}
            label={label}
            values={values}
            many={many}
            counts={counts}
            chosen={listOf(filters[name])}
            onChange={(chosen) => choose(name, many, chosen)}
          />
        ))}
      {hidden.length > 0 ? (
        <Button kind="quiet" size="small" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Fewer filters' : 'More filters'}
        </Button>
      ) : null}
      {isSet ? (
        <Button kind="quiet" size="small" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </fieldset>
  )
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? [])

export const plainValues = (values: readonly string[] = []): FacetValue[] => values.map((value) => ({ value }))

/** Each value with the number of its topics, if there is one. */
export const countedValues = (values: readonly string[] = [], topics: Record<string, number> = {}): FacetValue[] =>
  values.map((value) => ({ value, topics: topics[value] }))
