import { WORDS } from '../compiled/words'

const { sellers } = WORDS

/** Companies that sell audience data. In front of a name they say who sells it, not what it is about. */
export const DATA_PROVIDERS = sellers.providers
export const WELL_KNOWN_PROVIDERS = sellers.wellKnown
export const LABELS = sellers.labels
export const SYSTEM_CODES = sellers.systemCodes
export const STRUCTURAL_SEGMENTS = sellers.structural
export const REGION_SEGMENTS = sellers.regions
export const FORMAT_HEADERS = sellers.formats
export const VENUE_HEADERS = sellers.venues
export const ABBREVIATIONS = sellers.abbreviations
export const NAMINGS = sellers.namings
export const CLUSTER_SYSTEMS = sellers.clusterSystems
export const LEAF_MARKS = sellers.leafMarks
export const MARKETS = sellers.markets
export const LIST_PREFIXES = sellers.prefixes
export const PLACE_HEADERS = sellers.placeHeaders
export const FIELDS = sellers.fields
export const PLATFORMS = sellers.platforms
export const STAMPS = sellers.stamps
export const MARKED_SEGMENTS = sellers.segmentMarks

/** How sellers call our categories. */
export const CATEGORY_ALIASES = sellers.categoryAliases
