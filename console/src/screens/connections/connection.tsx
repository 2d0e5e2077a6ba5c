import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Pencil, RadioTower, RefreshCw, Send } from 'lucide-react'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { ConnectionPage } from './connection-page'
import { ConnectionRuns } from './connection-runs'
import { DeleteConnection } from './delete-connection'
import { EditConnection } from './form/edit-connection'
import type { Connection as Record } from './queries'
import { SchedulesPanel } from './schedules-panel'
import { SettingsPanel } from './settings-panel'
import { TestPanel } from './test-panel'
import { isSource, takesPushes } from './words'

/** One connection: whether it works, how it is set up, and what can be done through it. */
export function Connection() {
  const { id } = useParams({ from: '/shell/connections/$id' })
  return (
    <ConnectionPage id={id} actions={(connection) => <Actions connection={connection} />}>
      {(connection) => <Parts connection={connection} />}
    </ConnectionPage>
  )
}

function Parts({ connection }: { connection: Record }) {
  const { edit } = useSearch({ from: '/shell/connections/$id' })
  const navigate = useNavigateHere('/connections/$id')
  const mayManage = usePermission('connections')
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TestPanel connection={connection} />
        <SchedulesPanel connection={connection} />
      </div>
      <SettingsPanel connection={connection} />
      <div className="lg:col-span-2">
        <ConnectionRuns id={connection.id} />
      </div>
      {edit && mayManage ? <EditConnection connection={connection} onClose={() => navigate({ search: {} })} /> : null}
    </div>
  )
}

function Actions({ connection }: { connection: Record }) {
  const { id } = connection
  const mayManage = usePermission('connections')
  const mayActivate = usePermission('activate')
  const mayImport = usePermission('import')
  return (
    <>
      {mayManage ? (
        <>
          <DeleteConnection connection={connection} />
          <Button asChild>
            <Link to="/connections/$id" params={{ id }} search={{ edit: true }}>
              <Pencil />
              Edit
            </Link>
          </Button>
        </>
      ) : null}
      {takesPushes(connection) ? (
        <Button asChild>
          <Link to="/activations" search={{ connectionId: id }}>
            <RadioTower />
            Activations
          </Link>
        </Button>
      ) : null}
      {isSource(connection) && mayImport ? (
        <Button asChild kind={takesPushes(connection) ? 'plain' : 'primary'}>
          <Link to="/connections/$id/sync" params={{ id }}>
            <RefreshCw />
            Sync
          </Link>
        </Button>
      ) : null}
      {takesPushes(connection) && mayActivate ? (
        <Button asChild kind="primary">
          <Link to="/connections/$id/push" params={{ id }}>
            <Send />
            Push topics
          </Link>
        </Button>
      ) : null}
    </>
  )
}
