import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { ApiError } from '../../api/client'
import { usePollMs } from '../../api/events'
import { useSettingMessage } from '../../platforms/setting-messages'
import { Failures } from '../../runs/failures'
import { Figures } from '../../runs/figures'
import { isOpen } from '../../runs/queries'
import { RunPanel } from '../../runs/run-panel'
import { useRun } from '../../runs/use-run'
import { Button } from '../../ui/button'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import type { Connection } from '../connections/queries'
import { Findings } from './preflight'
import { pushRunQuery } from './queries'

type Props = {
  connection: Connection
  runId: string
  skipped: number
  onOpen: (runId: string) => void
  onAgain: () => void
}

/** A run that anybody in the organization can watch, pause or cancel. */
export function PushRun({ connection, runId, skipped, onOpen, onAgain }: Props) {
  const { id } = connection
  const messageOf = useSettingMessage(connection.platform)
  const { data: run } = useRun(runId)
  const pollMs = usePollMs()
  const { data, error, refetch } = useQuery({
    ...pushRunQuery(id, runId),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
  })
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice icon={SearchX} title="Push run not found" action={<Button onClick={onAgain}>Push topics</Button>}>
        Check the address. The run may also belong to another connection.
      </Notice>
    )
  }
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data || !run) return <LoadingRows rows={4} />
  const { counts, progress } = run
  const total = progress.total ?? 0
  return (
    <>
      <RunPanel run={run} onRetried={onOpen} message={data.message ?? (total === 0 ? NOTHING : null)}>
        <Figures
          figures={[
            { name: 'Pushed', value: counts.success, note: `active on ${connection.name}` },
            { name: 'Not pushed', value: counts.errors, note: 'blocked or refused', isBad: counts.errors > 0 },
            {
              name: 'Remaining',
              value: total - progress.processed,
              note: isOpen(run) ? 'still to be sent' : 'not sent',
            },
            { name: 'Skipped', value: skipped, note: 'already active here, or being pushed' },
          ]}
        />
      </RunPanel>
      <Findings findings={data.findings} />
      <Failures run={run} title="Not pushed" messageOf={messageOf} />
      {isOpen(run) ? null : (
        <div className="flex flex-wrap gap-2">
          <Button asChild kind="primary">
            <Link to="/activations" search={{ connectionId: id }}>
              See its activations
            </Link>
          </Button>
          <Button onClick={onAgain}>Push other topics</Button>
        </div>
      )}
    </>
  )
}

const NOTHING = 'Nothing to push: all of these are already active here, or being pushed.'
