import { WORDS } from '../../compiled/words'
import WORDS_OF_NAMES from '../../compiled/words-of-names.txt?raw'
import WORDS_OF_NAMES_INDEX from '../../compiled/words-of-names-index.txt?raw'
import { LEXICON } from '../../lexicon'
import { PHRASE_TRAITS, type Sense } from '../../lexicon/phrase'
import { PhraseTable } from '../../lexicon/phrase-table'
import { type Unit, unitsOf } from '../../reading/units'
import { type WrittenWords, writtenWords } from '../../reading/written-words'
import { isVocabulary } from '../../scoring/learned-voter'
import { canonicalWord } from '../../text/tokens'
import { isPerson, isPlural } from './nouns'

/** A word of a name as it stands in a sentence. */
export type SentenceWord = {
  text: string
  /** What stands between it and the word before. */
  gap: string
  canonical: string
  /** A brand, a place or another word that keeps its capitals. */
  isName: boolean
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
const NAMES = new PhraseTable(WORDS_OF_NAMES, () => true, WORDS_OF_NAMES_INDEX)
const LONGEST_PROPER = 4
const PROPER_BEGINNINGS = new Set(
  [...PROPER].filter((words) => words.includes(' ')).map((words) => words.split(' ', 1)[0]!),
)

/** The words of a name in title case, with the capitals of a sentence: "Electric SUVs in Ohio" → electric SUVs in Ohio. */
export function sentenceName(name: string, isBrandMeant: boolean): SentenceName {
  const written = writtenWords(name, LEXICON)
  const proper = properWords(written)
  const sentence: SentenceWord[] = []
  let end = 0
  for (const unit of unitsOf(name, written)) {
    const isNameUnit = unit.type === 'place' || isBrandUnit(unit, isBrandMeant)
    const isAtWork = unit.type === 'occupation' || unit.type === 'rank'
    const isOccupation = isAtWork || unit.senses.some(({ kind }) => kind === 'role')
    for (let at = unit.start; at < unit.end; at++) {
      const { text, canonical, start } = written.words[at]!
      const isName = isNameUnit || proper.has(at)
      const isLowered = !isName && (isCommonWord(unit, text, canonical) || isVerb(sentence.at(-1)))
      const between = name.slice(end, start)
      const gap = between === ' ' ? between : between.replace(/\s+/g, ' ')
      const isPlace = unit.type === 'place'
      sentence.push({ text: isLowered ? lowered(text) : text, gap, canonical, isName, isPlace, isOccupation })
      end = start + text.length
    }
  }
  return { words: withoutAmpersands(sentence), tail: name.slice(end).trimEnd() }
}

/** A word after "who" or "to". */
const isVerb = (before: SentenceWord | undefined): boolean =>
  before !== undefined && (before.text === 'who' || before.text === 'to')

export function textOf(words: readonly SentenceWord[]): string {
  return words.map(({ text, gap }, at) => (at === 0 ? gap.trimStart() : gap) + text).join('')
}

function isBrandUnit(unit: Unit, isBrandMeant: boolean): boolean {
  if (!unit.is(PHRASE_TRAITS.brand)) return false
  return unit.senses.some(
    (sense) => sense.kind === 'brand' && (isBrandMeant || sense.strength !== 'weak') && !isOfPeople(unit, sense),
  )
}

/** "amateur photographers" are people, though "Amateur Photographer" is a magazine. */
function isOfPeople({ text }: Unit, { shown }: Sense): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return isPlural(last) && isPerson(canonicalWord(last), false) && !shown.toLowerCase().endsWith(last.toLowerCase())
}

/** The places of words that keep their capitals, alone ("French") or together ("White House"). */
function properWords({ words }: WrittenWords): Set<number> {
  const proper = new Set<number>()
  for (let start = 0; start < words.length; start++) {
    let phrase = words[start]!.text.toLowerCase()
    if (PROPER.has(phrase) || PROPER.has(words[start]!.canonical)) proper.add(start)
    if (!PROPER_BEGINNINGS.has(phrase)) continue
    for (let end = start + 1; end < Math.min(start + LONGEST_PROPER, words.length); end++) {
      phrase += ` ${words[end]!.text.toLowerCase()}`
      if (PROPER.has(phrase)) for (let at = start; at <= end; at++) proper.add(at)
    }
  }
  return proper
}

/** A word that nobody knows may be a name, unless it looks like a verb, an adverb or an adjective. */
function isCommonWord({ type, senses }: Unit, text: string, canonical: string): boolean {
  if (type !== 'content') return true
  if (NAMES.get(text.toLowerCase())) return false
  return senses.length > 0 || COMMON_ENDING.test(text) || canonical.split('-').every(isVocabulary)
}

const COMMON_ENDING = /.{3}(?:ly|ed|ing|ful|less|ous|able)$/

const PLAIN_WORD = /^[A-Z]?[a-z]+$/

/** Capitals inside a word are its own: "iPhone", "SUVs", "X-ray". */
function lowered(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase()
  const parts = text.split('-')
  return parts
    .map((part, at) => (isCapitalized(part, parts.length > 1 && at === 0) ? part.toLowerCase() : part))
    .join('-')
}

const isCapitalized = (part: string, isPrefix: boolean): boolean =>
  /^\p{Lu}[\p{Ll}'’]+$/u.test(part) || (isPrefix && part === 'E')

/** The tokenizer takes "&" for a word of its own. */
function withoutAmpersands(words: SentenceWord[]): SentenceWord[] {
  for (const word of words) if (word.text === '&' && !word.isName) word.text = 'and'
  return words
}
