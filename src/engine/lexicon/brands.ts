import { BRAND_LISTS } from '../taxonomy/brand-lists'
import { canonicalWords } from '../text/tokens'
import { isSpellingOf } from './brand-variants'
import type { Alias, Word } from './phrase'
import { type Beginning, Matches, type Meaning, type NextWord, nextWord, PhraseIndex } from './phrases'

export type BrandEntry = {
  /** As it is shown: "Volkswagen". */
  name: string
  /** Other spellings: "vw". */
  aliases: string[]
  /** The name is an ordinary word too ("Apple"). */
  ordinary: boolean
}

/** Reads a `brands` list of a category file: "Volkswagen = vw | volkswagon", "~Apple". */
export function parseBrands(list: readonly string[]): BrandEntry[] {
  return list.map((entry) => {
    const [shown = '', spellings = ''] = entry.split('=')
    const aliases = spellings.split('|').map((alias) => alias.replace('~', '').trim())
    return {
      name: shown.replace('~', '').trim(),
      aliases: aliases.filter((alias) => alias !== ''),
      ordinary: shown.trim().startsWith('~'),
    }
  })
}

/** The brand that a list has an entry for: itself, or the one that it is a spelling of. */
export function brandAt(list: string, at: number): { name: string; ordinary: boolean } {
  const start = list.lastIndexOf(';', at) + 1
  const brand = list.slice(start, endOfBrand(list, at))
  const spellings = brand.indexOf('=')
  const shown = (spellings === -1 ? brand : brand.slice(0, spellings)).trim()
  return { name: shown.replace('~', '').trim(), ordinary: shown.startsWith('~') }
}

function endOfBrand(list: string, at: number): number {
  const end = list.indexOf(';', at)
  return end === -1 ? list.length : end
}

/** An index of what is left of every list without some of it, in lower case. */
function indexWithout<T>(left: RegExp, separators: string, meaning: Meaning<T>): PhraseIndex<T> {
  const index = new PhraseIndex<T>()
  for (const list of BRAND_LISTS) {
    index.addList(list.replace(left, '').toLowerCase(), separators, meaning)
  }
  return index
}

const SPELLINGS = /=[^;]*/g
let names: PhraseIndex<string> | undefined

/** Whether a brand is called so, written in lower case. */
export function isBrandName(lower: string): boolean {
  names ??= indexWithout(SPELLINGS, ';', (entry) => entry.replace('~', '').trim())
  return names.get(canonicalWords(lower).join(' '))?.includes(lower) ?? false
}

const WITHOUT_SPELLINGS = /(?:^|;)[^;=]*(?=;|$)/g
let aliases: PhraseIndex<Alias> | undefined

/** The spellings of all brands, each looked at when a name first has it. */
function aliasIndex(): PhraseIndex<Alias> {
  aliases ??= indexWithout(WITHOUT_SPELLINGS, ';=|', aliasAt)
  return aliases
}

function aliasAt(entry: string, list: string, at: number): Alias {
  const isName = list.lastIndexOf('=', at) <= list.lastIndexOf(';', at)
  return { alias: entry.replace('~', '').trim(), name: brandAt(list, at).name, words: isName ? null : undefined }
}

/** The words of the brand that a phrase spells; none where it is no mere spelling, or where two brands claim it. */
function brandWordsOf(claims: readonly Alias[]): readonly string[] | null {
  let found: readonly string[] | null = null
  for (const claim of claims) {
    if (claim.words === undefined) claim.words = wordsOfBrand(claim)
    if (claim.words === null) continue
    if (found !== null && found.join(' ') !== claim.words.join(' ')) return null
    found = claim.words
  }
  return found
}

function wordsOfBrand({ alias, name }: Alias): string[] | null {
  if (isBrandName(alias) || !isSpellingOf(alias, name)) return null
  const words = canonicalWords(name)
  return words.length === 0 || words.join(' ') === canonicalWords(alias).join(' ') ? null : words
}

let unusual: Map<string, string> | undefined

/** How a brand is written when its capitals are its own: "ikea" → "IKEA", "chick-fil-a" → "Chick-fil-A". */
export function brandSpelling(lower: string): string | undefined {
  unusual ??= unusualSpellings()
  return unusual.get(lower)
}

/** A capital inside a word, or a word in small letters after a hyphen. */
const OWN_CAPITAL = /[A-Za-z0-9][A-Z]|-[a-z]/g
const OWN_CAPITALS = /^[^=~]*?(?:[A-Za-z0-9][A-Z]|-[a-z])[^=]*/

/** Most brands have none: an entry is looked at only where one stands. */
function unusualSpellings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const list of BRAND_LISTS) {
    OWN_CAPITAL.lastIndex = 0
    while (OWN_CAPITAL.test(list)) {
      const at = OWN_CAPITAL.lastIndex - 1
      const end = endOfBrand(list, at)
      const entry = list.slice(list.lastIndexOf(';', at) + 1, end).trimStart()
      const name = OWN_CAPITALS.exec(entry)?.[0].trimEnd()
      if (name !== undefined) found.set(name.toLowerCase(), name)
      OWN_CAPITAL.lastIndex = end
    }
  }
  return found
}

const SIGN = /[^\p{L}\p{N}]/u
let beginnings: Set<string> | undefined

/** Whether a brand with capitals of its own begins with the word and goes on, or has signs in it: "chick-fil-a". */
export function mayBeginBrand(lower: string): boolean {
  beginnings ??= unusualBeginnings()
  return beginnings.has(lower)
}

function unusualBeginnings(): Set<string> {
  unusual ??= unusualSpellings()
  const found = new Set<string>()
  for (const name of unusual.keys()) if (SIGN.test(name)) found.add(name.split(' ', 1)[0]!)
  return found
}

const SITE_ENDING = /\.(?:com|net|org|io|ai|tv)$/

const withoutSiteEnding = (word: string): string => (word.includes('.') ? word.replace(SITE_ENDING, '') : word)

/** What a canonical word begins among the spellings of brands. */
export const aliasesFrom = (word: string): Beginning<Alias> => aliasIndex().beginningWith(word)

/** The word alone is a spelling of a brand. */
export function isBrandSpelling(word: string, { alone }: Beginning<Alias>): boolean {
  return (alone !== undefined && brandWordsOf(alone) !== null) || withoutSiteEnding(word) !== word
}

const matches = new Matches<Alias>()

/** Canonical words with every known spelling of a brand replaced by the words of its name: "vw golf" → "volkswagen golf". */
export function canonicalizeBrands(words: readonly Word[]): string[] {
  const named = words.map(withoutSite)
  const meant: string[] = []
  for (let at = 0; at < named.length; ) {
    const word = words[at]!
    const { canonical } = named[at]!
    aliasIndex().matchesFrom(word === named[at] ? word.aliases : aliasesFrom(canonical), named, at, matches)
    let brand: readonly string[] | null = null
    for (let i = 0; i < matches.count && brand === null; i++) {
      brand = brandWordsOf(matches.values[i]!)
      if (brand !== null) at = matches.ends[i]!
    }
    if (brand === null) {
      meant.push(canonical)
      at++
    } else meant.push(...brand)
  }
  return meant
}

function withoutSite(word: Word): NextWord {
  const text = withoutSiteEnding(word.canonical)
  return text === word.canonical ? word : nextWord(text)
}
