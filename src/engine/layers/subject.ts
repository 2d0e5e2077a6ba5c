import type { AudienceRule } from '../lexicon/audiences'
import type { Measure } from '../lexicon/demographics'
import type { EntryKind } from '../lexicon/entries'
import type { FoundCues } from '../lexicon/index'
import type { Reading } from '../reading'
import { Evidence, listOf } from '../result'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { Intent, ParentCategory, SegmentType, Sensitivity } from '../taxonomy/vocabulary'
import type { Vote } from '../vote'

/** What a node or a category says of its topics. */
export type Defaults = {
  segment: SegmentType
  intent: Intent
  sensitivity: Sensitivity
  /** The same as judgements. */
  judged: { segment: Judged<SegmentType>; intent: Judged<Intent>; sensitivity: Judged<Sensitivity> }
}

export function defaultsOf(of: string, source: Pick<Defaults, 'segment' | 'intent' | 'sensitivity'>): Defaults {
  const { segment, intent, sensitivity } = source
  const rule = `default of ${of}`
  return {
    segment,
    intent,
    sensitivity,
    judged: {
      segment: judged(segment, rule),
      intent: judged(intent, rule),
      sensitivity: judged(sensitivity, `filed under ${of}`),
    },
  }
}

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
  /** The node that words of the name led to, if any did. */
  found: TaxonomyNode | null
  /** What holds where the name itself says nothing: of the node, or of the category when no word led to a node. */
  defaults: Defaults
  /** The vote that weighed most for the category, if the name gave any. */
  leading: Vote | null
  /** What gave it, if an entry of a list did. */
  leadingKind: EntryKind | ''
}

export type Judged<T> = { readonly value: T; readonly evidence: Evidence }

const NO_WORDS: readonly string[] = Object.freeze([])

export function judged<T>(value: T, rule: string, word?: string): Judged<T> {
  return judgedBy(value, rule, word === undefined ? NO_WORDS : listOf(word))
}

export function judgedBy<T>(value: T, rule: string, words: readonly string[]): Judged<T> {
  return { value, evidence: new Evidence(words, rule) }
}

/** The words of a phrase as they were written. */
export function written({ written: { texts } }: Reading, start: number, end: number): string {
  let words = texts[start]!
  for (let i = start + 1; i < end; i++) words += ` ${texts[i]!}`
  return words
}
