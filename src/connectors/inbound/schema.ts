import { z } from 'zod'
import { FIELD_MAPPINGS } from '../../limits'
import { authCredentials, authType } from '../outbound/authorization'
import { address, choice, path, text } from '../settings'

/** What an item of a source can say of a topic. */
export const ITEM_FIELDS = [
  'topic_name',
  'parent_category',
  'taxonomy_type',
  'subcategory',
  'segment_type',
  'external_id',
  'keywords',
] as const
export type ItemField = (typeof ITEM_FIELDS)[number]

const mappings = z
  .record(z.string(), choice('config.field_mappings', ITEM_FIELDS), {
    error: 'config.field_mappings must be an object of external field names',
  })
  .refine(
    (given) => Object.keys(given).length <= FIELD_MAPPINGS,
    `config.field_mappings must be at most ${FIELD_MAPPINGS}`,
  )
  .refine(
    (given) => Object.keys(given).every((name) => text('', 200).safeParse(name).success),
    'config.field_mappings must map names of at most 200 characters',
  )
  .refine(
    (given) => new Set(Object.values(given)).size === Object.keys(given).length,
    'config.field_mappings must map one field to each',
  )

export const inboundConfig = {
  base_url: address('config.base_url').optional(),
  items_path: path('config.items_path').optional().describe('Dotted; the body itself, or items, data or results'),
  count_path: path('config.count_path').optional().describe('Dotted; total or count'),
  page_param: text('config.page_param', 100).optional().describe('Default page'),
  page_size_param: text('config.page_size_param', 100).optional().describe('Default page_size'),
  auth_type: authType.optional(),
  field_mappings: mappings.optional(),
}
export const inboundCredentials = authCredentials

export type InboundConfig = z.output<z.ZodObject<typeof inboundConfig>>
export type InboundCredentials = z.output<z.ZodObject<typeof inboundCredentials>>
