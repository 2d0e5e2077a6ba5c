import { readItem } from '../connectors/inbound/item'
import type { InboundConfig } from '../connectors/inbound/schema'
import { toIntakeItem, toIntakeItems } from '../topics/intake/raw-item'

/** What a source sent as topics to take in, and what of it cannot be taken, numbered from 1. */
export const readItems = (found: readonly unknown[], { field_mappings }: Pick<InboundConfig, 'field_mappings'>) =>
  toIntakeItems(found, (item) =>
    toIntakeItem(readItem(item, field_mappings), 'the name, or map it in config.field_mappings'),
  )
