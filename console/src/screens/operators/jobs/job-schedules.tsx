import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../api/client'
import { createJobSchedule, jobSchedulesQuery, SCHEDULES } from '../../../schedules/queries'
import { ScheduleList } from '../../../schedules/schedule-list'
import { readTiming, TimingFields } from '../../../schedules/timing-fields'
import { Button } from '../../../ui/button'
import { CancelButton } from '../../../ui/cancel-button'
import { Sheet } from '../../../ui/dialog'
import { Panel } from '../../../ui/page'
import { Refusal } from '../../../ui/refusal'
import { ConfigFields } from './config-fields'
import { initialValues, readValues, toConfig } from './config-values'
import { JobTypeField } from './job-type-field'
import type { JobType, JobTypeName } from './queries'

/** Jobs that begin on their own. */
export function JobSchedules({ types }: { types: readonly JobType[] }) {
  const { data } = useQuery(jobSchedulesQuery)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Panel
      title="Schedules"
      actions={
        <Button size="small" onClick={() => setIsAdding(true)}>
          Add
        </Button>
      }
    >
      {data?.length === 0 ? <p className="p-4 text-ink-soft">No jobs are scheduled.</p> : null}
      {data ? (
        <ScheduleList
          place="/api/admin/schedules"
          schedules={data}
          titleOf={({ jobType }) => types.find(({ type }) => type === jobType)?.title ?? jobType ?? ''}
          mayManage
        />
      ) : null}
      {isAdding ? (
        <NewSchedule types={types.filter(({ hasForm }) => hasForm)} onClose={() => setIsAdding(false)} />
      ) : null}
    </Panel>
  )
}

function NewSchedule({ types, onClose }: { types: readonly JobType[]; onClose: () => void }) {
  const [name, setName] = useState(types[0]!.type)
  const type = types.find((candidate) => candidate.type === name)!
  const [values, setValues] = useState(() => initialValues(type.fields))
  const cache = useQueryClient()
  const create = useMutation({
    meta: { shownInDialog: true },
    mutationFn: createJobSchedule,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: SCHEDULES })
      onClose()
    },
  })
  const choose = (chosen: JobTypeName) => {
    setName(chosen)
    setValues(initialValues(types.find((candidate) => candidate.type === chosen)!.fields))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const config = toConfig(type.fields, readValues(type.fields, form, values))
    create.mutate({ jobType: type.type, config, ...readTiming(form) })
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="New schedule"
      isForm
      busy={create.isPending}
      description={type.description}
      footer={
        <>
          <CancelButton busy={create.isPending} onClick={onClose} />
          <Button type="submit" form="new-schedule" kind="primary" busy={create.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="new-schedule"
        onSubmit={submit}
        onChange={({ currentTarget }) => setValues(readValues(type.fields, currentTarget, values))}
        className="flex flex-col gap-4"
      >
        <JobTypeField types={types} value={name} onChange={choose} />
        <ConfigFields key={name} fields={type.fields} values={values} />
        <TimingFields />
        {create.error ? <Refusal>{errorMessage(create.error)}</Refusal> : null}
      </form>
    </Sheet>
  )
}
