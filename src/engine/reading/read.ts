import { CHANNELS, CONJUNCTIONS, EXCLUSIONS, PREPOSITIONS, RELATIONS } from '../lexicon/grammar'
import type { Lexicon } from '../lexicon/lexicon'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { type Clause, clauseOf, demoteVerbs, readActivity } from './clause'
import { isOnlyPeople, isTopic, saysWho } from './people'
import { demoteTails, isTitle, place } from './placing'
import { isProse } from './prose'
import { type Chunk, type Relation, type Unit, unitsOf } from './units'
import { type WrittenWords, writtenWords } from './written-words'

export type Reading = {
  /** The lists it was read by. */
  lexicon: Lexicon
  written: WrittenWords
  units: Unit[]
  /** Of PHRASE_TRAITS, those that any of them has. */
  traits: number
  /** The name is a job title or an occupation. */
  title: boolean
  /** The words, from one to before the other, that the name says it does not mean. */
  excluded: { start: number; end: number } | null
  /** The first word of the bracket that ends the name, if one does: "Casino (1995 film)". */
  bracket: number | null
  /** Who does what, where the name is a sentence. */
  clause: Clause | null
  /** It is a sentence, or written like one. */
  prose: boolean
  /** What says who the people are beside the thing that the name is about: age, gender, household. */
  attributes: readonly Unit[]
}

const HARD_BREAK = /[,;/|:()[\]\u2022]|\s[-–—]+\s/

/** Splits a name into phrases, says what each is for, and which of them the name is about. */
export function read(text: string, lexicon: Lexicon): Reading {
  const written = writtenWords(text, lexicon)
  const units = unitsOf(text, written)
  const clause = clauseOf(units)
  if (clause) {
    readActivity({ units, clause, lexicon })
    demoteVerbs(units, clause)
  }
  const chunks = chunksOf({ text, written, units, clause })
  const attributes = hasTopic(chunks, clause) ? demoteAttributes(chunks) : []
  for (const chunk of chunks) demoteEnd(chunk)
  const manager = managerIn(units)
  if (manager) readManager(units, manager)
  const title = !isSought(clause, units) && !areOfTrade(units) && isTitle(chunks)
  if (title) demoteTails(chunks)
  place(chunks, title)
  if (clause) placeVerb(units, clause)
  if (clause?.isOwnWork) for (const unit of units) if (unit.position === 'subject') unit.position = 'trade'
  return {
    lexicon,
    written,
    units,
    traits: traitsOf(units),
    title,
    excluded: excludedOf(chunks),
    bracket: bracketIn(text, written),
    clause,
    prose: clause !== null || isProse(written),
    attributes,
  }
}

function bracketIn(text: string, { words }: WrittenWords): number | null {
  if (!text.endsWith(')')) return null
  const opening = text.lastIndexOf('(')
  const first = words.findIndex(({ start }) => start > opening)
  return opening > 0 && first > 0 ? first : null
}

/** "families looking for a dog trainer": the trainer is what they want, unless the name says that they work as one. */
function isSought(clause: Clause | null, units: readonly Unit[]): boolean {
  if (clause === null || clause.subject !== 'people' || !clause.isAboutObject) return false
  return !units
    .slice(clause.subjectEnd, clause.objectStart)
    .some(({ words }) => words[0] === 'work' || words[0] === 'working')
}

/** "Customers of a butcher", "followers of makeup artists"; the owners of a clinic are at work. */
const areOfTrade = ([first]: readonly Unit[]): boolean =>
  first?.type === 'frame' && first.words.at(-1) === 'of' && first.words[0] !== 'owner'

/** Says what people want or do, be it in words that no list has. */
function hasTopic(chunks: readonly Chunk[], clause: Clause | null): boolean {
  return chunks.some(({ relation, units }) => {
    if (relation === 'excluded') return false
    return units.some(isTopic) || (clause?.isAboutObject === true && relation === 'core' && units.some(isUnknown))
  })
}

function isUnknown({ type, senses }: Unit): boolean {
  return type === 'content' && senses.length === 0
}

/** "couples renovating a cottage", "drivers insuring a classic car": a verb that names the topic says more than its object. */
function placeVerb(units: readonly Unit[], { subjectEnd, objectStart, telling }: Clause): void {
  const verb = units[objectStart]!
  const isParticiple = objectStart === subjectEnd && verb.words.length === 1 && verb.words[0]!.endsWith('ing')
  if (telling ? !telling.decides : !(isParticiple && isTopic(verb))) return
  for (const unit of units) if (unit.chunk === verb.chunk && unit.position === 'head') unit.position = 'modifier'
  verb.position = 'head'
}

/** Takes who the people are off the name. */
function demoteAttributes(chunks: readonly Chunk[]): Unit[] {
  const attributes: Unit[] = []
  for (const { relation, units } of chunks) {
    if (relation === 'excluded') continue
    for (const unit of units) {
      if (!saysWho(unit) && !(relation === 'subject' && isOnlyPeople(unit))) continue
      attributes.push(unit)
      unit.type = 'frame'
    }
  }
  return attributes
}

function traitsOf(units: readonly Unit[]): number {
  let traits = 0
  for (let i = 0; i < units.length; i++) traits |= units[i]!.traits
  return traits
}

type Parts = { text: string; written: WrittenWords; units: readonly Unit[]; clause: Clause | null }

