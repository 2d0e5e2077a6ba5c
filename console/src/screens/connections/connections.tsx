import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plug, Plus, Send, X } from 'lucide-react'
import { usePermission } from '../../api/session'
import { type Platforms, usePlatforms } from '../../platforms/queries'
import { useWorkspace } from '../../shell/workspace'
import { FilterBar } from '../../tables/filters/filter-bar'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Page } from '../../ui/page'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { choiceOf } from '../push/choice'
import { ConnectionCard } from './connection-card'
import { NewConnection } from './form/new-connection'
import { type Connection, connectionsQuery } from './queries'
import type { ConnectionsSearch, Pushed } from './search'
import { DIRECTION_WORDS, DIRECTIONS, takesPushes } from './words'

const facetsOf = (platforms: Platforms['platforms']) => [
  {
    name: 'platform' as const,
    label: 'Platform',
    values: platforms.map(({ platform, title }) => ({ value: platform, label: title })),
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
  const { data, error, refetch } = useQuery(connectionsQuery)
  const { platforms = [] } = usePlatforms() ?? {}
  const mayManage = usePermission('connections')
  const workspace = useWorkspace()
  const clear = () => change({ platform: undefined, direction: undefined })
  const shown = data?.filter((connection) => matches(connection, search)) ?? []
  const add = mayManage ? (
    <Button kind="primary" onClick={() => change({ new: search.platform ?? 'any' })}>
      <Plus />
      New connection
    </Button>
  ) : null

  return (
    <Page
      title="Connections"
      lead="Platforms you push topics to, and sources you read topics from."
      actions={data && data.length > 0 ? add : null}
    >
      {search.push ? <Handover push={search.push} onCancel={() => change({ push: undefined })} /> : null}
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : !data ? (
        <LoadingRows rows={4} />
      ) : data.length === 0 ? (
        <Notice
          icon={Plug}
          title={workspace ? `Nothing connected in ${workspace.name} yet` : 'Nothing connected yet'}
          action={add}
        >
          {mayManage
            ? 'Connect a platform to push topics to it, or a source to read topics from.'
            : 'An owner or admin of your organization can connect a platform or a source.'}
          {workspace ? ' To use a connection of the organization, switch to the whole organization.' : null}
        </Notice>
      ) : (
        <>
          <FilterBar
            facets={facetsOf(platforms)}
            filters={search}
            onChange={(name, value) => change({ [name]: value })}
            onClear={clear}
          />
          {shown.length === 0 ? (
            <Notice icon={Plug} title="No matching connections" action={<Button onClick={clear}>Clear filters</Button>}>
              {search.push ? 'You can push topics to platforms only, not to sources.' : 'Remove a filter.'}
            </Notice>
          ) : (
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
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
          push={search.push}
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

/** The library sent the person here to choose a connection for these topics. */
function Handover({ push, onCancel }: { push: Pushed; onCancel: () => void }) {
  const choice = choiceOf(push)
  const what = choice && 'topicIds' in choice ? counted(choice.topicIds.length, 'topic') : 'the topics that match'
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
