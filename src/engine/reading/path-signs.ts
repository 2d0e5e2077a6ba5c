import { isCategory } from '../lexicon/category-names'
import { isGradedPeople } from '../lexicon/leaf-marks'
import { LEXICON } from '../lexicon/lexicon'
import { FIELDS } from '../lexicon/providers'
import { isAbbreviated, isLabel, isListPrefix, isMarket, isProvider, isStructural } from '../lexicon/seller-words'
import { isOneName, partsOf } from './dressing'
import { isMarkOf } from './graded-leaf'
import { withoutNoise } from './noise'
import { isUnknownSeller } from './unknown-seller'

/** What parts the segments of any path. */
export const SEPARATOR = /[>›»→|:_]+| [-–—/] /

const isShelf = (part: string): boolean => isCategory(part) || isStructural(part)

/** Names that are paths by another sign if their first segment says so: "nut/dairy/egg allergies" is none. */
type PathSign = {
  sign: string
  shape: RegExp
  isFirst: (segment: string) => boolean
  /** As often it lists things of one kind. */
  isLists?: boolean
}

const SIGNS: readonly PathSign[] = [
  // "Interest/Sports/Swimming", "Foursquare/Places/Gyms"
  {
    sign: '/',
    shape: /^[^/]{2,}(?:\/[^/]{2,}){2,}$/,
    isFirst: (segment) => isStructural(segment) || isProvider(segment),
  },
  // "Apparel/Men/Big & Tall/Shirts"
  { sign: '/', shape: /^[^/]{2,}(?:\/(?! )[^/]{2,}){3,}$/, isFirst: isCategory, isLists: true },
  // "Retail:Apparel:Swimwear"
  { sign: ':', shape: /^[^:]{2,}(?::[^:\s][^:]+){2,}$/, isFirst: isShelf },
  // "Home & Garden / Furniture / Garden furniture"
  {
    sign: ' / ',
    shape: /^[^/]{2,} \/ [^/]{2,}(?: \/ [^/]{2,})+$/,
    isFirst: (segment) => isShelf(segment) || isProvider(segment),
  },
  // "Auto.Trucks.Pickups", and no address of a site
  {
    sign: '.',
    shape: /^[A-Za-z]{2,}(?:\.[A-Za-z]{2,}){2,}(?<!\.(?:com|net|org|io|ai|tv|co|uk|de|fr))$/i,
    isFirst: isShelf,
  },
]
/** "Adsquare // Travel // Ski trips", "Auto :: EVs :: Tesla". */
const DOUBLED = /^[^/]+(?: \/\/ [^/]+){2,}$|^[^:]+(?: :: [^:]+){2,}$/
const DOUBLE_SIGN = / (?:\/\/|::) /g
/** Parts of several words: "ACME_Sports_Running Shoes_Shoppers". */
const HEADED_WORDS = /^[^_>|:]+(?:_[^_>|:]+){2,}$/
const BACKSLASHED = /^[^\\]+(?:\\[^\\]+){2,}$/
/** What follows a code begins with a capital or a figure: "US-made tools" are no list of the US. */
const HYPHENED = /^[A-Z\d]{2,5}(?:-[A-Z\d][\p{L}\d+]*){2,}$/u
const FIGURES_APART = /(?<=_\d{1,3})_(?=\d{1,3}(?:_|$))/g
const DASH = / [-–—/] /

const FIGURE = String.raw`[$€£]?\d[\d.,]{0,12}[KMB%]?(?=\)|$| [a-z])`
/** ">" and "<" before a figure compare, after a word for what is counted or in a bracket: "AOV > $100", "(Lot > 0.5 Acre)". */
const COMPARISONS: readonly [RegExp, string][] = [
  [/ ?[≥] ?(?=[$€£]?\d)| ?>= ?(?=[$€£]?\d)/g, ' at least '],
  [/ ?[≤] ?(?=[$€£]?\d)| ?<= ?(?=[$€£]?\d)/g, ' at most '],
  [/ ?< ?(?=[$€£]?\d)/g, ' under '],
  [
    new RegExp(
      String.raw`(?:(?<=\b(?:score|aov|ltv|clv|spend|value|price|balance|revenue|index|lot))|(?<=\([^()>]{1,60})) ?> ?(?=${FIGURE})`,
      'gi',
    ),
    ' over ',
  ],
]

function withComparisons(name: string): string {
  if (!/[<>≤≥]=? ?[$€£]?\d/.test(name)) return name
  return COMPARISONS.reduce((text, [sign, words]) => text.replace(sign, words), name)
}

