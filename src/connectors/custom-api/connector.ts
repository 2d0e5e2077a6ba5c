import { OUTBOUND_RETRIES, PLATFORM_API_MS } from '../../limits'
import { createPauses } from '../../pauses'
import { PREFLIGHT, PRICE_AND_NAMES } from '../common-config'
import { defineConnector, type SegmentQuery } from '../connector'
import { createOnce } from '../create-once'
import { valueAt } from '../inbound/item'
import { asId, fieldOf, isNamed, listIn } from '../outbound/answer'
import { AUTHENTICATION, authorization } from '../outbound/authorization'
import type { HttpCall } from '../outbound/http'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import { fieldsOf, filledIn } from './payload'
import { type Call, config, credentials } from './schema'

export const customApi = defineConnector({
  platform: 'custom_api',
  title: 'Custom API',
  icon: 'M8 4c-3 0-2 4-2 6 0 1-1 2-3 2 2 0 3 1 3 2 0 2-1 6 2 6M16 4c3 0 2 4 2 6 0 1 1 2 3 2-2 0-3 1-3 2 0 2 1 6-2 6',
  config,
  credentials,
  form: [
    { title: 'Authentication', fields: AUTHENTICATION },
    {
      title: 'Calls',
      fields: [
        'config.create_url',
        'config.create_method',
        'config.id_path',
        'config.update_url',
        'config.update_method',
        'config.deactivate_url',
        'config.deactivate_method',
        'config.deactivate_fields',
        'config.find_url',
        'config.find_items_path',
        'config.api_base_url',
      ],
    },
    { title: 'Field names', folded: true, fields: ['config.field_names'] },
    PRICE_AND_NAMES,
    PREFLIGHT,
  ],
  limits: {},
  naming: 'path',
  omits: ({ field_names }) => (field_names?.cpm === undefined ? ['price'] : []),
  test: async (call) => {
    const base = required(call.config.api_base_url, 'config.api_base_url is required for custom_api')
    await call.http.text(request(call, { url: new URL(base) }))
    return 'Connected: the address answers'
  },
  create: (call, segment) => {
    const url = new URL(required(call.config.create_url, 'config.create_url is required for custom_api'))
    const { create_method: method = 'POST', find_url } = call.config
    return createOnce({
      ...call,
      find: find_url ? () => findSegment(call, segment) : undefined,
      post: async (counted) => {
        counted()
        const body = fieldsOf(segment, call.config)
        return createdId(call, await call.http.json({ ...request(call, { method, url, body }), retries: 0 }))
      },
    })
  },
  update: async (call, id, segment) => {
    const { update_url, update_method: method = 'PUT' } = call.config
    const url = filledIn(required(update_url, 'config.update_url is required for custom_api'), '{id}', id)
    await call.http.text(request(call, { method, url, body: fieldsOf(segment, call.config) }))
  },
  find: findSegment,
  deactivate: async (call, id) => {
    const { deactivate_url, deactivate_method: method = 'DELETE', deactivate_fields: body } = call.config
    const url = filledIn(required(deactivate_url, 'config.deactivate_url is required for custom_api'), '{id}', id)
    await call.http.text(request(call, { method, url, body }))
  },
})

type Request = Pick<HttpCall, 'method' | 'url'> & { body?: object }

const request = ({ config, credentials, deadline }: Call, { body, ...rest }: Request): HttpCall => ({
  ...rest,
  headers: body ? { 'content-type': 'application/json' } : {},
  credentials: authorization(config.auth_type, credentials),
  body: body && JSON.stringify(body),
  timeoutMs: PLATFORM_API_MS,
  retries: OUTBOUND_RETRIES,
  deadline,
})

const idPath = ({ config }: Call) => config.id_path ?? 'id'

function createdId(call: Call, answer: unknown): string {
  const id = asId(valueAt(answer, idPath(call)))
  if (id === null) throw new OutboundError(`The answer holds no id at id_path "${idPath(call)}"`, { unknown: true })
  return id
}

async function findSegment(call: Call, { name, except }: SegmentQuery): Promise<string | null> {
  const { find_url, find_items_path, field_names } = call.config
  if (!find_url) {
    throw new OutboundError(`Whether "${name}" was created cannot be looked up: check there, or set config.find_url`)
  }
  const answer = await call.http.json({ ...request(call, { url: filledIn(find_url, '{name}', name) }), isList: true })
  const items = listIn(find_items_path ? valueAt(answer, find_items_path) : answer, ['items', 'data', 'results'])
  if (!items) throw new OutboundError('The answer holds no list of segments: set config.find_items_path')
  const pause = createPauses()
  for (const item of items) {
    await pause()
    if (!isNamed(fieldOf(item, field_names?.name ?? 'name'), name)) continue
    const id = idOf(item, idPath(call))
    if (!except?.has(id)) return id
  }
  return null
}

/** In a list, the path may also start at the item itself. */
function idOf(item: unknown, path: string): string {
  const id = asId(valueAt(item, path)) ?? asId(fieldOf(item, path.split('.').at(-1)!))
  if (id === null) throw new OutboundError(`The segment that was found holds no id at id_path "${path}"`)
  return id
}
