import { api, apiError } from './client'

export type Engine = 'llm' | 'local'

/** Classifies the last of the texts; those before it are its context. A header names the engine that answered. */
export async function classify<Topic>(texts: readonly string[]): Promise<{ engine: Engine; topic: Topic }> {
  const { data, error, response } = await api.POST('/api/classify', {
    body: { messages: texts.map((content) => ({ role: 'user' as const, content })) },
  })
  if (!data) throw apiError(error, response)
  const engine = response.headers.get('x-classification-engine') === 'llm' ? 'llm' : 'local'
  return { engine, topic: JSON.parse(data.text) as Topic }
}
