import { queryOptions } from '@tanstack/react-query'
import { api, ok } from '../api/client'
import type { View } from './view'
import type { ViewedList } from './viewed-list'

const VIEWS = ['views'] as const

/** One's own and the shared ones, of both screens. */
export const viewsQuery = queryOptions({ queryKey: VIEWS, queryFn: () => ok(api.GET('/api/views')) })

type Naming = { name: string; shared: boolean }

export const createView = ({ screen, query, columns }: ViewedList, naming: Naming): Promise<View> =>
  screen === 'library'
    ? ok(api.POST('/api/views/library', { body: { ...naming, query, columns } }))
    : ok(api.POST('/api/views/catalog', { body: { ...naming, query, columns } }))

export const renameView = ({ screen, id }: View, naming: Partial<Naming>): Promise<View> => {
  const request = { params: { path: { viewId: id } }, body: naming }
  return screen === 'library'
    ? ok(api.PATCH('/api/views/library/{viewId}', request))
    : ok(api.PATCH('/api/views/catalog/{viewId}', request))
}

export const replaceList = ({ id }: View, { screen, query, columns }: ViewedList): Promise<View> => {
  const params = { path: { viewId: id } }
  return screen === 'library'
    ? ok(api.PATCH('/api/views/library/{viewId}', { params, body: { query, columns } }))
    : ok(api.PATCH('/api/views/catalog/{viewId}', { params, body: { query, columns } }))
}

export const deleteView = ({ id }: View) => ok(api.DELETE('/api/views/{viewId}', { params: { path: { viewId: id } } }))
