import { WORDS } from '../compiled/words'
import type { FoundCue, FoundCues } from '../lexicon/cues'
import { GOODS } from '../lexicon/goods'
import { ATTRIBUTES, HEAD_KINDS, PRODUCT_HEADS, PROTECTIVE_HEADS, PUBLIC_BODIES } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Clause } from '../reading/clause'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import { canonicalPhrase } from '../reading/written-words'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { plainVote, VERB_RULES, type Vote } from './vote'
import { WEIGHTS } from './weights'

const PURPOSE_RULE = 'what it is made for'

/** Things for people that are made for animals and babies too: "pet bandages". */
export const CARE: ReadonlySet<ParentCategory> = new Set(['Healthcare & Pharma', 'Business Services'])

export const wordsAt = ({ written }: Reading, start: number, end: number) => canonicalPhrase(written, start, end)

/** Government bodies and employees as such are their own subject, whatever they buy or sell. */
export function segmentVote(reading: Reading, cues: FoundCues): Vote | null {
  const found = cues.segment.find(({ cue }) => cue.rule.subject)
  if (!found) return publicBodyVote(reading)
  const { subject, rule } = found.cue.rule
  return plainVote(subject!, wordsAt(reading, found.start, found.end), rule, WEIGHTS.segmentSubject)
}

const OF_PEOPLE: ReadonlySet<ParentCategory> = new Set(['Demographics & Life Events', 'Family & Relationships'])

/** "founders hiring their first sales rep": whoever runs a business looks for people to employ. */
export function hiringVote({ units, clause }: Reading): Vote | null {
  if (clause === null || !isEmployer(units, clause)) return null
  const verb = units.slice(clause.subjectEnd, clause.objectStart).find(({ words }) => HIRING.has(words[0]!))
  const hired = units.findLast(({ position }) => position === 'head')
  const isJob = hired?.senses.some(({ kind }) => kind === 'role') === true
  return verb && isJob ? plainVote('Careers & HR', verb.text, VERB_RULES.hiring, WEIGHTS.decidingVerb) : null
}

const HIRING: ReadonlySet<string> = new Set([...WORDS.verbs.hiring, ...WORDS.verbs.employing])
const EMPLOYERS: ReadonlySet<string> = new Set(WORDS.titles.employers)

function isEmployer(units: readonly Unit[], { subject, subjectEnd }: Clause): boolean {
  return subject === 'organization' || EMPLOYERS.has(units[subjectEnd - 1]?.words.at(-1) ?? '')
}

const MADE_BY_HAND: ReadonlySet<ParentCategory> = new Set([
  'Apparel & Accessories',
  'Beauty & Personal Care',
  'Home & Garden',
  'Retail & Shopping',
])

/** "women who make jewelry": what people make themselves is a hobby. */
export function makingVote({ units, clause }: Reading): Vote | null {
  if (clause?.subject !== 'people') return null
  const verb = units.slice(clause.subjectEnd, clause.objectStart).find(({ words }) => MAKING.has(words[0]!))
  const made = units.findLast(({ position }) => position === 'head')
  const isHandmade = made?.senses.some(({ category }) => MADE_BY_HAND.has(category)) === true
  return verb && isHandmade ? plainVote('Hobbies & Arts', verb.text, VERB_RULES.making, WEIGHTS.decidingVerb) : null
}

const MAKING: ReadonlySet<string> = new Set(WORDS.verbs.making)
const LIVING: ReadonlySet<string> = new Set(WORDS.verbs.living)

/** "couples choosing between Bali and Fiji": nothing but places is a trip. */
export function tripVote({ units, clause }: Reading): Vote | null {
  if (clause?.subject !== 'people' || !clause.isAboutObject || clause.telling) return null
  const object = units.slice(clause.objectStart)
  const place = object.find(({ type }) => type === 'place')
  if (place === undefined || object.some(({ type }) => type === 'content')) return null
  if (units.slice(clause.subjectEnd, clause.objectStart).some(({ words }) => LIVING.has(words[0]!))) return null
  return plainVote('Travel & Tourism', place.text, 'where people go', WEIGHTS.tellingVerb)
}

/** "UK holidays", "holidays in Spain": of a country or a town they are trips, and no feasts. */
export function holidayVote({ units }: Reading): Vote | null {
  const at = units.findIndex(({ words, type }) => type === 'content' && words.length === 1 && words[0] === 'holiday')
  if (at === -1) return null
  const place = units[at + 1]?.text === 'in' ? units[at + 2] : units[at - 1]
  return place?.type === 'place'
    ? plainVote('Travel & Tourism', place.text, 'where people go', WEIGHTS.tellingVerb)
    : null
}

/** "women who knit sweaters", "homeowners refinancing". */
export function verbVote({ units, clause }: Reading): Vote | null {
  if (!clause?.telling) return null
  const { category, decides } = clause.telling
  if (clause.subject !== 'people' && OF_PEOPLE.has(category)) return null
  const weight = decides ? WEIGHTS.decidingVerb : WEIGHTS.tellingVerb
  return plainVote(category, units[clause.objectStart]!.text, VERB_RULES.telling, weight)
}

