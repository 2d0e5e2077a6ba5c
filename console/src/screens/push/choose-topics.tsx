import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../api/client'
import { isOpen, runsQuery } from '../../runs/queries'
import { SearchBox } from '../../tables/filters/search-box'
import { DEFAULT_SORT } from '../../tables/filters/sort'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { count, counted } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import type { Pushed } from '../connections/search'
import { LibraryFilterBar } from '../library/filters'
import { libraryPage } from '../library/queries'
import type { LibraryFilters } from '../library/search'
import { PushPlanDialog } from './push-plan'

type Props = {
  id: string
  push: Pushed
  onChange: (push: Pushed) => void
  onOpenRun: (runId: string) => void
  busy: boolean
  error: Error | null
  onStart: (push: Pushed) => void
}

export function ChooseTopics({ id, push, onChange, onOpenRun, busy, error, onStart }: Props) {
  const [asking, setAsking] = useState(false)
  const problem = error ? (
    <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 break-words text-bad">
      {errorMessage(error)}
    </p>
  ) : null
  return (
    <Panel title="Topics to push" actions={<OpenPush id={id} onOpen={onOpenRun} />}>
      {'topicIds' in push ? (
        <div className="flex flex-col gap-4 p-4">
          <p>{counted(push.topicIds.length, 'topic')} selected in the library.</p>
          {problem}
          <div className="flex flex-wrap gap-2">
            <Start size={push.topicIds.length} busy={busy} onStart={() => setAsking(true)} />
            <Button onClick={() => onChange({ filters: {} })}>Choose others</Button>
          </div>
        </div>
      ) : (
        <Matching filters={push.filters} onChange={(filters) => onChange({ filters })}>
          {(total) => (
            <>
              {problem}
              <Start size={total ?? 0} busy={busy || total === null} onStart={() => setAsking(true)} />
            </>
          )}
        </Matching>
      )}
      {asking ? (
        <PushPlanDialog
          id={id}
          push={push}
          onStart={() => {
            setAsking(false)
            onStart(push)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  )
}

type StartProps = { size: number; busy: boolean; onStart: () => void }

const Start = ({ size, busy, onStart }: StartProps) => (
  <Button kind="primary" className="self-start" busy={busy} disabled={size === 0} onClick={onStart}>
    <Send />
    Push {counted(size, 'topic')}
  </Button>
)

const SHOWN = 8

type MatchingProps = {
  filters: LibraryFilters
  onChange: (filters: LibraryFilters) => void
  /** With null while another answer is on its way. */
  children: (total: number | null) => ReactNode
}

/** All that match; single ones are picked in the library, which brings them here. */
function Matching({ filters, onChange, children }: MatchingProps) {
  const params = { ...filters, ...DEFAULT_SORT }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...libraryPage(params, 1),
    placeholderData: keepPreviousData,
  })
  const set = (name: keyof LibraryFilters, value: string | string[] | undefined) => {
    const { [name]: _, ...others } = filters
    onChange(value ? { ...others, [name]: value } : others)
  }
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex flex-col gap-2.5">
        <SearchBox
          label="Search names, paths and keywords"
          value={filters.search ?? ''}
          onSearch={(text) => set('search', text)}
        />
        <LibraryFilterBar filters={filters} onChange={set} onClear={() => onChange({})} />
      </div>
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : !data ? (
        <LoadingRows rows={4} />
      ) : (
        <>
          <p role="status" className="font-medium tabular-nums">
            {Object.keys(filters).length > 0 ? counted(data.total, 'match', 'matches') : allOf(data.total)}
          </p>
          <ul className={isPlaceholderData ? 'divide-y opacity-60' : 'divide-y'}>
            {data.data.slice(0, SHOWN).map((topic) => (
              <li key={topic.id} className="flex items-center justify-between gap-4 py-1.5">
                <span className="min-w-0 truncate">{topic.topic_name}</span>
                <Badge>{topic.segment_type}</Badge>
              </li>
            ))}
          </ul>
          {data.total > SHOWN ? <p className="text-xs text-ink-faint">And {count(data.total - SHOWN)} more.</p> : null}
          {children(isPlaceholderData ? null : data.total)}
          <p className="text-xs text-ink-faint">
            Those that are active here already, or on their way, are left out. To pick single topics,{' '}
            <Link to="/library" className="rounded text-accent underline underline-offset-2">
              select them in the library
            </Link>{' '}
            and choose Push.
          </p>
        </>
      )}
    </div>
  )
}

const allOf = (total: number): string =>
  total === 0 ? 'Your library is empty: there is nothing to push.' : `Your whole library: ${counted(total, 'topic')}`

/** A push to the same connection that goes on, whoever started it. */
function OpenPush({ id, onOpen }: { id: string; onOpen: (runId: string) => void }) {
  const { data } = useInfiniteQuery(runsQuery({ kind: 'push', connectionId: id, limit: 10 }))
  const run = data?.pages[0]?.data.find(isOpen)
  if (!run) return null
  return (
    <Button size="small" onClick={() => onOpen(run.id)}>
      A push is under way: {count((run.progress.total ?? 0) - run.progress.processed)} left
    </Button>
  )
}
