import { WORDS } from '../compiled/words'
import { brandSpelling } from '../lexicon/brands'
import { ACRONYMS, ALWAYS_SMALL, SMALL_WORDS, SPECIAL, TWO_LETTERS } from '../lexicon/casing'
import { memo } from '../text/memo'
import { canonicalWord } from '../text/tokens'
import { isPronounIt, isPronounUs } from './pronouns'

/** Spellings by their lower-case form. */
const SHOWN = new Map([...ACRONYMS, ...SPECIAL].map((word): [string, string] => [word.toLowerCase(), word]))
const PLURALS = new Map(
  ACRONYMS.filter((word) => /^[A-Z]{2,}$/.test(word) && !/S$/.test(word)).map((word): [string, string] => [
    `${word.toLowerCase()}s`,
    `${word}s`,
  ]),
)

/** Words as capitals are given to them. */
const CAPITALIZED_WORD = /[\p{L}\p{M}\p{N}]+(?:['’&.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu

/** How much of a name's own capitals can be trusted. */
type Casing = 'mixed' | 'shouted' | 'lower'

/** Where a word stands in a name, as far as its capitals depend on it. */
class Place {
  constructor(
    private readonly name: string,
    private readonly start: number,
    private readonly end: number,
    /** The word before, in lower case. */
    readonly before: string,
  ) {}

  /** The first word of the name, or of a part after a colon, a dash, a stroke or a bracket. */
  get first(): boolean {
    if (this.name.endsWith(' - ', this.start)) return true
    const before = this.name.slice(0, this.start).trimEnd()
    return !LETTER_OR_DIGIT.test(before) || /[:–—/([]$/.test(before)
  }

  get last(): boolean {
    return !LETTER_OR_DIGIT.test(this.after)
  }

  get joinedBefore(): boolean {
    return this.name[this.start - 1] === '-'
  }

  get joinedAfter(): boolean {
    return /^-[\p{L}\p{N}]/u.test(this.after)
  }

  get after(): string {
    return this.name.slice(this.end)
  }

  isPronoun(word: string): boolean {
    return (/^it$/i.test(word) ? isPronounIt : isPronounUs)(this.name, this.start, this.end)
  }
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

export function titleCase(name: string): string {
  const casing: Casing = !/\p{Ll}/u.test(name) ? 'shouted' : /\p{Lu}/u.test(name) ? 'mixed' : 'lower'
  const brand = casing === 'mixed' ? '' : leadingBrand(name)
  if (casing === 'mixed' && PLAIN_WORDS.test(name)) {
    const words = name.split(' ').map(ordinaryWord)
    if (!words.includes('')) return words.join(' ')
  }
  let before = brand.toLowerCase()
  const rest = name.slice(brand.length).replace(CAPITALIZED_WORD, (word, offset: number) => {
    const start = brand.length + offset
    const previous = before
    before = word.toLowerCase()
    const ordinary = name[start - 1] === '-' || !PLAIN_WORD.test(word) ? '' : ordinaryWord(word)
    if (ordinary !== '') return ordinary
    return shownWord(word, before, casing, new Place(name, start, start + word.length, previous))
  })
  return brand + rest
}

const PLAIN_WORD = /^[A-Za-z][a-z]{2,}$/
const PLAIN_WORDS = /^[A-Za-z][a-z]{2,}(?: [A-Za-z][a-z]{2,})*$/

/** Names share their words. */
const MOST_REMEMBERED = 20_000

/** A plain word with its first letter in capitals, where no other rule is about it; else empty. */
const ordinaryWord = memo((word) => {
  const lower = word.toLowerCase()
  if (ALWAYS_SMALL.has(lower) || SMALL_WORDS.has(lower) || SHOWN.has(lower) || PLURALS.has(lower)) return ''
  if (NAME_PARTICLES.has(lower)) return ''
  if (lower === 'plc' || lower.startsWith('mc') || brandSpelling(lower)) return ''
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}, MOST_REMEMBERED)

const LONGEST_BRAND = 4

/** A name without capitals of its own may begin with a brand that has some: "chick-fil-a fans". */
function leadingBrand(name: string): string {
  const words = name.toLowerCase().split(' ', LONGEST_BRAND)
  for (let count = words.length; count > 0; count--) {
    const brand = brandSpelling(words.slice(0, count).join(' '))
    if (brand !== undefined && /[^\p{L}\p{N}]/u.test(brand)) return brand
  }
  return ''
}

function shownWord(word: string, lower: string, casing: Casing, place: Place): string {
  const shouted = casing === 'shouted'
  if (/\d/.test(word)) return shownWithDigits(word, shouted)
  if (SAVING_PLANS.get(place.before) === lower) return lower
  if (ALWAYS_SMALL.has(lower) && place.before !== '') return lower
  if (SMALL_WORDS.has(lower) && isSmallHere(word, shouted, place)) return lower
  if (casing === 'mixed' && isOwnSpelling(word, lower, place)) return word
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return lower === 's.p.a' ? 'S.p.A' : upperCase(word)
  if (lower === 'plc' && casing === 'lower' && place.last && !place.first) return lower
  if (/^ops?$/.test(lower) && place.joinedBefore && place.before === 'co') return lower
  if (lower === 'ups' && place.joinedBefore) return capitalized(lower)
  if (isHours(lower, place)) return lower
  if (lower === 'sat' && NAVIGATION.test(place.after)) return capitalized(lower)
  if (casing === 'mixed' && word === lower && NAME_PARTICLES.has(lower) && isInName(place)) return lower
  if (lower === 'it' || lower === 'us') return shownPronoun(word, casing, place)
  if (lower === 'led' && word !== 'LED' && !isOfLight(place)) return capitalized(lower)
  const known = SHOWN.get(lower) ?? PLURALS.get(lower) ?? unmistakableBrand(lower)
  if (known !== undefined && !keepsOwnCapitals(word, shouted)) return known
  const possessive = /^(.+)['’]s$/.exec(lower)
  if (possessive && SHOWN.has(possessive[1]!)) return `${SHOWN.get(possessive[1]!)}'s`
  if (keepsOwnCapitals(word, shouted)) return word
  if (isModelCode(lower, place)) return upperCase(word)
  return capitalized(lower)
}

/** "5 hrs a week" are no human resources, and "sat navs" no test. */
const isHours = (lower: string, { before }: Place): boolean => /^hrs?$/.test(lower) && /^\d/.test(before)
const NAVIGATION = /^[ -]?navs?\b/i

/** "Jung von Matt", "Suzano Papel e Celulose", as they are written. */
const NAME_PARTICLES = new Set(WORDS.casing.particles)
const isInName = ({ first, after }: Place): boolean => !first && /^ \p{Lu}/u.test(after)

/**
 * Beside words in other capitals a word is meant as it is written: "fil" in "Chick-fil-A", "plc" at the end, "La" in
 * "La Quinta". Lists that capitalize every word ("Suv") still get their acronyms.
 */
function isOwnSpelling(word: string, lower: string, place: Place): boolean {
  if (word === lower) return isJoinedSmall(lower, place) || (place.last && lower === 'plc')
  if (!/^\p{Lu}[\p{Ll}'’]*$/u.test(word)) return /\p{Ll}/u.test(word)
  return lower !== 'it' && lower !== 'us' && (lower.length < 3 || !SHOWN.has(lower)) && !TWO_LETTERS.has(lower)
}

/** Inside a word of three parts, and after a verb: "fil" in "Chick-fil-A", "up" in "Stand-up". */
const isJoinedSmall = (lower: string, place: Place): boolean =>
  place.joinedBefore && (place.joinedAfter || PARTICLES.has(lower))

const PARTICLES = new Set('up in on off out by'.split(' '))

/** A brand that is also a word is shown as the word: "boat covers" are no "boAt Covers". */
function unmistakableBrand(lower: string): string | undefined {
  const brand = brandSpelling(lower)
  return brand === undefined || isOrdinaryWord(lower) ? undefined : brand
}

const ORDINARY_WORDS = new Set(WORDS['ordinary-words'])

const isOrdinaryWord = (lower: string): boolean => ORDINARY_WORDS.has(canonicalWord(lower))

/** "401(k)", "403(b)". */
const SAVING_PLANS = new Map([
  ['401', 'k'],
  ['403', 'b'],
  ['457', 'b'],
])

/** Mixed capitals are a spelling of their own; short words in capitals are acronyms unless the whole name shouts. */
function keepsOwnCapitals(word: string, shouted: boolean): boolean {
  if (hasMixedCapitals(word)) return !/^\p{Lu}{2,}['’]s$/u.test(word) || !shouted
  if (!/^\p{Lu}[\p{Lu}&.]+$/u.test(word)) return false
  return shouted ? !/[AEIOUY]/.test(word) && word.length <= 5 : word.length <= 5
}

/** A capital somewhere after a small letter, or a small letter after two capitals. */
function hasMixedCapitals(word: string): boolean {
  const small = word.search(/\p{Ll}/u)
  if (small === -1) return false
  if (/\p{Lu}/u.test(word.slice(small))) return true
  const capitals = word.search(/\p{Lu}{2}/u)
  return capitals !== -1 && /\p{Ll}/u.test(word.slice(capitals))
}

/** Inside a title, unless a hyphen makes it part of a word ("In-Market") or it is in capitals on purpose. */
function isSmallHere(word: string, shouted: boolean, place: Place): boolean {
  if (place.first || place.last || (place.joinedAfter && !place.joinedBefore)) return false
  if (word.length === 1 && LETTERED.has(place.before)) return false
  return shouted || word === 'A' || word !== word.toUpperCase()
}

/** A letter after these tells which one: "Vitamin A", "Model Y". */
const LETTERED = new Set(WORDS.casing.lettered)

/** Of a "baby led weaning" or a "founder led brand" somebody leads; LEDs shine. */
const isOfLight = ({ before, after }: Place): boolean =>
  SHINING.test(before) || /^[\s-]*$/.test(after) || SHINING.test(after)

const SHINING = new RegExp(`(?:${WORDS.casing.shining.join('|')})`, 'i')

/** "It" and "us" are mostly IT and the US. */
function shownPronoun(word: string, casing: Casing, place: Place): string {
  if (casing !== 'shouted' && word === word.toUpperCase()) return word
  const isSaid = casing === 'mixed' && word === 'us' && place.before !== ''
  return isSaid || place.isPronoun(word) ? capitalized(word.toLowerCase()) : word.toUpperCase()
}

/** "cr-v", "cx-5": a letter or two before a hyphen and a letter or number. */
function isModelCode(lower: string, place: Place): boolean {
  if (lower.length === 1) return true
  if (lower.length !== 2 || /^[aeiou]/.test(lower)) return false
  return place.joinedAfter && /^-(?:\d|\p{L}(?!\p{L}))/u.test(place.after)
}

/** "f-150" and "mp3" in capitals; "18-24", "4x4", "90s", "1st", "401k" and, where not all is in capitals, "4HANA" stay. */
function shownWithDigits(word: string, shouted: boolean): string {
  const lower = word.toLowerCase()
  const known = SHOWN.get(lower) ?? brandSpelling(lower)
  if (known !== undefined) return known
  if (/^\d+[KMB]$/.test(word)) return word
  if (/^\d+(?:st|nd|rd|th|s|x\d+|k|kg|mm|cm|ml|oz|lb|lbs|mg|in|ft|mph|['’]s)?$/.test(lower)) {
    return lower === '4k' || lower === '8k' ? lower.toUpperCase() : lower
  }
  if (/\p{Lu}/u.test(word) && (!shouted || /\p{Ll}/u.test(word))) return word
  return (lower.match(/\p{L}/gu)?.length ?? 0) <= 3 ? upperCase(lower) : capitalized(lower)
}

/** A letter whose capital is several letters ("ß") stays. */
function upperLetter(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

const upperCase = (word: string): string => word.replace(/\p{L}/gu, upperLetter)

/** "mcdonald" → "McDonald", "o'neill" → "O'Neill", "women's" → "Women's". */
function capitalized(lower: string): string {
  const first = lower.replace(/^\p{L}/u, upperLetter)
  return first
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([ODL]['’])(\p{Ll})(?=\p{Ll})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
}
