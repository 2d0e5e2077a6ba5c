import { useQuery } from '@tanstack/react-query'
import { moment } from '../../../ui/format'
import { LatestOnly } from '../../../ui/latest-only'
import { Failure, LoadingRows } from '../../../ui/states'
import { HISTORY_LISTED, type HistoryEntry, memberNames, topicHistory } from '../queries'
import { ValueChange } from './value-change'

const CHANGE_TITLES: Record<HistoryEntry['changeType'], string> = {
  created: 'Added to the library',
  imported: 'Imported',
  synced: 'Synced from a source',
  reclassified: 'Reclassified',
  metadata_enrichment: 'Details added',
  field_edit: 'Edited',
  activated: 'Activated',
  deactivated: 'Deactivated',
}

/** Newest first, with the values before and after. */
export function TopicHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(topicHistory(id))
  const { data: names } = useQuery(memberNames)
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={4} />
  return (
    <>
      <ol className="relative flex flex-col gap-6 border-l pl-5">
        {data.map((entry) => (
          <li key={entry.id} className="relative">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[1.55rem] size-2 rounded-full bg-line-strong ring-4 ring-panel"
            />
            <p className="font-medium">{CHANGE_TITLES[entry.changeType]}</p>
            <p className="text-xs text-ink-faint">
              {moment(entry.changedAt)} · {nameOf(names, entry.changedBy)}
              {entry.source ? ` · ${entry.source.replace(/[_:]/g, ' ')}` : ''}
            </p>
            <Changes entry={entry} />
          </li>
        ))}
      </ol>
      <LatestOnly shown={data.length} things="changes" isCut={data.length >= HISTORY_LISTED} />
    </>
  )
}

const SYSTEM = 'system'

/** Whoever left the organization, or worked on the catalog, is none of its members. */
const nameOf = (names: Record<string, string> | undefined, userId: string): string =>
  names?.[userId] ?? (userId === SYSTEM ? 'the system' : names ? 'someone outside the organization' : '…')

function Changes({ entry: { previousValues, newValues } }: { entry: HistoryEntry }) {
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
