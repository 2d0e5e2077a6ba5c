import type { FoundCues } from '../lexicon/marks'
import { type EntryKind, type Hint, PHRASE_TRAITS, type Sense, type Strength } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import type { Position, Unit } from '../reading/units'
import { addTitleVotes, CARE, GOODS, purposeVote, segmentVote, sensitiveVote } from './cue-votes'
import { plainVote, type Vote } from './vote'
import { WEIGHTS } from './weights'

const DECISIVE: Record<EntryKind, string> = {
  term: 'term, decisive as the head',
  brand: 'brand, decisive as the head',
  role: 'role, decisive as the head',
  industry: 'industry, decisive as the head',
  node: 'node, decisive as the head',
  company: 'company, decisive as the head',
}

/** How a name stands as a whole: `bare`, it is one thing and nothing else; `company`, it has a legal form. */
type Standing = { title: boolean; alone: boolean; bare: boolean; company: boolean }

/** Everything in a reading that speaks for a category. */
export function votesOf(reading: Reading, cues: FoundCues, company: boolean): Vote[] {
  const { units, traits, title } = reading
  let things = 0
  let generic = false
  let voices = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (isThing(unit)) {
      things++
      voices += unit.senses.length + unit.phrase.hints.length
    } else if (unit.type === 'generic' || unit.type === 'occupation') generic = true
  }
  const standing = { title, alone: things === 1 && !generic, bare: units.length === 1, company }
  const votes = new Array<Vote>(voices)
  let at = 0
  for (let i = 0; i < units.length; i++) {
    if (isThing(units[i]!)) at = setUnitVotes(votes, at, units[i]!, standing)
  }
  if (title) addTitleVotes(votes, reading, cues)
  else if (traits & PHRASE_TRAITS.kitchenDevice || cues.domain.length > 0) addPurpose(votes, purposeVote(reading, cues))
  if (generic || things === 0) addGenericVotes(votes, reading, things)
  if (cues.segment.length > 0) addVote(votes, segmentVote(reading, cues))
  if (cues.sensitivity.length > 0) addVote(votes, sensitiveVote(reading, cues))
  if (traits & PHRASE_TRAITS.weak) support(votes)
  return votes
}

function addVote(votes: Vote[], vote: Vote | null): void {
  if (vote) votes.push(vote)
}

function isThing({ type, position }: Unit): boolean {
  return type === 'content' && position !== 'none'
}

/** The votes of a thing, from a place in the list on; the place after them. */
function setUnitVotes(votes: Vote[], from: number, unit: Unit, standing: Standing): number {
  const position = positionWeight(unit.position)
  const { senses, hints, categories } = unit.phrase
  const share = categories > 1 ? 1 / Math.sqrt(categories) : 1
  const named = standing.alone && meansBrand(unit, standing)
  let at = from
  for (let i = 0; i < senses.length; i++) {
    const sense = senses[i]!
    const vote = senseVote(unit, sense, ownWeight(sense, unit.length) * position, standing)
    if (named && sense.kind !== 'brand') vote.weight *= WEIGHTS.besideBrand
    vote.weight *= isRepeated(senses, i) ? share * WEIGHTS.repeated : share
    votes[at++] = vote
  }
  const weight = hintWeight(unit, position * (unit.is(PHRASE_TRAITS.sure) ? WEIGHTS.listedPrior : WEIGHTS.prior))
  for (let i = 0; i < hints.length; i++) votes[at++] = hintVote(hints[i]!, weight)
  return at
}

/** Comparisons, the usual ones first, cost less than a look-up. */
function positionWeight(position: Position): number {
  const weights = WEIGHTS.position
  switch (position) {
    case 'head':
      return weights.head
    case 'modifier':
      return weights.modifier
    case 'farModifier':
      return weights.farModifier
    case 'complement':
      return weights.complement
    case 'secondHead':
      return weights.secondHead
    case 'promoted':
      return weights.promoted
    case 'portable':
      return weights.portable
    case 'promotedComplement':
      return weights.promotedComplement
    case 'none':
      return 0
  }
}

/** How much a sense says of itself: what it is, how sure, in how many words. */
function ownWeight({ kind, strength }: Sense, count: number): number {
  const length = WEIGHTS.length[Math.min(count, WEIGHTS.length.length - 1)]!
  return kindWeight(kind) * strengthWeight(strength) * length
}

function kindWeight(kind: EntryKind): number {
  const weights = WEIGHTS.kind
  switch (kind) {
    case 'term':
      return weights.term
    case 'node':
      return weights.node
    case 'brand':
      return weights.brand
    case 'role':
      return weights.role
    case 'industry':
      return weights.industry
    case 'company':
      return weights.company
  }
}

function strengthWeight(strength: Strength): number {
  const weights = WEIGHTS.strength
  switch (strength) {
    case 'normal':
      return weights.normal
    case 'decisive':
      return weights.decisive
    case 'weak':
      return weights.weak
  }
}

const hintWeight = ({ length }: Unit, weight: number): number => weight / length

function hintVote({ category, word, rule, weight }: Hint, scale: number): Vote {
  return plainVote(category, word, rule, scale * weight)
}

