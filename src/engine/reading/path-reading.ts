import { isGradedPeople, isMark, isResidue } from '../lexicon/leaf-marks'
import type { Lexicon } from '../lexicon/lexicon'
import {
  expandedHeader,
  isAbbreviated,
  isClusterSystem,
  isLabel,
  isListPrefix,
  isMarket,
  isStamp,
  segmentSaidBy,
} from '../lexicon/seller-words'
import { CODE_PATTERNS } from '../lexicon/structure'
import { SEGMENT_TYPES, type SegmentType } from '../taxonomy/vocabulary'
import { firstCharacters } from '../text/name-length'
import { canonicalWords } from '../text/tokens'
import { withoutBrief } from './briefs'
import { withoutLegalForm } from './company-name'
import { withoutDistinctions } from './distinctions'
import { withoutNoise } from './noise'
import { SEPARATOR, withPathSigns } from './path-signs'
import { isPlain, meaningfulSegments, type ParsedPath, parsedPath, topicOf } from './taxonomy-path'
import { isUnknownSeller } from './unknown-seller'

export type ReadablePath = {
  /** The part of a name that it is about. */
  topic: string
  /** What its path says before it, the nearest first. */
  context: readonly string[]
  /** The segment type that the path says. */
  said: SegmentType | null
  /** The topic had a legal form: it is a company. */
  isCompany: boolean
  /** What stands behind the topic and says how people were picked, the last first: "High Intent". */
  marks: readonly string[]
  /** The topic is the name of a cluster of people by where and how they live: "Mosaic > City prosperity". */
  isCluster: boolean
  /** The path of the whole name, where it may have one. */
  parsed: ParsedPath | null
}

const NO_CONTEXT: readonly string[] = []
const NO_MARKS: readonly string[] = []

/** Prices and list numbers that stay in a shown name but mean nothing. */
function withoutCodes(segment: string): string {
  let clean = segment
  for (const pattern of CODE_PATTERNS) clean = clean.replace(pattern, ' ')
  return clean.replace(/\s+/g, ' ').trim()
}

const PLAIN = /^[\p{L}\p{M} ,&'’()/.+-]*$/u

/** Where most names have no path at all. */
const MAY_BE_PATH = / [-–—/] /

const SEGMENT_MARK = /b2(?:b2c|[bceg])(?![a-z])/i
const INDUSTRY_CODE = /\b(?:naics|sic|nace|isic|soc)[ :#-]*\d/i

export function readPath(raw: string, lexicon: Lexicon): ReadablePath {
  const { name, distinctions } = withoutDistinctions(firstCharacters(raw).trim())
  const path = pathOf(withPathSigns(withoutBrief(name)), lexicon)
  return distinctions.length === 0 ? path : { ...path, marks: [...path.marks, ...distinctions.filter(isMark)] }
}

function pathOf(cut: string, lexicon: Lexicon): ReadablePath {
  if (PLAIN.test(cut) && !MAY_BE_PATH.test(cut)) return named({ topic: cut, context: NO_CONTEXT, said: null }, lexicon)
  if (isPlain(cut)) return named({ topic: cut, context: NO_CONTEXT, said: markedSegment(cut) }, lexicon)
  const said = saidIn(cut)
  const marks = marksIn(cut)
  const parsed = parsedPath(cut, null)
  const { topic_name, provider, segments: written } = parsed.path
  const segments = written.length < 2 ? dashedSegments(topic_name, provider !== null) : written
  if (segments.length < 2 && provider === null)
    return named({ topic: topic_name || cut, context: NO_CONTEXT, said, marks, parsed }, lexicon)
  const last = segments === written ? topic_name : topicOf(segments)
  const topic = withoutCodes(last) || withoutCodes(segments.at(-2) ?? '') || last || cut
  const headers = segments.slice(0, -1)
  const above = headers
    .filter((segment) => !isClusterSystem(segment))
    .map((segment) => expandedHeader(withoutCodes(segment)))
    .filter((segment) => segment !== '' && segment !== topic)
  const context = provider === null && above.length > 1 && isUnknownSeller(above[0]!, lexicon) ? above.slice(1) : above
  const isCluster = cut.split(SEPARATOR).slice(0, -1).some(isClusterSystem)
  return named({ topic, context: context.reverse(), said, marks, isCluster, parsed }, lexicon)
}

/** "Epsilon - Travel - City breaks", "Interests / Arts / Opera": two parts of it are as often a thing and its kind. */
function dashedSegments(name: string, isSold: boolean): readonly string[] {
  const parts = name.split(/ [-–—/] |: /).map((part) => part.trim())
  const isHeaded = isSold || isAbbreviated(parts[0]!) || isClusterSystem(parts[0]!)
  if (parts.length < (isHeaded ? 2 : 3)) return [name]
  return meaningfulSegments(parts.filter((part) => part !== ''))
}

function markedSegment(name: string): SegmentType | null {
  const mark = SEGMENT_MARK.exec(name)?.[0].toUpperCase()
  return mark === undefined ? null : (SEGMENT_TYPES.find((segment) => segment === mark) ?? null)
}

/** The segment type that a mark of the name or a header of its path says. */
function saidIn(name: string): SegmentType | null {
  const marked = markedSegment(name)
  if (marked !== null) return marked
  if (INDUSTRY_CODE.test(name)) return 'B2B'
  const headers = name.split(SEPARATOR).slice(0, -1)
  for (const header of headers) {
    const segment = segmentSaidBy(header)
    if (segment !== undefined) return segment
  }
  return null
}

/**
 * Those that end a name, before anything that says no more than when or where ("SUVs > High Intent > US"), and labels
 * ("Past purchase: Shampoo").
 */
function marksIn(name: string): readonly string[] {
  const marks: string[] = []
  const parts = name.split(SEPARATOR)
  for (let at = parts.length - 1; at > 0; at--) {
    const part = parts[at]!.trim()
    if (isMark(part) || isGradedPeople(part) || isListPrefix(part)) marks.push(part)
    else if (!isMarket(part) && !isStamp(part) && !isResidue(part) && withoutNoise(part) !== '') break
  }
  const labels = parts.slice(0, -1).map((part) => part.trim())
  return [...marks, ...labels.filter(isLabel)]
}

type NamedPath = {
  topic: string
  context: readonly string[]
  said: SegmentType | null
  marks?: readonly string[]
  isCluster?: boolean
  parsed?: ParsedPath
}

function named(path: NamedPath, lexicon: Lexicon): ReadablePath {
  const { topic, context, said, marks = NO_MARKS, isCluster = false, parsed = null } = path
  const name = withoutLegalForm(topic)
  if (name === null) return { topic, context, said, marks, isCompany: false, isCluster, parsed }
  return {
    topic: isListed(topic, lexicon) ? topic.replaceAll(',', '') : name,
    context,
    said,
    marks,
    isCompany: true,
    isCluster,
    parsed,
  }
}

/** "SIG plc" and "Block, Inc." are known by their whole names. */
function isListed(topic: string, lexicon: Lexicon): boolean {
  return lexicon.sensesOf(canonicalWords(topic).join(' ')).length > 0
}
