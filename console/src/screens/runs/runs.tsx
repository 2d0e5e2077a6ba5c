import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Activity, CheckCheck, SearchX } from 'lucide-react'
import { usePollMs } from '../../api/events'
import { isOpen, markRead, NOTIFICATIONS, notificationsQuery, runsQuery } from '../../runs/queries'
import { RunList } from '../../runs/run-list'
import { KIND_WORDS, KINDS, STATE_WORDS, STATES } from '../../runs/words'
import { FilterBar } from '../../tables/filters/filter-bar'
import { Button } from '../../ui/button'
import { count } from '../../ui/format'
import { Page, Panel } from '../../ui/page'
import { ShowMore } from '../../ui/show-more'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { connectionsQuery } from '../connections/queries'
import type { RunsSearch } from './search'
import { Undoable } from './undoable'

export function Runs() {
  const { view } = useSearch({ from: '/shell/runs' })
  const navigate = useNavigate({ from: '/runs' })
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  return (
    <Page
      title="Runs"
      lead="Imports, pushes, syncs, jobs, undos and bulk edits. Those that the server drives go on when you close this page."
    >
      <Tabs
        value={view ?? 'all'}
        onChange={(next) => navigate({ search: next === 'all' ? {} : { view: next as RunsSearch['view'] } })}
        tabs={[
          { value: 'all', label: 'All runs', content: <AllRuns /> },
          {
            value: 'happened',
            label: unread > 0 ? `What happened (${count(unread)})` : 'What happened',
            content: <WhatHappened />,
          },
          { value: 'undo', label: 'Undo', content: <Undoable /> },
        ]}
      />
    </Page>
  )
}

function AllRuns() {
  const { view: _, ...filters } = useSearch({ from: '/shell/runs' })
  const navigate = useNavigate({ from: '/runs' })
  const change = (next: RunsSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const { data: connections = [] } = useQuery(connectionsQuery)
  const pollMs = usePollMs()
  const runs = useInfiniteQuery({
    ...runsQuery(filters),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isOpen)) ? pollMs : false),
  })
  const { data, error, refetch } = runs
  const rows = data?.pages.flatMap((page) => page.data)
  const clear = () => navigate({ search: {} })
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        facets={[
          {
            name: 'kind',
            label: 'Kind',
            values: KINDS.map((value) => ({ value, label: KIND_WORDS[value].label })),
          },
          {
            name: 'state',
            label: 'State',
            values: STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
          },
          {
            name: 'connectionId',
            label: 'Connection',
            values: connections.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        filters={filters}
        onChange={(name, value) => change({ [name]: value })}
        onClear={clear}
      />
      <Panel>
        {error && !rows ? <Failure error={error} retry={refetch} /> : null}
        {!error && !rows ? <LoadingRows rows={6} /> : null}
        {rows?.length === 0 ? <NoRuns isFiltered={Object.values(filters).some(Boolean)} onClear={clear} /> : null}
        {rows && rows.length > 0 ? <RunList label="Runs" runs={rows} /> : null}
        <ShowMore of={runs} label="Show older runs" />
      </Panel>
    </div>
  )
}

const NoRuns = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Notice icon={SearchX} title="No matching runs" action={<Button onClick={onClear}>Clear filters</Button>}>
      Remove a filter.
    </Notice>
  ) : (
    <Notice icon={Activity} title="Nothing has run yet">
      Import a file, push topics to a platform or read them from a source. You can follow it here.
    </Notice>
  )

function WhatHappened() {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(notificationsQuery)
  const read = useMutation({
    mutationFn: markRead,
    onSettled: () => cache.invalidateQueries({ queryKey: NOTIFICATIONS }),
  })
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={6} />
  const newest = data.data[0]?.completedAt
  if (!newest) {
    return (
      <Notice icon={Activity} title="Nothing has happened yet">
        Runs that you started appear here when they end.
      </Notice>
    )
  }
  return (
    <Panel
      title="Runs that you started and that have ended"
      actions={
        data.unread > 0 ? (
          <Button size="small" busy={read.isPending} onClick={() => read.mutate({ upTo: newest })}>
            <CheckCheck />
            Mark all as read
          </Button>
        ) : null
      }
    >
      <RunList label="What happened" runs={data.data} />
    </Panel>
  )
}
