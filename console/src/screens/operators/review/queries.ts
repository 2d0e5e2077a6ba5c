import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../api/answer'
import { api, ok } from '../../../api/client'
import type { paths } from '../../../api/schema'
import type { SegmentType } from '../../../api/values'

export type QueueTopic = Answer<paths['/api/admin/topics/review']['get']>['topics'][number]

export const REVIEW = ['operators', 'review'] as const
export const QUEUE_PAGE = 25

type Params = { status: 'needs_review' | 'reviewed'; sortBy: 'confidence' | 'created_at' | 'impact'; page: number }

export const queueQuery = (params: Params) =>
  queryOptions({
    queryKey: [...REVIEW, 'queue', params],
    queryFn: () => ok(api.GET('/api/admin/topics/review', { params: { query: { ...params, pageSize: QUEUE_PAGE } } })),
    placeholderData: keepPreviousData,
    // Topics that are settled stay visible until the whole page is done.
    refetchOnWindowFocus: false,
  })

export const correct = (body: { topicId: string; segmentType: SegmentType; reason: string }) =>
  ok(api.POST('/api/admin/topics/review', { body }))
