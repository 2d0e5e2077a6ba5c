import createClient, { type FetchResponse } from 'openapi-fetch'
import type { paths } from './schema'

/** What the server said no with; `status` 0 where it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

export const api = createClient<paths>({
  fetch: (request) =>
    fetch(request).catch((error) => {
      throw (error as Error).name === 'AbortError' ? error : new ApiError(0, UNREACHABLE)
    }),
})

/** The body of a good answer; anything else is thrown with the server's own words. */
export async function ok<T extends Record<string | number, unknown>, O, M extends `${string}/${string}`>(
  call: Promise<FetchResponse<T, O, M>>,
) {
  const { data, error, response } = await call
  if (!response.ok) throw new ApiError(response.status, messageOf(error, response))
  return data as NonNullable<typeof data>
}

const messageOf = (error: unknown, { status }: Response): string => {
  const { error: said, detail } = (error ?? {}) as { error?: unknown; detail?: unknown }
  if (typeof said !== 'string') return `The server answered with ${status}.`
  // What another system said, in its own words.
  return typeof detail === 'string' ? `${said}: ${detail}` : said
}

/** For routes whose answers the description leaves open: those of the identity library. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, UNREACHABLE)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, messageOf(answer, response))
  return answer as T
}
