import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { ApiError } from '../../api/client'
import { usePermission } from '../../api/session'
import { useSettingMessage } from '../../platforms/setting-messages'
import { CancelRun } from '../../runs/cancel-run'
import { pauseDrive, startDrive, useDrive } from '../../runs/drive'
import { FailedItems } from '../../runs/failed-items'
import { Figures } from '../../runs/figures'
import { RunPanel } from '../../runs/run-panel'
import { Button } from '../../ui/button'
import { Failure, LoadingRows, Notice } from '../../ui/states'
import { ACTIVATIONS } from '../activations/queries'
import type { Connection } from '../connections/queries'
import { LIBRARY } from '../library/queries'
import { Findings } from './preflight'
import { cancelPush, pushNext, pushRunQuery, type PushRun as Run } from './queries'

const WATCHED_MS = 1_500

export function drivePush(cache: QueryClient, id: string, runId: string) {
  return {
    step: () => pushNext(id, runId),
    onStep: async () => {
      cache.invalidateQueries({ queryKey: ACTIVATIONS, refetchType: 'none' })
      cache.invalidateQueries({ queryKey: [...LIBRARY, 'activation-status'] })
      await cache.invalidateQueries({ queryKey: pushRunQuery(id, runId).queryKey })
    },
  }
}

type Props = { connection: Connection; runId: string; skipped: number; onAgain: () => void }

/** A run that anybody in the organization can watch, continue or cancel. */
export function PushRun({ connection, runId, skipped, onAgain }: Props) {
  const { id } = connection
  const messageOf = useSettingMessage(connection.platform)
  const { data, error, refetch } = useQuery({
    ...pushRunQuery(id, runId),
    // A step takes up to a minute, and others may push as well.
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? WATCHED_MS : false),
  })
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice icon={SearchX} title="Push run not found" action={<Button onClick={onAgain}>Push topics</Button>}>
        Check the address. The run may also belong to another connection.
      </Notice>
    )
  }
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <LoadingRows rows={4} />
  return (
    <>
      <Progress connection={connection} run={data} skipped={skipped} />
      <Findings findings={data.findings} />
      <FailedItems
        title="Not pushed"
        items={data.errors.map(({ activationId, topicName, message }) => ({
          id: activationId,
          name: topicName,
          message: messageOf(message),
        }))}
        total={data.errorCount}
        file={`push-${runId}-errors`}
      />
      {data.status === 'running' ? null : (
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

function Progress({ connection, run, skipped }: { connection: Connection; run: Run; skipped: number }) {
  const { id } = connection
  const { runId, status, totalItems, processedItems, successCount, errorCount } = run
  const cache = useQueryClient()
  const drive = useDrive(runId)
  const mayActivate = usePermission('activate')
  const { step, onStep } = drivePush(cache, id, runId)
  return (
    <RunPanel
      status={status}
      done={processedItems}
      total={totalItems}
      things="segments"
      drive={drive}
      mayDrive={mayActivate}
      onStart={() => startDrive(runId, step, onStep)}
      onPause={() => pauseDrive(runId)}
      message={run.message ?? (totalItems === 0 ? NOTHING : null)}
      cancel={
        <CancelRun runId={runId} action="Cancel push" cancel={() => cancelPush(id, runId)} onSettled={onStep}>
          Segments that are on the platform stay there, and those being sent arrive. The others are not pushed.
        </CancelRun>
      }
    >
      <Figures
        figures={[
          { name: 'Pushed', value: successCount, note: `active on ${connection.name}` },
          { name: 'Not pushed', value: errorCount, note: 'blocked or refused', isBad: errorCount > 0 },
          { name: 'Remaining', value: totalItems - processedItems, note: 'still to be sent' },
          { name: 'Skipped', value: skipped, note: 'already active here, or being pushed' },
        ]}
      />
    </RunPanel>
  )
}

const NOTHING = 'Nothing to push: all of these are already active here, or being pushed.'
