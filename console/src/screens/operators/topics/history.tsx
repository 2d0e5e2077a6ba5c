import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { moment } from '../../../ui/format'
import { LatestOnly } from '../../../ui/latest-only'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import { ValueChange } from '../../library/panel/value-change'
import { type GlobalEntry, globalHistory } from './queries'

const CHANGE_TITLES: Record<string, string> = {
  created: 'Added to the catalog',
  reclassified: 'Reclassified',
  merged: 'Merged into another topic',
  rolled_back: 'Rolled back',
  archived: 'Archived',
  restored: 'Restored',
  reviewed: 'Reviewed',
}

const inWords = (value: string): string => value.replace(/[_:]/g, ' ')

/** Newest first. */
export function GlobalTopicHistory({ id }: { id: string }) {
  const { data: history, error, refetch } = useQuery(globalHistory(id))
  if (error && !history) return <Failure error={error} retry={refetch} />
  if (!history) return <LoadingRows rows={4} />
  const { data, total } = history
  if (data.length === 0) {
    return (
      <Notice icon={History} title="No changes yet">
        The topic is as it was first classified.
      </Notice>
    )
  }
  return (
    <>
      <ol className="relative flex flex-col gap-6 border-l pl-5">
        {data.map((entry) => (
          <li key={`${entry.changedAt} ${entry.changeType} ${entry.batchId}`} className="relative">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.55rem] size-2 rounded-full bg-line-strong ring-4 ring-panel"
            />
            <p className="font-medium">{CHANGE_TITLES[entry.changeType] ?? inWords(entry.changeType)}</p>
            <p className="text-xs text-ink-faint">
              {moment(entry.changedAt)} · {entry.changedByName ? `${entry.changedByName} · ` : ''}
              {inWords(entry.source)}
              {entry.engineVersionAfter ? ` · engine ${entry.engineVersionAfter}` : ''}
              {entry.batchId?.startsWith('job_') ? (
                <>
                  {' · '}
                  <Link
                    to="/operators/jobs/$id"
                    params={{ id: entry.batchId }}
                    className="text-accent underline underline-offset-2"
                  >
                    view job
                  </Link>
                </>
              ) : null}
            </p>
            <Changes entry={entry} />
          </li>
        ))}
      </ol>
      <LatestOnly shown={data.length} things="changes" isCut={total > data.length} />
    </>
  )
}

function Changes({ entry: { previousValues, newValues } }: { entry: GlobalEntry }) {
  const fields = [...new Set([...Object.keys(previousValues), ...Object.keys(newValues)])]
  if (fields.length === 0) return null
  return (
    <dl className="mt-2 grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1">
      {fields.map((field) => (
        <ValueChange key={field} field={field} before={previousValues[field]} after={newValues[field]} />
      ))}
    </dl>
  )
}
