import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermission } from '../../api/session'
import { pauseDrive, startDrive, useDrive } from '../../runs/drive'
import { FailedItems } from '../../runs/failed-items'
import { Figures } from '../../runs/figures'
import { RunPanel } from '../../runs/run-panel'
import { Button } from '../../ui/button'
import { Failure, LoadingRows } from '../../ui/states'
import { ACTIVATIONS } from '../activations/queries'
import { HYGIENE, refreshJobQuery, refreshNext } from './queries'

const OPEN_JOB_POLL_MS = 3_000

export function driveRefresh(cache: QueryClient, jobId: string) {
  let before = cache.getQueryData(refreshJobQuery(jobId).queryKey)?.processed_items ?? 0
  return {
    step: async () => {
      const { processedItems, done } = await refreshNext(jobId)
      const processed = processedItems - before
      before = processedItems
      return { processed, done }
    },
    onStep: async () => {
      cache.invalidateQueries({ queryKey: ACTIVATIONS, refetchType: 'none' })
      await cache.invalidateQueries({ queryKey: HYGIENE })
    },
  }
}

export function RefreshJob({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const cache = useQueryClient()
  const drive = useDrive(jobId)
  const mayActivate = usePermission('activate')
  const { data, error, refetch } = useQuery({
    ...refreshJobQuery(jobId),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? OPEN_JOB_POLL_MS : false),
  })
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={3} />
  const { step, onStep } = driveRefresh(cache, jobId)
  return (
    <>
      <h2 className="font-serif text-xl">Refresh stale activations</h2>
      <RunPanel
        status={data.status}
        done={data.processed_items}
        total={data.total_items}
        things="activations"
        drive={drive}
        mayDrive={mayActivate}
        onStart={() => startDrive(jobId, step, onStep)}
        onPause={() => pauseDrive(jobId)}
      >
        <Figures
          figures={[
            { name: 'Refreshed', value: data.success_count, note: 'up to date on their platform' },
            { name: 'Skipped', value: data.skip_count, note: 'changed by somebody else meanwhile' },
            { name: 'Errors', value: data.error_count, note: 'could not be refreshed', isBad: data.error_count > 0 },
          ]}
        />
      </RunPanel>
      <FailedItems
        title="Not refreshed"
        items={data.errors.map(({ id = '', name = id, message }) => ({ id, name, message }))}
        total={data.error_count}
        file={`refresh-${jobId}-errors`}
      />
      {isOpen(data.status) ? null : (
        <Button className="self-start" onClick={onClose}>
          Close
        </Button>
      )}
    </>
  )
}

const isOpen = (status: string): boolean => status === 'pending' || status === 'processing'

/** A refresh that was started in this browser and has not ended. */
export function UnfinishedRefresh({ jobId, onOpen }: { jobId: string | null; onOpen: (jobId: string) => void }) {
  const { data } = useQuery({ ...refreshJobQuery(jobId ?? ''), enabled: jobId !== null, retry: false })
  if (!data || !isOpen(data.status)) return null
  return (
    <section
      aria-label="Unfinished refresh"
      className="flex flex-wrap items-center justify-between gap-2 rounded-lg border bg-panel px-4 py-2.5"
    >
      <p>A refresh is not finished.</p>
      <Button size="small" onClick={() => onOpen(data.id)}>
        Show it
      </Button>
    </section>
  )
}
