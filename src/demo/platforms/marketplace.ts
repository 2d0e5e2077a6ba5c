import { randomBytes } from 'node:crypto'
import type { Answer, PlatformRequest, Segments, Work } from './platform'

const SEGMENTS = '/data-marketplace/provider-api/v1/segments'

export const MARKETPLACE_LOGIN = {
  client_id: 'the-client-id',
  username: 'provider@example.com',
  password: 'a-marketplace-password',
  org_id: 'org-4711',
}

export type MarketplaceOptions = {
  expiresIn?: number | string
  /** Refuses a name in use, like the real platform. If false, duplicates are kept, so that a test can count them. */
  refusesDuplicates?: boolean
  /** How it lists: which parameters it respects, and its field names. */
  listing?: { name?: boolean; offset?: boolean; max?: number; key?: string; idKey?: string; total?: boolean }
}

/** The protocol of a data marketplace with OAuth2 by password. */
export function marketplaceProtocol(options: MarketplaceOptions = {}) {
  const { expiresIn = 3600, refusesDuplicates = false, listing = {} } = options
  const tokens = new Set<string>()

  const grant = (form: URLSearchParams): Answer => {
    const { client_id, username, password } = MARKETPLACE_LOGIN
    const expected = { grant_type: 'password', username, password, scope: 'openid', client_id, response_type: 'token' }
    if (Object.entries(expected).some(([name, value]) => form.get(name) !== value)) {
      return { status: 401, body: { error: 'invalid_grant', error_description: 'Invalid user credentials' } }
    }
    const access_token = `tok-${randomBytes(12).toString('hex')}`
    tokens.add(access_token)
    return { status: 200, body: { access_token, expires_in: expiresIn, token_type: 'Bearer' } }
  }

  /** No id is given twice, not even after its segment is gone. */
  let lastNumber = 0

  const create = (body: Record<string, unknown>, segments: Segments): Answer => {
    const complaint = complaintAbout(body)
    if (complaint) return { status: 400, body: { message: complaint } }
    const isNameInUse = [...segments.values()].some(({ name, active }) => active && name === body.name)
    if (refusesDuplicates && isNameInUse) return { status: 409, body: { message: 'A segment with this name exists' } }
    lastNumber = Math.max(lastNumber, ...[...segments.keys()].map((key) => Number(key.slice('seg-'.length)))) + 1
    const id = `seg-${lastNumber}`
    segments.set(id, { id, name: String(body.name), description: String(body.description), active: true, body })
    return { status: 201, body: { [listing.idKey ?? 'id']: id, name: body.name } }
  }

  const update = (id: string, body: Record<string, unknown>, segments: Segments): Answer => {
    const segment = segments.get(id)
    if (!segment) return { status: 404, body: { message: 'No such segment' } }
    segments.set(id, {
      ...segment,
      name: String(body.name ?? segment.name),
      description: String(body.description ?? segment.description),
      active: body.enabled !== false,
      body,
    })
    return { status: 204 }
  }

  const list = ({ searchParams }: URL, segments: Segments): Answer => {
    const name = listing.name === false ? null : searchParams.get('name')
    const all = [...segments.values()].filter((segment) => name === null || segment.name.includes(name))
    const offset = listing.offset === false ? 0 : Number(searchParams.get('offset') ?? 0)
    const limit = Math.min(Number(searchParams.get('limit') ?? 20), listing.max ?? 100)
    const page = all
      .slice(offset, offset + limit)
      .map((segment) => ({ [listing.idKey ?? 'id']: segment.id, name: segment.name, enabled: segment.active }))
    return {
      status: 200,
      body: { [listing.key ?? 'segments']: page, ...(listing.total ? { total: all.length } : {}) },
    }
  }

  const read = ({ method, url, headers, text }: PlatformRequest, segments: Segments): Work => {
    if (url.pathname === '/token' && method === 'POST') {
      return { operation: 'token', carryOut: () => grant(new URLSearchParams(text)) }
    }
    if (!url.pathname.startsWith(SEGMENTS)) return { status: 404, body: { message: 'No such path' } }
    const complaint = stranger(headers, tokens)
    if (complaint) return complaint
    const id = decodeURIComponent(url.pathname.slice(SEGMENTS.length + 1))
    if (method === 'GET') return { operation: 'list', carryOut: () => list(url, segments) }
    const body = JSON.parse(text)
    if (method === 'POST') return { operation: 'create', carryOut: () => create(body, segments) }
    const operation = body.enabled === false ? 'deactivate' : 'update'
    return { operation, carryOut: () => update(id, body, segments) }
  }

  return { read, tokens }
}

/** For a connection. */
export const marketplaceSettings = (url: string) => ({
  config: { api_base_url: url, token_url: `${url}/token`, data_source_location: 'US' },
  credentials: MARKETPLACE_LOGIN,
})

function stranger(headers: PlatformRequest['headers'], tokens: Set<string>): Answer | null {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  if (!tokens.has(token)) return { status: 401, body: { message: `The token ${token} has expired` } }
  if (headers['x-organization-id'] !== MARKETPLACE_LOGIN.org_id) return { status: 403, body: { message: 'Wrong org' } }
  return headers['content-type'] === 'application/json' ? null : { status: 415, body: { message: 'Not JSON' } }
}

function complaintAbout({ name, description, type, dataSourceLocation, enabled }: Record<string, unknown>) {
  if (typeof name !== 'string' || name === '' || name.length > 250) return 'name: 1 to 250 characters'
  if (typeof description !== 'string' || description.length > 245) return 'description: at most 245 characters'
  if (type !== 'SYNDICATED' || enabled !== true) return 'type or enabled: not supported'
  return dataSourceLocation ? null : 'Invalid data source location'
}
