import { addresses, PREFLIGHT, PRICE_AND_NAMES } from '../common-config'
import { defineConnector, type SegmentQuery } from '../connector'
import { createOnce } from '../create-once'
import { cutTo } from '../cut-to'
import { idIn, isNamed } from '../outbound/answer'
import { OutboundError } from '../outbound/outbound-error'
import { askSegments } from './client'
import { listSegments } from './list'
import { created, DEACTIVATED, LIMITS, updated } from './payload'
import { type Call, config, credentials } from './schema'

export const marketplace = defineConnector({
  platform: 'marketplace',
  title: 'Data marketplace',
  icon: 'M4 11v9h16v-9M5 4h14l3 7H2zM10 20v-5h4v5',
  config,
  credentials,
  form: [
    {
      title: 'Sign-in',
      fields: [
        'credentials.client_id',
        'credentials.client_secret',
        'credentials.username',
        'credentials.password',
        'credentials.org_id',
      ],
    },
    { title: 'Segments', fields: ['config.data_source_location'] },
    PRICE_AND_NAMES,
    PREFLIGHT,
    addresses('config.api_base_url', 'config.token_url'),
  ],
  authType: 'oauth2',
  defaults: ({ marketplaceTokenUrl, marketplaceApiUrl }) => ({
    token_url: marketplaceTokenUrl,
    api_base_url: marketplaceApiUrl,
  }),
  limits: LIMITS,
  naming: { output: 'marketplace' },
  test: async (call) => {
    await askSegments(call, { method: 'GET', query: { limit: '1' } })
    return 'Connected: the marketplace lists segments'
  },
  create: (call, segment) =>
    createOnce({
      ...call,
      find: () => findSegment(call, segment),
      post: async (counted) => {
        const body = created(segment, call.config)
        return createdId(await askSegments(call, { method: 'POST', body, sending: counted }))
      },
    }),
  update: async (call, id, segment) => {
    await askSegments(call, { method: 'PUT', id, body: updated(segment, call.config) })
  },
  find: findSegment,
  deactivate: async (call, id) => {
    await askSegments(call, { method: 'PUT', id, body: DEACTIVATED })
  },
  segments: (call) => listSegments(call),
})

async function findSegment(call: Call, { name, except }: SegmentQuery): Promise<string | null> {
  const sent = cutTo(name, LIMITS.name)
  for await (const segment of listSegments(call, sent)) {
    if (segment.inUse && isNamed(segment.name, sent) && !except?.has(segment.id)) return segment.id
  }
  return null
}

function createdId(answer: unknown): string {
  const id = idIn(answer, ['id', 'segmentId'])
  if (id === null) throw new OutboundError('The marketplace did not return a segment ID', { unknown: true })
  return id
}
