import { WORDS } from '../../compiled/words'
import { LEXICON } from '../../lexicon'
import { isNoun, isPerson, isWordOfNames } from '../../lexicon/nouns'
import { PHRASE_TRAITS, type Sense } from '../../lexicon/phrase'
import { isVocabulary } from '../../lexicon/vocabulary'
import { type Unit, unitsOf } from '../../reading/units'
import { type WrittenWords, writtenWords } from '../../reading/written-words'
import type { ParentCategory } from '../../taxonomy/vocabulary'
import { canonicalWord, type Token } from '../../text/tokens'
import { isBrandWithin, isRaised, isTier, mayBeRaised } from './capitals'
import { companyWords } from './companies'
import { isPlural } from './nouns'

/** A word of a name as it stands in a sentence. */
export type SentenceWord = {
  text: string
  /** What stands between it and the word before. */
  gap: string
  canonical: string
  /** A brand, a place or another word that keeps its capitals. */
  isName: boolean
  isBrand: boolean
  isPlace: boolean
  /** A word for somebody at work. */
  isOccupation: boolean
}

export type SentenceName = {
  words: readonly SentenceWord[]
  /** What follows the last word: a bracket, a plus. */
  tail: string
}

const PROPER = new Set(WORDS.sentences.proper)
const LONGEST_PROPER = 4
const PROPER_BEGINNINGS = new Set(
  [...PROPER].filter((words) => words.includes(' ')).map((words) => words.split(' ', 1)[0]!),
)

const PROSE = 6

/** What a name is filed under, as far as its capitals depend on it. */
export type Filed = { isBrandMeant: boolean; category: ParentCategory }

/** The words of a name in title case, with the capitals of a sentence: "Electric SUVs in Ohio" → electric SUVs in Ohio. */
export function sentenceName(name: string, filed: Filed, written = writtenWords(name, LEXICON)): SentenceName {
  const { isBrandMeant } = filed
  // "Waiting for the next Samsung Galaxy", "had a HelloFresh box": beside a brand such words are names in short names only.
  const ofOneWord = written.words.length < PROSE ? filed : { ...filed, isBrandMeant: false }
  const lower = written.words.map(({ text }) => text.toLowerCase())
  const proper = properPhrases(lower)
  const sentence: SentenceWord[] = []
  const isBroken = (at: number): boolean => at > 0 && !isTogether(name, written, at)
  const around = mayBeRaised(lower) ? { words: written.words, lower, said: sentence, isBroken } : null
  const units = unitsOf(name, written)
  const ofCompany = companyWords({
    name,
    words: written.words,
    units,
    isBroken,
    isBrand: (unit) => isBrandUnit(unit, filed),
    isOfTrade: ({ senses }) => senses.some(({ kind, category }) => kind === 'brand' && category === filed.category),
    isUnknown: (unit) => isUnknownName(unit, written, isBrandMeant),
  })
  let before: SentenceWord | undefined
  let end = 0
  for (const unit of units) {
    const isPlace = unit.type === 'place' || unit.text === 'NZ'
    const isBrand =
      isBrandUnit(unit, unit.length === 1 ? ofOneWord : filed) &&
      !isPartOfWord(name, written, unit) &&
      !isPartOfClause(unit.text, before) &&
      !isWordAfterBrand(unit, before, filed)
    const isAtWork = unit.type === 'occupation' || unit.type === 'rank'
    const isOccupation = isAtWork || unit.senses.some(({ kind }) => kind === 'role')
    for (let at = unit.start; at < unit.end; at++) {
      const word = written.words[at]!
      const { text, canonical, start } = word
      const isInTier = around !== null && isTier(around, at)
      const isInCompany = ofCompany.has(at)
      const isKept =
        isPlace ||
        isInCompany ||
        isInTier ||
        isBrand ||
        isBrandWithin(canonical, unit) ||
        PROPER.has(lower[at]!) ||
        PROPER.has(canonical) ||
        (around !== null && isRaised(around, at)) ||
        proper.has(at) ||
        isLanguage(canonical, filed)
      const isCommon = !isKept && (isVerb(before) || isCommonWord(unit, word, isBrandMeant))
      const isName =
        isKept || isAfterBrand(sentence, text, name) || (!isCommon && isBrandMeant && isCapitalized(text, false))
      const between = name.slice(end, start)
      const isFirst = between.length > 1 && BEHIND_SENTENCE.test(name.slice(Math.max(0, end - LONGEST_END), start))
      const isLowered = !isName && !isFirst && (text === '&' || (isCommon && !isInWord(name, start, text.length)))
      const gap = between === '' || between === ' ' ? between : between.replace(/\s+/g, ' ')
      const isArticle =
        text === 'A' &&
        sentence.length === 0 &&
        name[start + 1] === ' ' &&
        !LETTERED.test(written.words[at + 1]?.text ?? '')
      before = {
        text: isArticle ? 'a' : isLowered ? lowered(text) : text,
        gap,
        canonical,
        isName,
        isBrand: isBrand || isInTier || isInCompany,
        isPlace,
        isOccupation: isOccupation && !isInTier && !isInCompany,
      }
      sentence.push(before)
      end = start + text.length
    }
  }
  return { words: sentence, tail: name.slice(end).trimEnd() }
}

