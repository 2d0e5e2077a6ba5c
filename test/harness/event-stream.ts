import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import type { App } from '../../src/http/app'
import type { Key, Session } from './app'

export type StreamEvent = { name: string; id: string | undefined; data: Record<string, unknown> }

/** Opens event streams over real connections. What is left open at the end of a test is closed. */
export async function useEventStreams(...apps: App[]) {
  const origins: string[] = []
  for (const app of apps) origins.push(await app.listen({ port: 0, host: '127.0.0.1' }))
  const aborts: AbortController[] = []
  afterEach(() => {
    for (const abort of aborts.splice(0)) abort.abort()
  })
  return async (as: Session | Key | undefined, headers: Record<string, string> = {}, node = 0) => {
    const abort = new AbortController()
    aborts.push(abort)
    const identity = !as ? {} : 'key' in as ? { authorization: `Bearer ${as.key}` } : { cookie: as.cookie }
    // Without an agent the connection ends with the answer, and the application can be closed at once.
    const request = get(`${origins[node]}/api/events`, {
      headers: { ...identity, ...headers },
      agent: false,
      signal: abort.signal,
    })
    const [response]: IncomingMessage[] = await once(request, 'response')
    const isOpen = response!.statusCode === 200
    request.on('error', () => {})
    response!.on('error', () => {})
    const events = isOpen ? readEvents(response!) : null
    return {
      status: response!.statusCode,
      headers: response!.headers,
      refusal: isOpen ? null : await json(response!),
      close: () => abort.abort(),
      /** The next event that fits; those before it are dropped. */
      next: async (fits: (event: StreamEvent) => boolean = () => true): Promise<StreamEvent> => {
        for (;;) {
          const { value, done } = await events!.next()
          if (done) throw new Error('The stream has ended')
          if (fits(value)) return value
        }
      },
      /** Resolves when the server has ended the stream. */
      ended: async () => {
        while (!(await events!.next()).done);
      },
    }
  }
}

/** The id of an event is that of the next block that has one. */
async function* readEvents(body: IncomingMessage): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  let text = ''
  let waiting: StreamEvent[] = []
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data !== undefined) waiting.push({ name: field('event')!, id: undefined, data: JSON.parse(data) })
      const id = field('id')
      if (id === undefined) continue
      for (const event of waiting) yield { ...event, id }
      waiting = []
    }
  }
}