/** "local councils procuring street lighting". */
function publicBodyVote({ units, clause }: Reading): Vote | null {
  if (clause?.subject !== 'organization') return null
  const body = units[clause.subjectEnd - 1]
  return body && PUBLIC_BODIES.has(body.words.at(-1)!)
    ? plainVote('Government & Politics', body.text, 'a public body', WEIGHTS.segmentSubject)
    : null
}

/** Symptoms and treatments give themselves away even where no list has them. */
export function sensitiveVote(reading: Reading, words: readonly FoundCue<'sensitivity'>[]): Vote | null {
  const found = reading.title ? undefined : words.find(({ cue }) => cue.rule.category)
  if (!found) return null
  const { category, rule } = found.cue.rule
  return plainVote(category!, wordsAt(reading, found.start, found.end), rule, WEIGHTS.sensitive)
}

/** "Cycling clothes", "running app": a kind of thing that is filed by itself, whatever it is made for. */
export function headVote({ units }: Reading, cues: FoundCues): Vote | null {
  const head = units.findLast(isThing)
  const kind = head && HEAD_KINDS.get(head.words.at(-1)!)
  if (!kind || PROTECTIVE_HEADS.has(head.words.join(' ')) || head.senses.some((sense) => sense.kind === 'brand'))
    return null
  const before = units.find((unit) => unit.end === head.start && isThing(unit))
  if (head.length === 1 && (before === undefined || before.senses.some(isSureBrand))) return null
  const other = cues.domain.find(({ cue, start }) => start < head.end && kind.unless?.includes(cue.category))
  if (other && before) return plainVote(other.cue.category, before.text, PURPOSE_RULE, WEIGHTS.wholeDomain)
  if (other || (head.length > 1 && kind.onlyBesideOthers)) return null
  return plainVote(kind.category, head.text, 'what kind of thing it is', WEIGHTS.wholeDomain)
}

const VEHICLE_POSITIONS: ReadonlySet<Unit['position']> = new Set(['head', 'secondHead', 'promoted', 'modifier'])
const HIRE: ReadonlySet<string> = new Set(WORDS.things.rentals)

const MACHINES: ReadonlySet<ParentCategory> = new Set(['Home Improvement', 'Manufacturing & Construction'])

/** "Scaffolding hire": tools and machines are hired to build with. */
export function machineVote({ units }: Reading): Vote | null {
  const hire = units.findLast(({ type }) => type !== 'frame' && type !== 'structure')
  const machine = hire && units.find(({ end }) => end === hire.start)
  if (!hire?.words.every(isHire) || !machine?.senses.some(isMachine)) return null
  return plainVote('Manufacturing & Construction', machine.text, 'hired to build with', WEIGHTS.wholeDomain)
}

function isMachine({ category, strength, kind }: Unit['senses'][number]): boolean {
  return MACHINES.has(category) && strength !== 'weak' && (kind === 'term' || kind === 'node')
}

/** "Van hire": vehicles are hired for a trip; a business that does not sell them uses them for transport, hired or not. */
export function vehicleVote(reading: Reading, cues: FoundCues): Vote | null {
  const { units, clause } = reading
  const vehicle = units.findLast(({ position, senses }) => VEHICLE_POSITIONS.has(position) && senses.some(isVehicle))
  if (!vehicle) return null
  const isHired = units.some(({ words }) => words.every(isHire)) || vehicle.words.some(isHire) || isRentedBy(reading)
  const isTrade = units.some(({ position, senses }) => position === 'subject' && senses.some(isVehicle))
  const isWorkVehicle = clause?.subject === 'occupation' && vehicle.senses.some(isForWork)
  const isForBusiness = clause?.subject === 'organization' || isWorkVehicle || (isHired && cues.business.length > 0)
  if (isForBusiness && !isTrade)
    return plainVote('Logistics & Transportation', vehicle.text, 'vehicles of a business', WEIGHTS.wholeDomain)
  return isHired ? plainVote('Travel & Tourism', vehicle.text, 'hired for a trip', WEIGHTS.wholeDomain) : null
}

const RENTING: ReadonlySet<string> = new Set([...WORDS.verbs.renting, ...WORDS.verbs.hiring])

/** "travelers renting a car". */
function isRentedBy({ units, clause }: Reading): boolean {
  if (clause === null) return false
  return units.slice(clause.subjectEnd, clause.objectStart).some(({ words }) => RENTING.has(words[0]!))
}

const WORK_VEHICLES: ReadonlySet<string> = new Set(['Trucks & Vans', 'Commercial Vehicles'])

/** "fleet managers replacing diesel vans", but not "nurses looking for a small car". */
function isForWork({ node }: Unit['senses'][number]): boolean {
  return node !== null && WORK_VEHICLES.has(node.root.name)
}

function isHire(word: string): boolean {
  return HIRE.has(word)
}

const NO_VEHICLES: ReadonlySet<string> = new Set([
  'Car Ownership & Culture',
  'Car Technology & Autonomous Driving',
  'Car Buying & Leasing',
])

