import { z } from 'zod'
import { FIELD_MAPPINGS } from '../../limits'
import { field, type Section } from '../form'
import { AUTHENTICATION, authCredentials, authType } from '../outbound/authorization'
import { address, choice, path, text } from '../settings'

/** What an item of a source can say about a topic. */
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
    (mapping) => Object.keys(mapping).length <= FIELD_MAPPINGS,
    `config.field_mappings must be at most ${FIELD_MAPPINGS}`,
  )
  .refine(
    (mapping) => Object.keys(mapping).every((name) => text('', 200).safeParse(name).success),
    'config.field_mappings must map names of at most 200 characters',
  )
  .refine(
    (mapping) => new Set(Object.values(mapping)).size === Object.keys(mapping).length,
    'config.field_mappings must map one field to each',
  )

export const inboundConfig = {
  base_url: field(address('config.base_url'), {
    label: 'Address',
    help: 'An http or https address that lists items page by page as JSON.',
    required: true,
  }),
  items_path: field(path('config.items_path'), {
    label: 'Path to the items',
    help: 'With dots. Leave empty if the answer is the list itself, or holds it as items, data or results.',
  }),
  count_path: field(path('config.count_path'), {
    label: 'Path to the number of items',
    help: 'With dots. Leave empty if it is total or count.',
  }),
  page_param: field(text('config.page_param', 100), { label: 'Page parameter', default: 'page' }),
  page_size_param: field(text('config.page_size_param', 100), { label: 'Page size parameter', default: 'page_size' }),
  auth_type: authType,
  field_mappings: field(mappings, {
    label: 'Field names',
    labels: {
      topic_name: 'Topic name',
      parent_category: 'Category',
      taxonomy_type: 'Group',
      subcategory: 'Subcategory',
      segment_type: 'Segment type',
      external_id: 'External ID',
      keywords: 'Keywords',
    },
  }),
}
export const inboundCredentials = authCredentials

/** What people are asked for. */
export const inboundForm: readonly Section[] = [
  { title: 'Source', fields: ['config.base_url', ...AUTHENTICATION] },
  {
    title: 'Answer format',
    note: 'Only if the source does not answer in the usual way.',
    folded: true,
    fields: ['config.items_path', 'config.count_path', 'config.page_param', 'config.page_size_param'],
  },
  {
    title: 'Item fields',
    note: 'What the source calls each field. Leave empty what it calls by the usual name.',
    folded: true,
    fields: ['config.field_mappings'],
  },
]

export type InboundConfig = z.output<z.ZodObject<typeof inboundConfig>>
export type InboundCredentials = z.output<z.ZodObject<typeof inboundCredentials>>
