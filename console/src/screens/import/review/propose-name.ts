import { ApiError, api, ok } from '../../../api/client'

export type Proposal = { id: string; before: string; after: string; engine: 'llm' | 'local' }

/** What the classification would call a topic: clean of providers, structure, quotes, odd capitals and spacing. */
export async function proposeName(id: string): Promise<Proposal | null> {
  const before = await nameOf(id)
  if (before === null) return null
  const { data, error, response } = await api.POST('/api/classify', {
    body: { messages: [{ role: 'user', content: before }] },
  })
  if (!data)
    throw new ApiError(response.status, (error as { error?: string } | undefined)?.error ?? 'Classification failed')
  const { topic_name: after } = JSON.parse(data.text) as { topic_name: string }
  return { id, before, after, engine: response.headers.get('x-classification-engine') === 'llm' ? 'llm' : 'local' }
}

/** Null where somebody took it out of the library meanwhile. */
async function nameOf(id: string): Promise<string | null> {
  try {
    return (await ok(api.GET('/api/topics/{id}', { params: { path: { id } } }))).topic_name
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
