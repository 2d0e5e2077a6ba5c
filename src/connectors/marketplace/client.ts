import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import type { HttpCall } from '../outbound/http'
import { OutboundError } from '../outbound/outbound-error'
import { below, required } from '../settings'
import type { Call } from './schema'
import { withToken } from './token'

const SEGMENTS = 'data-marketplace/provider-api/v1/segments'

const MEANINGS: Record<number, string> = {
  400: ' (invalid data or location)',
  409: ' (duplicate name)',
  429: ' (rate limited)',
}

type SegmentsCall = {
  method: 'GET' | 'POST' | 'PUT'
  /** Of the segment; absent for all. */
  id?: string
  query?: Record<string, string>
  body?: object
  /** Called right before each request. */
  sending?: () => void
}

/** A call under /segments, with a token and the organization's header. Only createOnce repeats creations. */
export function askSegments(call: Call, { method, id, query = {}, body, sending }: SegmentsCall): Promise<unknown> {
  const { http, config, credentials, deadline } = call
  const base = required(config.api_base_url, 'config.api_base_url is required for marketplace')
  const orgId = required(credentials.org_id, 'credentials.org_id is required for marketplace')
  const url = below(base, id === undefined ? SEGMENTS : `${SEGMENTS}/${encodeURIComponent(id)}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return withToken(call, (token) => {
    sending?.()
    const request: HttpCall = {
      method,
      url,
      headers: { 'content-type': 'application/json' },
      credentials: { authorization: `Bearer ${token}`, 'x-organization-id': orgId },
      body: body && JSON.stringify(body),
      timeoutMs: PLATFORM_API_MS,
      retries: method === 'POST' ? 0 : OUTBOUND_RETRIES,
      deadline,
      isList: method === 'GET',
    }
    const response = method === 'PUT' ? http.text(request) : http.json(request)
    return response.catch((error) => {
      if (!(error instanceof OutboundError) || error.status === undefined) throw error
      const message = `API ${method} segments failed with status ${error.status}${MEANINGS[error.status] ?? ''}`
      throw error.as({ message: error.words ? `${message}: ${error.words}` : message })
    })
  })
}
