import { nameWords } from '../embedding/name-words'
import { LEXICON } from '../lexicon'
import { FUNCTION_WORDS } from '../lexicon/grammar'
import { type Reading, read } from '../reading/read'
import type { Position } from '../reading/units'
import { AUDIENCE_TYPES, PARENT_CATEGORIES, SEGMENT_TYPES, SENSITIVITIES } from '../taxonomy/vocabulary'
import { groupedBy } from '../text/grouped-by'
import { canonicalWords } from '../text/tokens'
import type { CorrectableField, Correction, CorrectionSource } from './opinion'

/** A subcategory counts only in a category that has it, which is known later. */
const VALUES: Record<CorrectableField, readonly string[] | null> = {
  parent_category: PARENT_CATEGORIES,
  subcategory: null,
  segment_type: SEGMENT_TYPES,
  audience_type: AUDIENCE_TYPES,
  sensitivity: SENSITIVITIES,
}

/** By what names are compared. */
export type NameParts = {
  /** The same for names that mean the same audience in other words. */
  key: string
  words: readonly string[]
  /** The one that the name is about. */
  head: string
}

export function nameParts(name: string, { units }: Pick<Reading, 'units'> = read(name, LEXICON)): NameParts {
  const words = canonicalWords(name).filter((word) => !FUNCTION_WORDS.has(word))
  return { key: nameWords(name).join(' '), words: [...new Set(words)], head: headOf(units) }
}

/** The word that a name is about. */
export const headWord = (name: string): string => headOf(read(name, LEXICON).units)

/** Where the thing that a name is about may stand, the likeliest first. */
const HEADS: readonly Position[] = ['head', 'portable', 'promoted', 'promotedComplement', 'secondHead']

function headOf(units: Reading['units']): string {
  for (const position of HEADS) {
    const unit = units.findLast((each) => each.position === position)
    if (unit) return unit.words.at(-1) ?? ''
  }
  return units.at(-1)?.words.at(-1) ?? ''
}

export type ReadCorrection = Correction & NameParts

/** Null for a value that the taxonomy doesn't have. */
export function readCorrection(correction: Correction): ReadCorrection | null {
  const values = VALUES[correction.field]
  if (values !== null && !values.includes(correction.value)) return null
  return { ...correction, ...nameParts(correction.name) }
}

/** Corrections of one origin, by the words of their names and by their head words. */
export type CorrectionSet = {
  readonly byName: ReadonlyMap<string, readonly ReadCorrection[]>
  readonly byHead: ReadonlyMap<string, readonly ReadCorrection[]>
}

/** Further ones would only make names with this head slower to classify. */
const MOST_PER_HEAD = 200

/** `corrections`: the newest first. */
export function correctionSet(corrections: readonly ReadCorrection[]): CorrectionSet {
  const named = corrections.filter(({ key }) => key !== '')
  const byHead = groupedBy(
    named.filter(({ head }) => head !== ''),
    ({ head }) => head,
  )
  for (const [head, list] of byHead) byHead.set(head, list.slice(0, MOST_PER_HEAD))
  return { byName: groupedBy(named, ({ key }) => key), byHead }
}

export type Corrections = { readonly [source in CorrectionSource]?: CorrectionSet }
