import { readItem } from '../connectors/inbound/item'
import type { InboundConfig } from '../connectors/inbound/schema'
import { toIntakeItem, toIntakeItems } from '../topics/intake/raw-item'

/** Turns the source's items into topics for intake; those that cannot be read become errors, numbered from 1. */
export const readItems = (sourceItems: readonly unknown[], { field_mappings }: Pick<InboundConfig, 'field_mappings'>) =>
  toIntakeItems(sourceItems, (item) =>
    toIntakeItem(readItem(item, field_mappings), 'the name, or map it in config.field_mappings'),
  )
