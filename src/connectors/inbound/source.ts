import {
  EXTERNAL_ID_LENGTH,
  OUTBOUND_RETRIES,
  SYNC_FETCH_MS,
  SYNC_PAGE_ITEMS_MAX,
  TOPIC_NAME_LENGTH,
} from '../../limits'
import { storableStart } from '../../storable'
import type { PlatformCall } from '../connector'
import { authorization } from '../outbound/authorization'
import { OutboundError } from '../outbound/outbound-error'
import { required } from '../settings'
import { readItem, valueAt } from './item'
import type { InboundConfig, InboundCredentials } from './schema'

export type SourceCall = Omit<PlatformCall<InboundConfig, InboundCredentials>, 'aws'>
/** `total` is null if the source does not say. */
export type SourcePage = { items: unknown[]; total: number | null }

/** One page of a source. Temporary failures are retried. */
export async function fetchPage(call: SourceCall, page: number, pageSize: number): Promise<SourcePage> {
  const { http, config, credentials, deadline } = call
  const url = new URL(required(config.base_url, 'config.base_url is required to read from a source'))
  url.searchParams.set(config.page_param ?? 'page', String(page))
  url.searchParams.set(config.page_size_param ?? 'page_size', String(pageSize))
  const body = await http.json({
    url,
    credentials: authorization(config.auth_type, credentials),
    timeoutMs: SYNC_FETCH_MS,
    retries: OUTBOUND_RETRIES,
    deadline,
    isList: true,
  })
  const items = itemsIn(body, config.items_path)
  if (items.length > SYNC_PAGE_ITEMS_MAX) {
    throw new OutboundError(
      `The source sent ${items.length} items at once, at most ${SYNC_PAGE_ITEMS_MAX} can be taken`,
    )
  }
  return { items, total: totalIn(body, config.count_path) }
}

/** For the test of a connection: how many items there are, and what one is called. */
export async function testSource(call: SourceCall) {
  const { items, total } = await fetchPage(call, 1, 1)
  const { topic_name, external_id } = readItem(items[0], call.config.field_mappings)
  const sample = {
    name: topic_name === undefined ? null : storableStart(topic_name, TOPIC_NAME_LENGTH),
    id: external_id === undefined ? null : storableStart(external_id, EXTERNAL_ID_LENGTH),
  }
  return {
    itemCount: total ?? items.length,
    sampleItem: items.length > 0 ? sample : null,
  }
}

const ITEM_KEYS = ['items', 'data', 'results']

function itemsIn(body: unknown, path: string | undefined): unknown[] {
  const items = path
    ? valueAt(body, path)
    : [body, ...ITEM_KEYS.map((name) => valueAt(body, name))].find((value) => Array.isArray(value))
  if (Array.isArray(items)) return items
  throw new OutboundError(
    path
      ? `The source’s answer holds no list at items_path "${path}"`
      : 'The source’s answer holds no list of items: set config.items_path',
  )
}

function totalIn(body: unknown, path: string | undefined): number | null {
  const counts = (path ? [path] : ['total', 'count']).map((name) => asCount(valueAt(body, name)))
  const total = counts.find((count) => count !== null) ?? null
  if (path && total === null) throw new OutboundError(`The source’s answer holds no number at count_path "${path}"`)
  return total
}

const COUNT_MAX = 2_147_483_647

function asCount(value: unknown): number | null {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(count) && (count as number) >= 0 ? Math.min(count as number, COUNT_MAX) : null
}
