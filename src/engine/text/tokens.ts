import { camelCaseWords } from './camel-case'
import { memo } from './memo'
import { IRREGULAR, SINGULAR_MEN, VARIANT, VARIANT_STEMS } from './spelling'

export type Token = {
  /** The characters of the input, untouched. */
  text: string
  /** The form in which words are compared: lower case, unaccented, singular, American spelling. */
  canonical: string
  start: number
  end: number
}

const AMOUNT = '[$€£¥]?\\d+(?:[.,]\\d+)*'

/** One alternative per kind of token; the first that fits wins. `rest`: what words go on with after their first letter. */
function tokenPattern(letter: string, number: string, rest: string): RegExp {
  const end = `(?!${rest})`
  return new RegExp(
    [
      // an ordinary word: nearly all there is, so it is tried first
      String.raw`(?!(?:[Aa]nti|[Mm]ulti|[Ss]emi) )[A-Za-z]{4,}(?=[\s,;:()/>|]|$)`,
      // "18-24", "18 to 24", "$50k – $75k"
      `${AMOUNT}[kKmMbB]?(?: ?[-–—] ?| to )${AMOUNT}[kKmMbB]?[+%]?${end}`,
      String.raw`401 ?\(k\)`,
      // "$250,000+", "65+", "4x4", "5g", "50%"
      `${AMOUNT}${rest}*(?:['’]s${end})?[+%]?`,
      // "U.S.", "D.C."
      String.raw`(?:${letter}\.){2,}(?:${letter}${end})?`,
      // "AT&T", "R&D", "R & D"
      `${letter}{1,2}&${letter}{1,2}(?:['’]?s)?${end}`,
      `${letter} & ${letter}${end}`,
      `[Bb]-to-[BbCc]${end}`,
      // "f-150", "cx-5", "cr-v", "t-shirt", "e-commerce", "wi-fi": written with or without the hyphen
      String.raw`${letter}{1,3}-(?:\d${rest}*|${letter})${end}`,
      `${letter}-${letter}${rest}*${end}(?!-)`,
      `(?:[Ww]i|[Hh]i|[Ss]ci)-[Ff]i${end}`,
      `(?:[Ss]tart|[Ss]cale)-[Uu]ps?${end}`,
      // "non-profit", "non profit", "pre-owned": one word
      `(?:[Nn]on|[Pp]re|[Aa]nti|[Mm]ulti|[Ss]emi)[- ]${letter}${rest}*`,
      // "amazon.com"
      String.raw`${letter}${rest}*\.(?:com|net|org|io|ai|js|tv|gov|edu)${end}`,
      // words with their apostrophes, and "c++", "c#", "disney+"
      `${letter}${rest}*(?:['’]${rest}+)*(?:(?:[+]{2}|[+#])${end})?`,
      `${number}+`,
      '[&+]',
    ].join('|'),
    'gu',
  )
}

/** Nearly all texts are of Latin letters; those of the world take long to compile. */
const LATIN_TOKEN = tokenPattern('[A-Za-zªµºÀ-ÖØ-öø-ɏ]', '[0-9²³¹¼½¾]', '[A-Za-zªµºÀ-ÖØ-öø-ɏ0-9²³¹¼½¾]')
/** Neither Latin, nor a dash, a quotation mark or a currency. */
const NOT_LATIN = /[\u0250-\u200f\u2028-\u209f\u20c0-\uffff]/
let anyToken: RegExp | undefined

function tokenIn(text: string): RegExp {
  if (!NOT_LATIN.test(text)) return LATIN_TOKEN
  anyToken ??= tokenPattern(String.raw`\p{L}`, String.raw`\p{N}`, String.raw`[\p{L}\p{M}\p{N}]`)
  return anyToken
}

