import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { count, percent } from '../../../ui/format'
import type { MetricsDay } from './queries'

type Current = Omit<MetricsDay, 'date' | 'byEngineVersion'>

/** The catalog in a few numbers, with links to what needs attention. */
export function KeyFigures({ current }: { current: Current }) {
  const { active, linkedTopics, needsReview, outdated, organizations, archived, merged } = current
  const share = (part: number) => (active > 0 ? percent(part / active) : percent(0))
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-5">
      <Figure name="Topics" value={active}>
        {count(archived)} archived, {count(merged)} merged
      </Figure>
      <Figure name="In libraries" value={linkedTopics}>
        {share(linkedTopics)} of the catalog
      </Figure>
      <Figure name="Organizations" value={organizations}>
        <Link to="/operators/organizations" className={LINK}>
          View organizations
        </Link>
      </Figure>
      <Figure name="Waiting for review" value={needsReview} isOpen={needsReview > 0}>
        {needsReview > 0 ? (
          <Link to="/operators/review" className={LINK}>
            Review topics
          </Link>
        ) : (
          'Nothing to do'
        )}
      </Figure>
      <Figure name="Outdated" value={outdated} isOpen={outdated > 0}>
        {outdated > 0 ? (
          <Link to="/operators/jobs" search={{ new: 'reclassify' }} className={LINK}>
            Reclassify
          </Link>
        ) : (
          'All up to date'
        )}
      </Figure>
    </dl>
  )
}

const LINK = 'rounded text-accent underline underline-offset-2'

type FigureProps = { name: string; value: number; isOpen?: boolean; children: ReactNode }

const Figure = ({ name, value, isOpen, children }: FigureProps) => (
  <div className="bg-panel px-4 py-3 max-md:last:col-span-2">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd>
      <span className={`block font-serif text-3xl tabular-nums ${isOpen ? 'text-warn' : ''}`}>{count(value)}</span>
      <span className="text-xs text-ink-faint">{children}</span>
    </dd>
  </div>
)
