import type { SORT_FIELDS, SORT_ORDERS } from '../../api/values'

export type SortBy = (typeof SORT_FIELDS)[number]
export type Sort = {
  sortBy: SortBy
  sortOrder: (typeof SORT_ORDERS)[number]
  /** The search is a brief: what fits it best comes first. */
  sort?: 'best_match'
}

export const SORT_TITLES: Record<SortBy, string> = {
  topic_name: 'Name',
  parent_category: 'Category',
  segment_type: 'Segment type',
  taxonomy_type: 'Group',
  audience_type: 'Audience type',
  created_at: 'Added',
}

/** Newest first. */
export const DEFAULT_SORT: Sort = { sortBy: 'created_at', sortOrder: 'desc' }
