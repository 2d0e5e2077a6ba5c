import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { deviceOf } from '../../ui/device'
import { moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { ownSessionQuery, sessionsQuery } from './queries'

const SHOWN = 20

export function Sessions() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const { data: current } = useQuery(ownSessionQuery)
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const end = useMutation({
    mutationFn: (token: string) => call('POST', '/api/auth/revoke-session', { token }),
    onSettled: changed,
  })
  const endOthers = useMutation({
    mutationFn: () => call('POST', '/api/auth/revoke-other-sessions', {}),
    onSettled: changed,
  })
  const token = current?.session.token
  const sorted = data?.toSorted((a, b) =>
    a.token === token ? -1 : b.token === token ? 1 : b.createdAt.localeCompare(a.createdAt),
  )
  return (
    <Panel
      title="Active sessions"
      actions={
        sorted && sorted.length > 1 ? (
          <Button size="small" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      {error && !sorted ? <Failure error={error} retry={refetch} /> : null}
      {sorted || error ? null : <LoadingRows rows={2} />}
      <ul className="divide-y">
        {sorted?.slice(0, SHOWN).map((session) => (
          <li key={session.token} className="flex min-h-13 items-center gap-4 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate">{deviceOf(session.userAgent)}</p>
              <p className="truncate text-xs text-ink-faint">
                {session.ipAddress ? `${session.ipAddress} · ` : ''}signed in {moment(session.createdAt)}
              </p>
            </div>
            {session.token === token ? (
              <Badge tone="accent">This session</Badge>
            ) : (
              <Button
                size="small"
                busy={end.isPending && end.variables === session.token}
                onClick={() => end.mutate(session.token)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sorted && sorted.length > SHOWN ? (
        <p className="border-t px-4 py-2 text-xs text-ink-faint">And {sorted.length - SHOWN} older ones.</p>
      ) : null}
    </Panel>
  )
}
