import { WORDS } from '../compiled/words'
import type { FoundCue, FoundCues } from '../lexicon/cues'
import { GOODS } from '../lexicon/goods'
import type { Lexicon } from '../lexicon/lexicon'
import { type EntryKind, type Hint, PHRASE_TRAITS, type Sense } from '../lexicon/phrase'
import type { Reading } from '../reading/read'
import { isPlural } from '../reading/sentence-words'
import type { Unit } from '../reading/units'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { canonicalWord } from '../text/tokens'
import {
  addTitleVotes,
  CARE,
  headVote,
  hiringVote,
  holidayVote,
  machineVote,
  makingVote,
  purposeVote,
  segmentVote,
  sensitiveVote,
  tripVote,
  vehicleVote,
  verbVote,
} from './cue-votes'
import { doingVote } from './doing-vote'
import { hintsOf } from './hints'
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

/**
 * How a name stands as a whole: `bare`, it is one thing and nothing else; `company`, it has a legal form; `served`, what its
 * people are customers of.
 */
type Standing = {
  lexicon: Lexicon
  title: boolean
  alone: boolean
  bare: boolean
  company: boolean
  served: Unit | undefined
}

const OF_COMPANIES = new Set(WORDS.people.ofCompanies)

/** Everything in a reading that speaks for a category; `sensitive`: its sensitive words that are meant as such. */
export function votesOf(
  reading: Reading,
  cues: FoundCues,
  sensitive: readonly FoundCue<'sensitivity'>[],
  company: boolean,
): Vote[] {
  const { lexicon, units, traits, title } = reading
  let things = 0
  let generic = false
  for (const unit of units) {
    if (isThing(unit)) things++
    else if (unit.type === 'generic' || unit.type === 'occupation') generic = true
  }
  const alone = things === 1 && !generic
  const standing = { lexicon, title, alone, bare: units.length === 1, company, served: servedOf(units) }
  const votes: Vote[] = []
  for (const unit of units) if (isThing(unit)) addUnitVotes(votes, unit, standing)
  const told = verbVote(reading)
  const isDecided = title || reading.clause?.telling?.decides === true
  const kind = isDecided ? null : (headVote(reading, cues) ?? vehicleVote(reading, cues) ?? machineVote(reading))
  addVote(votes, told)
  addVote(votes, doingVote(reading))
  addVote(votes, hiringVote(reading))
  addVote(votes, makingVote(reading))
  addVote(votes, tripVote(reading) ?? holidayVote(reading))
  if (title) addTitleVotes(votes, reading, cues)
  else if (kind) votes.push(kind)
  else if (!isDecided && (traits & PHRASE_TRAITS.kitchenDevice || cues.domain.length > 0))
    addPurpose(votes, purposeVote(reading, cues))
  if (generic || things === 0) addGenericVotes(votes, reading, things)
  addVote(votes, segmentVote(reading, cues))
  addVote(votes, sensitiveVote(reading, sensitive))
  if (traits & PHRASE_TRAITS.weak) support(votes)
  return votes
}

/** "Camper users" wear no shoes of that brand: clothes have customers. */
function servedOf(units: readonly Unit[]): Unit | undefined {
  const at = units.findIndex(({ type, words }) => type === 'frame' && OF_COMPANIES.has(words.join(' ')))
  const served = units[at - 1]
  const isWorn = served?.senses.some(({ kind, category }) => kind === 'brand' && category === 'Apparel & Accessories')
  return isWorn && units[at]!.words[0] === 'user' ? undefined : served
}

function addVote(votes: Vote[], vote: Vote | null): void {
  if (vote) votes.push(vote)
}

function isThing({ type, position }: Unit): boolean {
  return type === 'content' && position !== 'none'
}

function addUnitVotes(votes: Vote[], unit: Unit, standing: Standing): void {
  const position = WEIGHTS.position[unit.position]
  const senses = meantSenses(unit)
  const share = 1 / Math.sqrt(Math.max(1, categoriesOf(senses)))
  const named = standing.alone && meansBrand(unit, standing)
  for (let i = 0; i < senses.length; i++) {
    const sense = senses[i]!
    const vote = senseVote(unit, sense, ownWeight(sense, unit.length) * position, standing)
    if (named && sense.kind !== 'brand') vote.weight *= WEIGHTS.besideBrand
    vote.weight *= isRepeated(senses, i) ? share * WEIGHTS.repeated : share
    votes.push(vote)
  }
  const weight = hintWeight(unit, position * (unit.is(PHRASE_TRAITS.sure) ? WEIGHTS.listedPrior : WEIGHTS.prior))
  for (const hint of hintsOf(unit)) votes.push(hintVote(hint, weight))
}

const MEDIA: ReadonlySet<string> = new Set(WORDS.things.media)
const HEARD_OR_SEEN: ReadonlySet<ParentCategory> = new Set(['Movies & TV', 'Music & Audio'])

