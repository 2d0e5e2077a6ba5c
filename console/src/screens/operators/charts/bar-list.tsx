import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { count, percent } from '../../../ui/format'

/** The rest is shown on demand. */
const SHOWN = 15

type Bar = { name: string; value: number; search?: { parentCategory?: string; segmentType?: string } }

/** Names with bars and numbers, largest first. */
export function BarList({ bars }: { bars: Bar[] }) {
  const sorted = bars.toSorted((a, b) => b.value - a.value)
  const most = Math.max(1, sorted[0]?.value ?? 0)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  const [all, setAll] = useState(false)
  return (
    <>
      <ul className="flex flex-col p-2">
        {sorted.slice(0, all ? undefined : SHOWN).map(({ name, value, search }) => (
          <li
            key={name}
            className="relative grid grid-cols-[minmax(0,11rem)_1fr_3.5rem_2.75rem] items-center gap-3 rounded px-2 py-1 hover:bg-sunken/60"
          >
            {search ? (
              <Link to="/operators/topics" search={search as object} className="truncate after:absolute after:inset-0">
                {name}
              </Link>
            ) : (
              <span className="truncate">{name}</span>
            )}
            <span aria-hidden className="h-2 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${(value / most) * 100}%` }} />
            </span>
            <span className="text-right tabular-nums">{count(value)}</span>
            <span className="text-right text-xs text-ink-faint tabular-nums">
              {percent(value / Math.max(1, total))}
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN ? (
        <div className="border-t px-2 py-1.5">
          <Button size="small" kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${count(sorted.length)}`}
          </Button>
        </div>
      ) : null}
    </>
  )
}
