import { isSpellingOf } from './brand-variants'
import type { CategorySource, NodeSource } from './taxonomy/source'
import { CATEGORY_SOURCES } from './taxonomy/sources'
import { canonicalWords } from './text'

export type BrandEntry = {
  /** As it is shown: "Volkswagen". */
  name: string
  /** Other spellings: "vw". */
  aliases: string[]
  /** The name is an ordinary word too ("Apple"). */
  ordinary: boolean
}

/** Reads a `brands` list of a category file: "Volkswagen = vw | volkswagon; ~Apple". */
export function parseBrands(list: string): BrandEntry[] {
  return list
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [shown = '', spellings = ''] = entry.split('=')
      const aliases = spellings.split('|').map((alias) => alias.replace('~', '').trim())
      return {
        name: shown.replace('~', '').trim(),
        aliases: aliases.filter((alias) => alias !== ''),
        ordinary: shown.trim().startsWith('~'),
      }
    })
}

/** A spelling as canonical words, and the words of the brand it stands for. */
type Spelling = { words: string[]; brandWords: string[] }

let listed: string[] | undefined

/** The entries of all lists, unparsed: of 30,000 brands few need more. */
function listedEntries(): string[] {
  listed ??= brandLists(CATEGORY_SOURCES).join(';').split(';')
  return listed
}

const brandLists = (sources: readonly (NodeSource | CategorySource)[]): string[] =>
  sources.flatMap((source) => [
    source.brands ?? '',
    ...brandLists(('nodes' in source ? source.nodes : source.children) ?? []),
  ])

let dictionary: Map<string, Spelling[]> | undefined

/** First word → spellings that begin with it, longest first. */
function spellings(): Map<string, Spelling[]> {
  dictionary ??= buildDictionary()
  return dictionary
}

let names: Set<string> | undefined

/** Whether a brand is called so, written in lower case. */
export function isBrandName(lower: string): boolean {
  names ??= new Set(listedEntries().map((entry) => entry.split('=', 1)[0]!.replace('~', '').trim().toLowerCase()))
  return names.has(lower)
}

function buildDictionary(): Map<string, Spelling[]> {
  const phrases = new Map<string, Spelling | null>()
  for (const { name, aliases } of listedEntries()
    .filter((entry) => entry.includes('='))
    .flatMap(parseBrands)) {
    for (const alias of aliases) {
      if (!isBrandName(alias.toLowerCase()) && isSpellingOf(alias, name)) addAlias(phrases, name, alias)
    }
  }
  return byFirstWord([...phrases.values()].filter((spelling) => spelling !== null))
}

/** A spelling claimed by two brands names neither. */
function addAlias(phrases: Map<string, Spelling | null>, name: string, alias: string): void {
  const words = canonicalWords(alias.toLowerCase())
  const brandWords = canonicalWords(name.toLowerCase())
  const phrase = words.join(' ')
  if (words.length === 0 || brandWords.length === 0 || phrase === brandWords.join(' ')) return
  const known = phrases.get(phrase)
  if (known === undefined) phrases.set(phrase, { words, brandWords })
  else if (known?.brandWords.join(' ') !== brandWords.join(' ')) phrases.set(phrase, null)
}

function byFirstWord(all: Spelling[]): Map<string, Spelling[]> {
  const index = new Map<string, Spelling[]>()
  for (const spelling of all) {
    const first = spelling.words[0]!
    const sharing = index.get(first)
    if (sharing) sharing.push(spelling)
    else index.set(first, [spelling])
  }
  for (const sharing of index.values()) sharing.sort((a, b) => b.words.length - a.words.length)
  return index
}

let unusual: Map<string, string> | undefined

/** How a brand is written when its capitals are its own: "ikea" → "IKEA", "chick-fil-a" → "Chick-fil-A". */
export function brandSpelling(lower: string): string | undefined {
  unusual ??= unusualSpellings()
  return unusual.get(lower)
}

/** A capital inside a word, or a word in small letters after a hyphen. */
const OWN_CAPITALS = /^\s*([A-Za-z0-9]+[A-Z][A-Za-z0-9]*|[^=;~]*(?:[A-Za-z0-9][A-Z]|-[a-z])[^=;]*?)\s*(?:=|$)/

function unusualSpellings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of listedEntries()) {
    const name = OWN_CAPITALS.exec(entry)?.[1]
    if (name !== undefined) found.set(name.toLowerCase(), name)
  }
  return found
}

const SITE_ENDING = /\.(?:com|net|org|io|ai|tv)$/

/** Canonical words with every known spelling of a brand replaced by the words of its name: "vw golf" → "volkswagen golf". */
export function canonicalizeBrands(words: readonly string[]): string[] {
  const result: string[] = []
  const index = spellings()
  let at = 0
  while (at < words.length) {
    const word = words[at]!.replace(SITE_ENDING, '')
    const spelling = index.get(word)?.find((known) => beginsAt(words, at, known.words))
    if (spelling) result.push(...spelling.brandWords)
    else result.push(word)
    at += spelling?.words.length ?? 1
  }
  return result
}

const beginsAt = (words: readonly string[], at: number, sought: readonly string[]): boolean =>
  sought.every((word, offset) => words[at + offset]?.replace(SITE_ENDING, '') === word)
