import { useQuery } from '@tanstack/react-query'
import { AppWindow } from 'lucide-react'
import { useState } from 'react'
import { meQuery, usePermission } from '../api/session'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { day, moment } from '../ui/format'
import { Panel } from '../ui/page'
import { Failure, LoadingRows, Notice } from '../ui/states'
import { appsQuery, type ConnectedApp, useDisconnectApp } from './queries'

/** The apps that people connected. Everybody disconnects their own, and those who manage keys any of them. */
export function ConnectedApps() {
  return (
    <Panel title="Connected apps">
      <AppList />
    </Panel>
  )
}

function AppList() {
  const { data: apps, error, refetch } = useQuery(appsQuery)
  const { data: me } = useQuery(meQuery)
  const mayManage = usePermission('api_keys:manage')
  const [toDisconnect, setToDisconnect] = useState<ConnectedApp | null>(null)
  const disconnect = useDisconnectApp()
  if (error && !apps) return <Failure error={error} retry={refetch} />
  if (!apps) return <LoadingRows rows={2} />
  if (apps.length === 0) {
    return (
      <Notice icon={AppWindow} title="No apps yet">
        Assistants that you connect by signing in appear here.
      </Notice>
    )
  }
  const ownId = me?.caller.kind === 'session' ? me.caller.userId : null
  return (
    <>
      <ul className="divide-y">
        {apps.map((app) => (
          <AppRow
            key={app.id}
            app={app}
            onDisconnect={mayManage || app.connectedBy.id === ownId ? () => setToDisconnect(app) : null}
          />
        ))}
      </ul>
      <Confirm
        open={toDisconnect !== null}
        onOpenChange={() => setToDisconnect(null)}
        title={`Disconnect ${toDisconnect?.name ?? 'this app'}?`}
        action="Disconnect"
        danger
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate(toDisconnect!.id, { onSettled: () => setToDisconnect(null) })}
      >
        It loses access immediately. To use it again, connect it again from there.
      </Confirm>
    </>
  )
}

type RowProps = { app: ConnectedApp; onDisconnect: (() => void) | null }

function AppRow({ app, onDisconnect }: RowProps) {
  const about = [
    `Connected ${day(app.connectedAt)} by ${app.connectedBy.name}`,
    app.lastUsedAt ? `last used ${moment(app.lastUsedAt)}` : 'never used',
    ...(app.workspace ? [`only in ${app.workspace.name}`] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="truncate font-medium">{app.name}</span>
          <span className="text-xs break-all text-ink-soft">{app.redirectHost}</span>
        </p>
        <p className="text-xs text-ink-faint">{about.join(' · ')}</p>
      </div>
      <p className="flex flex-wrap gap-1">
        {app.scopes.map((scope) => (
          <Badge key={scope}>{scope}</Badge>
        ))}
      </p>
      {onDisconnect ? (
        <Button size="small" kind="quiet" aria-label={`Disconnect ${app.name}`} onClick={onDisconnect}>
          Disconnect
        </Button>
      ) : null}
    </li>
  )
}
