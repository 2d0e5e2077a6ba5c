import type { Sense } from './lexicon/entries'
import {
  CONJUNCTIONS,
  EXCLUSIONS,
  FUNCTION_WORDS,
  GENERIC_HEADS,
  GENERIC_OCCUPATIONS,
  PEOPLE,
  PREPOSITIONS,
} from './lexicon/grammar'
import { ENTRIES, hasAudienceWord, MARKS, type Mark } from './lexicon/index'
import type { Match } from './lexicon/phrases'
import { OCCUPATION_ENDINGS } from './lexicon/titles'
import type { ParentCategory } from './taxonomy/vocabulary'
import { type Token, tokenize } from './text'

export type UnitType = 'content' | 'generic' | 'rank' | 'occupation' | 'place' | 'frame' | 'structure' | 'function'
export type Position =
  | 'head'
  | 'secondHead'
  | 'promoted'
  | 'modifier'
  | 'farModifier'
  | 'complement'
  | 'promotedComplement'
  | 'none'

/** A phrase of the name that is read as one thing. */
export type Unit = {
  start: number
  end: number
  /** The words as written. */
  text: string
  /** The canonical words. */
  words: string[]
  senses: readonly Sense[]
  marks: readonly Mark[]
  type: UnitType
  chunk: number
  position: Position
}

const NO_MARKS: readonly Mark[] = []

type Relation = 'core' | 'list' | 'complement' | 'excluded'
type Chunk = { relation: Relation; units: Unit[] }

export type Reading = {
  tokens: Token[]
  words: string[]
  units: Unit[]
  /** The name is a job title or an occupation. */
  title: boolean
}

/** No phrase reaches over these. */
const PHRASE_BREAK = /[,;|:()[\]\u2022]|\s[-–—/]+\s/
const HARD_BREAK = /[,;/|:()[\]\u2022]|\s[-–—]+\s/

/** Splits a name into phrases, says what each is for, and which of them the name is about. */
export function read(text: string): Reading {
  const tokens = tokenize(text)
  const words = tokens.map((token) => token.canonical)
  const units = cover(text, tokens, words)
  const chunks = chunksOf(text, tokens, units)
  for (const chunk of chunks) demoteEnd(chunk)
  const title = isTitle(chunks)
  place(chunks, title)
  return { tokens, words, units, title }
}

/** The set of phrases that leaves the least unread; of equal covers the one with the longer phrases. */
function cover(text: string, tokens: Token[], words: string[]): Unit[] {
  const breaks = tokens.map((token, i) => i > 0 && PHRASE_BREAK.test(text.slice(tokens[i - 1]!.end, token.start)))
  const best: number[] = new Array(words.length + 1).fill(0)
  const choice: (Match<Sense> | null)[] = new Array(words.length).fill(null)
  for (let i = words.length - 1; i >= 0; i--) {
    best[i] = best[i + 1]!
    for (const match of ENTRIES.matchesAt(words, i)) {
      if (match.end - i === 2 && breaks[i + 1]) continue
      const value = (match.end - i) ** 1.6 + best[match.end]!
      if (value > best[i]!) {
        best[i] = value
        choice[i] = match
      }
    }
    for (const match of MARKS.matchesAt(words, i)) {
      const value = (match.end - i) ** 1.6 * (match.end - i > 1 ? 0.99 : 0.95) + best[match.end]!
      if (value > best[i]!) {
        best[i] = value
        choice[i] = { start: i, end: match.end, values: [] }
      }
    }
  }
  const units: Unit[] = []
  for (let i = 0; i < words.length; ) {
    const match = choice[i] ?? { start: i, end: i + 1, values: [] }
    units.push(unitOf(text, tokens, words, match))
    i = match.end
  }
  return units
}

function unitOf(text: string, tokens: Token[], words: string[], match: Match<Sense>): Unit {
  const own = words.slice(match.start, match.end)
  const unit: Unit = {
    start: match.start,
    end: match.end,
    text: text.slice(tokens[match.start]!.start, tokens[match.end - 1]!.end),
    words: own,
    senses: match.values,
    marks: MARKS.valuesOf(words, match.start, match.end) ?? NO_MARKS,
    type: 'content',
    chunk: 0,
    position: 'none',
  }
  unit.type = typeOf(unit)
  return unit
}

