import createClient, { type FetchResponse } from 'openapi-fetch'
import { pageHeaders } from './page-headers'
import { plainMessage } from './plain-message'
import type { paths } from './schema'

/** A refusal or failure, in words for a person. `status` is 0 if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

const UNREACHABLE = 'Can’t reach the server. Check your connection and try again.'
const UNEXPECTED = 'Something went wrong. Reload the page and try again.'

export const unreachable = (): ApiError => new ApiError(0, UNREACHABLE)

export const api = createClient<paths>({
  fetch: (request) => {
    for (const [name, value] of pageHeaders()) request.headers.set(name, value)
    return fetch(request).catch((error) => {
      throw (error as Error).name === 'AbortError' ? error : unreachable()
    })
  },
})

/** The body of a good answer; any other answer is thrown as an ApiError. */
export async function ok<T extends Record<string | number, unknown>, O, M extends `${string}/${string}`>(
  call: Promise<FetchResponse<T, O, M>>,
) {
  const { data, error, response } = await call
  if (!response.ok) throw apiError(error, response)
  return data as NonNullable<typeof data>
}

/** What to tell a person about a failure; null if there is none. */
export function errorMessage(error: unknown): string | null {
  if (!error) return null
  return error instanceof ApiError ? error.message : UNEXPECTED
}

/** The error of an answer that is not good. */
export const apiError = (body: unknown, { status }: { status: number }): ApiError =>
  new ApiError(status, messageOf(body, status))

const messageOf = (body: unknown, status: number): string => {
  const { error, detail } = (body ?? {}) as { error?: unknown; detail?: unknown }
  if (typeof error !== 'string') return `The server couldn’t complete this (error ${status}). Try again in a moment.`
  // `detail` is what another system answered, in its own words.
  return plainMessage(typeof detail === 'string' ? `${error}: ${detail}` : error)
}

const JSON_BODY: [string, string] = ['content-type', 'application/json']

/** For the routes of the identity library, whose answers the API description leaves open. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: [...pageHeaders(), ...(body === undefined ? [] : [JSON_BODY])],
    body: JSON.stringify(body),
  }).catch(() => {
    throw unreachable()
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw apiError(answer, response)
  return answer as T
}
