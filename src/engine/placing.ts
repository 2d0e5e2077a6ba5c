import { TITLE_TAILS } from './lexicon/grammar'
import { hasAudienceWord, MARKS } from './lexicon/index'
import { OCCUPATION_ENDINGS } from './lexicon/titles'
import type { ParentCategory } from './taxonomy/vocabulary'
import type { Chunk, Position, Unit } from './units'

/** A rank anywhere before a complement, or an occupation at the end of a listed thing. */
export function isTitle(chunks: readonly Chunk[]): boolean {
  return chunks.some(({ relation, units }) => {
    if (relation === 'excluded') return false
    if (relation === 'complement' && chunks[0]!.units.some((unit) => unit.type === 'content')) return false
    const first = units.find(isMeant)
    const last = units.findLast(isMeant)
    return last !== undefined && (isOccupation(last) || (first!.type === 'rank' && relation === 'core'))
  })
}

function isMeant({ type }: Unit): boolean {
  return type !== 'frame' && type !== 'structure'
}

/** "(Night Shift)", "Part-Time": how the work is done says nothing of what it is. */
export function demoteTails(chunks: readonly Chunk[]): void {
  for (const { units } of chunks) {
    for (const unit of units) if (TITLE_TAILS.has(unit.words.join(' '))) unit.type = 'structure'
  }
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
  const { type, words, senses } = unit
  if (type === 'rank' || type === 'occupation') return true
  const last = words[words.length - 1]!
  if (words.length > 1 && unit.marks.some((mark) => mark.type === 'occupation')) return true
  if (words.length > 1 && WORKING.has(last) && !senses.some((sense) => sense.kind === 'brand')) return true
  if (!senses.some((sense) => sense.kind === 'role' && sense.strength !== 'weak')) return false
  if (hasAudienceWord(words)) return false
  return (
    MARKS.get(last)?.some((mark) => mark.type === 'occupation' || mark.type === 'rank') ||
    OCCUPATION_ENDINGS.some((ending) => last.endsWith(ending)) ||
    senses.some((sense) => sense.kind === 'role' && sense.strength !== 'weak' && !LAY.has(sense.category))
  )
}

/** Says of every thing in the name how much the name is about it. */
export function place(chunks: readonly Chunk[], title: boolean): void {
  const named = chunks.filter(
    ({ relation, units }) => (relation === 'core' || relation === 'list') && units.some(isContent),
  )
  const last = named.at(-1)
  const shared = last !== undefined && named.length > 1 && sharesHead(last)
  const informed = !title && named.some(({ units }) => units.some(isInformative))
  for (const chunk of named) {
    placeChunk(chunk, chunk === last || title ? 'head' : shared ? 'modifier' : 'secondHead', informed)
  }
  const promoted = named.every((chunk) => chunk.units.every((unit) => unit.type !== 'content' || unit.faint))
  for (const chunk of chunks) {
    if (chunk.relation === 'complement') placeChunk(chunk, promoted ? 'promotedComplement' : 'complement', false)
  }
}

function isContent({ type }: Unit): boolean {
  return type === 'content'
}

/** "Metal valve, ball, and roller manufacturing": the last head belongs to every item. */
function sharesHead(last: Chunk): boolean {
  const head = last.units.findLast(isContent)!
  return last.units.length > 1 && head.senses.some((sense) => sense.strength === 'decisive')
}

function isInformative(unit: Unit): boolean {
  return unit.type === 'content' && !unit.faint && !unit.portable
}

/** `informed`: the name has a word that says what its portable things are made for. */
function placeChunk({ units }: Chunk, position: Position, informed: boolean): void {
  let promote = false
  let distance = 0
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = units[i]!
    if (unit.type !== 'content') continue
    const portable = informed && unit.portable
    if (distance === 0) unit.position = portable ? 'portable' : position
    else if (promote) unit.position = portable ? 'portable' : position === 'head' ? 'promoted' : position
    else if (position === 'head' || position === 'secondHead')
      unit.position = distance === 1 ? 'modifier' : 'farModifier'
    else unit.position = 'farModifier'
    promote = (distance === 0 || promote) && (portable || unit.faint)
    distance++
  }
}
