import { useMemo, useState } from 'react'
import { usePlatforms } from '../../platforms/queries'
import { Badge } from '../../ui/badge'
import { cx } from '../../ui/class-names'
import { Input } from '../../ui/field'
import { count, price as priceText } from '../../ui/format'
import { Pager } from '../../ui/pager'
import { LevelBadge } from './preflight'
import type { PlanEntry, PushPlan } from './queries'

const PAGE = 50

const VIEWS = {
  all: { title: 'All', has: () => true },
  warned: {
    title: 'With a warning',
    has: (entry: PlanEntry) => entry.action !== 'refuse' && entry.findings.length > 0,
  },
  refused: { title: 'Not sent', has: (entry: PlanEntry) => entry.action === 'refuse' },
}
type View = keyof typeof VIEWS

type Props = { plan: PushPlan; excluded: ReadonlySet<string>; onExclude: (excluded: ReadonlySet<string>) => void }

/** Every segment as the platform would get it, with what the checks say of it. */
export function PlanList({ plan: { plan, limits }, excluded, onExclude }: Props) {
  const [view, setView] = useState<View>('all')
  const [search, setSearch] = useState('')
  const [requestedPage, setPage] = useState(1)
  const matches = useMemo(
    () => plan.filter((entry) => VIEWS[view].has(entry) && contains(entry, search)),
    [plan, view, search],
  )
  const pages = Math.max(1, Math.ceil(matches.length / PAGE))
  const page = Math.min(requestedPage, pages)
  const toggle = (id: string) => {
    const after = new Set(excluded)
    if (!after.delete(id)) after.add(id)
    onExclude(after)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5">
        <Input
          type="search"
          aria-label="Search in what would be sent"
          placeholder="Search names and descriptions"
          className="min-w-48 flex-1 sm:max-w-80"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setPage(1)
          }}
        />
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Show</legend>
          {(Object.keys(VIEWS) as View[]).map((key) => (
            <label
              key={key}
              className="cursor-pointer rounded-md px-2 py-1 text-xs text-ink-soft has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="view"
                className="sr-only"
                checked={view === key}
                onChange={() => {
                  setView(key)
                  setPage(1)
                }}
              />
              {VIEWS[key].title} <span className="tabular-nums">{count(plan.filter(VIEWS[key].has).length)}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" className="text-xs text-ink-faint tabular-nums">
          {search ? `${count(matches.length)} found` : ''}
        </p>
      </div>
      <ul aria-label="What would be sent" className="divide-y border-t">
        {matches.slice((page - 1) * PAGE, page * PAGE).map((entry) => (
          <Segment
            key={entry.topicId}
            entry={entry}
            limits={limits}
            isExcluded={excluded.has(entry.topicId)}
            onToggle={() => toggle(entry.topicId)}
          />
        ))}
      </ul>
      {matches.length === 0 ? <p className="px-4 py-6 text-center text-ink-soft">Nothing matches.</p> : null}
      <Pager label="Pages of the plan" page={page} pages={pages} onPage={(next) => setPage(next ?? 1)} />
    </>
  )
}

function contains({ topicName, fullName, description }: PlanEntry, search: string): boolean {
  const text = `${topicName}\n${fullName}\n${description}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type SegmentProps = { entry: PlanEntry; limits: PushPlan['limits']; isExcluded: boolean; onToggle: () => void }

function Segment({ entry, limits, isExcluded, onToggle }: SegmentProps) {
  const { topicName, name, fullName, description, sentDescription, price, action, reason, findings } = entry
  const isRefused = action === 'refuse'
  return (
    <li className={cx('flex gap-3 px-4 py-3', isExcluded && 'opacity-60')}>
      <input
        type="checkbox"
        aria-label={`Push ${topicName}`}
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
        disabled={isRefused}
        checked={!isRefused && !isExcluded}
        onChange={onToggle}
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {topicName}
            {action === 'find' ? <Badge>Looked up first</Badge> : null}
          </p>
          <Text label="Name" sent={name} full={fullName} limit={limits.name} isMono />
          {sentDescription === null ? (
            <p className="text-xs text-ink-faint">This platform takes no description.</p>
          ) : (
            <Text label="Description" sent={sentDescription} full={description} limit={limits.description} />
          )}
          <Findings findings={findings} reason={findings.length === 0 ? reason : null} />
        </div>
        <p className="text-xs text-ink-soft tabular-nums sm:text-right">
          {price ? `${priceText(price.cpm, price.currency)} CPM` : 'No price'}
        </p>
      </div>
    </li>
  )
}

type TextProps = { label: string; sent: string; full: string; limit: number | null; isMono?: boolean }

/** What is cut off is struck out. */
function Text({ label, sent, full, limit, isMono }: TextProps) {
  const isCut = sent !== full
  return (
    <div className="grid grid-cols-1 gap-x-3 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <span className="text-xs leading-5 text-ink-faint">{label}</span>
      <span className={cx('min-w-0 break-words', isMono ? 'font-mono text-xs leading-5' : 'text-ink-soft')}>
        {sent || '—'}
        {isCut ? <del className="bg-bad-wash text-bad decoration-bad/50">{full.slice(sent.length)}</del> : null}
      </span>
      <span
        title={`${label}: characters${limit === null ? '' : ' used of the platform’s limit'}`}
        className={cx('text-2xs leading-5 tabular-nums', isCut ? 'font-medium text-bad' : 'text-ink-faint')}
      >
        {count(full.length)}
        {limit === null ? '' : ` / ${count(limit)}`}
        <span className="sr-only"> characters</span>
      </span>
    </div>
  )
}

function Findings({ findings, reason }: { findings: PlanEntry['findings']; reason: string | null }) {
  const { preflightRules = [] } = usePlatforms() ?? {}
  if (findings.length === 0 && reason === null) return null
  return (
    <ul aria-label="Findings" className="flex flex-col gap-1">
      {findings.map(({ ruleId, level, message }) => (
        <li key={ruleId} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xs">
          <LevelBadge level={level} />
          <span className="font-medium">{preflightRules.find(({ key }) => key === ruleId)?.title}</span>
          <span className="min-w-0 wrap-anywhere text-ink-soft">{message}</span>
        </li>
      ))}
      {reason ? (
        <li className="flex flex-wrap items-baseline gap-2 text-xs">
          <LevelBadge level="block" />
          <span className="min-w-0 wrap-anywhere text-ink-soft">{reason}</span>
        </li>
      ) : null}
    </ul>
  )
}
