import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { moment } from '../../ui/format'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import { ownSessionQuery, type Session, sessionsQuery } from './queries'

const SHOWN = 20

/** Where this person is signed in. */
export function Sessions() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const { data: own } = useQuery(ownSessionQuery)
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
  const token = own?.session.token
  const sorted = data?.toSorted((one, other) =>
    one.token === token ? -1 : other.token === token ? 1 : other.createdAt.localeCompare(one.createdAt),
  )
  return (
    <Panel
      title="Signed in on"
      actions={
        sorted && sorted.length > 1 ? (
          <Button size="small" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      {error ? <Failure error={error} retry={refetch} /> : null}
      {sorted || error ? null : <LoadingRows rows={2} />}
      <ul className="divide-y">
        {sorted?.slice(0, SHOWN).map((session) => (
          <li key={session.token} className="flex min-h-13 items-center gap-4 px-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate">{deviceOf(session)}</p>
              <p className="truncate text-xs text-ink-faint">
                {session.ipAddress ? `${session.ipAddress} · ` : ''}since {moment(session.createdAt)}
              </p>
            </div>
            {session.token === token ? (
              <Badge tone="accent">This one</Badge>
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

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari']
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS', 'Linux']
const CALLED: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS' }

/** What a browser says of itself, in two words. */
function deviceOf({ userAgent }: Session): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find((name) => userAgent?.includes(name)))
  if (!browser) return userAgent?.split(/[\s/]/)[0] || 'Unknown'
  const called = CALLED[browser] ?? browser
  return system ? `${called} on ${CALLED[system] ?? system}` : called
}
