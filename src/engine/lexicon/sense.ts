import { ALL_NODES, type TaxonomyNode } from '../taxonomy/tree'
import { PARENT_CATEGORIES, type ParentCategory } from '../taxonomy/vocabulary'

export type EntryKind = 'term' | 'brand' | 'role' | 'industry' | 'node' | 'company'
export type Strength = 'weak' | 'normal' | 'decisive'

/** One meaning of a phrase: what it is, and where it is filed. */
export type Sense = {
  kind: EntryKind
  strength: Strength
  category: ParentCategory
  /** Null: the category as a whole. */
  node: TaxonomyNode | null
  /** As it reads in a keyword. */
  shown: string
}

const KINDS: readonly EntryKind[] = ['term', 'brand', 'role', 'industry', 'node', 'company']
export const STRENGTHS: readonly Strength[] = ['weak', 'normal', 'decisive']

const RADIX = 36
const BETWEEN_SENSES = ';'
const WHOLE_CATEGORY = '*'
const SHOWN = '='

/** The engine keeps the lists in half the memory if all their signs fit into a byte: "Škoda" → "%0160koda". */
const narrowed = (text: string): string =>
  text.replace(/[%\u0100-\uffff]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const widened = (text: string): string =>
  text.includes('%')
    ? text.replace(/%([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** How the compiler writes a sense: kind, strength and node in signs, then how it is shown if not as the phrase itself. */
export function encodedSense({ kind, strength, category, node, shown }: Sense, phrase: string): string {
  const place = node ? node.id.toString(RADIX) : WHOLE_CATEGORY + PARENT_CATEGORIES.indexOf(category).toString(RADIX)
  return `${KINDS.indexOf(kind)}${STRENGTHS.indexOf(strength)}${place}${shown === phrase ? '' : SHOWN + narrowed(shown)}`
}

export const encodedSenses = (senses: readonly Sense[], phrase: string): string =>
  senses.map((sense) => encodedSense(sense, phrase)).join(BETWEEN_SENSES)

export const decodedSenses = (payload: string, phrase: string): Sense[] =>
  payload.split(BETWEEN_SENSES).map((text) => decodedSense(text, phrase))

function decodedSense(text: string, phrase: string): Sense {
  const shownAt = text.indexOf(SHOWN)
  const place = shownAt === -1 ? text.slice(2) : text.slice(2, shownAt)
  const isWhole = place.startsWith(WHOLE_CATEGORY)
  const node = isWhole ? null : ALL_NODES[Number.parseInt(place, RADIX)]!
  return {
    kind: KINDS[Number(text[0])]!,
    strength: STRENGTHS[Number(text[1])]!,
    category: node ? node.category : PARENT_CATEGORIES[Number.parseInt(place.slice(1), RADIX)]!,
    node,
    shown: shownAt === -1 ? phrase : widened(text.slice(shownAt + 1)),
  }
}
