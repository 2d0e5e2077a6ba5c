import { ENTRIES } from '../lexicon/index'
import { CODE_PATTERNS } from '../lexicon/structure'
import { isNeat } from '../outputs/title-case'
import { firstCharacters, isLong } from '../text/name-length'
import { tokenize, unaccent } from '../text/tokens'
import { withoutLegalForm } from './company-name'
import { PIECE_TRAITS } from './piece-traits'
import { piecesOf } from './pieces'
import { parseTaxonomyPath } from './taxonomy-path'

export type ReadablePath = {
  /** The part of a name that it is about. */
  topic: string
  /** What its path says before it, the nearest first. */
  context: readonly string[]
  /** The topic had a legal form: it is a company. */
  isCompany: boolean
}

const NO_CONTEXT: readonly string[] = []

/** Prices and list numbers that stay in a shown name but mean nothing. */
function withoutCodes(segment: string): string {
  let clean = segment
  for (const pattern of CODE_PATTERNS) clean = clean.replace(pattern, ' ')
  return clean.replace(/\s+/g, ' ').trim()
}

/** An unknown seller in front of a path carries no topic. */
function isTopical(segment: string): boolean {
  const senses = ENTRIES.get(unaccent(segment)) ?? []
  return senses.some((sense) => sense.kind !== 'brand')
}

/** Most names are neither a path nor noisy, and no company's: they are what they are about. */
export function isPlain(raw: string): boolean {
  const pieces = isLong(raw) ? null : piecesOf(raw)
  if (pieces === null || (pieces.length > 1 && pieces[pieces.length - 1]!.traits & PIECE_TRAITS.legal)) return false
  for (let i = 0; i < pieces.length; i++) if (pieces[i]!.traits & PIECE_TRAITS.odd) return isNeat(raw, pieces)
  return true
}

const PLAIN = /^[\p{L}\p{M} ,&'’()/.+-]*$/u

/** Of a name that is not plain. */
export function readPath(raw: string): ReadablePath {
  const cut = firstCharacters(raw).trim()
  if (PLAIN.test(cut) && !cut.includes(' - ')) return named(cut, NO_CONTEXT)
  const { topic_name, provider, segments } = parseTaxonomyPath(cut)
  if (segments.length < 2 && provider === null) return named(topic_name || cut, NO_CONTEXT)
  const topic = withoutCodes(topic_name) || withoutCodes(segments.at(-2) ?? '') || topic_name || cut
  const above = segments
    .slice(0, -1)
    .map(withoutCodes)
    .filter((segment) => segment !== '' && segment !== topic)
  const context = provider === null && above.length > 1 && !isTopical(above[0]!) ? above.slice(1) : above
  return named(topic, context.reverse())
}

function named(topic: string, context: readonly string[]): ReadablePath {
  const name = withoutLegalForm(topic)
  if (name === null) return { topic, context, isCompany: false }
  return { topic: isListed(topic) ? topic : name, context, isCompany: true }
}

/** "SIG plc" is known by its whole name. */
function isListed(topic: string): boolean {
  const words = tokenize(topic).map((token) => token.canonical)
  return ENTRIES.matchesAt(words, 0).some((match) => match.end === words.length)
}
