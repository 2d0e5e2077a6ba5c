import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../api/client'
import { usePermission } from '../../api/session'
import { connectionSchedulesQuery, createSchedule, SCHEDULES } from '../../schedules/queries'
import { ScheduleList } from '../../schedules/schedule-list'
import { readTiming, TimingFields } from '../../schedules/timing-fields'
import { Button } from '../../ui/button'
import { CancelButton } from '../../ui/cancel-button'
import { Field, Select } from '../../ui/field'
import { Panel } from '../../ui/page'
import { Failure, LoadingRows } from '../../ui/states'
import type { Connection } from './queries'
import { isSource, takesPushes } from './words'

const ACTIONS = { sync: 'Sync', refresh: 'Refresh stale activations' } as const
type Action = keyof typeof ACTIONS

/** What happens on its own, and when. */
export function SchedulesPanel({ connection }: { connection: Connection }) {
  const { data, error, refetch } = useQuery(connectionSchedulesQuery(connection.id))
  const [isAdding, setIsAdding] = useState(false)
  const mayManage = usePermission('connections')
  return (
    <Panel
      title="Schedules"
      actions={
        mayManage && !isAdding ? (
          <Button size="small" onClick={() => setIsAdding(true)}>
            Add
          </Button>
        ) : null
      }
    >
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {data || error ? null : <LoadingRows rows={2} />}
      {data?.length === 0 && !isAdding ? (
        <p className="p-4 text-ink-soft">Nothing is scheduled. Runs begin only when somebody starts them.</p>
      ) : null}
      {data ? (
        <ScheduleList
          place="/api/schedules"
          schedules={data}
          titleOf={({ action }) => (action === 'job' ? '' : ACTIONS[action])}
          mayManage={mayManage}
        />
      ) : null}
      {isAdding ? <NewSchedule connection={connection} onClose={() => setIsAdding(false)} /> : null}
    </Panel>
  )
}

const actionsOf = (connection: Connection): Action[] => [
  ...(isSource(connection) ? (['sync'] as const) : []),
  ...(takesPushes(connection) ? (['refresh'] as const) : []),
]

function NewSchedule({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const cache = useQueryClient()
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: createSchedule,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: SCHEDULES })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const action = new FormData(form).get('action') as Action
    create.mutate({ connectionId: connection.id, action, ...readTiming(form) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border-t p-4">
      <Field label="What">
        {(control) => (
          <Select {...control} name="action">
            {actionsOf(connection).map((action) => (
              <option key={action} value={action}>
                {ACTIONS[action]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TimingFields />
      {create.error ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 break-words text-bad">
          {errorMessage(create.error)}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" kind="primary" busy={create.isPending}>
          Save
        </Button>
        <CancelButton busy={create.isPending} onClick={onClose} />
      </div>
    </form>
  )
}
