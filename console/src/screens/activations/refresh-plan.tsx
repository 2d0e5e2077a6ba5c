import { useState } from 'react'
import { REFRESH_ACTIONS } from '../../api/values'
import { counted } from '../../ui/format'
import { Pager } from '../../ui/pager'
import { WordDiff } from '../../ui/word-diff'
import type { PlanEntry } from './queries'

const PAGE = 20

const ACTION_TEXTS: Record<PlanEntry['action'], string> = {
  replace: 'would be replaced by a new segment with a new ID',
  upload: 'would be uploaded again under the same ID',
  finish: 'unfinished: would be looked up on the platform and created if missing',
  none: 'already up to date',
  impossible: 'can’t be refreshed',
}

type Props = {
  plan: readonly PlanEntry[]
  /** A single one is refreshed even if it is up to date. */
  isForced?: boolean
}

/** The number of activations by what would happen to them, and each of the changes. */
export function RefreshPlan({ plan, isForced = false }: Props) {
  const [page, setPage] = useState(1)
  const groups = REFRESH_ACTIONS.map((action) => ({
    action,
    entries: plan.filter((entry) => entry.action === action),
  })).filter(({ entries }) => entries.length > 0)
  const changing = plan.filter(({ action }) => CHANGING.includes(action) || (isForced && action === 'none'))
  const reasons = [...new Set(plan.flatMap(({ reason }) => reason ?? []))]
  const pages = Math.ceil(changing.length / PAGE)
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1 tabular-nums">
        {groups.map(({ action, entries }) => (
          <li key={action}>
            <span className="font-medium">{counted(entries.length, 'activation')}</span>{' '}
            <span className="text-ink-soft">
              {ACTION_TEXTS[action]}
              {action === 'impossible' ? `: ${reasons.join('; ')}` : ''}
              {action === 'none' && isForced ? ': a refresh would only replace its ID' : ''}
            </span>
          </li>
        ))}
      </ul>
      {changing.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section tabIndex={0} aria-label="Changes" className="max-h-[45dvh] overflow-y-auto border-y">
          <ul className="divide-y">
            {changing.slice((page - 1) * PAGE, page * PAGE).map((entry) => (
              <Change key={entry.activationId} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
      <Pager label="Pages of changes" page={page} pages={pages} onPage={(next) => setPage(next ?? 1)} />
    </div>
  )
}

const CHANGING: readonly PlanEntry['action'][] = ['replace', 'upload', 'finish']

function Change({ entry }: { entry: PlanEntry }) {
  const { topicName, platformSegmentId, action, name, description, engineVersion } = entry
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="font-medium break-words">{topicName}</p>
      {name?.changed && action !== 'finish' ? (
        <p className="font-mono text-xs leading-relaxed break-words">
          <WordDiff before={name.pushed ?? ''} after={name.current ?? ''} />
        </p>
      ) : null}
      {description?.changed && action !== 'finish' ? (
        <p className="text-xs break-words text-ink-soft">
          <WordDiff before={description.pushed ?? ''} after={description.current ?? ''} />
        </p>
      ) : null}
      {engineVersion?.changed && action !== 'finish' ? (
        <p className="text-xs text-ink-soft">
          Engine <WordDiff before={engineVersion.pushed ?? ''} after={engineVersion.current ?? ''} />
        </p>
      ) : null}
      {platformSegmentId ? (
        <p className="text-xs text-ink-soft">
          Segment ID{' '}
          {action === 'upload' ? (
            <span className="font-mono">{platformSegmentId}, unchanged</span>
          ) : (
            <>
              <del className="rounded-sm bg-bad-wash font-mono text-bad decoration-bad/50">{platformSegmentId}</del>{' '}
              <ins className="rounded-sm bg-good-wash text-good no-underline">a new one</ins>
            </>
          )}
        </p>
      ) : null}
    </li>
  )
}
