import { isCategory } from '../lexicon/category-names'
import { isGradedPeople } from '../lexicon/leaf-marks'
import { isAbbreviated, isLabel, isListPrefix, isMarket, isProvider, isStructural } from '../lexicon/seller-words'
import { isMarkOf } from './graded-leaf'
import { withoutNoise } from './noise'

/** "Interest/Sports/Swimming" is a path, "nut/dairy/egg allergies" is none. */
const SLASHED = /^[^/]{2,}(?:\/[^/]{2,}){2,}$/
const BACKSLASHED = /^[^\\]+(?:\\[^\\]+){2,}$/
const DOTTED = /^[A-Za-z]{2,}(?:\.[A-Za-z]{2,}){2,}$/
const SITE = /\.(?:com|net|org|io|ai|tv|co|uk|de|fr)$/i
/** What follows a code begins with a capital or a figure: "US-made tools" are no list of the US. */
const HYPHENED = /^[A-Z\d]{2,5}(?:-[A-Z\d][\p{L}\d+]*){2,}$/u
/** "Retail:Apparel:Swimwear", "Home & Garden / Furniture / Garden furniture". */
const COLONS = /^[^:]{2,}(?::[^:\s][^:]+){2,}$/
const SPACED_SLASHES = /^[^/]{2,} \/ [^/]{2,}(?: \/ [^/]{2,})+$/
const FIGURES_APART = /(?<=_\d{1,3})_(?=\d{1,3}(?:_|$))/g
const DASH = / [-–—/] /

/** A name with the separators of a path, ">" and "_", where it is one by others. */
export function withPathSigns(name: string): string {
  if (SLASHED.test(name) && isStructural(name.slice(0, name.indexOf('/')))) return name.replaceAll('/', ' > ')
  if (COLONS.test(name) && isShelf(name.slice(0, name.indexOf(':')))) return name.replaceAll(':', ' > ')
  if (SPACED_SLASHES.test(name) && isShelf(name.slice(0, name.indexOf(' / ')))) return name.replaceAll(' / ', ' > ')
  if (name.includes(' ')) return DASH.test(name) ? dashed(name) : name
  if (name.includes('_')) return headed(name)
  if (name.includes('::')) return name.replaceAll('::', ' > ')
  if (BACKSLASHED.test(name)) return name.replaceAll('\\', ' > ')
  if (DOTTED.test(name) && !SITE.test(name)) return dotted(name)
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
  if (at < 0 || at === parts.length - 1) return name
  return `${parts.slice(0, at).join('_')} > ${parts.slice(at).join('_')}`
}

const isShelf = (part: string): boolean => isCategory(part) || isStructural(part)
const isCategoryCode = (part: string): boolean => isCategory(part) || isAbbreviated(part)

function dotted(name: string): string {
  return isShelf(name.slice(0, name.indexOf('.'))) ? name.replaceAll('.', ' > ') : name
}

/** "DE-Interest-Hiking-18-34" is as good as "DE_Interest_Hiking_18-34". */
function hyphened(name: string): string {
  const first = name.slice(0, name.indexOf('-'))
  if (!isMarket(first) && !isListPrefix(first)) return name
  return name.replaceAll('-', '_').replace(FIGURES_APART, '-')
}
