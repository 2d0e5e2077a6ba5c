import { SEGMENT_TYPES, type SegmentType } from '../taxonomy/vocabulary'
import { unaccent } from '../text/tokens'
import {
  ABBREVIATIONS,
  CLUSTER_SYSTEMS,
  DATA_PROVIDERS,
  FORMAT_HEADERS,
  LABELS,
  LIST_PREFIXES,
  MARKED_SEGMENTS,
  MARKETS,
  NAMINGS,
  PLACE_HEADERS,
  PLATFORMS,
  REGION_SEGMENTS,
  STAMPS,
  STRUCTURAL_SEGMENTS,
  SYSTEM_CODES,
  VENUE_HEADERS,
  WELL_KNOWN_PROVIDERS,
} from './providers'

/** Lower case, "&" as "and", punctuation as spaces: how parts of a seller's name are compared. */
export function folded(text: string): string {
  const lower = unaccent(text)
  if (FOLDED.test(lower)) return lower
  return lower
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}

/** As nearly all parts are in lower case: words with single spaces between them. */
const FOLDED = /^[a-z\d]+(?: [a-z\d]+)*$/

const compact = (text: string): string => folded(text).replaceAll(' ', '')
const foldedList = (list: readonly string[]): string[] => list.map(folded)

const WELL_KNOWN = new Set(foldedList(WELL_KNOWN_PROVIDERS))
const PROVIDERS = new Set([...foldedList(DATA_PROVIDERS), ...WELL_KNOWN])
const JOINED_PROVIDERS = new Set([...PROVIDERS].map(compact))
const STRUCTURE = new Set(foldedList(STRUCTURAL_SEGMENTS))
const REGIONS = new Set(foldedList(REGION_SEGMENTS))
const CODES = new Set(foldedList(SYSTEM_CODES))
const LABEL_WORDS = new Set(foldedList(LABELS))
const MARKET_CODES = new Set(foldedList(MARKETS))
const HEADERS_OF_PLACES = new Set(foldedList(PLACE_HEADERS))
const PREFIXES = new Set(LIST_PREFIXES.map(compact))
const PLATFORM_NAMES = new Set(PLATFORMS.map(compact))

const FORMATS = new Set(foldedList(FORMAT_HEADERS))
const VENUES = new Set(foldedList(VENUE_HEADERS))
const SEGMENT_MARKS = new Map(
  SEGMENT_TYPES.flatMap((segment) =>
    foldedList(MARKED_SEGMENTS[segment] ?? []).map((mark) => [mark, segment] as const),
  ),
)

const NAMES_OF = new Map(Object.entries(NAMINGS))
const EXPANDED = new Map(Object.entries(ABBREVIATIONS))
const CLUSTERS = new Set(foldedList(CLUSTER_SYSTEMS))

/** "Ins" → "insurance"; other headers stay as they are. */
export const expandedHeader = (text: string): string => EXPANDED.get(folded(text)) ?? text
/** What the names below a header are those of: "tv shows" of "Shows". */
export const namedBelow = (text: string): string | undefined => NAMES_OF.get(folded(text))
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

const CODE = /^[A-Z]{2,5}$/
/** A country, a region or a language by its code, in capitals: "DE", "EMEA". */
export const isMarket = (text: string): boolean => CODE.test(text) && MARKET_CODES.has(text.toLowerCase())
/** Also in small letters, where all of a name is written so: "hotel_intent_de". */
export const isMarketCode = (text: string): boolean => MARKET_CODES.has(text.toLowerCase())
/** "Destinations": below it a market is the topic. */
export const isPlaceHeader = (text: string): boolean => HEADERS_OF_PLACES.has(folded(text))
/** How a list was made: "lal", "Retargeting", "JobTitle". */
export const isListPrefix = (text: string): boolean => PREFIXES.has(compact(text))
export const isPlatform = (text: string): boolean => PLATFORM_NAMES.has(compact(text))

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATE = `v\\d{1,2}|ver\\d{1,2}|20\\d{2}[qh][1-4]|[qh][1-4](?:fy)?(?:20)?\\d{2}|q[1-4]|h[12]|fy\\d{2}|fy20\\d{2}|(?:${MONTH} )?20\\d{2}(?: ?(?:0[1-9]|1[0-2]))?`
const STAMP_PART = `(?:${DATE}|${STAMPS.join('|')})`
const STAMP = new RegExp(`^${STAMP_PART}(?: ${STAMP_PART})*$`)
const YEARS = /^20\d{2}(?:[ -]20\d{2})*$/

export const isYear = (text: string): boolean => YEARS.test(text)
/** A sign of a copy: "final", "test_v2". Elsewhere than behind joined parts a final is a match. */
export const isCopyMark = (text: string): boolean => STAMP.test(folded(text)) && !isYear(text)
/** A date or a version: "Jan 2024", "FY25", "2025-01", "final v2". A year alone may be part of a name. */
export const isStamp = (text: string): boolean => /\d/.test(text) && isCopyMark(text)
