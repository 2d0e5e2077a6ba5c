import { queryOptions } from '@tanstack/react-query'
import { ApiError, api, ok } from '../../api/client'
import type { paths } from '../../api/schema'
import type { Layers, Reason } from '../../topics/layers'

export type Brief = paths['/api/analyze-brief']['post']['responses']['200']['content']['application/json']
export type DimensionSets =
  paths['/api/topics/dimension-sets']['get']['responses']['200']['content']['application/json']

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
  evidence: Record<string, Reason> & { category: Reason & { runner_up: { category: string; margin: number } | null } }
  platform_outputs: Record<string, { name: string; description: string }>
}

export type Answer = { engine: 'llm' | 'local'; topic: Classified }

async function classify(texts: string[]): Promise<Answer> {
  const { data, error, response } = await api.POST('/api/classify', {
    body: { messages: texts.map((content) => ({ role: 'user' as const, content })) },
  })
  if (!data)
    throw new ApiError(response.status, (error as { error?: string } | undefined)?.error ?? 'Classification failed')
  const engine = response.headers.get('x-classification-engine') === 'llm' ? 'llm' : 'local'
  return { engine, topic: JSON.parse(data.text) }
}

/** What was said so far in this tab: a reload asks nobody again, since an answer may have cost a credit. */
const kept = {
  key: (texts: string[]) => `taxon-answer ${JSON.stringify(texts)}`,
  read: (texts: string[]): Answer | undefined => {
    const text = sessionStorage.getItem(kept.key(texts))
    return text ? JSON.parse(text) : undefined
  },
  write: (texts: string[], answer: Answer) => sessionStorage.setItem(kept.key(texts), JSON.stringify(answer)),
}

/** The answer to the last of `texts`, in the light of those before it. */
export const answerQuery = (texts: string[]) =>
  queryOptions({
    queryKey: ['answer', texts],
    queryFn: async () => {
      const answer = await classify(texts)
      kept.write(texts, answer)
      return answer
    },
    initialData: () => kept.read(texts),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const dimensionsQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['dimension-sets', phrase],
    queryFn: () => ok(api.GET('/api/topics/dimension-sets', { params: { query: { q: phrase } } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const duplicateQuery = ({ topic_name, parent_category }: Classified) =>
  queryOptions({
    queryKey: ['duplicate', topic_name, parent_category],
    queryFn: () => ok(api.POST('/api/topics/check-duplicate', { body: { topic_name, parent_category } })),
  })

export type NewTopic = Pick<Classified, 'topic_name' | 'parent_category' | 'taxonomy_type' | 'subcategory'> & {
  segment_type: string
  keywords?: string[]
}

type TopicBody = NonNullable<paths['/api/topics']['post']['requestBody']>['content']['application/json']

export const addTopic = (topic: Partial<NewTopic> & { topic_name: string }) =>
  ok(api.POST('/api/topics', { body: topic as TopicBody }))
