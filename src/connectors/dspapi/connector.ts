import { z } from 'zod'
import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { addresses, commonConfig, PREFLIGHT, PRICE_AND_NAMES } from '../common-config'
import { defineConnector, type PlatformCall, type SegmentQuery } from '../connector'
import { createOnce } from '../create-once'
import { cutTo } from '../cut-to'
import { field } from '../form'
import { idIn, isNamed } from '../outbound/answer'
import { OutboundError } from '../outbound/outbound-error'
import { below, required, text, visible } from '../settings'
import { created, deactivated, LIMITS, updated } from './payload'
import { segmentsIn } from './tree'

const config = z.object(commonConfig)
const credentials = z.object({
  api_key: field(visible('credentials.api_key'), { label: 'API key', required: true, secret: true }),
  provider_id: field(text('credentials.provider_id'), { label: 'Provider ID', required: true }),
  brand_id: field(text('credentials.brand_id'), { label: 'Brand ID' }),
})
type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>

const SEGMENT = 'taxonomy/segment'

export const dspapi = defineConnector({
  platform: 'dspapi',
  title: 'DSP',
  icon: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 2v4M12 18v4M2 12h4M18 12h4',
  config,
  credentials,
  form: [
    { title: 'Sign-in', fields: ['credentials.api_key', 'credentials.provider_id', 'credentials.brand_id'] },
    PRICE_AND_NAMES,
    PREFLIGHT,
    addresses('config.api_base_url'),
  ],
  authType: 'bearer',
  defaults: ({ dspapiApiUrl }) => ({ api_base_url: dspapiApiUrl }),
  limits: LIMITS,
  naming: { output: 'dspapi' },
  test: async (call) => {
    await readTree(call)
    return 'Connected: dspapi lists the provider’s segments'
  },
  create: (call, segment) =>
    createOnce({
      ...call,
      find: () => findSegment(call, segment),
      post: async (counted) => {
        const api = apiOf(call)
        counted()
        return createdId(await api.ask('POST', SEGMENT, created(segment, api, call.config)))
      },
    }),
  update: async (call, id, segment) => {
    const api = apiOf(call)
    await api.ask('PUT', SEGMENT, updated(id, segment, api, call.config))
  },
  find: findSegment,
  deactivate: async (call, id) => {
    const api = apiOf(call)
    await api.ask('PUT', SEGMENT, deactivated(id, api))
  },
  segments: async function* (call) {
    yield* segmentsIn(await readTree(call))
  },
})

function readTree(call: Call): Promise<unknown> {
  const { ask, provider } = apiOf(call)
  return ask('GET', `providers/${encodeURIComponent(provider)}/segments`)
}

async function findSegment(call: Call, { name, except }: SegmentQuery): Promise<string | null> {
  const sent = cutTo(name, LIMITS.name)
  for await (const segment of segmentsIn(await readTree(call))) {
    if (segment.inUse && isNamed(segment.name, sent) && !except?.has(segment.id)) return segment.id
  }
  return null
}

function createdId(answer: unknown): string {
  const id = idIn(answer, ['SegmentId'])
  if (id === null) throw new OutboundError('Trade Desk API did not return a segment ID', { unknown: true })
  return id
}

/** The provider's API. Only createOnce repeats creations. */
function apiOf({ http, config, credentials, deadline }: Call) {
  const base = required(config.api_base_url, 'config.api_base_url is required for dspapi')
  const provider = required(credentials.provider_id, 'credentials.provider_id is required for dspapi')
  const key = required(credentials.api_key, 'credentials.api_key is required for dspapi')
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const request = {
      method,
      url: below(base, path),
      headers: { 'content-type': 'application/json' },
      credentials: { authorization: `Bearer ${key}` },
      body: body && JSON.stringify(body),
      timeoutMs: PLATFORM_API_MS,
      retries: method === 'POST' ? 0 : OUTBOUND_RETRIES,
      deadline,
      isList: method === 'GET',
    }
    return (method === 'PUT' ? http.text(request) : http.json(request)).catch((error) => {
      if (!(error instanceof OutboundError) || error.status === undefined) throw error
      const message = `Trade Desk API ${method} ${path.split('/').at(-1)} failed with status ${error.status}`
      throw error.as({ message: error.words ? `${message}: ${error.words}` : message })
    })
  }
  return { provider, brand: credentials.brand_id, ask }
}
