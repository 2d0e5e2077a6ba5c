import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../api/answer'
import { api, apiError, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Layers, Reason } from '../../topics/layers'

export type DimensionSets = Answer<paths['/api/topics/dimension-sets']['get']>

/** Where a topic may be filed. */
export type Place = { parent_category: string; subcategory: string; confidence: number }

export type Classified = {
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  taxonomy_path: string
  segment_type: string
  audience_type: string
  iab_code: string
  keywords: string[]
  layers: Layers
  confidence: number
  uncertain: boolean
  alternatives: Place[]
  evidence: Record<string, Reason> & { category: Reason & { runner_up: { category: string; margin: number } | null } }
  platform_outputs: Record<string, { name: string; description: string }>
}

export const dimensionSetsQuery = queryOptions({
  queryKey: ['dimension-sets'],
  queryFn: () => ok(api.GET('/api/topics/dimension-sets')),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A guessed category says nothing about which topic is the same. */
export const duplicateQuery = ({ topic_name, parent_category, uncertain }: Classified) => {
  const body = uncertain ? { topic_name } : { topic_name, parent_category }
  return queryOptions({
    queryKey: ['duplicate', body],
    queryFn: () => ok(api.POST('/api/topics/check-duplicate', { body })),
  })
}

export type NewTopic = Pick<Classified, 'topic_name' | 'parent_category' | 'taxonomy_type' | 'subcategory'> & {
  segment_type: string
  keywords?: string[]
}

type TopicBody = NonNullable<paths['/api/topics']['post']['requestBody']>['content']['application/json']

/** `isNew` is false if the library had a topic of this name: then nothing changed. */
export async function addTopic(topic: Partial<NewTopic> & { topic_name: string }) {
  const { data, error, response } = await api.POST('/api/topics', { body: topic as TopicBody })
  if (!data) throw apiError(error, response)
  return { topic: data, isNew: response.status === 201 }
}
