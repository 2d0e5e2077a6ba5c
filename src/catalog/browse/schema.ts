import { z } from 'zod'
import { bool, type RowOf } from '../../db/rows'
import { global_topics } from '../../db/tables'
import { filterValues } from '../../http/input/filter'
import {
  CATALOG_ADD_IDS,
  FACET_VALUES,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  SEARCH_FACET_TOPICS,
  SEARCH_TOTAL,
} from '../../limits'
import { bestMatch } from '../../search/best-match'
import { storable } from '../../storable'
import { layersRecord, outputFields } from '../topic/schema'
import { KIND_COLUMNS, type KindFilter } from './kinds'

const REQUIRED = 'topicIds array or filters object required'
const SORTS = ['topic_name', 'parent_category', 'segment_type', 'taxonomy_type', 'audience_type', 'created_at'] as const
export type CatalogSort = (typeof SORTS)[number]

const text = z.string().max(200).overwrite(storable).trim()
const flag = (name: string) =>
  z
    .enum(['true', 'false', ''], { error: `${name} must be true or false` })
    .optional()
    .transform((value) => (value ? value === 'true' : undefined))

/** An empty value is no filter. */
const kindFilters = {
  search: text
    .describe('All words must occur in the name, the path or the keywords; your own keywords count for you alone')
    .optional(),
  parentCategory: filterValues('parentCategory'),
  taxonomyType: filterValues('taxonomyType'),
  segmentType: filterValues('segmentType'),
  audienceType: filterValues('audienceType'),
  subcategory: filterValues('subcategory'),
  subcategoryL1: filterValues('subcategoryL1'),
  subcategoryL2: filterValues('subcategoryL2'),
  subcategoryL3: filterValues('subcategoryL3'),
  subcategoryL4: filterValues('subcategoryL4'),
}

const linkFilters = {
  hasExternalId: flag('hasExternalId').describe('Whether your library gives the topic an external id'),
  inLibrary: flag('inLibrary').describe('true: only topics in your library; false: only those not yet added'),
}

export const catalogQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  sortBy: z.enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` }).default('created_at'),
  sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }).default('desc'),
  sort: bestMatch,
  ...kindFilters,
  ...linkFilters,
})
export type CatalogQuery = z.output<typeof catalogQuery>
export type CatalogFilters = Partial<Omit<CatalogQuery, 'page' | 'pageSize' | 'sortBy' | 'sortOrder' | 'sort'>>

const FACETS = Object.keys(KIND_COLUMNS) as KindFilter[]

export const catalogFacetQuery = z.object({
  facet: z.enum(FACETS, { error: `facet must be one of ${FACETS.join(', ')}` }),
  ...kindFilters,
  ...linkFilters,
})
export type CatalogFacetQuery = z.output<typeof catalogFacetQuery>

export const adoptBody = z
  .object(
    {
      topicIds: z
        .array(z.string({ error: 'topicIds must be strings' }).max(100).overwrite(storable), { error: REQUIRED })
        .max(CATALOG_ADD_IDS, `Maximum ${CATALOG_ADD_IDS} topicIds per request`)
        .optional(),
      // An unknown filter is refused: ignoring it would add topics that it should exclude.
      filters: z
        .strictObject(kindFilters, {
          error: (issue) => (issue.code === 'unrecognized_keys' ? `filters has no ${issue.keys.join(', ')}` : REQUIRED),
        })
        .optional(),
    },
    { error: REQUIRED },
  )
  .refine(({ topicIds, filters }) => topicIds !== undefined || filters !== undefined, REQUIRED)
export type Adopt = z.output<typeof adoptBody>

export const added = z.object({ added: z.number().int() })

export const catalogRecord = z.object({
  id: z.string(),
  topicName: z.string(),
  parentCategory: z.string(),
  taxonomyType: z.string(),
  subcategory: z.string(),
  segmentType: z.string(),
  audienceType: z.string(),
  iabCode: z.string(),
  engineVersion: z.string(),
  createdAt: z.iso.datetime(),
  uncertain: z.boolean().describe('Whether the engine guessed the category'),
  inLibrary: z.boolean(),
})

/** Beside a total. */
export const totalIsAtLeast = z
  .literal(true)
  .optional()
  .describe(`Only where a search has more matches than the ${SEARCH_TOTAL} that are counted; further pages have them`)

export const catalogPage = z.object({
  data: z.array(catalogRecord),
  total: z.number(),
  totalIsAtLeast,
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
})

const values = z.array(z.string())
export const catalogFacets = z.object({
  parentCategories: values,
  taxonomyTypes: values,
  subcategories: values,
  subcategoryL1s: values,
  subcategoryL2s: values,
  subcategoryL3s: values,
  subcategoryL4s: values,
  audienceTypes: values,
  segmentTypes: values,
})
export const facetCounts = z
  .array(
    z.object({
      value: z.string(),
      topics: z.number(),
      topicsIsAtLeast: z
        .literal(true)
        .optional()
        .describe(
          `Only where a search of the catalog has very many matches, of which ${SEARCH_FACET_TOPICS} are counted`,
        ),
    }),
  )
  .describe(`The most frequent first, at most ${FACET_VALUES}`)
export type CatalogFacets = z.infer<typeof catalogFacets>

export const catalogParams = z.object({ id: z.string().max(100).overwrite(storable) })

/** What a library would have of it, in the names of a library topic. */
export const catalogDetail = catalogRecord.extend({
  taxonomyPath: z.string(),
  keywords: z.array(z.string()),
  confidence: z.number().min(0).max(1),
  layers: layersRecord,
  ...outputFields,
})
export type CatalogDetail = z.infer<typeof catalogDetail>

export const CATALOG_TOPIC = {
  id: global_topics.id,
  topic_name: global_topics.topic_name,
  parent_category: global_topics.parent_category,
  taxonomy_type: global_topics.taxonomy_type,
  subcategory: global_topics.subcategory,
  segment_type: global_topics.segment_type,
  audience_type: global_topics.audience_type,
  iab_code: global_topics.iab_code,
  engine_version: global_topics.engine_version,
  created_at: global_topics.created_at,
  uncertain: global_topics.uncertain,
  in_library: bool,
}
export type CatalogRow = RowOf<typeof CATALOG_TOPIC>

export const toCatalogRecord = (row: CatalogRow): z.infer<typeof catalogRecord> => ({
  id: row.id,
  topicName: row.topic_name,
  parentCategory: row.parent_category,
  taxonomyType: row.taxonomy_type,
  subcategory: row.subcategory,
  segmentType: row.segment_type,
  audienceType: row.audience_type,
  iabCode: row.iab_code,
  engineVersion: row.engine_version,
  createdAt: row.created_at.toISOString(),
  uncertain: row.uncertain,
  inLibrary: row.in_library,
})
