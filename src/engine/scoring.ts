import { CARE, GOODS, purposeVote, segmentVote, sensitiveVote, titleVotes } from './cue-votes'
import type { Sense } from './lexicon/entries'
import type { FoundCues } from './lexicon/index'
import { categoryByEnding } from './lexicon/subwords'
import type { Reading } from './reading'
import type { Unit } from './units'
import { plainVote, type Vote } from './vote'
import { WEIGHTS } from './weights'

const DECISIVE = 'decisive as the head'

/** How a name stands as a whole: `bare`, it is one thing and nothing else; `company`, it has a legal form. */
type Standing = { title: boolean; alone: boolean; bare: boolean; company: boolean }

/** Everything in a reading that speaks for a category. */
export function votesOf(reading: Reading, cues: FoundCues, company: boolean): Vote[] {
  const { units, title } = reading
  let things = 0
  let generic = false
  for (const unit of units) {
    if (isThing(unit)) things++
    else if (unit.type === 'generic' || unit.type === 'occupation') generic = true
  }
  const standing = { title, alone: things === 1 && !generic, bare: units.length === 1, company }
  const votes: Vote[] = []
  for (const unit of units) if (isThing(unit)) addUnitVotes(votes, unit, standing)
  if (title) votes.push(...titleVotes(reading, cues))
  else addPurpose(votes, purposeVote(reading, cues))
  addGenericVotes(votes, reading, things)
  const segment = segmentVote(reading, cues)
  if (segment) votes.push(segment)
  const sensitive = sensitiveVote(reading, cues)
  if (sensitive) votes.push(sensitive)
  support(votes)
  return votes
}

function isThing({ type, position }: Unit): boolean {
  return type === 'content' && position !== 'none'
}

function addUnitVotes(votes: Vote[], unit: Unit, standing: Standing): void {
  const at = WEIGHTS.position[unit.position as keyof typeof WEIGHTS.position]
  const { share } = unit
  const named = standing.alone && meansBrand(unit, standing)
  for (let i = 0; i < unit.senses.length; i++) {
    const sense = unit.senses[i]!
    const vote = senseVote(unit, sense, at, standing)
    if (named && sense.kind !== 'brand') vote.weight *= WEIGHTS.besideBrand
    const repeated = isRepeated(unit.senses, i)
    vote.weight *= repeated ? share * WEIGHTS.repeated : share
    votes.push(vote)
  }
  addPriorVotes(votes, unit, at * (unit.sure ? WEIGHTS.listedPrior : WEIGHTS.prior))
}

function senseVote(unit: Unit, sense: Sense, at: number, { title, alone, bare, company }: Standing): Vote {
  const length = WEIGHTS.length[Math.min(unit.words.length, WEIGHTS.length.length - 1)]!
  let weight = WEIGHTS.kind[sense.kind] * WEIGHTS.strength[sense.strength] * length * at
  let rule: string = sense.kind
  if (decidesAsHead(unit, sense, title)) {
    weight *= WEIGHTS.decisiveHead
    rule = `${sense.kind}, ${DECISIVE}`
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

function isDecisive({ headDecides }: Unit, { strength, kind, category }: Sense): boolean {
  if (strength === 'decisive') return true
  return strength !== 'weak' && kind !== 'brand' && headDecides.includes(category)
}

/** A brand whose name is a word too, and nothing in the lists claims that word. */
function isOrdinaryBrand(unit: Unit, sense: Sense, whole: boolean): boolean {
  if (sense.kind !== 'brand' || sense.strength !== 'weak') return false
  if (whole && unit.words.length === 1 && isWrittenAs(unit, sense)) return true
  return !unit.senses.some((other) => other.kind !== 'brand' && other.strength !== 'weak')
}

/** "Caterpillar" alone is the company, "Caterpillars" and "caterpillar" are the animal; a topic that is a node stays one. */
function meansBrand(unit: Unit, { bare, company }: Standing): boolean {
  if (!(bare || company) || unit.words.length > 1) return false
  if (unit.senses.some((sense) => sense.kind === 'node')) return company
  return unit.brand && unit.senses.some((sense) => sense.kind === 'brand' && (company || isWrittenAs(unit, sense)))
}

function isWrittenAs(unit: Unit, { shown }: Sense): boolean {
  return unit.text === shown && /^[A-Z]/.test(shown) && unit.text.toLowerCase() === unit.words[0]
}

/** A phrase filed in a category twice speaks little more for it. */
function isRepeated(senses: readonly Sense[], at: number): boolean {
  for (let i = 0; i < at; i++) if (senses[i]!.category === senses[at]!.category) return true
  return false
}

function addPriorVotes(votes: Vote[], unit: Unit, weight: number): void {
  const share = weight / unit.words.length
  for (let i = 0; i < unit.words.length; i++) {
    const word = unit.words[i]!
    const priors = unit.priors[i]!
    for (const prior of priors) {
      votes.push(plainVote(prior.category, word, 'general vocabulary', share * prior.weight))
    }
    const category = priors.length === 0 && unit.senses.length === 0 ? categoryByEnding(word) : undefined
    if (category) votes.push(plainVote(category, word, 'ending of the word', share * WEIGHTS.subword))
  }
}

const GENERIC: Standing = { title: false, alone: false, bare: false, company: false }

/** Generic words decide only where nothing else does; a place alone is a destination. */
function addGenericVotes(votes: Vote[], { units, title }: Reading, contentCount: number): void {
  const scale = contentCount === 0 ? 1 : WEIGHTS.generic
  for (const unit of units) {
    const only = contentCount === 0 && !title && (unit.type === 'frame' || unit.type === 'structure')
    const place = contentCount === 0 && !title && unit.type === 'place'
    if (unit.type !== 'generic' && unit.type !== 'occupation' && !only && !place) continue
    for (const sense of unit.senses) votes.push(senseVote(unit, sense, scale, GENERIC))
    if (place) votes.push(plainVote('Travel & Tourism', unit.text, 'a place alone', WEIGHTS.place))
    else addPriorVotes(votes, unit, scale * WEIGHTS.prior)
  }
}

/** Goods give way to what they are made for ("hair appliances"); services and media do not ("dog insurance"). */
function addPurpose(votes: Vote[], purpose: Vote | null): void {
  if (!purpose) return
  for (const vote of votes) {
    if (vote.category === purpose.category || !(GOODS.has(vote.category) || CARE.has(vote.category))) continue
    if (vote.rule.endsWith(DECISIVE)) vote.weight /= WEIGHTS.decisiveHead
    if (vote.sense) vote.weight *= WEIGHTS.madeForOther
  }
  votes.push(purpose)
}

/** Weak words count for a category that other words of the name speak for. */
function support(votes: Vote[]): void {
  for (const vote of votes) {
    if (vote.sense?.strength === 'weak' && isSupported(vote, votes)) vote.weight *= WEIGHTS.supported
  }
}

function isSupported({ category, words }: Vote, votes: readonly Vote[]): boolean {
  for (const other of votes) {
    if (other.category !== category || other.words === words || other.weight <= 0.2) continue
    if (other.sense === null || other.sense.strength !== 'weak' || other.sense.kind === 'term') return true
  }
  return false
}
