import { CATEGORY_ALIASES, DATA_PROVIDERS, REGION_SEGMENTS, STRUCTURAL_SEGMENTS } from './lexicon/providers'
import { withoutNoise } from './noise'
import { PARENT_CATEGORIES, TAXONOMY_TYPES } from './taxonomy/vocabulary'
import { canonicalWord, tokenize, unaccent } from './text'

export type TaxonomyPath = {
  /** The last segment that names something; the whole name when it is no path. */
  topic_name: string
  provider: string | null
  taxonomy_type: string | null
  /** One of the 41 where the segment names one, else as written. */
  parent_category: string | null
  subcategory: string | null
  /** What is left of the path without provider and structure, the topic last. */
  segments: string[]
}

/** Lower case, "&" as "and", punctuation as spaces: how path segments are compared. */
const folded = (text: string): string =>
  unaccent(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()

const foldedSet = (list: string): Set<string> => new Set(list.split(',').map(folded))

const PROVIDERS = foldedSet(DATA_PROVIDERS)
const STRUCTURE = foldedSet(STRUCTURAL_SEGMENTS)
const REGIONS = foldedSet(REGION_SEGMENTS)
const CATEGORIES = new Map([
  ...Object.entries(CATEGORY_ALIASES),
  ...PARENT_CATEGORIES.map((category): [string, string] => [folded(category), category]),
])
const GROUPS = new Map(TAXONOMY_TYPES.map((group): [string, string] => [folded(group), group]))

/** Who the people are, without saying of what: "Owners". As a last segment they need the one before. */
const AUDIENCE_WORDS = new Set(
  'owner shopper buyer purchaser intender enthusiast fan lover follower researcher user loyalist customer subscriber visitor attendee professional member viewer switcher considerer'.split(
    ' ',
  ),
)

const SEPARATOR = /\s*(?:>|›|»|→|\|)+\s*/
const PROVIDER_PREFIX = /^([\p{L}\p{N}][\p{L}\p{N}.&' ]*?)\s*(?: [-–—] |:)\s*(?=\S)/u

const isProvider = (segment: string): boolean => PROVIDERS.has(folded(segment))
const isStructural = (segment: string): boolean => STRUCTURE.has(folded(segment))
const isRegion = (segment: string): boolean => REGIONS.has(folded(segment))
const isCategory = (segment: string): boolean => CATEGORIES.has(folded(segment)) || GROUPS.has(folded(segment))

/** Reads "Provider > Category > Subcategory > Topic". Anything else is a topic without a path. */
export function parseTaxonomyPath(raw: string): TaxonomyPath {
  const parts = raw.replace(/&gt;/g, '>').split(SEPARATOR).map(withoutNoise)
  const written = parts.filter((part) => part !== '')
  const [first = ''] = written
  const prefixed = withoutProviderPrefix(first)
  if (written.length < 2) return { ...NO_PATH, ...prefixed, segments: [prefixed.topic_name] }
  const lead = leadingProviders(written)
  const provider = lead > 0 ? first : prefixed.provider
  const named = (lead > 0 ? written.slice(lead) : [prefixed.topic_name, ...written.slice(1)]).filter(
    (part) => part !== '',
  )
  const meaningful = named.filter((part, at) => !isStructural(part) && (at === named.length - 1 || !isRegion(part)))
  const segments = meaningful.length > 0 ? meaningful : named.slice(-1)
  return { ...fieldsOf(segments), provider, segments }
}

const NO_PATH = { provider: null, taxonomy_type: null, parent_category: null, subcategory: null }

/** "Experian - Luxury SUV Owners": the seller before a dash or colon. */
function withoutProviderPrefix(text: string): { topic_name: string; provider: string | null } {
  const provider = PROVIDER_PREFIX.exec(text)
  if (!provider || !isProvider(provider[1]!)) return { topic_name: text, provider: null }
  return { topic_name: text.slice(provider[0].length), provider: provider[1]! }
}

/** Known sellers, or an unknown one when a category follows it at once. */
function leadingProviders(written: readonly string[]): number {
  let count = 0
  while (count < written.length - 1 && isProvider(written[count]!)) count++
  if (count > 0) return count
  const [first = '', ...rest] = written
  if (isCategory(first) || isStructural(first) || rest.length < 2) return 0
  return isCategory(rest.find((segment) => !isStructural(segment) && !isRegion(segment)) ?? '') ? 1 : 0
}

type TaxonomyFields = Omit<TaxonomyPath, 'provider' | 'segments'>

function fieldsOf(segments: readonly string[]): TaxonomyFields {
  const above = segments.slice(0, -1)
  const group = GROUPS.get(folded(above[0] ?? ''))
  const category = CATEGORIES.get(folded(above[0] ?? ''))
  const below = group !== undefined && (category === undefined || isCategory(above[1] ?? '')) ? above.slice(1) : above
  const [categoryPart, subcategoryPart] = below
  const known = CATEGORIES.get(folded(categoryPart ?? ''))
  const skipsCategory = known === undefined && group !== undefined
  return {
    topic_name: topicOf(segments),
    taxonomy_type: group ?? null,
    parent_category: skipsCategory ? null : (known ?? categoryPart ?? null),
    subcategory: (skipsCategory ? categoryPart : subcategoryPart) ?? null,
  }
}

/** A last segment that is only a number or an audience word takes the one before with it: "Age 18-24", "SUV Owners". */
function topicOf(segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  const before = segments.at(-2)
  if (before === undefined) return last
  if (!/\p{L}{2}/u.test(last)) return `${before} ${last}`
  const words = tokenize(last)
  if (!words.every((word) => AUDIENCE_WORDS.has(word.canonical))) return last
  return `${before.replace(/\p{L}+$/u, singular)} ${last}`
}

function singular(word: string): string {
  return canonicalWord(word) === word.slice(0, -1).toLowerCase() ? word.slice(0, -1) : word
}
