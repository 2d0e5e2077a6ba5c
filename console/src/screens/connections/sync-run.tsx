import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePermission } from '../../api/session'
import { CancelRun } from '../../runs/cancel-run'
import { pauseDrive, startDrive, useDrive } from '../../runs/drive'
import { type FailedItem, FailedItems } from '../../runs/failed-items'
import { Figures } from '../../runs/figures'
import { RunPanel } from '../../runs/run-panel'
import { Button } from '../../ui/button'
import { Failure, LoadingRows } from '../../ui/states'
import { LIBRARY } from '../library/queries'
import { cancelSync, syncPage, syncRunQuery } from './queries'

const WATCHED_MS = 3_000
const errorsKey = (runId: string) => ['sync-errors', runId]

/** Reads page after page. Items that could not be read are remembered while this tab is open. */
export function driveSync(cache: QueryClient, id: string, runId: string) {
  return {
    step: async () => {
      const { page, successCount, errorCount, duplicateCount, errors, done } = await syncPage(id, runId)
      const failed = errors.map(({ row, message }) => ({
        id: `${page}-${row}`,
        name: `Page ${page}, item ${row}`,
        message,
      }))
      cache.setQueryData<FailedItem[]>(errorsKey(runId), (before = []) => [...before, ...failed])
      return { processed: successCount + errorCount + duplicateCount, done }
    },
    onStep: async () => {
      cache.invalidateQueries({ queryKey: LIBRARY, refetchType: 'none' })
      await cache.invalidateQueries({ queryKey: syncRunQuery(id, runId).queryKey })
    },
  }
}

type Props = { id: string; runId: string; onAgain: () => void }

export function SyncRun({ id, runId, onAgain }: Props) {
  const cache = useQueryClient()
  const drive = useDrive(runId)
  const mayImport = usePermission('import')
  const { data, error, refetch } = useQuery({
    ...syncRunQuery(id, runId),
    // Somebody else may run it in another tab.
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? WATCHED_MS : false),
  })
  const { data: failed = [] } = useQuery<FailedItem[]>({
    queryKey: errorsKey(runId),
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={4} />
  const { step, onStep } = driveSync(cache, id, runId)
  return (
    <>
      <RunPanel
        status={data.status}
        done={data.processedPages}
        total={data.totalPages}
        things="pages"
        ratedThings="items"
        drive={drive}
        mayDrive={mayImport}
        onStart={() => startDrive(runId, step, onStep)}
        onPause={() => pauseDrive(runId)}
        message={data.message}
        cancel={
          <CancelRun runId={runId} action="Cancel sync" cancel={() => cancelSync(id, runId)} onSettled={onStep}>
            Topics that are in your library stay there. No more pages are read.
          </CancelRun>
        }
      >
        <Figures
          figures={[
            { name: 'New', value: data.successCount - data.adoptedCount, note: 'added to the catalog too' },
            { name: 'Adopted', value: data.adoptedCount, note: 'already in the catalog' },
            { name: 'Duplicates', value: data.duplicateCount, note: 'already in your library' },
            { name: 'Errors', value: data.errorCount, note: 'items that cannot be read', isBad: data.errorCount > 0 },
          ]}
        />
      </RunPanel>
      <FailedItems title="Items with errors" items={failed} total={data.errorCount} file={`sync-${runId}-errors`} />
      {data.status === 'running' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button asChild kind="primary">
            <Link to="/library" search={{ source: 'sync' }}>
              View in library
            </Link>
          </Button>
          <Button onClick={onAgain}>Sync again</Button>
        </div>
      )}
    </>
  )
}
