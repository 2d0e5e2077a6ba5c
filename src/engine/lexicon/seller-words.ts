import { SEGMENT_TYPES, type SegmentType } from '../taxonomy/vocabulary'
import { unaccent } from '../text/tokens'
import {
  ABBREVIATIONS,
  CLUSTER_SYSTEMS,
  DATA_PROVIDERS,
  FORMAT_HEADERS,
  LABELS,
  MARKED_SEGMENTS,
  REGION_SEGMENTS,
  STRUCTURAL_SEGMENTS,
  SYSTEM_CODES,
  VENUE_HEADERS,
  WELL_KNOWN_PROVIDERS,
} from './providers'

/** Lower case, "&" as "and", punctuation as spaces: how parts of a seller's name are compared. */
export const folded = (text: string): string =>
  unaccent(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()

const compact = (text: string): string => folded(text).replace(/ /g, '')
const foldedList = (list: readonly string[]): string[] => list.map(folded)

const WELL_KNOWN = new Set(foldedList(WELL_KNOWN_PROVIDERS))
const PROVIDERS = new Set([...foldedList(DATA_PROVIDERS), ...WELL_KNOWN])
const JOINED_PROVIDERS = new Set([...PROVIDERS].map(compact))
const STRUCTURE = new Set(foldedList(STRUCTURAL_SEGMENTS))
const REGIONS = new Set(foldedList(REGION_SEGMENTS))
const CODES = new Set(foldedList(SYSTEM_CODES))
const LABEL_WORDS = new Set(foldedList(LABELS))

const FORMATS = new Set(foldedList(FORMAT_HEADERS))
const VENUES = new Set(foldedList(VENUE_HEADERS))
const SEGMENT_MARKS = new Map(
  SEGMENT_TYPES.flatMap((segment) =>
    foldedList(MARKED_SEGMENTS[segment] ?? []).map((mark) => [mark, segment] as const),
  ),
)

const EXPANDED = new Map(Object.entries(ABBREVIATIONS))
const CLUSTERS = new Set(foldedList(CLUSTER_SYSTEMS))

/** "Ins" → "insurance"; other headers stay as they are. */
export const expandedHeader = (text: string): string => EXPANDED.get(folded(text)) ?? text
export const isAbbreviated = (text: string): boolean => EXPANDED.has(folded(text))

/** Also with the code of a cluster: "Mosaic G24". */
export const isClusterSystem = (text: string): boolean => {
  const words = folded(text)
  return CLUSTERS.has(words) || CLUSTERS.has(words.replace(/ [a-z]?\d{1,3}[a-z]?$/, ''))
}

/** Also with a number: "SIC 8011". */
export const segmentSaidBy = (text: string): SegmentType | undefined => {
  const words = folded(text)
  return SEGMENT_MARKS.get(words) ?? SEGMENT_MARKS.get(words.replace(/ \d+$/, ''))
}

/** A header that decides over its leaf: "Insurance > Pet", "Podcasts > True crime". */
export const isFormat = (text: string): boolean => FORMATS.has(folded(text))
/** Under these stand names of companies. */
export const isVenueHeader = (text: string): boolean => VENUES.has(folded(text))
export const isProvider = (text: string): boolean => PROVIDERS.has(folded(text))
/** Also as one word: "PolkAuto". */
export const isJoinedProvider = (text: string): boolean => JOINED_PROVIDERS.has(compact(text))
/** A name that people know for more than its data: "Visa". */
export const isWellKnown = (text: string): boolean => WELL_KNOWN.has(folded(text))
export const isStructural = (text: string): boolean => STRUCTURE.has(folded(text))
export const isRegion = (text: string): boolean => REGIONS.has(folded(text))
export const isSystemCode = (text: string): boolean => CODES.has(folded(text))
export const isLabel = (text: string): boolean => LABEL_WORDS.has(folded(text))
