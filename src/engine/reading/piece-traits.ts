import { mayBeginBrand } from '../lexicon/brands'
import { ALWAYS_SMALL, SMALL_WORDS } from '../lexicon/casing'
import { PREDICATE, VERBS } from '../outputs/templates/head-word'
import { camelCaseWords } from '../text/camel-case'
import { mayBeForm } from './company-name'

/** What there is to see of a piece of a name, a bit each: that of a name is what there is to see of any of its pieces. */
export const PIECE_TRAITS = {
  /** It stands between pieces that are not loose only; the neighbors of others may be anything that stays for itself. */
  loose: 1,
  /** It has more than letters and signs that join or part words: a name with it may be a path or noisy. */
  odd: 2,
  /** It has a sign that parts what stands before it from what follows, or is one. */
  parting: 4,
  /** At the end of a name it may be a legal form. */
  legal: 8,
  /** There may be something to take off. */
  untidy: 1 << 4,
  figures: 1 << 5,
  smallLetters: 1 << 6,
  capitals: 1 << 7,
  /** Several words written as one: "HotelBookers". */
  joined: 1 << 8,
  /** The capitals are others at the beginning and at the end of a name; depend on the word before. */
  edged: 1 << 9,
  following: 1 << 10,
  /** A brand with capitals of its own may begin with it. */
  beginsBrand: 1 << 11,
  /** It is nothing but "&"; it ends with a comma. */
  ampersand: 1 << 12,
  comma: 1 << 13,
  /** As the head of a name it is what it is here: no signs but those that belong to a word. */
  whole: 1 << 14,
  /** The head of a name may stand before it, or end inside it. */
  ending: 1 << 15,
  /** What follows it says more about the head before it. */
  linking: 1 << 16,
  /** As the first it may begin a lead-in or a clause, be an article or a verb; as the last, end a lead-out or a predicate. */
  opening: 1 << 17,
  closing: 1 << 18,
  /** It is one word, and no more. */
  bare: 1 << 19,
  /** ASCII letters and digits only. */
  plain: 1 << 20,
} as const

/** Figures, what joins figures or letters, and single letters. */
const LOOSE = /[\d\p{N}$€£¥]|^(?:[&+–—-]+|to)$|^\(k\)|^\p{L}(?!\p{L})|(?<!\p{L})\p{L}$/u
const PLAIN = /^(?!-$)[\p{L}\p{M},&'’()/.+-]*$/u
/** Whatever a break between chunks or phrases is made of, and more. */
const PARTING = /[,;/|:()[\]\u2022\s]|^[-–—]+$/

/** Letters, also joined ones, and "&": no noise and no path is made of them. */
const NEAT = /^(?:&|[A-Za-z]+(?:[-'’&.][A-Za-z]+)*,?)$/
/** The same with figures: "F-150", "$250,000+", "18-24". They may be noise. */
const FIGURED = /^\$?[A-Za-z\d]+(?:[-'’&.,][A-Za-z\d]+)*[+%]?$/

/** Of something: noise with the word after it. */
const COPY = /\bcopy$/i

const EDGED = new Set([...SMALL_WORDS, 'plc'])
const FOLLOWING = new Set([...ALWAYS_SMALL, 'k', 'it', 'us'])

const LINKING = new Set('of for in at with who from by near on without age aged ages'.split(' '))
/** How lead-ins, clauses and names with an article begin, and how lead-outs end. */
const OPENING = /^(?:people|consumers|individuals|those|anyone|interest|in-market|past|purchase|the$)/iu
const CLOSING = /^(?:intent|me)$|in-market$/iu

/** Words as capitals are given to them. */
export const CAPITALIZED_WORD = /[\p{L}\p{M}\p{N}]+(?:['’&.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu

export function traitsOfPiece(text: string): number {
  return traitsAsPart(text) | traitsInTitle(text) | traitsInSentence(text)
}

function traitsAsPart(text: string): number {
  const { loose, odd, parting, legal, plain } = PIECE_TRAITS
  return (
    (LOOSE.test(text) ? loose : 0) |
    (PLAIN.test(text) ? 0 : odd) |
    (PARTING.test(text) ? parting : 0) |
    (mayBeForm(text) ? legal : 0) |
    (/^[A-Za-z\d]+$/.test(text) ? plain : 0)
  )
}

function traitsInTitle(text: string): number {
  const traits = PIECE_TRAITS
  const lower = text.toLowerCase()
  const words = lower.match(CAPITALIZED_WORD) ?? []
  const neat = (NEAT.test(text) || FIGURED.test(text)) && !COPY.test(text)
  return (
    (neat ? 0 : traits.untidy) |
    (/\d/.test(text) ? traits.figures : 0) |
    (/[a-z]/.test(text) ? traits.smallLetters : 0) |
    (/[A-Z]/.test(text) ? traits.capitals : 0) |
    (camelCaseWords(text) === null ? 0 : traits.joined) |
    (words.some((word) => EDGED.has(word)) ? traits.edged : 0) |
    (words.some((word) => FOLLOWING.has(word)) ? traits.following : 0) |
    (mayBeginBrand(lower) ? traits.beginsBrand : 0) |
    (text === '&' ? traits.ampersand : 0) |
    (text.endsWith(',') ? traits.comma : 0)
  )
}

function traitsInSentence(text: string): number {
  const { whole, ending, linking, opening, closing } = PIECE_TRAITS
  const lower = text.toLowerCase()
  return (
    (/^[\p{L}'’-]+$/u.test(text) ? whole : 0) |
    (/^[\d(–—-]|[\s,]/.test(text) ? ending : 0) |
    (LINKING.has(lower) ? linking : 0) |
    (OPENING.test(text) || VERBS.has(lower) ? opening : 0) |
    (CLOSING.test(text) || PREDICATE.test(text) ? closing : 0)
  )
}
