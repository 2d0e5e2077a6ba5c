import { Link } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { PlatformTitle } from '../../platforms/queries'
import { useSettingMessage } from '../../platforms/setting-messages'
import type { Column, features } from '../../tables/columns'
import { Mono, Soft } from '../../topics/cells'
import { Badge } from '../../ui/badge'
import { day } from '../../ui/format'
import { WordDiff } from '../../ui/word-diff'
import { STATUS_TONES } from '../library/platform-badges'
import { ConnectionName } from './connection-name'
import type { Activation } from './queries'
import { STATUS_TITLES } from './status-titles'

const column = createColumnHelper<typeof features, Activation>()

export const ACTIVATION_COLUMNS: Column<Activation>[] = [
  column.display({
    id: 'topic_name',
    meta: { title: 'Topic', sortBy: 'topic_name', width: 15 },
    cell: ({ row }) => <Name activation={row.original} />,
  }),
  column.display({
    id: 'status',
    meta: { title: 'Status', width: 9 },
    cell: ({ row }) => <StatusBadges activation={row.original} />,
  }),
  column.display({
    id: 'pushed',
    meta: { title: 'Pushed as' },
    cell: ({ row }) => <PushedAs activation={row.original} />,
  }),
  column.display({
    id: 'connection',
    meta: { title: 'Connection', width: 11 },
    cell: ({ row }) => <ConnectionName id={row.original.connectionId} platform={row.original.platform} />,
  }),
  column.display({
    id: 'segment_id',
    meta: { title: 'Segment ID', width: 8 },
    cell: ({ row }) => <Mono>{row.original.platformSegmentId}</Mono>,
  }),
  column.display({
    id: 'created_at',
    meta: { title: 'Started', width: 7, sortBy: 'created_at' },
    cell: ({ row }) => <Soft>{day(row.original.createdAt)}</Soft>,
  }),
]

/** A link that covers the row; on a narrow screen also the contents of the other columns. */
function Name({ activation }: { activation: Activation }) {
  return (
    <>
      <Link
        to="/activations"
        search={(before) => ({ ...before, activation: activation.id })}
        className="block truncate font-medium after:absolute after:inset-0 focus-visible:-outline-offset-2"
        title={activation.topicName}
      >
        {activation.topicName}
      </Link>
      <span className="flex items-center gap-1.5 text-xs text-ink-soft sm:hidden">
        <StatusBadges activation={activation} />
        <span className="truncate">
          <PlatformTitle platform={activation.platform} />
        </span>
      </span>
    </>
  )
}

export function StatusBadges({ activation: { status, stale } }: { activation: Activation }) {
  return (
    <span className="inline-flex gap-1">
      <Badge tone={STATUS_TONES[status]}>{STATUS_TITLES[status]}</Badge>
      {stale ? <Badge tone="warn">Stale</Badge> : null}
    </span>
  )
}

/** The error of a failed activation, or what changed since a stale one was pushed. */
function PushedAs({ activation }: { activation: Activation }) {
  const { status, error, stale, pushedName, currentPlatformName, platform } = activation
  const messageOf = useSettingMessage(platform)
  if (status === 'error') {
    const message = error ? messageOf(error) : undefined
    return (
      <span className="block truncate text-bad" title={message}>
        {message}
      </span>
    )
  }
  const name = pushedName ?? ''
  return (
    <span className="block truncate font-mono text-xs text-ink-soft" title={name}>
      {stale && currentPlatformName !== null && currentPlatformName !== name ? (
        <WordDiff before={name} after={currentPlatformName} />
      ) : (
        name
      )}
    </span>
  )
}
