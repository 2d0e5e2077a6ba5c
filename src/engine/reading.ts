import { CONJUNCTIONS, EXCLUSIONS, GENERIC_HEADS, PEOPLE, PREPOSITIONS } from './lexicon/grammar'
import { ENTRIES } from './lexicon/index'
import { wordOf, wordsOfPiece } from './lexicon/words'
import { tokensOf } from './name-tokens'
import type { Word } from './phrase'
import { piecesOf } from './pieces'
import { demoteTails, isTitle, place } from './placing'
import { canonicalWord, type Token } from './text'
import { type Chunk, type Relation, type Unit, unitsOf } from './units'

export type Reading = {
  tokens: Token[]
  words: string[]
  /** What may begin with each of the words. */
  known: Word[]
  units: Unit[]
  /** The name is a job title or an occupation. */
  title: boolean
  /** The tokens, from one to before the other, that the name says it does not mean. */
  excluded: { start: number; end: number } | null
}

const HARD_BREAK = /[,;/|:()[\]\u2022]|\s[-–—]+\s/

/** Splits a name into phrases, says what each is for, and which of them the name is about. */
export function read(text: string): Reading {
  let tokens = tokensOf(text)
  let known = wordsIn(text, tokens)
  if (known.some(isRenamed)) {
    tokens = namedTokens(tokens)
    known = tokens.map((token) => wordOf(token.canonical))
  }
  const words: string[] = []
  for (const word of known) words.push(word.canonical)
  const units = unitsOf(text, tokens, words, known)
  const chunks = chunksOf(text, tokens, units)
  for (const chunk of chunks) demoteEnd(chunk)
  readManagers(units)
  const title = isTitle(chunks)
  if (title) demoteTails(chunks)
  place(chunks, title)
  return { tokens, words, known, units, title, excluded: excludedOf(chunks) }
}

function wordsIn(text: string, tokens: readonly Token[]): Word[] {
  const pieces = piecesOf(text)
  if (pieces === null) return tokens.map((token) => wordOf(token.canonical))
  const known: Word[] = []
  for (const piece of pieces) for (const word of wordsOfPiece(piece)) known.push(word)
  return known
}

const isRenamed = ({ renamed }: Word): boolean => renamed

const SITE = /^(.{2,})\.(?:com|net|org|io|ai|tv)$/
const FREE_CALL = /^1-8\d\d$/

/** "Flowers.com" and "1-800-Flowers" are Flowers, where no list knows them better. */
function namedTokens(tokens: Token[]): Token[] {
  for (const token of tokens) {
    const site = token.canonical.includes('.') ? SITE.exec(token.canonical) : null
    if (site && !ENTRIES.get(token.canonical)) token.canonical = canonicalWord(site[1]!)
  }
  const [first, second] = tokens
  if (second === undefined || first!.canonical[0] !== '1' || !FREE_CALL.test(first!.canonical)) return tokens
  const known = ENTRIES.matchesAt([first!.canonical, second.canonical], 0)
  return known.some((match) => match.end === 2) ? tokens : tokens.slice(1)
}

/** Lists, complements ("for …", "of …") and what is excluded, in the order of the name. */
function chunksOf(text: string, tokens: readonly Token[], units: readonly Unit[]): Chunk[] {
  const chunks: Chunk[] = []
  let current: Chunk = { relation: 'core', units: [] }
  for (const unit of units) {
    const gap = gapBefore(text, tokens, unit.start)
    if (gap !== ' ' && gap !== '' && HARD_BREAK.test(gap)) {
      const continued = current.relation === 'complement' && !/[;|:]|\s[-–—]\s/.test(gap)
      current = opened(chunks, current, continued ? 'complement' : 'list', gap.includes(')'))
    }
    if (unit.type === 'function' && unit.words.length === 1) {
      const word = unit.words[0]!
      if (CONJUNCTIONS.has(word))
        current = opened(chunks, current, current.relation === 'complement' ? 'complement' : 'list', false)
      else if (EXCLUSIONS.has(word)) current = opened(chunks, current, 'excluded', false)
      else if (PREPOSITIONS.has(word)) current = opened(chunks, current, 'complement', false)
      continue
    }
    current.units.push(unit)
    unit.chunk = chunks.length
  }
  if (current.units.length > 0) chunks.push(current)
  return chunks
}

/** The chunk after `current`, which is done. What follows something excluded is excluded too, until a bracket closes. */
function opened(chunks: Chunk[], current: Chunk, relation: Relation, closed: boolean): Chunk {
  if (current.units.length > 0) chunks.push(current)
  const inherited = current.relation === 'excluded' && !closed ? 'excluded' : relation
  return { relation: chunks.length === 0 && relation !== 'excluded' ? 'core' : inherited, units: [] }
}

/** "Restaurant GM": beside a trade of another kind than cars the letters are a manager. */
function readManagers(units: readonly Unit[]): void {
  if (units.length === 1) return
  const manager = units.find((unit) => unit.text.length === 2 && MANAGERS.has(unit.text))
  if (!manager || units.some((unit) => unit !== manager && unit.senses.some(isAuto))) return
  const next = units.find((unit) => unit.start === manager.end)
  if (next === undefined || next.chunk !== manager.chunk) manager.type = 'rank'
}

const MANAGERS: ReadonlySet<string> = new Set(['GM', 'PM'])

function isAuto({ category }: Unit['senses'][number]): boolean {
  return category === 'Auto' || category === 'Auto Parts & Services'
}

function gapBefore(text: string, tokens: readonly Token[], at: number): string {
  if (at === 0) return ''
  const { end } = tokens[at - 1]!
  const { start } = tokens[at]!
  return start - end === 1 ? text[end]! : text.slice(end, start)
}

function excludedOf(chunks: readonly Chunk[]): Reading['excluded'] {
  if (!chunks.some(isExcluded)) return null
  const left = chunks.filter(isExcluded)
  return { start: left[0]!.units[0]!.start, end: left.at(-1)!.units.at(-1)!.end }
}

function isExcluded({ relation }: Chunk): boolean {
  return relation === 'excluded'
}

/** After the thing itself these say only who wants it or what kind of goods it is: "smartwatch shoppers", "tequila brands". */
function demoteEnd({ units }: Chunk): void {
  for (let i = units.length - 1; i > 0; i--) {
    const unit = units[i]!
    if (unit.type === 'frame' || unit.type === 'structure') continue
    if (unit.type !== 'content' || unit.words.length > 1) return
    const word = unit.words[0]!
    if (!hasKnownBefore(units, i)) return
    if (unit.framing || PEOPLE.has(word) || /^\d/.test(word)) unit.type = 'frame'
    else if (GENERIC_HEADS.has(word)) unit.type = 'generic'
    else return
  }
}

function hasKnownBefore(units: readonly Unit[], end: number): boolean {
  for (let i = 0; i < end; i++) {
    const { type, sure } = units[i]!
    if (type === 'content' && sure) return true
  }
  return false
}
