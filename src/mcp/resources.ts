import { access } from '../access'
import { authorize } from '../auth/authorize'
import type { Ctx } from '../context'
import { DIMENSION_SETS, GROUP_CATEGORIES, TREE } from '../engine'
import { ApiError } from '../errors'
import { findTopicDetail } from '../topics/detail'

const JSON_TYPE = 'application/json'

export const RESOURCES = [
  {
    uri: 'taxon://taxonomy',
    name: 'taxonomy',
    title: 'Taxonomy',
    description: 'The groups, their categories, and the subcategories of each',
    mimeType: JSON_TYPE,
  },
  {
    uri: 'taxon://dimensions',
    name: 'dimensions',
    title: 'Dimension sets',
    description: 'Ready lists of values for build_matrix: ages, states, company sizes and others',
    mimeType: JSON_TYPE,
  },
] as const

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'taxon://topics/{id}',
    name: 'topic',
    title: 'A topic of the library',
    description: 'By its id (ot_… or tp_…), in full',
    mimeType: JSON_TYPE,
  },
] as const

const TOPIC_URI = /^taxon:\/\/topics\/([\w-]{1,100})$/

/** Null for one that does not exist, or that this caller may not read. */
export async function readResource(ctx: Ctx, uri: string): Promise<string | null> {
  if (uri === 'taxon://taxonomy') return JSON.stringify(taxonomy())
  if (uri === 'taxon://dimensions') return JSON.stringify({ sets: DIMENSION_SETS })
  const id = TOPIC_URI.exec(uri)?.[1]
  return id === undefined ? null : readTopic(ctx, id)
}

async function readTopic(ctx: Ctx, id: string): Promise<string | null> {
  try {
    authorize(access.scope('topics:read'), ctx.caller)
    return JSON.stringify(await findTopicDetail(ctx, id))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

const taxonomy = () => ({
  groups: Object.entries(GROUP_CATEGORIES).map(([group, categories]) => ({
    group,
    categories: categories.map((category) => ({
      category,
      subcategories: TREE.get(category)?.roots.map(({ name }) => name) ?? [],
    })),
  })),
})