function typeOf({ words, senses, marks }: Unit): UnitType {
  const known = senses.some((sense) => sense.strength !== 'weak')
  const is = (type: Mark['type']) => marks.some((mark) => mark.type === type)
  if (words.length === 1) {
    const word = words[0]!
    if (CONJUNCTIONS.has(word) || PREPOSITIONS.has(word) || EXCLUSIONS.has(word)) return 'function'
    if (FUNCTION_WORDS.has(word) && senses.length === 0) return 'function'
    if (GENERIC_OCCUPATIONS.has(word)) return 'occupation'
  }
  if (is('rank') && !isChief(words)) return 'rank'
  if (is('frame') && words.length > 1) return 'frame'
  if (is('place') && senses.every((sense) => sense.category === 'Travel & Tourism')) return 'place'
  if (known) return 'content'
  if (is('structure')) return 'structure'
  if (is('occupation')) return 'occupation'
  if (is('frame')) return 'frame'
  if (is('place')) return 'place'
  if (words.every((word) => GENERIC_HEADS.has(word))) return 'generic'
  return 'content'
}

/** "CFO" and "chief operating officer" name a function, "director" does not. */
function isChief(words: string[]): boolean {
  return words[0] === 'chief' || (words.length === 1 && /^c[a-z]{1,2}o$/.test(words[0]!))
}

/** A title of somebody who decides: "VP of Product", "marketing director", "CISO". */
export function hasRank({ type, words, senses }: Unit): boolean {
  if (type === 'rank') return true
  if (!senses.some((sense) => sense.kind === 'role')) return false
  const ranked = (word: string) => MARKS.get(word)?.some((mark) => mark.type === 'rank') ?? false
  return isChief(words) || (words[0] !== 'executive' && ranked(words[0]!)) || ranked(words.at(-1)!)
}

/** Lists, complements ("for …", "of …") and what is excluded, in the order of the name. */
function chunksOf(text: string, tokens: Token[], units: Unit[]): Chunk[] {
  const chunks: Chunk[] = []
  let current: Chunk = { relation: 'core', units: [] }
  const open = (relation: Relation) => {
    if (current.units.length > 0) chunks.push(current)
    const inherited = current.relation === 'excluded' ? 'excluded' : relation
    current = { relation: chunks.length === 0 && relation !== 'excluded' ? 'core' : inherited, units: [] }
  }
  for (const unit of units) {
    const before = unit.start === 0 ? '' : text.slice(tokens[unit.start - 1]!.end, tokens[unit.start]!.start)
    if (HARD_BREAK.test(before))
      open(current.relation === 'complement' && !/[;|:]|\s[-–—]\s/.test(before) ? 'complement' : 'list')
    if (unit.type === 'function' && unit.words.length === 1) {
      const word = unit.words[0]!
      if (CONJUNCTIONS.has(word)) open(current.relation === 'complement' ? 'complement' : 'list')
      else if (EXCLUSIONS.has(word)) open('excluded')
      else if (PREPOSITIONS.has(word)) open('complement')
      continue
    }
    current.units.push(unit)
    unit.chunk = chunks.length
  }
  if (current.units.length > 0) chunks.push(current)
  return chunks
}

/** After the thing itself these say only who wants it or what kind of goods it is: "smartwatch shoppers", "tequila brands". */
function demoteEnd({ units }: Chunk): void {
  for (let i = units.length - 1; i > 0; i--) {
    const unit = units[i]!
    if (unit.type === 'frame' || unit.type === 'structure') continue
    if (unit.type !== 'content' || unit.words.length > 1) return
    const word = unit.words[0]!
    const before = units
      .slice(0, i)
      .some((other) => other.type === 'content' && other.senses.some((sense) => sense.strength !== 'weak'))
    if (!before) return
    if (unit.marks.some((mark) => mark.type === 'frame') || PEOPLE.has(word) || /^\d/.test(word)) unit.type = 'frame'
    else if (GENERIC_HEADS.has(word)) unit.type = 'generic'
    else return
  }
}

