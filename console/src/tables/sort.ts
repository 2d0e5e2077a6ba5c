export type SortBy =
  | 'topic_name'
  | 'parent_category'
  | 'segment_type'
  | 'taxonomy_type'
  | 'audience_type'
  | 'created_at'
export type Sort = { sortBy: SortBy; sortOrder: 'asc' | 'desc' }

export const SORTS: Record<SortBy, string> = {
  topic_name: 'Name',
  parent_category: 'Category',
  segment_type: 'Segment',
  taxonomy_type: 'Type',
  audience_type: 'Audience',
  created_at: 'Added',
}

/** Newest first. */
export const USUAL_SORT: Sort = { sortBy: 'created_at', sortOrder: 'desc' }