/** "Food/Travel/Music/Arts", and "Auto/Home/Life/Pet insurance", where the last word goes with each. */
function isList(parts: readonly string[]): boolean {
  const last = parts.at(-1)!
  return parts.slice(1).some(isCategory) || isOneName(parts[0]!, last.slice(last.lastIndexOf(' ') + 1))
}

/** "industry: logistics", "LinkedIn > Skills: welding". */
const FIELD = new RegExp(String.raw`(^|> )(${FIELDS.join('|')}): ?(?=\S)`, 'gi')

function withFields(name: string): string {
  return name.split(':').length === 2 ? name.replace(FIELD, '$1$2 > ') : name
}

/** "IN: Mobile: OnePlus owners", "Streaming: Genre: True crime". */
const COLONS = /^[^:>|/]{2,40}: [^:\s>|/][^:>|/]{1,40}: [^:\s][^:/]*$/

/** What is needed for any of these signs; a name of one word may be parted by more. */
const MAY_HAVE_SIGNS = /[:/\\_<>≤≥]| [-–—] |^[^ ]*$/

/** A name with the separators of a path, ">" and "_", where it is one by others. */
export function withPathSigns(written: string): string {
  if (!MAY_HAVE_SIGNS.test(written)) return written
  const name = withFields(withComparisons(written))
  if (COLONS.test(name)) return name.replaceAll(': ', ' > ')
  if (DOUBLED.test(name)) return name.replace(DOUBLE_SIGN, ' > ')
  for (const { sign, shape, isFirst, isLists = false } of SIGNS) {
    if (!shape.test(name)) continue
    const parts = name.split(sign)
    if (isFirst(parts[0]!) && !(isLists && isList(parts))) return name.replaceAll(sign, ' > ')
  }
  if (name.includes('_') && name.includes(' ') && HEADED_WORDS.test(name)) return headed(name)
  if (name.includes(' ')) return DASH.test(name) ? dashed(name) : name
  if (name.includes('_')) return headed(name)
  if (name.includes('::')) return name.replaceAll('::', ' > ')
  if (BACKSLASHED.test(name)) return name.replaceAll('\\', ' > ')
  return HYPHENED.test(name) ? hyphened(name) : name
}

/**
 * "Travel / Cruises / Last 30 days": a category, a thing and a mark of it. Other parts may be one name: "Lodging - Extended
 * Stay - Corporate".
 */
function dashed(name: string): string {
  const parts = name.split(DASH)
  const last = parts.at(-1)!
  if (parts.length < 3 || !(isMarkOf(last, parts.at(-2)!) || isGradedPeople(last) || withoutNoise(last) === ''))
    return name
  const start = parts.findIndex((part) => !isProvider(part) && !isMarket(part) && !isLabel(part))
  return start < parts.length - 1 && isCategory(parts[start] ?? '') ? parts.join(' > ') : name
}

/** "US_Auto_InMarket_SUV": the kind of list parts the category from what is below it. */
function headed(name: string): string {
  const parts = name.split('_')
  const at = parts.findIndex((part, i) => i > 0 && isListPrefix(part) && isCategoryCode(parts[i - 1]!))
  if (at < 0) return belowCategories(parts) ?? name
  if (at === parts.length - 1) return name
  return `${parts.slice(0, at).join('_')} > ${parts.slice(at).join('_')}`
}

/** Below a category stand a thing and who wants it, or a thing of two words: "Travel_Cruises" may be one name. */
const FEWEST_BELOW = 2

/** "Bluekai_Finance_Mortgage_Refi": categories in front are headers, unless they are words of the thing, as in "Pet_Food". */
function belowCategories(parts: readonly string[]): string | null {
  const { lead, named } = partsOf(parts)
  const start = named.length > FEWEST_BELOW + 1 && !isCategory(named[0]!) && isUnknownSeller(named[0]!, LEXICON) ? 1 : 0
  let end = start
  while (isCategory(named[end] ?? '') && !isOneName(named[end]!, named[end + 1] ?? '')) end++
  if (end === start || named.length - end < FEWEST_BELOW) return null
  const tail = parts.slice(lead.length + named.length)
  return [lead.join('_'), ...named.slice(0, end), named.slice(end).join('_'), ...tail]
    .filter((part) => part !== '')
    .join(' > ')
}

const isCategoryCode = (part: string): boolean => isCategory(part) || isAbbreviated(part)

/** "DE-Interest-Hiking-18-34" is as good as "DE_Interest_Hiking_18-34". */
function hyphened(name: string): string {
  const first = name.slice(0, name.indexOf('-'))
  if (!isMarket(first) && !isListPrefix(first)) return name
  return name.replaceAll('-', '_').replace(FIGURES_APART, '-')
}
