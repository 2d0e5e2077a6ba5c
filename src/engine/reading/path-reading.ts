import type { Lexicon } from '../lexicon/lexicon'
import { CODE_PATTERNS } from '../lexicon/structure'
import { firstCharacters } from '../text/name-length'
import { canonicalWords, unaccent } from '../text/tokens'
import { withoutLegalForm } from './company-name'
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
function isTopical(segment: string, lexicon: Lexicon): boolean {
  return lexicon.sensesOf(unaccent(segment)).some((sense) => sense.kind !== 'brand')
}

const PLAIN = /^[\p{L}\p{M} ,&'’()/.+-]*$/u

export function readPath(raw: string, lexicon: Lexicon): ReadablePath {
  const cut = firstCharacters(raw).trim()
  if (PLAIN.test(cut) && !cut.includes(' - ')) return named(cut, NO_CONTEXT, lexicon)
  const { topic_name, provider, segments } = parseTaxonomyPath(cut)
  if (segments.length < 2 && provider === null) return named(topic_name || cut, NO_CONTEXT, lexicon)
  const topic = withoutCodes(topic_name) || withoutCodes(segments.at(-2) ?? '') || topic_name || cut
  const above = segments
    .slice(0, -1)
    .map(withoutCodes)
    .filter((segment) => segment !== '' && segment !== topic)
  const context = provider === null && above.length > 1 && !isTopical(above[0]!, lexicon) ? above.slice(1) : above
  return named(topic, context.reverse(), lexicon)
}

function named(topic: string, context: readonly string[], lexicon: Lexicon): ReadablePath {
  const name = withoutLegalForm(topic)
  if (name === null) return { topic, context, isCompany: false }
  return { topic: isListed(topic, lexicon) ? topic : name, context, isCompany: true }
}

/** "SIG plc" is known by its whole name. */
function isListed(topic: string, lexicon: Lexicon): boolean {
  return lexicon.sensesOf(canonicalWords(topic).join(' ')).length > 0
}
