import { readItem } from '../connectors/inbound/item'
import { type InboundConfig, ITEM_FIELDS } from '../connectors/inbound/schema'
import { readRows } from '../import/rows'

const SAME_NAMES = ITEM_FIELDS.map((field) => ({ csvColumn: field, targetField: field }))

/** What a source sent as topics to take in, and what of it cannot be taken, numbered from 1. */
export const readItems = (found: readonly unknown[], { field_mappings }: Pick<InboundConfig, 'field_mappings'>) =>
  readRows(
    found.map((item) => readItem(item, field_mappings)),
    SAME_NAMES,
  )
