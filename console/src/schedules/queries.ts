import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../api/answer'
import { api, ok } from '../api/client'
import type { paths } from '../api/schema'

export type Schedule = Answer<paths['/api/schedules/{id}']['get']>
export type Timing = { everyHours: number } | { cron: string; timeZone: string }

/** Where schedules are kept: those of the organization's connections, or the operators' of jobs. */
export type Place = '/api/schedules' | '/api/admin/schedules'

const POLL_MS = 15_000
export const SCHEDULES = ['schedules'] as const

export const connectionSchedulesQuery = (connectionId: string) =>
  queryOptions({
    queryKey: [...SCHEDULES, 'connection', connectionId],
    queryFn: async () => (await ok(api.GET('/api/schedules', { params: { query: { connectionId } } }))).data,
    refetchInterval: POLL_MS,
  })

export const jobSchedulesQuery = queryOptions({
  queryKey: [...SCHEDULES, 'jobs'],
  queryFn: async () => (await ok(api.GET('/api/admin/schedules'))).data,
  refetchInterval: POLL_MS,
})

export const createSchedule = (body: { connectionId: string; action: 'sync' | 'refresh' } & Timing) =>
  ok(api.POST('/api/schedules', { body }))

type JobTypeName = Answer<paths['/api/admin/job-types']['get']>['data'][number]['type']
export const createJobSchedule = (body: { jobType: JobTypeName; config: Record<string, unknown> } & Timing) =>
  ok(api.POST('/api/admin/schedules', { body }))

const path = (id: string) => ({ params: { path: { id } } })

export const pauseSchedule = (place: Place, id: string, paused: boolean) =>
  ok(api.PATCH(`${place}/{id}` as '/api/schedules/{id}', { ...path(id), body: { paused } }))

export const deleteSchedule = (place: Place, id: string) =>
  ok(api.DELETE(`${place}/{id}` as '/api/schedules/{id}', path(id)))
