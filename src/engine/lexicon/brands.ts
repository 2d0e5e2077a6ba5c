import BRAND_ALIASES from '../compiled/brand-aliases.txt?raw'
import BRAND_ALIASES_INDEX from '../compiled/brand-aliases-index.txt?raw'
import { BRANDS_WITH_CAPITALS } from '../compiled/words'
import { canonicalWords } from '../text/tokens'
import { LEXICON } from './lexicon'
import { PhraseTable } from './phrase-table'

/** Whether a brand is called so, written in lower case. */
export function isBrandName(lower: string): boolean {
  const senses = LEXICON.sensesOf(canonicalWords(lower).join(' '))
  return senses.some(({ kind, shown }) => kind === 'brand' && shown.toLowerCase() === lower)
}

const SPELLINGS = new Map(BRANDS_WITH_CAPITALS.map((name) => [name.toLowerCase(), name]))

/** How a brand is written when its capitals are its own: "ikea" → "IKEA", "chick-fil-a" → "Chick-fil-A". */
export const brandSpelling = (lower: string): string | undefined => SPELLINGS.get(lower)

const SITE_ENDING = /\.(?:com|net|org|io|ai|tv)$/
const ALIASES = new PhraseTable(BRAND_ALIASES, (words) => words.split(' '), BRAND_ALIASES_INDEX)

/** Canonical words with every mere spelling of a brand replaced by the words of its name: "vw golf" → "volkswagen golf". */
export function canonicalizeBrands(words: readonly string[]): string[] {
  const named = words.map((word) => (word.includes('.') ? word.replace(SITE_ENDING, '') : word))
  const meant: string[] = []
  for (let at = 0; at < named.length; ) {
    const [brand] = ALIASES.matchesAt(named, at)
    if (brand) meant.push(...brand.value)
    else meant.push(named[at]!)
    at = brand ? brand.end : at + 1
  }
  return meant
}
