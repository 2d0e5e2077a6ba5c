import { useInfiniteQuery } from '@tanstack/react-query'
import { Failures } from '../../runs/failures'
import { Figures } from '../../runs/figures'
import { isOpen, openRunsQuery } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { useRun } from '../../runs/use-run'
import { Button } from '../../ui/button'
import { Failure, LoadingRows } from '../../ui/states'

type Props = { jobId: string; onOpen: (jobId: string) => void; onClose: () => void }

export function RefreshJob({ jobId, onOpen, onClose }: Props) {
  const { data: run, error, refetch } = useRun(jobId)
  if (error && !run) return <Failure error={error} retry={refetch} />
  if (!run) return <LoadingRows rows={3} />
  const { counts } = run
  return (
    <>
      <h2 className="font-serif text-xl">Refresh stale activations</h2>
      <RunPanel run={run} things="activations" onRetried={onOpen}>
        <Figures
          figures={[
            { name: 'Refreshed', value: counts.success, note: 'up to date on their platform' },
            { name: 'Skipped', value: counts.skipped, note: 'changed by somebody else meanwhile' },
            { name: 'Errors', value: counts.errors, note: 'could not be refreshed', isBad: counts.errors > 0 },
          ]}
        />
      </RunPanel>
      <Failures run={run} title="Not refreshed" />
      {isOpen(run) ? null : (
        <Button className="self-start" onClick={onClose}>
          Close
        </Button>
      )}
    </>
  )
}

/** A refresh that goes on, whoever started it. */
export function OpenRefresh({ onOpen }: { onOpen: (jobId: string) => void }) {
  const { data } = useInfiniteQuery(openRunsQuery({ kind: 'job', limit: 100 }))
  const run = data?.pages[0]?.data.find(({ title }) => title === 'refresh_activations')
  if (!run) return null
  return (
    <section
      aria-label="Refresh under way"
      className="flex flex-wrap items-center justify-between gap-2 rounded-lg border bg-panel px-4 py-2.5"
    >
      <p>A refresh is under way.</p>
      <Button size="small" onClick={() => onOpen(run.id)}>
        Show it
      </Button>
    </section>
  )
}
