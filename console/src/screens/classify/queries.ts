import { queryOptions } from '@tanstack/react-query'
import { classify, type Engine } from '../../api/classify'
import { api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Layers, Reason } from '../../topics/layers'

export type Brief = paths['/api/analyze-brief']['post']['responses']['200']['content']['application/json']
export type DimensionSets =
  paths['/api/topics/dimension-sets']['get']['responses']['200']['content']['application/json']

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

export type Answer = { engine: Engine; topic: Classified }

/** Answers of this tab: a reload must not classify again, since that may cost a credit. */
const answerStorage = {
  key: (texts: string[]) => `taxon-answer ${JSON.stringify(texts)}`,
  read: (texts: string[]): Answer | undefined => {
    const text = sessionStorage.getItem(answerStorage.key(texts))
    return text ? JSON.parse(text) : undefined
  },
  write: (texts: string[], answer: Answer) => sessionStorage.setItem(answerStorage.key(texts), JSON.stringify(answer)),
}

/** The answer to the last of `texts`; those before it are its context. */
export const answerQuery = (texts: string[]) =>
  queryOptions({
    queryKey: ['answer', texts],
    queryFn: async () => {
      const answer = await classify<Classified>(texts)
      answerStorage.write(texts, answer)
      return answer
    },
    initialData: () => answerStorage.read(texts),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const dimensionsQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['dimension-sets', phrase],
    queryFn: () => ok(api.GET('/api/topics/dimension-sets', { params: { query: { q: phrase } } })),
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

export const addTopic = (topic: Partial<NewTopic> & { topic_name: string }) =>
  ok(api.POST('/api/topics', { body: topic as TopicBody }))
