import { Link } from '@tanstack/react-router'
import { RefreshCw, Send } from 'lucide-react'
import { usePermission } from '../../api/session'
import { PlatformIcon } from '../../platforms/platform-icon'
import { PlatformTitle } from '../../platforms/queries'
import { Button } from '../../ui/button'
import { day, moment } from '../../ui/format'
import type { Connection } from './queries'
import type { Pushed } from './search'
import { ConnectionStatus } from './status'
import { DIRECTION_WORDS, isSource, takesPushes } from './words'

type Props = { connection: Connection; push?: Pushed }

export function ConnectionCard({ connection, push }: Props) {
  const { id, name, platform, direction, lastTestedAt, createdAt } = connection
  const mayActivate = usePermission('activate')
  const mayImport = usePermission('import')
  return (
    <li className="flex flex-col gap-3 rounded-lg border bg-panel p-4">
      <div className="flex items-start gap-3">
        <PlatformIcon platform={platform} className="mt-0.5 size-5 shrink-0 text-ink-faint" />
        <div className="min-w-0 flex-1">
          <h2 className="font-medium">
            <Link
              to={push ? '/connections/$id/push' : '/connections/$id'}
              params={{ id }}
              search={push ? { push } : {}}
              className="block truncate rounded hover:text-accent"
            >
              {name}
            </Link>
          </h2>
          <p className="text-xs text-ink-soft">
            <PlatformTitle platform={platform} /> · {DIRECTION_WORDS[direction]}
          </p>
        </div>
        <ConnectionStatus connection={connection} />
      </div>
      <div className="mt-auto flex min-h-7 flex-wrap items-center justify-between gap-2">
        <p className="text-2xs text-ink-faint">
          {lastTestedAt ? `Tested ${moment(lastTestedAt)}` : `Added ${day(createdAt)}`}
        </p>
        <div className="flex gap-1.5">
          {isSource(connection) && mayImport && !push ? (
            <Button size="small" asChild>
              <Link to="/connections/$id/sync" params={{ id }}>
                <RefreshCw />
                Sync
              </Link>
            </Button>
          ) : null}
          {takesPushes(connection) && mayActivate ? (
            <Button size="small" kind={push ? 'primary' : 'plain'} asChild>
              <Link to="/connections/$id/push" params={{ id }} search={{ push }}>
                <Send />
                {push ? 'Push here' : 'Push'}
              </Link>
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  )
}
