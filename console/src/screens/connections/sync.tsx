import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeftRight, RefreshCw } from 'lucide-react'
import { errorMessage } from '../../api/client'
import { usePermission } from '../../api/session'
import { openRunsQuery } from '../../runs/queries'
import { Button } from '../../ui/button'
import { NoPermission, Notice } from '../../ui/states'
import { useNavigateHere } from '../../ui/use-navigate-here'
import { ConnectionPage } from './connection-page'
import { beginSync, type Connection } from './queries'
import { SyncRun } from './sync-run'
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
  const navigate = useNavigateHere('/connections/$id/sync')
  const mayImport = usePermission('import')
  const open = (runId: string) => navigate({ search: { run: runId } })
  const begin = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => beginSync(id),
    onSuccess: ({ runId }) => open(runId),
  })
  if (run) return <SyncRun id={id} runId={run} onOpen={open} onAgain={() => navigate({ search: {} })} />
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
          <OpenSync id={id} onOpen={open} />
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

/** A sync of the same connection that goes on, whoever started it. */
function OpenSync({ id, onOpen }: { id: string; onOpen: (runId: string) => void }) {
  const { data } = useInfiniteQuery(openRunsQuery({ kind: 'sync', connectionId: id, limit: 1 }))
  const run = data?.pages[0]?.data[0]
  return run ? <Button onClick={() => onOpen(run.id)}>See the sync that is under way</Button> : null
}
