import type { Answer, PlatformRequest, Segments, Work } from './platform'

export const DSPAPI_LOGIN = { api_key: 'a-dspapi-api-key', provider_id: 'provider-7' }

export type DspapiOptions = {
  /** The field with a node's children. */
  childKey?: string
  /** Whether the tree says which segments can be bought. */
  saysBuyable?: boolean
  refusesDuplicates?: boolean
}

/** The protocol of a demand-side platform with a tree of a provider's segments. */
export function dspapiProtocol(options: DspapiOptions = {}) {
  const { childKey = 'Children', saysBuyable = true, refusesDuplicates = false } = options

  /** No id is given twice, not even after its segment is gone. */
  let lastId = 1000

  const create = (body: Record<string, unknown>, segments: Segments): Answer => {
    const complaint = complaintAbout(body)
    if (complaint) return { status: 400, body: { Message: complaint, message: complaint } }
    const isNameInUse = [...segments.values()].some(({ name, active }) => active && name === body.SegmentName)
    if (refusesDuplicates && isNameInUse) return { status: 409, body: { message: 'Duplicate segment name' } }
    lastId = Math.max(lastId, ...[...segments.keys()].map(Number)) + 1
    const id = String(lastId)
    const { SegmentName: name, Description: description } = body
    segments.set(id, { id, name: String(name), description: String(description), active: true, body })
    return { status: 200, body: { SegmentId: lastId, SegmentName: name } }
  }

  const change = (body: Record<string, unknown>, segments: Segments): Answer => {
    const segment = segments.get(String(body.SegmentId))
    if (!segment) return { status: 404, body: { message: 'Unknown SegmentId' } }
    segments.set(segment.id, {
      ...segment,
      name: String(body.SegmentName ?? segment.name),
      description: String(body.Description ?? segment.description),
      active: body.BuyableStatus !== false,
      body,
    })
    return { status: 200, body: {} }
  }

  /** Ten segments per branch, in nested branches. */
  const tree = (segments: Segments): Answer => {
    const nodes = [...segments.values()].map(({ id, name, active }) => ({
      SegmentId: Number(id),
      SegmentName: name,
      ...(saysBuyable ? { BuyableStatus: active } : {}),
    }))
    let branch: object[] = []
    for (let at = 0; at < nodes.length; at += 10) {
      branch = [...nodes.slice(at, at + 10), { FolderName: `Branch ${at}`, [childKey]: branch }]
    }
    return { status: 200, body: { ProviderId: DSPAPI_LOGIN.provider_id, [childKey]: branch } }
  }

  return ({ method, url, headers, text }: PlatformRequest, segments: Segments): Work => {
    if (headers.authorization !== `Bearer ${DSPAPI_LOGIN.api_key}`) {
      return { status: 401, body: { message: `Not authorized: ${headers.authorization}` } }
    }
    if (method === 'GET' && url.pathname === `/v3/providers/${DSPAPI_LOGIN.provider_id}/segments`) {
      return { operation: 'list', carryOut: () => tree(segments) }
    }
    if (url.pathname !== '/v3/taxonomy/segment') return { status: 404, body: { message: 'No such path' } }
    const body = JSON.parse(text)
    if (body.ProviderId !== DSPAPI_LOGIN.provider_id) return { status: 403, body: { message: 'Not your provider' } }
    if (method === 'POST') return { operation: 'create', carryOut: () => create(body, segments) }
    const operation = body.BuyableStatus === false ? 'deactivate' : 'update'
    return { operation, carryOut: () => change(body, segments) }
  }
}

/** For a connection. */
export const dspapiSettings = (url: string) => ({ config: { api_base_url: `${url}/v3` }, credentials: DSPAPI_LOGIN })

function complaintAbout({ SegmentName, Description, BuyableStatus, Currency }: Record<string, unknown>) {
  if (typeof SegmentName !== 'string' || SegmentName === '' || SegmentName.length > 255) return 'SegmentName is invalid'
  if (typeof Description !== 'string' || Description.length > 500) return 'Description is invalid'
  return BuyableStatus === true && typeof Currency === 'string' ? null : 'BuyableStatus and Currency are required'
}
