import type { Answer, PlatformRequest, StoredSegment, Work } from '../../../src/demo/platforms/platform'
import { startPlatform } from './platform'

export const CUSTOM_API_TOKEN = 'a-custom-api-token'

/** A custom API with other field names, and ids inside of `data`. */
export async function startCustomApi() {
  let number = 0

  const create = (body: Record<string, unknown>, segments: Map<string, StoredSegment>): Answer => {
    if (typeof body.title !== 'string') return { status: 422, body: { errors: [{ detail: 'title is missing' }] } }
    const id = `c/${++number}`
    segments.set(id, { id, name: body.title, description: String(body.summary), active: true, body })
    return { status: 201, body: { data: { uid: id } } }
  }
  const change = (id: string, change: Partial<StoredSegment>, segments: Map<string, StoredSegment>): Answer => {
    const segment = segments.get(id)
    if (!segment) return { status: 404, body: { error: 'No such audience' } }
    segments.set(id, { ...segment, ...change })
    return { status: 204 }
  }
  const list = (title: string | null, segments: Map<string, StoredSegment>): Answer => {
    const matches = [...segments.values()].filter(({ name, active }) => active && name === title)
    return { status: 200, body: { page: { rows: matches.map(({ id, name }) => ({ uid: id, title: name })) } } }
  }

  const read = ({ method, url, headers, text }: PlatformRequest, segments: Map<string, StoredSegment>): Work => {
    if (headers.authorization !== `Bearer ${CUSTOM_API_TOKEN}`) {
      return { status: 401, body: { error: `${headers.authorization} is not valid` } }
    }
    if (url.pathname === '/') return { status: 200, body: 'fine' }
    const id = decodeURIComponent(url.pathname.replace(/^\/audiences\/?/, ''))
    if (method === 'GET') return { operation: 'list', carryOut: () => list(url.searchParams.get('title'), segments) }
    // A deleted segment is a 404 afterwards.
    const isKnown = segments.get(id)?.active === true
    if (method === 'DELETE') {
      const remove = () => change(isKnown ? id : '', { active: false }, segments)
      return { operation: 'deactivate', carryOut: remove }
    }
    const body = JSON.parse(text)
    switch (method) {
      case 'POST':
        return { operation: 'create', carryOut: () => create(body, segments) }
      case 'PATCH':
        return { operation: 'deactivate', carryOut: () => change(id, { active: body.state !== 'off', body }, segments) }
      default: {
        const words = { name: String(body.title), description: String(body.summary), body }
        return { operation: 'update', carryOut: () => change(id, words, segments) }
      }
    }
  }

  const platform = await startPlatform(read)
  const url = `${platform.url}/audiences`
  return {
    ...platform,
    config: {
      api_base_url: platform.url,
      auth_type: 'bearer',
      create_url: url,
      update_url: `${url}/{id}`,
      deactivate_url: `${url}/{id}`,
      deactivate_method: 'PATCH',
      deactivate_fields: { state: 'off' },
      find_url: `${url}?title={name}`,
      find_items_path: 'page.rows',
      id_path: 'data.uid',
      field_names: { name: 'title', description: 'summary', key: 'ref', cpm: 'price' },
    },
    credentials: { token: CUSTOM_API_TOKEN },
  }
}
