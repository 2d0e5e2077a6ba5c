import type { Answer, PlatformRequest, StoredSegment, Work } from '../../../src/demo/platforms/platform'
import { startPlatform } from '../../simulators/platforms/platform'

export const RADIO_KEY = 'the-key-of-a-radio-station'

/** A radio station that sells audiences. */
export async function startRadio() {
  let number = 0

  const create = (body: Record<string, unknown>, segments: Map<string, StoredSegment>): Answer => {
    const id = `r${++number}`
    segments.set(id, { id, name: String(body.name), description: String(body.description), active: true, body })
    return { status: 201, body: { id } }
  }
  const change = (id: string, next: Partial<StoredSegment>, segments: Map<string, StoredSegment>): Answer => {
    const segment = segments.get(id)
    if (!segment?.active) return { status: 404, body: { message: 'No such segment' } }
    segments.set(id, { ...segment, ...next })
    return { status: 204 }
  }
  const list = (segments: Map<string, StoredSegment>): Answer => {
    const active = [...segments.values()].filter((segment) => segment.active)
    return { status: 200, body: { segments: active.map(({ id, name }) => ({ id, name })) } }
  }

  const read = ({ method, url, headers, text }: PlatformRequest, segments: Map<string, StoredSegment>): Work => {
    if (headers['x-api-key'] !== RADIO_KEY) return { status: 401, body: { message: 'Unknown key' } }
    const id = decodeURIComponent(url.pathname.replace(/^\/segments\/?/, ''))
    if (method === 'GET') return { operation: 'list', carryOut: () => list(segments) }
    if (method === 'DELETE') return { operation: 'deactivate', carryOut: () => change(id, { active: false }, segments) }
    const body = JSON.parse(text)
    if (method === 'POST') return { operation: 'create', carryOut: () => create(body, segments) }
    const words = { name: String(body.name), description: String(body.description), body }
    return { operation: 'update', carryOut: () => change(id, words, segments) }
  }

  const platform = await startPlatform(read)
  return { ...platform, config: { api_base_url: platform.url }, credentials: { api_key: RADIO_KEY } }
}
