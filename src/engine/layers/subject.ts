import type { AudienceRule } from '../lexicon/audiences'
import type { FoundCue, FoundCues } from '../lexicon/cues'
import type { Measure } from '../lexicon/demographics'
import type { EntryKind } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import type { SensitiveHeader } from '../reading/sensitive-headers'
import type { Opinions } from '../scoring/opinions'
import type { Vote } from '../scoring/vote'
import type { TaxonomyNode } from '../taxonomy/tree'
import type { ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import type { Defaults } from './defaults'

export type SpokenAudience = { rule: AudienceRule; words: string }

/** What the layers judge: the name as read, and where it was filed. */
export type Subject = {
  name: string
  reading: Reading
  cues: FoundCues
  /** Marks behind the topic that say how people were picked. */
  picked: readonly Reading[]
  /** Its sensitive words that are meant as such. */
  sensitiveWords: readonly FoundCue<'sensitivity'>[]
  /** What its path says above its topic. */
  sensitiveHeaders: readonly SensitiveHeader[]
  measure: Measure['measure'] | null
  companyMeasure: boolean
  /** What the voter says of it. */
  opinions: Opinions
  /** The caller or a correction said where it is filed. */
  isGiven: boolean
  /** No word of the name speaks for the category: where it is filed says nothing of the people. */
  isGuess: boolean
  /** Its default segment type is that of whoever pays for what it is about: a list says so. */
  isBoughtForWork: boolean
  /** The segment type that a mark of the name or of its path says. */
  said: SegmentType | null
  /** The audience words of the name, if it has any. */
  spoken: SpokenAudience | null
  /** What its verb says of its people; null: that they have not got it; undefined where it says nothing. */
  predicate: SpokenAudience | null | undefined
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

/** The words of a phrase as they were written. */
export function written({ written: { words } }: Reading, start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}
