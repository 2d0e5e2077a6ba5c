import { PLATFORM_PAGE_ITEMS_MAX } from '../../limits'
import { asName, fieldOf, idIn, listIn } from '../outbound/answer'
import { OutboundError } from '../outbound/outbound-error'
import { askSegments } from './client'
import type { Call } from './schema'

const PAGE = 100
/** At most 100,000 segments are read. */
const PAGES = 1_000

type Listed = { id: string; name: string; inUse: boolean }

/**
 * All segments, or those that the platform finds for a name. The platform may ignore that filter, and the page size.
 * The list ends with an empty page, or with one that brings nothing new. If that one is full, only the total proves it.
 */
export async function* listSegments(call: Call, name?: string): AsyncGenerator<Listed> {
  const seen = new Set<string>()
  for (let page = 0; page < PAGES; page++) {
    const query = { limit: String(PAGE), offset: String(seen.size), ...(name === undefined ? {} : { name }) }
    const { items, total } = readPage(await askSegments(call, { method: 'GET', query }))
    const fresh = items.filter(({ id }) => !seen.has(id))
    for (const item of fresh) {
      seen.add(item.id)
      yield item
    }
    if (fresh.length > 0) continue
    if (items.length < PAGE || seen.size >= total) return
    break
  }
  throw new OutboundError('The marketplace’s list of segments cannot be read to its end')
}

function readPage(body: unknown): { items: Listed[]; total: number } {
  const items = listIn(body, ['segments', 'items', 'data'])
  if (!items) throw new OutboundError('The marketplace’s answer holds no list of segments')
  if (items.length > PLATFORM_PAGE_ITEMS_MAX) {
    throw new OutboundError(
      `The marketplace sent ${items.length} segments at once, at most ${PLATFORM_PAGE_ITEMS_MAX} can be read`,
    )
  }
  const total = fieldOf(body, 'total')
  return { items: items.map(readItem), total: typeof total === 'number' ? total : Number.POSITIVE_INFINITY }
}

function readItem(item: unknown): Listed {
  const id = idIn(item, ['id', 'segmentId'])
  if (id === null) throw new OutboundError('The marketplace lists a segment without an id')
  return { id, name: asName(fieldOf(item, 'name')), inUse: fieldOf(item, 'enabled') !== false }
}
