import { type QueryKey, useQuery } from '@tanstack/react-query'
import { ChevronDown, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { cx } from '../../ui/class-names'
import type { FacetValue } from './facet-value'
import { FacetValues } from './facet-values'

type Counted = { value: string; topics: number; topicsIsAtLeast?: true }
export type CountsQuery = { queryKey: QueryKey; queryFn: () => Promise<Counted[]> }

type Props = {
  label: string
  values: readonly FacetValue[]
  many?: boolean
  counts?: CountsQuery
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const NO_COUNTS: CountsQuery = { queryKey: ['no-counts'], queryFn: async () => [] }

const CHIP = 'flex h-7 shrink-0 items-center gap-1 rounded-full border text-xs whitespace-nowrap'

/** A chip with what is chosen that opens the list of values. */
export function FacetFilter({ label, values, many = false, counts, chosen, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const counted = useQuery({ ...(counts ?? NO_COUNTS), enabled: open && counts !== undefined })
  const shown = counts ? withCounts(values, counted.data) : values
  const choose = (value: string) => {
    const rest = chosen.filter((one) => one !== value)
    onChange(rest.length < chosen.length ? rest : many ? [...chosen, value] : [value])
    if (!many) setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <span
        className={cx(
          CHIP,
          chosen.length > 0 ? 'border-accent/40 bg-accent-wash text-accent' : 'bg-panel text-ink-soft',
        )}
      >
        <Popover.Trigger className="flex h-full items-center gap-1 rounded-full pr-2.5 pl-3 hover:text-ink">
          {label}
          {chosen.length > 0 ? (
            <span className="max-w-40 truncate font-medium">{summary(shown, chosen)}</span>
          ) : (
            <ChevronDown aria-hidden className="size-3.5" />
          )}
        </Popover.Trigger>
        {chosen.length > 0 ? (
          <button
            type="button"
            aria-label={`Remove ${label} filter`}
            onClick={() => onChange([])}
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
          <FacetValues label={label} values={shown} chosen={chosen} onChoose={choose} />
          {counts ? (
            <p className="border-t px-3 py-1.5 text-2xs text-ink-faint">
              {counted.isError ? 'The counts could not be loaded.' : 'Counts follow the search and the other filters.'}
            </p>
          ) : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Values that nobody listed are shown too: there are topics that have them. Those without topics come last. */
function withCounts(values: readonly FacetValue[], counted: readonly Counted[] | undefined): FacetValue[] {
  if (!counted) return [...values]
  const topics = new Map(counted.map((one) => [one.value, one]))
  const listed = new Set(values.map(({ value }) => value))
  const all = [
    ...values.map((option) => ({ ...option, topics: 0, ...topics.get(option.value) })),
    ...counted.filter(({ value }) => !listed.has(value)),
  ]
  return [...all.filter((option) => option.topics > 0), ...all.filter((option) => option.topics === 0)]
}

function summary(values: readonly FacetValue[], chosen: readonly string[]): string {
  const [first] = chosen
  const label = values.find(({ value }) => value === first)?.label ?? first
  return chosen.length > 1 ? `${label} +${chosen.length - 1}` : `${label}`
}
