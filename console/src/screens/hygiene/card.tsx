import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names'
import { count } from '../../ui/format'

type Props = {
  title: string
  value: number
  /** How many there are in all. */
  of: number
  things: string
  /** Why it matters. */
  children: ReactNode
  /** What to do about it; shown only if there is something to do. */
  action: ReactNode
}

/** One thing that needs attention: how much of it there is, why it matters, and what to do. */
export function HygieneCard({ title, value, of, things, children, action }: Props) {
  const share = of > 0 ? value / of : 0
  return (
    <section className="flex flex-col gap-3 rounded-lg border bg-panel p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="flex items-baseline gap-2 tabular-nums">
        <span className={cx('font-serif text-4xl leading-none', value > 0 ? 'text-warn' : 'text-ink')}>
          {count(value)}
        </span>
        <span className="text-ink-soft">
          of {count(of)} {things}
        </span>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-warn" style={{ width: `${share * 100}%` }} />
      </div>
      <div className="text-ink-soft">{children}</div>
      <div className="mt-auto flex min-h-9 flex-wrap items-center gap-2 pt-1">
        {value > 0 ? (
          action
        ) : (
          <span className="flex items-center gap-1.5 text-good">
            <CircleCheck aria-hidden className="size-4" />
            Nothing to do
          </span>
        )}
      </div>
    </section>
  )
}
