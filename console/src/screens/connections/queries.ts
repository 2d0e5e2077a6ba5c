import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'

export type Connection = Answer<paths['/api/connections/{id}']['get']>
export type Direction = Connection['direction']
export type TestResult = Answer<paths['/api/connections/{id}/test']['post']>

/** Every query about connections begins with this. */
export const CONNECTIONS = ['connections'] as const

export const connectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS, 'list'],
  queryFn: () => ok(api.GET('/api/connections')),
})

const path = (id: string) => ({ params: { path: { id } } })

export const connectionQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONNECTIONS, 'one', id],
    queryFn: () => ok(api.GET('/api/connections/{id}', path(id))),
  })

type Settings = { config?: Record<string, unknown>; credentials?: Record<string, unknown> }

export const createConnection = (body: { name: string; platform: string; direction: Direction } & Settings) =>
  ok(api.POST('/api/connections', { body: { ...body, config: body.config ?? {} } }))

export const updateConnection = (id: string, body: { name: string } & Settings) =>
  ok(api.PATCH('/api/connections/{id}', { ...path(id), body }))

export const deleteConnection = (id: string) => ok(api.DELETE('/api/connections/{id}', path(id)))

export const testConnection = (id: string) => ok(api.POST('/api/connections/{id}/test', { ...path(id), body: {} }))

/** Before it is saved: a new connection, or changes of one. */
export const tryConnection = (body: { platform: string; direction: Direction } & Settings) =>
  ok(api.POST('/api/connections/test', { body: { ...body, config: body.config ?? {} } }))

export const tryChanges = (id: string, { config = {}, credentials }: Settings) =>
  ok(api.POST('/api/connections/{id}/test', { ...path(id), body: { config, credentials } }))

const runPath = (id: string, runId: string) => ({ params: { path: { id, runId } } })

export const syncRunQuery = (id: string, runId: string) =>
  queryOptions({
    queryKey: [...CONNECTIONS, 'sync', id, runId],
    queryFn: () => ok(api.GET('/api/connections/{id}/sync/run/{runId}/status', runPath(id, runId))),
  })

export const beginSync = (id: string) =>
  ok(api.POST('/api/connections/{id}/sync/run', { ...path(id), body: { drive: 'server' } }))
