import { PHRASE_TRAITS } from './phrase'
import type { Chunk, Position, Unit } from './units'

/** A rank anywhere before a complement, or an occupation at the end of a listed thing. */
export function isTitle(chunks: readonly Chunk[]): boolean {
  for (const { relation, units } of chunks) {
    if (relation === 'excluded') continue
    if (relation === 'complement' && chunks[0]!.units.some(isContent)) continue
    const last = lastOf(units, isMeant)
    if (last === undefined) continue
    if (isOccupation(last) || (relation === 'core' && units.find(isMeant)!.type === 'rank')) return true
  }
  return false
}

function lastOf(units: readonly Unit[], test: (unit: Unit) => boolean): Unit | undefined {
  for (let i = units.length - 1; i >= 0; i--) if (test(units[i]!)) return units[i]
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
  let last: Chunk | undefined
  let named = 0
  let informed = false
  let promoted = true
  for (const chunk of chunks) {
    if (!isNamed(chunk)) continue
    last = chunk
    named++
    if (!title && chunk.units.some(isInformative)) informed = true
    if (chunk.units.some(isKnownContent)) promoted = false
  }
  const shared = last !== undefined && named > 1 && sharesHead(last)
  for (const chunk of chunks) {
    if (isNamed(chunk)) {
      placeChunk(chunk, chunk === last || title ? 'head' : shared ? 'modifier' : 'secondHead', informed)
    } else if (chunk.relation === 'complement') {
      placeChunk(chunk, promoted ? 'promotedComplement' : 'complement', false)
    }
  }
}

/** All of this for a name that is one phrase; says whether it is a title. */
export function readAlone(unit: Unit): boolean {
  const title = isMeant(unit) && isOccupation(unit)
  if (title && unit.is(PHRASE_TRAITS.tail)) unit.type = 'structure'
  if (isContent(unit)) unit.position = 'head'
  return title
}

function isNamed({ relation, units }: Chunk): boolean {
  return (relation === 'core' || relation === 'list') && units.some(isContent)
}

function isKnownContent(unit: Unit): boolean {
  return unit.type === 'content' && unit.is(PHRASE_TRAITS.sure)
}

function isContent({ type }: Unit): boolean {
  return type === 'content'
}

/** "Metal valve, ball, and roller manufacturing": the last head belongs to every item. */
function sharesHead(last: Chunk): boolean {
  const head = lastOf(last.units, isContent)!
  return last.units.length > 1 && head.senses.some((sense) => sense.strength === 'decisive')
}

function isInformative(unit: Unit): boolean {
  return isKnownContent(unit) && !unit.is(PHRASE_TRAITS.portable)
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
    else unit.position = 'farModifier'
    promote = (distance === 0 || promote) && (portable || !unit.is(PHRASE_TRAITS.sure))
    distance++
  }
}
