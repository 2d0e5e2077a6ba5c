import type { Answer } from '../../api/answer'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'

export type CorrectionsPage = Answer<paths['/api/corrections']['get']>
export type Correction = CorrectionsPage['data'][number]

export const CORRECTIONS_PAGE = 25

/** Whose corrections a list shows. */
export type CorrectionsSource = {
  queryKey: readonly string[]
  list: (page: number) => Promise<CorrectionsPage>
  switchTo: (ids: number[], enabled: boolean) => Promise<unknown>
  remove: (ids: number[]) => Promise<unknown>
  follow: (enabled: boolean) => Promise<unknown>
}

export const OWN_CORRECTIONS: CorrectionsSource = {
  queryKey: ['corrections'],
  list: (page) => ok(api.GET('/api/corrections', { params: { query: { page, pageSize: CORRECTIONS_PAGE } } })),
  switchTo: (ids, enabled) => ok(api.PATCH('/api/corrections', { body: { ids, enabled } })),
  remove: (ids) => ok(api.DELETE('/api/corrections', { body: { ids } })),
  follow: (enabled) => ok(api.PATCH('/api/corrections/settings', { body: { enabled } })),
}

export const REVIEWERS_CORRECTIONS: CorrectionsSource = {
  queryKey: ['operators', 'corrections'],
  list: (page) => ok(api.GET('/api/admin/corrections', { params: { query: { page, pageSize: CORRECTIONS_PAGE } } })),
  switchTo: (ids, enabled) => ok(api.PATCH('/api/admin/corrections', { body: { ids, enabled } })),
  remove: (ids) => ok(api.DELETE('/api/admin/corrections', { body: { ids } })),
  follow: (enabled) => ok(api.PATCH('/api/admin/corrections/settings', { body: { enabled } })),
}
