import type { Changes } from './queries'

/** What somebody has entered. An empty text keeps the field. */
export type Draft = {
  category: string
  subcategory: string
  segment: string
  audience: string
  addedTags: readonly string[]
  removedTags: readonly string[]
}

export const EMPTY_DRAFT: Draft = {
  category: '',
  subcategory: '',
  segment: '',
  audience: '',
  addedTags: [],
  removedTags: [],
}

/** Null if nothing is to be changed. */
export function changesOf(draft: Draft): Changes | null {
  const fields = {
    parent_category: draft.category,
    subcategory: draft.subcategory.trim(),
    segment_type: draft.segment,
    audience_type: draft.audience,
  }
  const chosen = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const hasTags = draft.addedTags.length + draft.removedTags.length > 0
  if (Object.keys(chosen).length === 0 && !hasTags) return null
  const tags = { add: [...draft.addedTags], remove: [...draft.removedTags] }
  return { ...chosen, ...(hasTags ? { tags } : {}) } as Changes
}
