import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plug, Plus, Send, X } from 'lucide-react'
import { usePermission } from '../../api/session'
import { FilterBar } from '../../tables/filter-bar'
import { platformTitle } from '../../topics/platform-names'
import { Button } from '../../ui/button'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { counted } from '../../ui/words'
import { ConnectionCard } from './connection-card'
import { NewConnection } from './form/new-connection'
import { type Connection, connectionsQuery, DIRECTIONS, PLATFORMS } from './queries'
import type { ConnectionsSearch, Pushed } from './search'
import { DIRECTION_WORDS, takesPushes } from './words'

const FACETS = [
  {
    name: 'platform' as const,
    label: 'Platform',
    values: PLATFORMS.map((value) => ({ value, label: platformTitle(value) })),
  },
  {
    name: 'direction' as const,
    label: 'Direction',
    values: DIRECTIONS.map((value) => ({ value, label: DIRECTION_WORDS[value] })),
  },
]

export function Connections() {
  const search = useSearch({ from: '/shell/connections' })
  const navigate = useNavigate({ from: '/connections' })
  const change = (next: ConnectionsSearch) => navigate({ search: (before) => ({ ...before, ...next }) })
  const { data, error, refetch, isPending } = useQuery(connectionsQuery)
  const mayManage = usePermission('connections')
  const clear = () => change({ platform: undefined, direction: undefined })
  const shown = data?.filter((connection) => matches(connection, search)) ?? []
  const add = mayManage ? (
    <Button kind="primary" onClick={() => change({ new: search.platform ?? 'marketplace' })}>
      <Plus />
      New connection
    </Button>
  ) : null

  return (
    <Page
      title="Connections"
      lead="Platforms that your topics are pushed to, and sources they are read from."
      actions={data && data.length > 0 ? add : null}
    >
      {search.push ? <Handover push={search.push} onCancel={() => change({ push: undefined })} /> : null}
      {isPending ? (
        <LoadingRows rows={4} />
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : data.length === 0 ? (
        <Notice icon={Plug} title="Nothing connected yet" action={add}>
          {mayManage
            ? 'Connect a platform to push topics to it, or a source to read topics from.'
            : 'An owner or admin of your organization can connect a platform or a source.'}
        </Notice>
      ) : (
        <>
          <FilterBar
            facets={FACETS}
            filters={search}
            onChange={(name, value) => change({ [name]: value })}
            onClear={clear}
          />
          {shown.length === 0 ? (
            <Notice icon={Plug} title="No connection matches" action={<Button onClick={clear}>Clear filters</Button>}>
              {search.push ? 'Topics can be pushed to platforms only, not to sources.' : 'Take a filter away.'}
            </Notice>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {shown.map((connection) => (
                <ConnectionCard key={connection.id} connection={connection} push={search.push} />
              ))}
            </ul>
          )}
        </>
      )}
      {search.new && mayManage ? (
        <NewConnection
          platform={search.new}
          onPlatform={(platform) => change({ new: platform })}
          onClose={() => change({ new: undefined })}
        />
      ) : null}
    </Page>
  )
}

const matches = (connection: Connection, { platform, direction, push }: ConnectionsSearch): boolean =>
  (!platform || connection.platform === platform) &&
  (!direction || connection.direction === direction) &&
  (!push || takesPushes(connection))

/** Topics come from the library and want to go on. */
function Handover({ push, onCancel }: { push: Pushed; onCancel: () => void }) {
  const what = 'topicIds' in push ? counted(push.topicIds.length, 'topic') : 'the topics that match'
  return (
    <section
      aria-label="Push"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-accent/30 bg-accent-wash/60 px-3 py-2"
    >
      <Send aria-hidden className="size-4 text-accent" />
      <p className="mr-auto font-medium">Choose where to push {what}.</p>
      <Button size="small" kind="quiet" onClick={onCancel}>
        <X />
        Cancel
      </Button>
    </section>
  )
}