/** Lists, complements ("for …", "of …") and what is excluded, in the order of the name. */
function chunksOf({ text, written, units, clause }: Parts): Chunk[] {
  const chunks: Chunk[] = []
  let current: Chunk = { relation: 'core', units: [] }
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]!
    if (clause !== null && at === clause.objectStart) {
      if (current.units.length > 0) chunks.push(current)
      if (clause.isAboutObject) for (const chunk of chunks) chunk.relation = 'subject'
      current = { relation: clause.isAboutObject ? 'core' : 'complement', units: [] }
    }
    const gap = gapBefore(text, written, unit.start)
    if (gap !== ' ' && gap !== '' && HARD_BREAK.test(gap)) {
      const continued = current.relation === 'complement' && !/[;|:]|\s[-–—]\s/.test(gap)
      current = opened(chunks, current, continued ? 'complement' : 'list', gap.includes(')'))
    }
    if (unit.type === 'function') {
      const word = unit.words[0]!
      if (CONJUNCTIONS.has(word))
        current = opened(chunks, current, current.relation === 'complement' ? 'complement' : 'list', false)
      else if (isExclusion(word, [...chunks, current])) current = opened(chunks, current, 'excluded', false)
      else if (PREPOSITIONS.has(word)) current = opened(chunks, current, 'complement', false)
      continue
    }
    current.units.push(unit)
    unit.chunk = chunks.length
  }
  if (current.units.length > 0) chunks.push(current)
  return chunks
}

/** "no" excludes only beside something that is meant: "no fee credit cards", "households with no broadband". */
function isExclusion(word: string, before: readonly Chunk[]): boolean {
  if (word !== 'no') return EXCLUSIONS.has(word)
  return before.some(({ units }) => units.some(({ type }) => type !== 'frame'))
}

/** The chunk after `current`, which is done. What follows something excluded is excluded too, until a bracket closes. */
function opened(chunks: Chunk[], current: Chunk, relation: Relation, closed: boolean): Chunk {
  if (current.units.length > 0) chunks.push(current)
  const inherited = current.relation === 'excluded' && !closed ? 'excluded' : relation
  return { relation: chunks.length === 0 && relation !== 'excluded' ? 'core' : inherited, units: [] }
}

/** "Restaurant GM": beside a trade of another kind than cars the letters are a manager. */
function readManager(units: readonly Unit[], manager: Unit): void {
  if (units.length === 1 || units.some((unit) => unit !== manager && unit.senses.some(isAuto))) return
  const next = units.find((unit) => unit.start === manager.end)
  if (next === undefined || next.chunk !== manager.chunk) manager.type = 'rank'
}

function managerIn(units: readonly Unit[]): Unit | undefined {
  for (let i = 0; i < units.length; i++) {
    const { text } = units[i]!
    if (text.length === 2 && (text === 'GM' || text === 'PM')) return units[i]
  }
  return undefined
}

function isAuto({ category }: Unit['senses'][number]): boolean {
  return category === 'Auto' || category === 'Auto Parts & Services'
}

function gapBefore(text: string, written: WrittenWords, at: number): string {
  return at === 0 ? '' : text.slice(written.words[at - 1]!.end, written.words[at]!.start)
}

function excludedOf(chunks: readonly Chunk[]): Reading['excluded'] {
  const first = chunks.find(isExcluded)
  if (first) return { start: first.units[0]!.start, end: chunks.findLast(isExcluded)!.units.at(-1)!.end }
  return excludedInside(chunks)
}

/** The lists have whole phrases that exclude something: "hotels except casino hotels". */
function excludedInside(chunks: readonly Chunk[]): Reading['excluded'] {
  for (const { units } of chunks) {
    for (const { start, end, words } of units) {
      const at = words.length === 1 ? -1 : words.findIndex((word) => EXCLUSIONS.has(word))
      if (at !== -1) return { start: start + at + 1, end }
    }
  }
  return null
}

function isExcluded({ relation }: Chunk): boolean {
  return relation === 'excluded'
}

const FRAME = PHRASE_TRAITS.framing | PHRASE_TRAITS.people

/** After the thing itself these say only who wants it or what kind of goods it is: "smartwatch shoppers", "tequila brands". */
function demoteEnd({ units }: Chunk): void {
  for (let i = units.length - 1; i > 0; i--) {
    const unit = units[i]!
    if (unit.type === 'frame' || unit.type === 'structure') continue
    const isFrame = unit.is(FRAME) || RELATIONS.has(unit.words[0]!)
    if (isOwnChannel(unit, units[i - 1]!)) {
      unit.type = 'generic'
      continue
    }
    if (unit.type !== 'content' || unit.length > 1 || !(isFrame || unit.is(PHRASE_TRAITS.genericHead))) return
    if (!hasKnownBefore(units, i)) return
    unit.type = isFrame ? 'frame' : 'generic'
  }
}

/** "Robinhood app users": a brand's app is about what the brand sells. */
function isOwnChannel({ words }: Unit, { senses }: Unit): boolean {
  return CHANNELS.has(words[0]!) && senses.some(({ kind, strength }) => kind === 'brand' && strength !== 'weak')
}

function hasKnownBefore(units: readonly Unit[], end: number): boolean {
  for (let i = 0; i < end; i++) {
    const unit = units[i]!
    if (unit.type === 'content' && unit.is(PHRASE_TRAITS.sure)) return true
  }
  return false
}