/** "Minty, no alcohol. He is picky": a sentence ends here, and nothing that is cut short, as "St." and "Inc." are. */
export const BEHIND_SENTENCE = /[\p{L}\d]{3}(?<!\b(?:approx|bros|corp|dept|est|etc|inc|ltd|univ|vol))[.!?] $/iu
const LONGEST_END = 8

const LANGUAGES = new Set(WORDS.casing.languages)
const WRITTEN: ReadonlySet<ParentCategory> = new Set([
  'Software & SaaS',
  'IT & Cybersecurity',
  'Careers & HR',
  'Education & Science',
])

/** Programs are written in Python, which elsewhere is a snake. */
const isLanguage = (word: string, { category }: Filed): boolean => LANGUAGES.has(word) && WRITTEN.has(category)

/** Only a space parts a word from the one before. */
const isTogether = (name: string, { words }: WrittenWords, at: number): boolean =>
  name.slice(words[at - 1]!.end, words[at]!.start) === ' '

/** The pods of "Nespresso Vertuo pods" are no PODS. */
const isWordAfterBrand = (
  { length, text, words, senses }: Unit,
  before: SentenceWord | undefined,
  filed: Filed,
): boolean =>
  before?.isName === true &&
  before.gap !== '-' &&
  length === 1 &&
  isPlural(text) &&
  isNoun(words[0]!) &&
  senses.every(({ category, strength }) => category !== filed.category && strength === 'weak')

const POSSESSIVE = /^(?:her|his|their|our|my|your)$/i

/** "people who …", "women in her 30s", "parents saving for college". */
function isPartOfClause(text: string, before: SentenceWord | undefined): boolean {
  if (before === undefined) return false
  if (before.text === 'who' || POSSESSIVE.test(text)) return true
  return /^[a-z]+ing /i.test(text) && isPlural(before.text) && isPerson(before.canonical, false)
}

/** The Dynamics of "Salesforce to Dynamics switchers". */
const isAfterBrand = (before: readonly SentenceWord[], text: string, name: string): boolean =>
  before.at(-1)?.text === 'to' &&
  before.at(-2)?.isBrand === true &&
  isCapitalized(text, false) &&
  /(?:switchers|converts|upgraders)$/i.test(name)

/** The parts of "BookTok". */
const isInWord = (name: string, start: number, length: number): boolean =>
  isLetter(name[start - 1]) || isLetter(name[start + length])

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign !== ' ' && /\p{L}/u.test(sign)

/** A word after "who" or "to". */
const isVerb = (before: SentenceWord | undefined): boolean =>
  before !== undefined && (before.text === 'who' || before.text === 'to')

export const withText = (word: SentenceWord, text: string): SentenceWord => ({ ...word, text })

export function textOf(words: readonly SentenceWord[]): string {
  let written = ''
  for (const { text, gap } of words) written += (written === '' ? gap.trimStart() : gap) + text
  return written
}

/** A brand whose words are words of the language ("Java", "Colour Line") is one where the name is filed with it. */
function isBrandUnit(unit: Unit, { isBrandMeant, category }: Filed): boolean {
  if (!unit.is(PHRASE_TRAITS.brand)) return false
  const isDoubtful = !isBrandMeant && unit.words.every(isNoun)
  const isOrdinary = unit.words.every((word) => isNoun(word) || PROPER.has(word))
  return unit.senses.some((sense) => {
    if (sense.kind !== 'brand' || isOfPeople(unit, sense) || (isOrdinary && isJoinedName(unit, sense))) return false
    return sense.category === category || !(isDoubtful || (sense.strength === 'weak' && !isBrandMeant))
  })
}

