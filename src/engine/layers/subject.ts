import type { AudienceRule } from '../lexicon/audiences'
import type { Measure } from '../lexicon/demographics'
import type { FoundCues } from '../lexicon/index'
import type { Reading } from '../reading'
import type { Evidence } from '../result'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { Intent, ParentCategory, SegmentType, Sensitivity } from '../taxonomy/vocabulary'
import type { Vote } from '../vote'

/** What a node or a category says of its topics, and how evidence tells it. */
export type Defaults = {
  segment: SegmentType
  sensitivity: Sensitivity
  intent: Intent
  /** "default of …", "filed under …". */
  rule: string
  filed: string
}

export const defaultsOf = (
  of: string,
  { segment, sensitivity, intent }: Pick<Defaults, 'segment' | 'sensitivity' | 'intent'>,
): Defaults => ({ segment, sensitivity, intent, rule: `default of ${of}`, filed: `filed under ${of}` })

/** What the layers judge: the name as read, and where it was filed. */
export type Subject = {
  name: string
  reading: Reading
  cues: FoundCues
  measure: Measure['measure'] | null
  companyMeasure: boolean
  /** The audience words of the name, if it has any. */
  spoken: { rule: AudienceRule; words: string } | null
  category: ParentCategory
  node: TaxonomyNode
  /** The node that words of the name led to, if any did. */
  found: TaxonomyNode | null
  /** What holds where the name itself says nothing: of the node, or of the category when no word led to a node. */
  defaults: Defaults
  /** The vote that weighed most for the category, if the name gave any. */
  leading: Vote | null
  /** The votes for the category. */
  votes: readonly Vote[]
}

export type Judged<T> = { value: T; evidence: Evidence }

export function judged<T>(value: T, rule: string, words: string[] = []): Judged<T> {
  return { value, evidence: { words, rule } }
}

/** The words of a phrase as they were written. */
export function written({ tokens }: Reading, start: number, end: number): string {
  if (end - start === 1) return tokens[start]!.text
  let words = tokens[start]!.text
  for (let i = start + 1; i < end; i++) words += ` ${tokens[i]!.text}`
  return words
}