/** "Two televisions", "radios": several of a medium are devices. */
function meantSenses(unit: Unit): readonly Sense[] {
  const areDevices = unit.length === 1 && MEDIA.has(unit.words[0]!) && isPlural(unit)
  return areDevices ? unit.senses.filter(({ category }) => !HEARD_OR_SEEN.has(category)) : unit.senses
}

function categoriesOf(senses: readonly Sense[]): number {
  return senses.length < 2 ? senses.length : new Set(senses.map(({ category }) => category)).size
}

/** How much a sense says of itself: what it is, how sure, in how many words. */
function ownWeight({ kind, strength }: Sense, count: number): number {
  const length = WEIGHTS.length[Math.min(count, WEIGHTS.length.length - 1)]!
  return WEIGHTS.kind[kind] * WEIGHTS.strength[strength] * length
}

const hintWeight = ({ length }: Unit, weight: number): number => weight / length

function hintVote({ category, word, rule, weight }: Hint, scale: number): Vote {
  return plainVote(category, word, rule, scale * weight)
}

/** `own`: how much the sense says where it stands, before the name as a whole is looked at. */
function senseVote(unit: Unit, sense: Sense, own: number, standing: Standing): Vote {
  const { title, alone, company } = standing
  let weight = own
  let rule: string = sense.kind
  if (decidesAsHead(unit, sense, standing)) {
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
  if (alone && isOrdinaryBrand(unit, sense, standing)) {
    weight *= company || unit.text === sense.shown ? WEIGHTS.wholeBrand : WEIGHTS.likeBrand
    rule = 'brand, the whole name'
  }
  return { category: sense.category, node: sense.node, sense, words: unit.text, rule, weight }
}

function decidesAsHead(unit: Unit, sense: Sense, { title, lexicon }: Standing): boolean {
  if (unit.position !== 'head' && unit.position !== 'promotedComplement') return false
  return (!title || sense.kind === 'role') && isDecisive(unit, sense, lexicon)
}

function isDecisive({ words }: Unit, { strength, kind, category }: Sense, lexicon: Lexicon): boolean {
  if (strength === 'decisive') return true
  if (strength === 'weak' || kind === 'brand' || words.length === 1) return false
  const heads = lexicon.sensesOf(words.at(-1)!)
  return heads.some((head) => head.strength === 'decisive' && head.category === category)
}

/** A brand whose name is a word too, and nothing in the lists claims that word. */
function isOrdinaryBrand(unit: Unit, sense: Sense, { bare, company, served }: Standing): boolean {
  if (sense.kind !== 'brand' || sense.strength !== 'weak' || isOfOtherNumber(unit, sense)) return false
  if (unit.length === 1 && (bare || company) && isWrittenAs(unit, sense)) return true
  if (unit === served && unit.text === sense.shown) return true
  return !unit.senses.some((other) => other.kind !== 'brand' && other.strength !== 'weak')
}

/** "Kiosks" are not the brand "Kiosk", and "bond" is not "Bonds"; "Walkers" and "Wendys" are written like their brands. */
function isOfOtherNumber({ text, words }: Unit, { shown }: Sense): boolean {
  const brand = lettersOf(shown)
  return words.length === 1 && lettersOf(text) !== brand && canonicalWord(brand) === words[0]
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/**
 * "Caterpillar" alone is the company, "Caterpillars" and "caterpillar" are the animal; a topic that is a node stays one, but
 * "Boots customers" are no customers of boots.
 */
function meansBrand(unit: Unit, { bare, company, served }: Standing): boolean {
  if (unit.length > 1 || !(bare || company || unit === served)) return false
  if (company) return unit.senses.some(({ kind }) => kind === 'brand' || kind === 'node')
  const brands = unit.senses.filter(({ kind }) => kind === 'brand')
  if (unit === served) return brands.some(({ shown }) => shown === unit.text)
  return brands.some((brand) => isWrittenAs(unit, brand)) && !unit.senses.some(({ kind }) => kind === 'node')
}

function isWrittenAs(unit: Unit, { shown }: Sense): boolean {
  return unit.text === shown && /^[A-Z]/.test(shown) && unit.text.toLowerCase() === unit.words[0]
}

/** A phrase filed in a category twice speaks little more for it. */
function isRepeated(senses: readonly Sense[], at: number): boolean {
  for (let i = 0; i < at; i++) if (senses[i]!.category === senses[at]!.category) return true
  return false
}

/** Generic words decide only where nothing else does; a place alone is a destination. */
function addGenericVotes(votes: Vote[], { lexicon, units, title }: Reading, contentCount: number): void {
  const standing = { lexicon, title: false, alone: false, bare: false, company: false, served: undefined }
  const scale = contentCount === 0 ? 1 : WEIGHTS.generic
  for (const unit of units) {
    const only = contentCount === 0 && !title && (unit.type === 'frame' || unit.type === 'structure')
    const place = contentCount === 0 && !title && unit.type === 'place'
    if (unit.type !== 'generic' && unit.type !== 'occupation' && !only && !place) continue
    const { senses } = unit
    const hints = hintsOf(unit)
    for (const sense of senses) votes.push(senseVote(unit, sense, ownWeight(sense, unit.length) * scale, standing))
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
