import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeftRight, RefreshCw } from 'lucide-react'
import { errorMessage } from '../../api/client'
import { usePermission } from '../../api/session'
import { startDrive } from '../../runs/drive'
import { lastRun, rememberRun } from '../../runs/last-run'
import { Button } from '../../ui/button'
import { NoPermission, Notice } from '../../ui/states'
import { ConnectionPage } from './connection-page'
import { beginSync, type Connection, syncRunQuery } from './queries'
import { driveSync, SyncRun } from './sync-run'
import { isSource } from './words'

/** Reads topics from a source into the library. */
export function Sync() {
  const { id } = useParams({ from: '/shell/connections/$id/sync' })
  return (
    <ConnectionPage id={id} title={({ name }) => `Sync from ${name}`}>
      {(connection) => (isSource(connection) ? <Run connection={connection} /> : <NoSource />)}
    </ConnectionPage>
  )
}

const NoSource = () => (
  <Notice icon={ArrowLeftRight} title="This connection is not a source">
    It is set up for pushing only. Add another connection to read from the same system.
  </Notice>
)

function Run({ connection: { id } }: { connection: Connection }) {
  const { run } = useSearch({ from: '/shell/connections/$id/sync' })
  const navigate = useNavigate({ from: '/connections/$id/sync' })
  const cache = useQueryClient()
  const mayImport = usePermission('import')
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => beginSync(id),
    onSuccess: async ({ runId }) => {
      rememberRun('sync', id, runId)
      const { step, onStep } = driveSync(cache, id, runId)
      startDrive(runId, step, onStep)
      await navigate({ search: { run: runId } })
    },
  })
  if (run) return <SyncRun id={id} runId={run} onAgain={() => navigate({ search: {} })} />
  if (!mayImport) return <NoPermission />
  return (
    <Notice
      icon={RefreshCw}
      title="Read topics from this source"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button kind="primary" busy={begin.isPending} onClick={() => begin.mutate()}>
            Start
          </Button>
          <Unfinished id={id} onOpen={(runId) => navigate({ search: { run: runId } })} />
        </div>
      }
    >
      <p>
        Every item is classified, compared with your library and the catalog, and added if it is new. Each counts as one
        classification.
      </p>
      {begin.error ? (
        <p role="alert" className="mt-3 rounded-md bg-bad-wash px-3 py-2 text-left break-words text-bad">
          {errorMessage(begin.error)}
        </p>
      ) : null}
    </Notice>
  )
}

function Unfinished({ id, onOpen }: { id: string; onOpen: (runId: string) => void }) {
  const runId = lastRun('sync', id)
  const { data } = useQuery({ ...syncRunQuery(id, runId ?? ''), enabled: runId !== null })
  return data?.status === 'running' ? <Button onClick={() => onOpen(data.runId)}>Continue the last sync</Button> : null
}
