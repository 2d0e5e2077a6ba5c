import { useState } from 'react'
import { Button } from '../../ui/button'
import { FacetFilter, type FacetValue } from './facet-filter'

export type Facet<Name extends string> = {
  name: Name
  label: string
  values: readonly FacetValue[]
  counts?: string
  /** Hidden under “More filters” unless it is set. */
  seldom?: boolean
}

type Props<Name extends string> = {
  facets: Facet<Name>[]
  filters: { [name in Name]?: string }
  onChange: (name: Name, value: string | undefined) => void
  onClear: () => void
}

export function FilterBar<Name extends string>({ facets, filters, onChange, onClear }: Props<Name>) {
  const [more, setMore] = useState(false)
  const usable = facets.filter(({ name, values, seldom }) => !seldom || values.length > 0 || filters[name])
  const hidden = usable.filter(({ name, seldom }) => seldom && !filters[name])
  const isSet = usable.some(({ name }) => filters[name])
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
      <legend className="sr-only">Filters</legend>
      {usable
        .filter((facet) => more || !hidden.includes(facet))
        .map(({ name, label, values, counts }) => (
          <FacetFilter
            key={name}
            label={label}
            values={values}
            counts={counts}
            value={filters[name]}
            onChange={(value) => onChange(name, value)}
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

export const plainValues = (values: readonly string[] = []): FacetValue[] => values.map((value) => ({ value }))

/** Each value with the number of its topics, if there is one. */
export const countedValues = (values: readonly string[] = [], topics: Record<string, number> = {}): FacetValue[] =>
  values.map((value) => ({ value, topics: topics[value] }))