const NON_ASCII = /[\u0080-\uffff]/
const COMBINING = /[\u0300-\u036f]/g
const LIGATURES = /[ßæœøłđðþı]/g
const LIGATURE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const MANY = 500
/** The second and third are letters by name, but become marks. */
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Normalization sorts the marks of a letter in quadratic time. No script has more than 30 of them (UAX #15, stream-safe text). */
const withFewMarks = (text: string): string => (text.length > MANY ? text.replace(TOO_MANY_MARKS, '$1') : text)

/** Lower case without accents: "Café" → "cafe". Scripts other than Latin keep their own marks. */
export function unaccent(text: string): string {
  if (!NON_ASCII.test(text)) return text.toLowerCase()
  return withFewMarks(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(COMBINING, '')
    .replace(LIGATURES, (letter) => LIGATURE_LETTERS[letter] ?? letter)
    .normalize('NFC')
}

const POSSESSIVE = /['’`]s?$/
const APOSTROPHES = /['’`]/g
const PLAIN = /^[a-z]+$/
const AND = /^[&+]$/
const RANGE_DASH = / ?[-–—] ?| to /
const DIGIT_START = /^[$€£¥]?\d/
const INNER_JOINT = /[-. ]/g

const CURRENCY = /[$€£¥]/
const ALL_CURRENCIES = /[$€£¥]/g
const MULTIPLE = /(?<!\d)(\d+(?:\.\d+)?)([kmb])(?![a-z])/g
const MULTIPLES: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 }

/** The one word whose accent tells it from another: the wine from the flower. */
const ROSE_WINE = /^ros(?:é|e\u0301)s?$/i

/** "GPs" are doctors, "GPS" is none. */
export const PLURAL_ACRONYM = /^[A-Z]{2,}s$/

/** Names share their words: remembering these makes reading names met once a fifth faster. Longer strings are not treated as words. */
const MOST_REMEMBERED = 50_000
const LONGEST_REMEMBERED = 30
const rememberedForm = memo(formOf, MOST_REMEMBERED)

/** The form in which a word is compared. Idempotent: odd signs are taken off until nothing changes any more. */
export function canonicalWord(word: string): string {
  return word.length > LONGEST_REMEMBERED ? formOf(word) : rememberedForm(word)
}

function formOf(word: string): string {
  const lower = unaccent(word)
  if (lower === 'rose' || lower === 'roses') return ROSE_WINE.test(word) ? 'rosé' : 'rose'
  if (PLURAL_ACRONYM.test(word)) return spelled(lower.slice(0, -1))
  if (PLAIN.test(lower)) return spelled(lower)
  const bare = withoutSigns(lower)
  return bare === lower || PLAIN.test(bare) ? bare : formOf(bare)
}

function withoutSigns(lower: string): string {
  if (AND.test(lower)) return 'and'
  if (DIGIT_START.test(lower)) return canonicalNumber(lower)
  return spelled(joined(lower).replace(POSSESSIVE, '').replace(APOSTROPHES, ''))
}

function spelled(lower: string): string {
  const singular = singularOf(lower)
  return VARIANT.get(singular) ?? respelled(singular)
}

/** "start-ups", "plug-ins", "add-ons": elsewhere these are words of their own. */
const PLURAL_PARTICLES: ReadonlyMap<string, string> = new Map([
  ['ups', 'up'],
  ['ins', 'in'],
  ['ons', 'on'],
])

/** Splits any text into words, joined ones too ("HotelBookers"), numbers, ranges and "&", each with its canonical form and place. */
export function tokenize(raw: string): Token[] {
  const tokens: Token[] = []
  if (isPlain(raw)) {
    let start = 0
    for (const text of raw.split(' ')) {
      const end = start + text.length
      tokens.push({ text, canonical: canonicalWord(text), start, end })
      start = end + 1
    }
    return tokens
  }
  const token = tokenIn(raw)
  token.lastIndex = 0
  for (let match = token.exec(raw); match !== null; match = token.exec(raw)) {
    const words = camelCaseWords(match[0])
    if (words === null) addToken(tokens, raw, match[0], match.index)
    else
      for (let i = 0, start = match.index; i < words.length; start += words[i++]!.length)
        addToken(tokens, raw, words[i]!, start)
  }
  return tokens
}

function addToken(tokens: Token[], raw: string, text: string, start: number): void {
  const canonical = (raw[start - 1] === '-' && PLURAL_PARTICLES.get(text)) || canonicalWord(text)
  if (canonical !== '') tokens.push({ text, canonical, start, end: start + text.length })
}

const PLAIN_WORDS = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?: (?:[A-Z]?[a-z]+|[A-Z]+))*$/
/** These join the next word. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(['non', 'pre', 'anti', 'multi', 'semi'])
const JOINING_WORD = new RegExp(`\\b(?:${[...JOINING_WORDS].join('|')}) `, 'i')

/** Words with single spaces between them, as nearly all lists and most names are: they need no pattern. */
const isPlain = (text: string): boolean => PLAIN_WORDS.test(text) && !JOINING_WORD.test(text)

/** The canonical forms of a text's words, in order. */
export function canonicalWords(text: string): string[] {
  if (isPlain(text)) return text.split(' ').map(canonicalWord)
  return tokenize(text).map((token) => token.canonical)
}

/** Numbers keep currency, unit and plus; separators go, a range has one dash, and "$50k" is "$50000". */
function canonicalNumber(lower: string): string {
  const number = lower
    .replace('(k)', 'k')
    .replace(RANGE_DASH, '-')
    .replace(/ /g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’]s$/, 's')
  const currency = CURRENCY.exec(number)?.[0]
  if (currency === undefined) return number
  const amounts = number.replace(ALL_CURRENCIES, '').replace(MULTIPLE, (_, amount: string, unit: string) => {
    return String(Number(amount) * (MULTIPLES[unit] ?? 1))
  })
  return currency + amounts
}

/** Hyphens, dots and spaces inside one token disappear, except the dot of a site's name. */
function joined(lower: string): string {
  if (lower.includes(' & ')) return lower.replace(' & ', '&')
  return /\p{L}{2}\.\p{L}/u.test(lower) ? lower : lower.replace(INNER_JOINT, '')
}

function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length <= 3) return word
  if (!word.endsWith('s')) return singularOfMen(word)
  if (/(?:ss|us|is|ics)$/.test(word)) return word
  if (word.endsWith('es')) return singularOfEs(word)
  return singularOfMen(word.slice(0, -1))
}

const SHORTEST_MEN = 6

/** "dustmen", "tradeswomen". */
function singularOfMen(word: string): string {
  if (!word.endsWith('men') || word.length < SHORTEST_MEN || SINGULAR_MEN.has(word)) return word
  return `${word.slice(0, -2)}an`
}

function singularOfEs(word: string): string {
  if (word.endsWith('ies')) return word.length <= 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (/(?:sses|ches|shes|xes|zzes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('oes')) return word.endsWith('shoes') ? word.slice(0, -1) : word.slice(0, -2)
  if (word.endsWith('uses') && !/[ao]uses$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The stems are long regular expressions: the few letters they share are looked for first. */
function respelled(word: string): string {
  if (!/our|is[eai]|ae|oe/.test(word)) return word
  let spelled = word
  for (const [stem, replacement] of VARIANT_STEMS) spelled = spelled.replace(stem, replacement)
  return spelled
}
