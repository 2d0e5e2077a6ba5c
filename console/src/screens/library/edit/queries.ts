import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import { LIBRARY } from '../queries'

type Edit = paths['/api/topics/edit']['post']
export type EditBody = Edit['requestBody']['content']['application/json']
export type Changes = EditBody['changes']
export type EditPreview = Answer<Edit>
/** Which topics, and what they get. */
export type EditRequest = Pick<EditBody, 'topicIds' | 'filters' | 'changes'>

export const PREVIEW_PAGE = 25

export const editPreviewQuery = (request: EditRequest, page: number) =>
  queryOptions({
    queryKey: [...LIBRARY, 'edit', request, page],
    queryFn: () =>
      ok(api.POST('/api/topics/edit', { body: { ...request, dryRun: true, page, pageSize: PREVIEW_PAGE } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

export const startEdit = (request: EditRequest) => ok(api.POST('/api/topics/edit', { body: request }))