/** "EV chargers" and "keyless entry" are filed with cars and are none. */
function isVehicle({ category, strength, node }: Unit['senses'][number]): boolean {
  if (category !== 'Auto' || strength === 'weak') return false
  return node === null || !(NO_VEHICLES.has(node.root.name) || node.name.includes('Charging'))
}

function isSureBrand({ kind, strength }: Unit['senses'][number]): boolean {
  return kind === 'brand' && strength !== 'weak'
}

/** "Laboratory freezers": what a thing is made for, where it stands before an ordinary thing. */
export function purposeVote(reading: Reading, cues: FoundCues): Vote | null {
  const kitchen = kitchenVote(reading)
  if (kitchen) return kitchen
  const first = cues.domain.find((found) => !isVerb(reading, found) && precedesGoods(reading, found))
  if (!first) return null
  const isProtective = reading.units.some((unit) => unit.start >= first.end && PROTECTIVE_HEADS.has(unit.words.at(-1)!))
  const weight = first.cue.whole || isProtective ? WEIGHTS.wholeDomain : WEIGHTS.domain
  return plainVote(first.cue.category, wordsAt(reading, first.start, first.end), PURPOSE_RULE, weight)
}

/** "people learning to play the ukulele" want no toy. */
function isVerb({ written }: Reading, { start }: FoundCues['domain'][number]): boolean {
  return written.canonicals[start - 1] === 'to'
}

function precedesGoods({ units }: Reading, { cue, start, end }: FoundCues['domain'][number]): boolean {
  const last = units.find((unit) => unit.end === end)
  if (!last || last.position === 'none' || last.position === 'complement' || last.position === 'subject') return false
  if (!units.some((unit) => unit.start === start)) return false
  const reach = reachOf(units, last)
  return units.some(
    (next) =>
      next.start >= end &&
      next.chunk <= reach &&
      next.position !== 'complement' &&
      (isGoods(next) || (cue.whole && next.chunk === last.chunk && next.type === 'content')),
  )
}

/** The last listed thing that a word belongs to: in "pet dispensers & holders" and "pottery & sculpting tool kits" all of them. */
function reachOf(units: readonly Unit[], domain: Unit): number {
  const counts = (chunk: number) =>
    units.reduce((count, unit) => count + (unit.chunk === chunk && isThing(unit) ? 1 : 0), 0)
  const lastChunk = units.reduce((most, unit) => (isThing(unit) ? Math.max(most, unit.chunk) : most), domain.chunk)
  const opens = !units.some((unit) => unit.chunk < domain.chunk && isThing(unit))
  return opens && (counts(domain.chunk) > 1 || counts(lastChunk) > 1) ? lastChunk : domain.chunk
}

function isThing({ type }: Unit): boolean {
  return type === 'content' || type === 'generic'
}

/** Something that is made for a purpose: listed goods, a word for goods, or a word in no list. */
function isGoods(unit: Unit): boolean {
  const { type, words, senses } = unit
  if (type === 'generic') return PRODUCT_HEADS.has(words.at(-1)!)
  if (type !== 'content') return false
  if (PROTECTIVE_HEADS.has(words.at(-1)!)) return true
  if (words.every((word) => ATTRIBUTES.has(word))) return false
  if (unit.is(PHRASE_TRAITS.portable)) return true
  if (senses.length === 0) return !words.at(-1)!.endsWith('ing')
  return senses.some(
    ({ strength, category, kind }) =>
      strength !== 'weak' && (GOODS.has(category) || CARE.has(category)) && (kind === 'term' || kind === 'node'),
  )
}

/** "Pasta makers", "coffee grinders": what prepares food and drink is kitchenware. */
function kitchenVote({ units, traits }: Reading): Vote | null {
  if (units.length === 1 || (traits & PHRASE_TRAITS.kitchenDevice) === 0) return null
  const device = units.find((unit) => unit.is(PHRASE_TRAITS.kitchenDevice))!
  const food = units.find((unit) => unit.end === device.start && unit.senses.some(isFoodOrDrink))
  if (!food) return null
  const words = `${food.text} ${device.text}`
  return plainVote('Home & Garden', words, 'what prepares food and drink', WEIGHTS.wholeDomain)
}

function isFoodOrDrink({ category }: { category: ParentCategory }): boolean {
  return category === 'Food & Grocery' || category === 'Beverages & Alcohol'
}

/** The function that a title names decides; a title that names none is management. */
export function addTitleVotes(votes: Vote[], reading: Reading, cues: FoundCues): void {
  const ranks = reading.units.filter((unit) => unit.type === 'rank')
  for (const { cue, start, end } of cues.department) {
    const read = reading.units.some(
      (unit) => unit.start < end && unit.end > start && (unit.position !== 'none' || unit.text === 'IT'),
    )
    if (!read) continue
    const sure = (cue.weak ? 0.3 : 1) * (end - start > 1 ? 1.4 : 1) * (ranks.length > 0 ? 1 : 0.6)
    const words = wordsAt(reading, start, end)
    votes.push(plainVote(cue.category, words, 'function named in the title', WEIGHTS.department * sure))
  }
  for (const { text } of ranks) {
    votes.push(plainVote('Business Services', text, 'a title with no function', WEIGHTS.plainTitle))
  }
}
