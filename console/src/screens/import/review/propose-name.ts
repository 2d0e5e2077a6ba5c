import { classify, type Engine } from '../../../api/classify'
import { ApiError, api, ok } from '../../../api/client'

export type Proposal = { id: string; before: string; after: string; engine: Engine }

/** The name that a classification gives the topic, without provider, path, quotes and odd capitals. */
export async function proposeName(id: string): Promise<Proposal | null> {
  const before = await nameOf(id)
  if (before === null) return null
  const { engine, topic } = await classify<{ topic_name: string }>([before])
  return { id, before, after: topic.topic_name, engine }
}

/** Null if the topic has left the library meanwhile. */
async function nameOf(id: string): Promise<string | null> {
  try {
    return (await ok(api.GET('/api/topics/{id}', { params: { path: { id } } }))).topic_name
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