/** The words of "last minute" are Lastminute.com only where they are written as one. */
function isJoinedName({ text, length }: Unit, { shown }: Sense): boolean {
  const joined = text.replaceAll(' ', '').toLowerCase()
  const brand = shown.replace(/\.\w+$/, '').toLowerCase()
  const isOneWord = shown.includes('.') || !/\p{Ll}\p{Lu}/u.test(shown)
  return length > 1 && isOneWord && !brand.includes(' ') && (brand === joined || brand === `${joined}s`)
}

/** "amateur photographers" are people, though "Amateur Photographer" is a magazine. */
function isOfPeople({ text }: Unit, { shown }: Sense): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return isPlural(last) && isPerson(canonicalWord(last), false) && !shown.toLowerCase().endsWith(last.toLowerCase())
}

const NONE: ReadonlySet<number> = new Set()

/** The places of words that keep their capitals together: "White House". */
function properPhrases(lower: readonly string[]): ReadonlySet<number> {
  if (!lower.some((word) => PROPER_BEGINNINGS.has(word))) return NONE
  const proper = new Set<number>()
  for (let start = 0; start < lower.length; start++) {
    let phrase = lower[start]!
    if (!PROPER_BEGINNINGS.has(phrase)) continue
    for (let end = start + 1; end < Math.min(start + LONGEST_PROPER, lower.length); end++) {
      phrase += ` ${lower[end]!}`
      if (PROPER.has(phrase)) for (let at = start; at <= end; at++) proper.add(at)
    }
  }
  return proper
}

/** A word that nobody knows may be a name, unless it looks like a verb, an adverb or an adjective, or stands for many. */
function isCommonWord({ type, senses }: Unit, { text, canonical }: Token, isBrandMeant: boolean): boolean {
  if (type !== 'content' || PARTICLES.test(text)) return true
  if (isWordOfNames(text.toLowerCase())) return false
  if (senses.length > 0 || COMMON_ENDING.test(text) || (!isBrandMeant && isPlural(text))) return true
  return (
    isPerson(canonical, false) ||
    canonical.split('-').every((part) => part.length < SHORTEST_NAME || isVocabulary(part))
  )
}

/** The DY of "Hakuhodo DY Holdings", the Pandia of "Pandia Health": no list and no vocabulary has them. */
const isUnknownName = (unit: Unit, { words }: WrittenWords, isBrandMeant: boolean): boolean =>
  unit.senses.length === 0 &&
  unit.type === 'content' &&
  (/^\p{Lu}{2}$/u.test(unit.text) || !isCommonWord(unit, words[unit.start]!, isBrandMeant))

/** "off-peak", "two-seat". */
const isPartOfWord = (name: string, { words }: WrittenWords, { start, text }: Unit): boolean =>
  PARTICLES.test(text) || name[words[start]!.start - 1] === '-'

/** "A levels", "A class". */
const LETTERED = /^(?:class|frames?|grades?|levels?|line|lists?|road|roads|star|teams?|wave)$/i

const PARTICLES = /^(?:off|up|out|on|over|down)$/i

/** "off-peak": the first part is no name. */
const SHORTEST_NAME = 4

const COMMON_ENDING = /.{3}(?:ly|ed|ing|ful|less|ous|able)$/

const PLAIN_WORD = /^[A-Z]?[a-z]+$/

/** Capitals inside a word are its own: "iPhone", "SUVs", "X-ray". The tokenizer takes "&" for a word. */
function lowered(text: string): string {
  if (text === '&') return 'and'
  if (PLAIN_WORD.test(text)) return text.toLowerCase()
  const parts = text.split('-')
  return parts
    .map((part, at) => (isCapitalized(part, parts.length > 1 && at === 0) ? part.toLowerCase() : part))
    .join('-')
}

const isCapitalized = (part: string, isPrefix: boolean): boolean =>
  /^\p{Lu}[\p{Ll}'’]+$/u.test(part) || (isPrefix && part === 'E')
