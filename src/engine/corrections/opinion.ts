import type { ParentCategory } from '../taxonomy/vocabulary'

export const CORRECTABLE_FIELDS = [
  'parent_category',
  'subcategory',
  'segment_type',
  'audience_type',
  'sensitivity',
] as const
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number]

/** What one person said is right for a name. */
export type Correction = { id: number; name: string; field: CorrectableField; value: string }

/** An organization's own corrections count before those of reviewers, which count for all. */
export const CORRECTION_SOURCES = ['organization', 'reviewers'] as const
export type CorrectionSource = (typeof CORRECTION_SOURCES)[number]

/** A correction that took part in a decision. The weights of an opinion's corrections add up to its own. */
export type CorrectionUse = {
  id: number
  name: string
  field: CorrectableField
  value: string
  weight: number
  source: CorrectionSource
}

/** What corrections say of one field of a name. */
export type Opinion<T extends string = string> = {
  value: T
  weight: number
  /** Somebody corrected this very name: no other evidence counts. */
  isDecided: boolean
  /** How many say so, less those who say otherwise; at least 1. */
  agreement: number
  /** The words of the name that it is for: all of them, or the head. */
  words: string
  rule: string
  uses: readonly CorrectionUse[]
}

export type CorrectedFields = {
  /** Those that vote for a category, the heaviest first. */
  categories: readonly Opinion<ParentCategory>[]
  /** Of the other fields, what weighs enough to replace the engine's own answer. */
  others: { readonly [field in Exclude<CorrectableField, 'parent_category'>]?: Opinion }
}