/** `own`: how much the sense says where it stands, before the name as a whole is looked at. */
function senseVote(unit: Unit, sense: Sense, own: number, { title, alone, bare, company }: Standing): Vote {
  let weight = own
  let rule: string = sense.kind
  if (decidesAsHead(unit, sense, title)) {
    weight *= WEIGHTS.decisiveHead
    rule = DECISIVE[sense.kind]
  }
  if (sense.kind === 'role' && title && unit.position !== 'complement') {
    weight *= WEIGHTS.titleRole
    rule = 'occupation'
  }
  if (sense.kind === 'node' && alone) {
    weight *= WEIGHTS.wholeNode
    rule = 'a node of the tree by name'
  }
  if (alone && isOrdinaryBrand(unit, sense, bare || company)) {
    weight *= company || unit.text === sense.shown ? WEIGHTS.wholeBrand : WEIGHTS.likeBrand
    rule = 'brand, the whole name'
  }
  return { category: sense.category, node: sense.node, sense, words: unit.text, rule, weight }
}

function decidesAsHead(unit: Unit, sense: Sense, title: boolean): boolean {
  if (unit.position !== 'head' && unit.position !== 'promotedComplement') return false
  return (!title || sense.kind === 'role') && isDecisive(unit, sense)
}

function isDecisive({ phrase }: Unit, { strength, kind, category }: Sense): boolean {
  if (strength === 'decisive') return true
  return strength !== 'weak' && kind !== 'brand' && phrase.headDecides.includes(category)
}

/** A brand whose name is a word too, and nothing in the lists claims that word. */
function isOrdinaryBrand(unit: Unit, sense: Sense, whole: boolean): boolean {
  if (sense.kind !== 'brand' || sense.strength !== 'weak') return false
  if (whole && unit.length === 1 && isWrittenAs(unit, sense)) return true
  return !unit.senses.some((other) => other.kind !== 'brand' && other.strength !== 'weak')
}

/** "Caterpillar" alone is the company, "Caterpillars" and "caterpillar" are the animal; a topic that is a node stays one. */
function meansBrand(unit: Unit, { bare, company }: Standing): boolean {
  if (!(bare || company) || unit.length > 1) return false
  if (company) return unit.senses.some(({ kind }) => kind === 'brand' || kind === 'node')
  return unit.is(PHRASE_TRAITS.brand) && isWrittenAsBrand(unit)
}

function isWrittenAsBrand(unit: Unit): boolean {
  if (unit.senses.some(({ kind }) => kind === 'node')) return false
  return unit.senses.some((sense) => sense.kind === 'brand' && isWrittenAs(unit, sense))
}

function isWrittenAs(unit: Unit, { shown }: Sense): boolean {
  return unit.text === shown && /^[A-Z]/.test(shown) && unit.text.toLowerCase() === unit.words[0]
}

/** A phrase filed in a category twice speaks little more for it. */
function isRepeated(senses: readonly Sense[], at: number): boolean {
  for (let i = 0; i < at; i++) if (senses[i]!.category === senses[at]!.category) return true
  return false
}

const GENERIC: Standing = { title: false, alone: false, bare: false, company: false }

/** Generic words decide only where nothing else does; a place alone is a destination. */
function addGenericVotes(votes: Vote[], { units, title }: Reading, contentCount: number): void {
  const scale = contentCount === 0 ? 1 : WEIGHTS.generic
  for (const unit of units) {
    const only = contentCount === 0 && !title && (unit.type === 'frame' || unit.type === 'structure')
    const place = contentCount === 0 && !title && unit.type === 'place'
    if (unit.type !== 'generic' && unit.type !== 'occupation' && !only && !place) continue
    const { senses, hints } = unit.phrase
    for (const sense of senses) votes.push(senseVote(unit, sense, ownWeight(sense, unit.length) * scale, GENERIC))
    if (place) votes.push(plainVote('Travel & Tourism', unit.text, 'a place alone', WEIGHTS.place))
    else for (const hint of hints) votes.push(hintVote(hint, hintWeight(unit, scale * WEIGHTS.prior)))
  }
}

/** Goods give way to what they are made for ("hair appliances"); services and media do not ("dog insurance"). */
function addPurpose(votes: Vote[], purpose: Vote | null): void {
  if (!purpose) return
  for (const vote of votes) {
    if (vote.category === purpose.category || !(GOODS.has(vote.category) || CARE.has(vote.category))) continue
    if (vote.sense !== null && vote.rule === DECISIVE[vote.sense.kind]) vote.weight /= WEIGHTS.decisiveHead
    if (vote.sense) vote.weight *= WEIGHTS.madeForOther
  }
  votes.push(purpose)
}

/** Weak words count for a category that other words of the name speak for. */
function support(votes: Vote[]): void {
  for (const vote of votes) {
    if (vote.sense !== null && vote.sense.strength === 'weak' && isSupported(vote, votes))
      vote.weight *= WEIGHTS.supported
  }
}

function isSupported({ category, words }: Vote, votes: readonly Vote[]): boolean {
  for (const other of votes) {
    if (other.category !== category || other.words === words || other.weight <= 0.2) continue
    if (other.sense === null || other.sense.strength !== 'weak' || other.sense.kind === 'term') return true
  }
  return false
}
