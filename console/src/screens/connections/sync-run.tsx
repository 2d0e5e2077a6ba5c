import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePollMs } from '../../api/events'
import { Failures } from '../../runs/failures'
import { Figures } from '../../runs/figures'
import { isOpen } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { useRun } from '../../runs/use-run'
import { Button } from '../../ui/button'
import { Failure, LoadingRows } from '../../ui/states'
import { syncRunQuery } from './queries'

type Props = { id: string; runId: string; onOpen: (runId: string) => void; onAgain: () => void }

export function SyncRun({ id, runId, onOpen, onAgain }: Props) {
  const { data: run } = useRun(runId)
  const pollMs = usePollMs()
  const { data, error, refetch } = useQuery({
    ...syncRunQuery(id, runId),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
  })
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data || !run) return <LoadingRows rows={4} />
  return (
    <>
      <RunPanel run={run} onRetried={onOpen}>
        <Figures
          figures={[
            { name: 'New', value: data.successCount - data.adoptedCount, note: 'added to the catalog too' },
            { name: 'Adopted', value: data.adoptedCount, note: 'already in the catalog' },
            { name: 'Duplicates', value: data.duplicateCount, note: 'already in your library' },
            { name: 'Errors', value: data.errorCount, note: 'items that cannot be read', isBad: data.errorCount > 0 },
          ]}
        />
      </RunPanel>
      <Failures run={run} title="Items with errors" />
      {isOpen(run) ? null : (
        <div className="flex flex-wrap gap-2">
          <Button asChild kind="primary">
            <Link to="/library" search={{ source: ['sync'] }}>
              View in library
            </Link>
          </Button>
          <Button onClick={onAgain}>Sync again</Button>
        </div>
      )}
    </>
  )
}