/** A rank anywhere before a complement, or an occupation at the end of a listed thing. */
function isTitle(chunks: Chunk[]): boolean {
  return chunks.some(({ relation, units }) => {
    if (
      relation === 'excluded' ||
      (relation === 'complement' && chunks[0]?.units.some((unit) => unit.type === 'content'))
    )
      return false
    const meant = units.filter((unit) => unit.type !== 'frame' && unit.type !== 'structure')
    const last = meant.at(-1)
    return last !== undefined && (isOccupation(last) || (meant[0]!.type === 'rank' && relation === 'core'))
  })
}

/** Categories in whose files the people of leisure, faith and politics stand among the roles. */
const LAY: ReadonlySet<ParentCategory> = new Set([
  'Demographics & Life Events',
  'Family & Relationships',
  'Community & Causes',
  'Government & Politics',
  'Outdoor Recreation',
  'Hobbies & Arts',
  'Gaming',
  'Pets & Animals',
  'Retail & Shopping',
  'Travel & Tourism',
  'Investing & Wealth',
])

/** People at work in whatever stands before them. */
const WORKING: ReadonlySet<string> = new Set(
  'professional worker manager executive leader practitioner specialist engineer technician officer director analyst consultant'.split(
    ' ',
  ),
)

function isOccupation(unit: Unit): boolean {
  if (unit.type === 'rank' || unit.type === 'occupation') return true
  if (unit.words.length > 1 && WORKING.has(unit.words.at(-1)!) && !unit.senses.some((sense) => sense.kind === 'brand'))
    return true
  const roles = unit.senses.filter((sense) => sense.kind === 'role' && sense.strength !== 'weak')
  if (roles.length === 0 || hasAudienceWord(unit.words)) return false
  const last = unit.words.at(-1)!
  const named =
    MARKS.get(last)?.some((mark) => mark.type === 'occupation' || mark.type === 'rank') ||
    OCCUPATION_ENDINGS.some((ending) => last.endsWith(ending))
  return named || roles.some((sense) => !LAY.has(sense.category))
}

function place(chunks: Chunk[], title: boolean): void {
  const core = chunks.filter((chunk) => chunk.relation === 'core' || chunk.relation === 'list')
  const complements = chunks.filter((chunk) => chunk.relation === 'complement')
  const named = core.filter((chunk) => chunk.units.some((unit) => unit.type === 'content'))
  const last = named.at(-1)
  const shared = last !== undefined && named.length > 1 && sharesHead(last)
  for (const chunk of named) placeChunk(chunk, chunk === last || title ? 'head' : shared ? 'modifier' : 'secondHead')
  const promoted =
    named.length === 0 || named.every((chunk) => chunk.units.every((unit) => unit.type !== 'content' || isFaint(unit)))
  for (const chunk of complements) placeChunk(chunk, promoted ? 'promotedComplement' : 'complement')
}

/** "Metal valve, ball, and roller manufacturing": the last head belongs to every item. */
function sharesHead(last: Chunk): boolean {
  const head = last.units.filter((unit) => unit.type === 'content').at(-1)!
  return last.units.length > 1 && head.senses.some((sense) => sense.strength === 'decisive')
}

/** In no list, or only as a hint: what stands before it says more. */
function isFaint(unit: Unit): boolean {
  return unit.senses.every((sense) => sense.strength === 'weak')
}

function placeChunk(chunk: Chunk, position: Position): void {
  const content = chunk.units.filter((unit) => unit.type === 'content')
  let promote = false
  for (let i = content.length - 1, distance = 0; i >= 0; i--, distance++) {
    const unit = content[i]!
    if (distance === 0) unit.position = position
    else if (promote) unit.position = position === 'head' ? 'promoted' : position
    else
      unit.position =
        position === 'head' || position === 'secondHead' ? (distance === 1 ? 'modifier' : 'farModifier') : 'farModifier'
    promote = (distance === 0 || promote) && isFaint(unit)
  }
}
