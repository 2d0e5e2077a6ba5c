import { z } from 'zod'
import { commonConfig, PREFLIGHT, PRICE_AND_NAMES } from '../../../src/connectors/common-config'
import { defineConnector, type PlatformCall, type SegmentQuery } from '../../../src/connectors/connector'
import { createOnce } from '../../../src/connectors/create-once'
import { cutTo } from '../../../src/connectors/cut-to'
import { field } from '../../../src/connectors/form'
import { fieldOf, idIn, isNamed, listIn } from '../../../src/connectors/outbound/answer'
import type { HttpCall } from '../../../src/connectors/outbound/http'
import { OutboundError } from '../../../src/connectors/outbound/outbound-error'
import { address, below, choice, required, text, visible } from '../../../src/connectors/settings'
import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../../src/limits'
import { payloadOf } from './payload'

const LIMITS = { name: 100, description: 200 }

const config = z.object({
  ...commonConfig,
  api_base_url: field(address('config.api_base_url'), {
    label: 'Station address',
    help: 'The address of the station’s API.',
    required: true,
  }),
  band: field(choice('config.band', ['fm', 'am']), {
    label: 'Band',
    default: 'fm',
    labels: { fm: 'FM', am: 'AM' },
  }),
  antenna: field(text('config.antenna', 100), {
    label: 'Antenna',
    when: { key: 'config.band', is: 'am' },
  }),
})

const credentials = z.object({
  api_key: field(visible('credentials.api_key'), { label: 'API key', required: true, secret: true }),
})

type Call = PlatformCall<z.output<typeof config>, z.output<typeof credentials>>

export const radio = defineConnector({
  platform: 'radio',
  title: 'Radio',
  icon: 'M3 9h18v11H3zM7 9l9-6M8 12a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM15 13h3M15 16h3',
  directions: ['outbound'],
  config,
  credentials,
  form: [
    { title: 'Station', fields: ['config.api_base_url', 'credentials.api_key', 'config.band', 'config.antenna'] },
    PRICE_AND_NAMES,
    PREFLIGHT,
  ],
  limits: LIMITS,
  naming: { output: 'marketplace' },
  test: async (call) => {
    await listSegments(call)
    return 'Connected: the station lists its segments'
  },
  create: (call, segment) =>
    createOnce({
      ...call,
      find: () => findSegment(call, segment),
      post: async (counted) => {
        const request = requestOf(call, 'POST', 'segments', payloadOf(segment, LIMITS, call.config))
        counted()
        return createdId(await call.http.json(request))
      },
    }),
  update: async (call, id, segment) => {
    await call.http.text(requestOf(call, 'PUT', segmentPath(id), payloadOf(segment, LIMITS, call.config)))
  },
  find: findSegment,
  deactivate: async (call, id) => {
    await call.http.text(requestOf(call, 'DELETE', segmentPath(id)))
  },
})

const segmentPath = (id: string) => `segments/${encodeURIComponent(id)}`

function requestOf({ config, credentials, deadline }: Call, method: HttpCall['method'], path: string, body?: object) {
  const base = required(config.api_base_url, 'config.api_base_url is required for radio')
  const key = required(credentials.api_key, 'credentials.api_key is required for radio')
  return {
    method,
    url: below(base, path),
    headers: { 'content-type': 'application/json' },
    credentials: { 'x-api-key': key },
    body: body && JSON.stringify(body),
    timeoutMs: PLATFORM_API_MS,
    // createOnce repeats creations itself.
    retries: method === 'POST' ? 0 : OUTBOUND_RETRIES,
    deadline,
    isList: method === 'GET',
  }
}

async function listSegments(call: Call): Promise<unknown[]> {
  const segments = listIn(await call.http.json(requestOf(call, 'GET', 'segments')), ['segments'])
  if (!segments) throw new OutboundError('The station’s answer holds no list of segments')
  return segments
}

async function findSegment(call: Call, { name, except }: SegmentQuery): Promise<string | null> {
  const sentName = cutTo(name, LIMITS.name)
  for (const segment of await listSegments(call)) {
    const id = idIn(segment, ['id'])
    if (id !== null && isNamed(fieldOf(segment, 'name'), sentName) && !except?.has(id)) return id
  }
  return null
}

function createdId(answer: unknown): string {
  const id = idIn(answer, ['id'])
  if (id === null) throw new OutboundError('The station did not return a segment ID', { unknown: true })
  return id
}
