import { WORDS } from '../compiled/words'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { isChief } from './phrase-facts'
import type { Chunk, Position, Unit } from './units'

/** A rank anywhere before a complement, or an occupation at the end of a listed thing. */
export function isTitle(chunks: readonly Chunk[]): boolean {
  for (let i = 0; i < chunks.length; i++) {
    const { relation, units } = chunks[i]!
    if (relation === 'excluded' || relation === 'subject') continue
    if (relation === 'complement' && hasContent(chunks[0]!.units)) continue
    const last = lastMeant(units)
    if (last === undefined) continue
    if (isOccupation(last) || (relation === 'core' && units.find(isMeant)!.type === 'rank')) return true
  }
  return false
}

function lastMeant(units: readonly Unit[]): Unit | undefined {
  for (let i = units.length - 1; i >= 0; i--) if (isMeant(units[i]!)) return units[i]
  return undefined
}

function isMeant({ type }: Unit): boolean {
  return type !== 'frame' && type !== 'structure'
}

/** "(Night Shift)", "Part-Time": how the work is done says nothing of what it is. */
export function demoteTails(chunks: readonly Chunk[]): void {
  for (const { units } of chunks) {
    for (const unit of units) if (unit.is(PHRASE_TRAITS.tail)) unit.type = 'structure'
  }
}

function isOccupation(unit: Unit): boolean {
  return unit.type === 'rank' || unit.type === 'occupation' || unit.is(PHRASE_TRAITS.occupation)
}

/** Says of every thing in the name how much the name is about it. */
export function place(chunks: readonly Chunk[], title: boolean): void {
  const { sure, portable } = PHRASE_TRAITS
  let last: Chunk | undefined
  let named = 0
  let informed = false
  let promoted = true
  const isSentence = chunks.some(({ relation }) => relation === 'subject')
  for (let i = 0; i < chunks.length; i++) {
    const chunk = chunks[i]!
    if (!isNamed(chunk)) continue
    if (!title && hasContent(chunk.units, sure | portable, sure)) informed = true
    if (chunk.units.every(pointsOn) && pointsTo(chunks[i + 1])) {
      for (const unit of chunk.units) if (unit.type === 'content') unit.type = 'generic'
      continue
    }
    last = chunk
    named++
    if (hasContent(chunk.units, sure, sure) || (isSentence && hasSenses(chunk.units))) promoted = false
  }
  const isChiefOfTrade = title && namesChiefOfTrade(chunks)
  const shared = last !== undefined && named > 1 && sharesHead(last)
  for (let i = 0; i < chunks.length; i++) {
    const chunk = chunks[i]!
    if (isNamed(chunk) && isChiefOfTrade) {
      placeChunk(chunk, 'subject', false)
    } else if (isNamed(chunk)) {
      placeChunk(chunk, chunk === last || title ? 'head' : shared ? 'modifier' : 'secondHead', informed)
    } else if (chunk.relation === 'complement') {
      placeChunk(chunk, promoted || isChiefOfTrade ? 'promotedComplement' : 'complement', false)
    } else if (chunk.relation === 'subject') {
      placeChunk(chunk, 'subject', false)
    }
  }
}

const POINTING: ReadonlySet<string> = new Set(WORDS.things.pointing)

/** "tickets to see Taylor Swift", "quotes for new windows": what it is for says what the name is about. */
function pointsOn({ type, words }: Unit): boolean {
  return type !== 'content' || (words.length === 1 && POINTING.has(words[0]!))
}

function pointsTo(next: Chunk | undefined): boolean {
  return next?.relation === 'complement' && hasContent(next.units, PHRASE_TRAITS.sure, PHRASE_TRAITS.sure)
}

/** "CFOs at logistics firms", "presidents of universities": filed by what they lead. */
function namesChiefOfTrade(chunks: readonly Chunk[]): boolean {
  const named = chunks.filter(isNamed).flatMap(({ units }) => units.filter(({ type }) => type === 'content'))
  if (named.length === 0 || !named.every(isChiefOfBusiness)) return false
  return chunks.some(
    ({ relation, units }) => relation === 'complement' && hasContent(units, PHRASE_TRAITS.sure, PHRASE_TRAITS.sure),
  )
}

/** "CTOs" and "CMOs" name a function themselves. */
function isChiefOfBusiness({ words, senses }: Unit): boolean {
  return isChief(words) && senses.every(({ category }) => category === 'Business Services')
}

function isNamed({ relation, units }: Chunk): boolean {
  return (relation === 'core' || relation === 'list') && hasContent(units)
}

function hasSenses(units: readonly Unit[]): boolean {
  return units.some(({ type, senses }) => type === 'content' && senses.length > 0)
}

/** A thing that has, of some traits, these and no others. */
function hasContent(units: readonly Unit[], some = 0, traits = 0): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (unit.type === 'content' && (unit.traits & some) === traits) return true
  }
  return false
}

/** "Metal valve, ball, and roller manufacturing": the last head belongs to every item. */
function sharesHead(last: Chunk): boolean {
  const head = last.units.findLast((unit) => unit.type === 'content')!
  return last.units.length > 1 && head.senses.some((sense) => sense.strength === 'decisive')
}

/** `informed`: the name has a word that says what its portable things are made for. */
function placeChunk({ units }: Chunk, position: Position, informed: boolean): void {
  let promote = false
  let distance = 0
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = units[i]!
    if (unit.type !== 'content') continue
    const portable = informed && unit.is(PHRASE_TRAITS.portable)
    if (distance === 0) unit.position = portable ? 'portable' : position
    else if (promote) unit.position = portable ? 'portable' : position === 'head' ? 'promoted' : position
    else if (position === 'head' || position === 'secondHead')
      unit.position = distance === 1 ? 'modifier' : 'farModifier'
    else unit.position = position === 'subject' ? 'subject' : 'farModifier'
    promote = (distance === 0 || promote) && (portable || !unit.is(PHRASE_TRAITS.sure))
    distance++
  }
}
