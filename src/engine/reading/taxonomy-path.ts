import { isBrandName } from '../lexicon/brands'
import { CATEGORY_ALIASES } from '../lexicon/providers'
import { folded, isLabel, isProvider, isRegion, isStructural } from '../lexicon/seller-words'
import { PARENT_CATEGORIES, TAXONOMY_TYPES } from '../taxonomy/vocabulary'
import { camelCaseWords } from '../text/camel-case'
import { firstCharacters } from '../text/name-length'
import { canonicalWord, tokenize } from '../text/tokens'
import { type Undressed, undressed } from './dressing'
import { isTidy, withoutNoise } from './noise'

export type TaxonomyPath = {
  /** The last segment that names something; the whole name when it is no path. */
  topic_name: string
  provider: string | null
  taxonomy_type: string | null
  /** One of the 41 where the segment names one, else as written. */
  parent_category: string | null
  subcategory: string | null
  /** What is left of the path without provider and structure, the topic last. */
  segments: readonly string[]
}

const CATEGORIES = new Map([
  ...Object.entries(CATEGORY_ALIASES),
  ...PARENT_CATEGORIES.map((category): [string, string] => [folded(category), category]),
])
const GROUPS = new Map(TAXONOMY_TYPES.map((group): [string, string] => [folded(group), group]))

/** Who the people are, without saying of what: "Owners". As a last segment they need the one before. */
const AUDIENCE_WORDS = new Set(
  `owner shopper buyer purchaser intender enthusiast fan lover follower researcher user loyalist customer subscriber visitor
   attendee professional member viewer switcher considerer booker searcher seeker goer traveler player voter`.split(
    /\s+/,
  ),
)

const SEPARATOR = /[>›»→|]+/
/** A dash or a colon, and what may stand before it as a prefix. */
const PARTING = / [-–—] |:/
const PREFIX_WORDS = /^[\p{L}\p{N}][\p{L}\p{N}.&' ]*$/u

/** Most names: neither a path nor noise is made of letters and single spaces, but for a copy of something. */
const PLAIN_WORDS = /^[A-Za-z]+(?: [A-Za-z]+)+$/
const COPY = /\bcopy of\b/i

/** "Interest/Sports/Swimming" is a path, "nut/dairy/egg allergies" is none. */
const SLASHED = /^[^/]{2,}(?:\/[^/]{2,}){2,}$/

/** With the separators of other paths. */
export const withPathSigns = (name: string): string =>
  SLASHED.test(name) && isStructural(name.slice(0, name.indexOf('/'))) ? name.replaceAll('/', ' > ') : name

const isCategory = (segment: string): boolean => CATEGORIES.has(folded(segment)) || GROUPS.has(folded(segment))

/** A name of several words that is neither a path nor prefixed nor noisy. */
export function isPlain(name: string): boolean {
  if (PLAIN_WORDS.test(name)) return !COPY.test(name)
  return name.includes(' ') && !name.includes(':') && isTidy(name)
}

/** Reads "Provider > Category > Subcategory > Topic". Anything else is a topic without a path. */
export function parseTaxonomyPath(name: string): Readonly<TaxonomyPath> {
  const raw = withPathSigns(firstCharacters(name))
  if (isPlain(raw)) return withoutPath(raw, null)
  const parts = raw
    .replace(/&gt;/g, '>')
    .split(SEPARATOR)
    .map((part) => cleaned(part.trim()))
  const written = parts.filter((part) => part.name !== '').map((part) => part.name)
  const seller = parts.find((part) => part.provider !== null)?.provider ?? null
  if (written.length < 2) {
    const [topic_name = ''] = written
    return withoutPath(topic_name, seller)
  }
  const lead = leadingProviders(written)
  const segments = meaningfulSegments(written.slice(lead))
  const fields = fieldsOf(segments)
  return {
    topic_name: raw.includes('>') ? fields.topic_name : withBrand(fields.topic_name, segments),
    provider: lead > 0 ? written[0]! : seller,
    taxonomy_type: fields.taxonomy_type,
    parent_category: fields.parent_category,
    subcategory: fields.subcategory,
    segments,
  }
}

/** Without those that only say how a list is built. */
export function meaningfulSegments(named: readonly string[]): readonly string[] {
  const meaningful = named.filter((part, at) => !isStructural(part) && (at === named.length - 1 || !isRegion(part)))
  return meaningful.length > 0 ? meaningful : named.slice(-1)
}

const withoutPath = (name: string, provider: string | null): TaxonomyPath => ({
  topic_name: name,
  provider,
  taxonomy_type: null,
  parent_category: null,
  subcategory: null,
  segments: [name],
})

/** One segment without noise, seller and label: "Experian - New Movers", "Genre - Jazz", "Bombora_Topic_HRIS". */
function cleaned(raw: string): Undressed {
  const bare = undressed(raw)
  let { provider } = bare
  let name = bareName(bare.name)
  for (let parts = parted(name); parts !== null; parts = parted(name)) {
    const { prefix, named } = parts
    if (isProvider(prefix)) provider ??= prefix
    else if (!isLabel(prefix)) break
    name = bareName(named)
  }
  return { name, provider }
}

/** Null for a name without a prefix. */
function parted(name: string): { prefix: string; named: string } | null {
  const parting = PARTING.exec(name)
  if (parting === null) return null
  const prefix = name.slice(0, parting.index).trimEnd()
  const named = name.slice(parting.index + parting[0].length).trimStart()
  return named !== '' && PREFIX_WORDS.test(prefix) ? { prefix, named } : null
}

const bareName = (raw: string): string => withoutNoise(raw).replace(/^[A-Za-z]+$/, joinedAudience)

/** "HotelBookers" alone is an audience; "CloudKitchens" may be how a company writes itself. */
function joinedAudience(word: string): string {
  const words = camelCaseWords(word)
  return words && AUDIENCE_WORDS.has(canonicalWord(words.at(-1)!)) ? words.join(' ') : word
}

/** "Starbucks | Coffee Fans": beside a bar a brand is no taxonomy, it is whom the people are fans of. */
function withBrand(topic: string, segments: readonly string[]): string {
  const before = segments.at(-2)
  if (before === undefined || topic.includes(before) || isCategory(before)) return topic
  return isBrandName(before.toLowerCase()) ? `${before} ${topic}` : topic
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
export function topicOf(segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  const before = segments.at(-2)
  if (before === undefined) return last
  if (!/\p{L}{2}/u.test(last)) return `${before} ${last}`
  const words = tokenize(last)
  if (!words.every((word) => AUDIENCE_WORDS.has(word.canonical))) return last
  return `${before.replace(/(?<!\p{L})\p{L}+$/u, singular)} ${last}`
}

function singular(word: string): string {
  return canonicalWord(word) === word.slice(0, -1).toLowerCase() ? word.slice(0, -1) : word
}
