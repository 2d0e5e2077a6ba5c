import { isBrandName } from '../lexicon/brands'
import { categoryNamed, groupNamed, isCategory } from '../lexicon/category-names'
import { isAudienceWord, isMark, isMeasured } from '../lexicon/leaf-marks'
import { LEXICON } from '../lexicon/lexicon'
import {
  isLabel,
  isListPrefix,
  isMarket,
  isPlatform,
  isProvider,
  isRegion,
  isStructural,
} from '../lexicon/seller-words'
import { firstCharacters } from '../text/name-length'
import { tokenize } from '../text/tokens'
import { type Undressed, undressed } from './dressing'
import { gradedPeople, isMarkOf, singularEnd, withoutMarks } from './graded-leaf'
import { joinedWords } from './joined-words'
import { isTidy, withoutNoise } from './noise'
import { withPathSigns } from './path-signs'
import { isUnknownSeller } from './unknown-seller'

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

const SEPARATOR = /[>›»→|]+/
/** A dash or a colon, and what may stand before it as a prefix. */
const PARTING = / [-–—] |:/
const PREFIX_WORDS = /^[\p{L}\p{N}][\p{L}\p{N}.&' ]*$/u

/** Most names: neither a path nor noise is made of letters and single spaces, but for a copy of something. */
const PLAIN_WORDS = /^[A-Za-z]+(?: [A-Za-z]+)+$/
const COPY = /\bcopy of\b/i

/** A name of several words that is neither a path nor prefixed nor noisy. */
export function isPlain(name: string): boolean {
  if (PLAIN_WORDS.test(name)) return !COPY.test(name)
  return name.includes(' ') && !name.includes(':') && isTidy(name)
}

/** Reads "Provider > Category > Subcategory > Topic". Anything else is a topic without a path. */
export const parseTaxonomyPath = (name: string): Readonly<TaxonomyPath> => parsedPath(name, null).path

/** A path with the text that it was read from. */
export type ParsedPath = { readonly text: string; readonly path: Readonly<TaxonomyPath> }

/** The one that is known already if it was read from the same text. */
export function parsedPath(name: string, known: ParsedPath | null): ParsedPath {
  const text = withPathSigns(firstCharacters(name))
  return known?.text === text ? known : { text, path: pathIn(text) }
}

function pathIn(raw: string): TaxonomyPath {
  if (isPlain(raw)) return withoutPath(raw, null)
  const trimmed = raw
    .replace(/&gt;/g, '>')
    .split(SEPARATOR)
    .map((part) => part.trim())
  const parts = withoutMarks(trimmed.filter((part) => part !== '')).map(cleaned)
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
  const last = named.length - 1
  const meaningful = named.filter(
    (part, at) => !isStructural(part) && (at === last || !(isRegion(part) || isMarket(part))),
  )
  return meaningful.length > 0 ? withoutMarks(meaningful) : named.slice(-1)
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
    else if (!isLabel(prefix) && !isMarket(prefix) && !isPlatformOf(prefix, named)) break
    name = bareName(named)
  }
  return { name: withoutTail(name), provider }
}

/** "Google - Affinity - Foodies": a platform that is a brand too. */
function isPlatformOf(prefix: string, named: string): boolean {
  return isPlatform(prefix) && isListPrefix(parted(named)?.prefix ?? '')
}

const LAST_PART = /^(.*\S) [-–—/] (\S.*)$/u

/** "Fitness - High Propensity", "Tax Software - Jan 2024", "Bourbon drinkers - Lookalike". */
function withoutTail(name: string): string {
  let shorter = name
  for (let parts = LAST_PART.exec(name); parts !== null; parts = LAST_PART.exec(shorter)) {
    const [, before, last] = parts
    if (!isListPrefix(last!) && !isMarkOf(last!, before!)) break
    shorter = before!
  }
  return shorter
}

/** Null for a name without a prefix. */
function parted(name: string): { prefix: string; named: string } | null {
  const parting = PARTING.exec(name)
  if (parting === null) return null
  const prefix = name.slice(0, parting.index).trimEnd()
  const named = name.slice(parting.index + parting[0].length).trimStart()
  return named !== '' && PREFIX_WORDS.test(prefix) ? { prefix, named } : null
}

const bareName = (raw: string): string => joinedWords(withoutNoise(raw))

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
  if (isPlatform(written[0]!) && isListPrefix(written[1]!)) return 1
  const [first = '', ...rest] = written
  if (isCategory(first) || isStructural(first) || rest.length < 2) return 0
  const isFollowed = isCategory(rest.find((segment) => !isStructural(segment) && !isRegion(segment)) ?? '')
  return isFollowed && isUnknownSeller(first, LEXICON) ? 1 : 0
}

type TaxonomyFields = Omit<TaxonomyPath, 'provider' | 'segments'>

function fieldsOf(segments: readonly string[]): TaxonomyFields {
  const above = segments.slice(0, -1)
  const group = groupNamed(above[0] ?? '')
  const category = categoryNamed(above[0] ?? '')
  const below = group !== undefined && (category === undefined || isCategory(above[1] ?? '')) ? above.slice(1) : above
  const [categoryPart, subcategoryPart] = below
  const parentCategory = categoryNamed(categoryPart ?? '')
  const skipsCategory = parentCategory === undefined && group !== undefined
  return {
    topic_name: topicOf(segments),
    taxonomy_type: group ?? null,
    parent_category: skipsCategory ? null : (parentCategory ?? categoryPart ?? null),
    subcategory: (skipsCategory ? categoryPart : subcategoryPart) ?? null,
  }
}

/** "Under $20k", "0-6 Months". */
const AMOUNT =
  /^(?:(?:under|over|above|below|from|up to|less than|more than) \S*\d|\d+(?:[-–]\d+)?\+? (?:day|week|month|year)s?$)/i

/** A last segment that is only an amount or an audience word takes the one before with it: "Age 18-24", "SUV Owners". */
export function topicOf(segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  const before = segments.at(-2)
  if (before === undefined) return last
  if (!/\p{L}{2}/u.test(last) || AMOUNT.test(last) || (isMeasured(before) && isMark(last))) return `${before} ${last}`
  if (tokenize(last).every(({ text }) => isAudienceWord(text))) return `${singularEnd(before)} ${last}`
  return gradedPeople(before, last) ?? last
}
