import { defineConnector, type Sought } from '../connector'
import { createOnce } from '../create-once'
import { cutTo } from '../cut-to'
import { idIn, isNamed } from '../outbound/answer'
import { OutboundError } from '../outbound/outbound-error'
import { askSegments } from './client'
import { listSegments } from './list'
import { created, DEACTIVATED, LIMITS, updated } from './payload'
import { type Call, config, credentials } from './schema'

export const marketplace = defineConnector({
  config,
  credentials,
  defaults: ({ marketplaceTokenUrl, marketplaceApiUrl }) => ({
    token_url: marketplaceTokenUrl,
    api_base_url: marketplaceApiUrl,
  }),
  limits: LIMITS,
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

async function findSegment(call: Call, { name, except }: Sought): Promise<string | null> {
  const sent = cutTo(name, LIMITS.name)
  for await (const segment of listSegments(call, sent)) {
    if (segment.enabled && isNamed(segment.name, sent) && !except?.has(segment.id)) return segment.id
  }
  return null
}

function createdId(answer: unknown): string {
  const id = idIn(answer, ['id', 'segmentId'])
  if (id === null) throw new OutboundError('The marketplace did not return a segment ID', { unknown: true })
  return id
}
