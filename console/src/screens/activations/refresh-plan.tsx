import { REFRESH_ACTIONS } from '../../api/values'
import { count, counted } from '../../ui/format'
import { WordDiff } from '../../ui/word-diff'
import type { PlanEntry } from './queries'

const SHOWN = 20

const ACTION_TEXTS: Record<PlanEntry['action'], string> = {
  replace: 'will be replaced by a new segment with a new ID',
  upload: 'will be uploaded again under the same ID',
  finish: 'unfinished: will be looked up on the platform and created if missing',
  none: 'already up to date',
  impossible: 'can’t be refreshed',
}

/** The number of activations by what will happen to them, and the first of the changes. */
export function RefreshPlan({ plan }: { plan: readonly PlanEntry[] }) {
  const groups = REFRESH_ACTIONS.map((action) => ({
    action,
    entries: plan.filter((entry) => entry.action === action),
  })).filter(({ entries }) => entries.length > 0)
  const changing = plan.filter(({ action }) => action === 'replace' || action === 'upload')
  const reasons = [...new Set(plan.flatMap(({ reason }) => reason ?? []))]
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1 tabular-nums">
        {groups.map(({ action, entries }) => (
          <li key={action}>
            <span className="font-medium">{counted(entries.length, 'activation')}</span>{' '}
            <span className="text-ink-soft">
              {ACTION_TEXTS[action]}
              {action === 'impossible' ? `: ${reasons.join('; ')}` : ''}
            </span>
          </li>
        ))}
      </ul>
      {changing.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section tabIndex={0} aria-label="Changes" className="max-h-[45dvh] overflow-y-auto border-y">
          <ul className="divide-y">
            {changing.slice(0, SHOWN).map((entry) => (
              <Change key={entry.activationId} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
      {changing.length > SHOWN ? (
        <p className="text-xs text-ink-faint">And {count(changing.length - SHOWN)} more.</p>
      ) : null}
    </div>
  )
}

function Change({ entry }: { entry: PlanEntry }) {
  const { topicName, name, description, engineVersion } = entry
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="font-medium">{topicName}</p>
      {name?.changed ? (
        <p className="font-mono text-xs leading-relaxed break-words">
          <WordDiff before={name.pushed ?? ''} after={name.current ?? ''} />
        </p>
      ) : null}
      {description?.changed ? (
        <p className="text-xs break-words text-ink-soft">
          <WordDiff before={description.pushed ?? ''} after={description.current ?? ''} />
        </p>
      ) : null}
      {engineVersion?.changed ? (
        <p className="text-xs text-ink-soft">
          Engine <WordDiff before={engineVersion.pushed ?? ''} after={engineVersion.current ?? ''} />
        </p>
      ) : null}
    </li>
  )
}
