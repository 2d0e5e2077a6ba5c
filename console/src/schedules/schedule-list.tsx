import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { counted, moment } from '../ui/format'
import { deleteSchedule, type Place, pauseSchedule, SCHEDULES, type Schedule } from './queries'

type Props = {
  place: Place
  schedules: readonly Schedule[]
  titleOf: (schedule: Schedule) => string
  mayManage: boolean
}

export function ScheduleList({ place, schedules, titleOf, mayManage }: Props) {
  const [toDelete, setToDelete] = useState<Schedule | null>(null)
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: SCHEDULES })
  const pause = useMutation({
    mutationFn: ({ id, paused }: Schedule) => pauseSchedule(place, id, !paused),
    onSettled: changed,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Schedule) => deleteSchedule(place, id),
    onSettled: () => {
      setToDelete(null)
      return changed()
    },
  })
  return (
    <>
      <ul className="divide-y">
        {schedules.map((schedule) => (
          <li key={schedule.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <ScheduleWords schedule={schedule} title={titleOf(schedule)} />
            {mayManage ? (
              <div className="flex gap-1">
                <Button size="small" onClick={() => pause.mutate(schedule)}>
                  {schedule.paused ? 'Resume' : 'Pause'}
                </Button>
                <Button size="small" kind="quiet" onClick={() => setToDelete(schedule)}>
                  Delete
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <Confirm
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete this schedule?"
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(toDelete!)}
      >
        Runs that it has started go on.
      </Confirm>
    </>
  )
}

function ScheduleWords({ schedule, title }: { schedule: Schedule; title: string }) {
  const { paused, dueTimes, lastDueAt, lastRun, lastError } = schedule
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-medium">
        {title} <span className="font-normal text-ink-soft">{timingOf(schedule)}</span>{' '}
        {paused ? <Badge>Paused</Badge> : null}
        {lastRun?.state === 'failed' || lastError ? <Badge tone="bad">Failed last time</Badge> : null}
      </p>
      <p className="text-xs text-ink-faint" title={dueTimes.map(moment).join('\n')}>
        {dueTimes[0] ? `Next ${moment(dueTimes[0])}` : 'No next run while it is paused'}
        {lastDueAt ? ` · last ${moment(lastDueAt)}${lastRun?.state ? `, ${lastRun.state}` : ''}` : ''}
      </p>
      {lastError ? <p className="text-xs break-words text-bad">{lastError}</p> : null}
    </div>
  )
}

function timingOf({ everyHours, cron, timeZone }: Schedule): string {
  if (everyHours !== null) return `every ${everyHours === 1 ? 'hour' : counted(everyHours, 'hour')}`
  const nightly = /^0 (\d{1,2}) \* \* \*$/.exec(cron ?? '')?.[1]
  return nightly === undefined ? `at ${cron} (${timeZone})` : `every day at ${nightly}:00 (${timeZone})`
}
