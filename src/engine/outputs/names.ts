import { isMarket } from '../lexicon/seller-words'
import { shownBrief } from '../reading/briefs'
import { distinctionsOf } from '../reading/distinctions'
import { withoutNoise } from '../reading/noise'
import { type ParsedPath, parsedPath } from '../reading/taxonomy-path'
import { firstCharacters } from '../text/name-length'
import { unaccent } from '../text/tokens'
import { truncateAtWord } from '../text/truncate'
import { withoutLeadIn } from './lead-ins'
import { shownLeaf } from './shown-leaf'
import { titleCase } from './title-case'

/** What the platform with the shortest names shows. Names that differ before that are topics of their own. */
const MAX_TOPIC_NAME = 250

/** Signs that names written by systems have; taking some of it off may uncover more of it. */
const DRESSED = /[_<>|:]|\s[-–—/]/
const MOST_PASSES = 4

/**
 * The name as a DSP shows it: provider, path and noise removed, title case, at most 250 characters. What tells it from
 * other lists of the same topic stands in a bracket: "SUVs (Top 20%)". Its path is not read again where that is given.
 */
export function topicName(raw: string, parsed: ParsedPath | null = null): string {
  const beginning = firstCharacters(raw)
  const name = bareName(beginning, parsed)
  const isInParts = MAY_HAVE_PARTS.test(beginning) || !beginning.includes(' ')
  const distinctions = isInParts ? distinctionsOf(beginning).filter((part) => !saysAlready(name, part)) : []
  if (distinctions.length === 0) return name
  const bracket = ` (${distinctions.map((part) => (isMarket(part) ? part : titleCase(part))).join(', ')})`
  return truncateAtWord(name, MAX_TOPIC_NAME - bracket.length) + bracket
}

/** The signs that part the segments of a path or compare figures. Without them only a name of one word may have distinctions. */
const MAY_HAVE_PARTS = /[>›»→|:_/\\<≤≥]| [-–—] /

const saysAlready = (name: string, part: string): boolean =>
  ` ${normalizedName(name)} `.includes(` ${normalizedName(part)} `)

function bareName(beginning: string, parsed: ParsedPath | null): string {
  let name = undressed(beginning, parsed)
  const isJoined = !beginning.includes(' ') || !name.includes(' ')
  const isTakenApart = isJoined && name.toLowerCase() !== beginning.toLowerCase()
  if (!isTakenApart && !DRESSED.test(beginning)) return name
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const next = undressed(name, parsed)
    if (next === name) return name
    name = next
  }
  return name
}

function undressed(raw: string, parsed: ParsedPath | null): string {
  const { path } = parsedPath(shownBrief(raw), parsed)
  const name = withoutLeadIn(shownLeaf(path)) || withoutNoise(raw) || raw.trim()
  return truncateAtWord(titleCase(withoutBrackets(name) || name), MAX_TOPIC_NAME)
}

const BRACKETS = /[<>|)]/

function withoutBrackets(name: string): string {
  if (!BRACKETS.test(name)) return name.trim()
  return (name.includes('(') ? name : name.replaceAll(')', ''))
    .split(/[<>|]+/)
    .map((part) => part.trim())
    .join(' ')
    .trim()
}

/** For exact matching: letters, digits and meaningful signs in one spelling. Idempotent. */
export function normalizedName(raw: string): string {
  const lower = unaccent(raw)
  const words = lower
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#%$€£]+/gu, ' ')
    .trim()
  return words || lower.replace(/\s+/g, ' ').trim() || raw.trim()
}
