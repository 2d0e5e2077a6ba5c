import { ORGANIZATIONS, PUBLIC_BODIES } from '../lexicon/grammar'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Unit } from '../reading/units'
import type { SegmentType } from '../taxonomy/vocabulary'
import { ownersOfBusiness } from './business-owners'
import { Judged, judged } from './judged'
import { areConsumersOfTrade, soughtTradeWord } from './local-trade'
import {
  ANYBODY,
  AT_WORK,
  BUSINESS_VERBS,
  BUYERS,
  BUYING,
  CONSUMER_FRAMES,
  DOUBTFUL,
  GOVERNMENT,
  IN_CHARGE,
  isBusinessNoun,
  MEDIA,
  OF_LEISURE,
  OF_TRADE,
  OF_WORK,
  PLAINLY_BUSINESS,
  PUBLIC_BODY,
  TRADING,
  VENUES,
} from './segment-words'
import { type Subject, written } from './subject'
import { isVenueBySize } from './venue-size'

/** The first that has something to say decides. */
const RULES: Readonly<Record<string, (subject: Subject) => Judged<SegmentType> | null>> = {
  companiesBySize,
  namedInWords,
  doneByOrganization,
  employeesAsSuch,
  doneAtWork,
  soughtTrade,
  aTitle,
  publicBody,
  peopleByFigures,
  saidByMark,
  ownersOfBusiness,
  forBusinesses,
  doneByPeople,
  saysBusiness,
  consumerFrame,
  industryByName,
}
const IN_ORDER = Object.values(RULES)

/** The rules by name, and what holds where none says anything. */
export const SEGMENT_RULES: readonly string[] = [...Object.keys(RULES), 'default']

export type RuledSegment = {
  segment: Judged<SegmentType>
  /** Its number among SEGMENT_RULES. */
  rule: number
}

export function segmentByRules(subject: Subject): RuledSegment {
  for (let rule = 0; rule < IN_ORDER.length; rule++) {
    const segment = IN_ORDER[rule]!(subject)
    if (segment) return { segment, rule }
  }
  return { segment: subject.defaults.segment, rule: IN_ORDER.length }
}

/** "B2G >", "B2B -", also where the mark is no part of the topic. */
function saidByMark({ said }: Subject): Judged<SegmentType> | null {
  return said && judged(said, 'says which segment it is', said)
}

function namedInWords({ cues, reading }: Subject): Judged<SegmentType> | null {
  const named = strongest(cues.segment)
  return named ? judged(named.cue.rule.segment, named.cue.rule.rule, written(reading, named.start, named.end)) : null
}

function employeesAsSuch(subject: Subject): Judged<SegmentType> | null {
  if (subject.reading.clause?.isAboutObject && subject.category !== 'Careers & HR') return null
  const objectStart = subject.reading.clause?.objectStart ?? subject.reading.units.length
  const employees = subject.reading.units.find(
    (unit, at) => at < objectStart && unit.is(PHRASE_TRAITS.employees) && endsChunk(subject, unit.end),
  )
  return employees ? judged('B2E', 'employees as such', employees.text) : null
}

/** "breweries investing in canning lines": a business buys for itself, a public body for the public. */
function doneByOrganization({ reading }: Subject): Judged<SegmentType> | null {
  const { clause, units } = reading
  if (clause?.subject !== 'organization') return null
  const head = units[clause.subjectEnd - 1]
  if (head?.words.some((word) => PUBLIC_BODIES.has(word))) return judged('B2G', 'a public body buys', head.text)
  return judged('B2B', 'a business buys', head?.text)
}

/** "dentists looking for booking software" buy for their work; "nurses planning a holiday" do not. */
function doneAtWork({ reading, category, defaults }: Subject): Judged<SegmentType> | null {
  const { clause, units } = reading
  if (clause?.subject !== 'occupation') return null
  const occupations = units.slice(0, clause.subjectEnd)
  const isOwnTrade = occupations.at(-1)?.senses.some((sense) => sense.category === category) === true
  const words = occupations.map(({ text }) => text)
  const isForBusiness = units.slice(clause.objectStart).some(({ words }) => ORGANIZATIONS.has(words[0]!))
  const isBuyer = occupations.some(({ words }) => words.some((word) => BUYERS.has(word)))
  const isInCharge =
    !OF_LEISURE.has(category) && occupations.some(({ words }) => words.some((word) => IN_CHARGE.has(word)))
  const isBusinessVerb = units.slice(clause.subjectEnd).some(({ words }) => BUSINESS_VERBS.has(words[0]!))
  if (category === 'Careers & HR' && !isOwnTrade && !isInCharge)
    return new Judged('B2C', words, 'an occupation beside what people want')
  if (
    !clause.isAboutObject ||
    isOwnTrade ||
    isBuyer ||
    isForBusiness ||
    isBusinessVerb ||
    isInCharge ||
    OF_TRADE.has(category) ||
    defaults.segment.value === 'B2B'
  )
    return new Judged('B2B', words, 'people at work buy for it')
  return new Judged('B2C', words, 'an occupation beside what people want')
}

function soughtTrade({ reading, category }: Subject): Judged<SegmentType> | null {
  const word = soughtTradeWord(reading, category)
  return word ? judged('B2C', 'a trade that people look for', word) : null
}

function aTitle({ reading, category }: Subject): Judged<SegmentType> | null {
  if (!reading.title || reading.clause?.subject === 'people' || areConsumersOfTrade(reading, category)) return null
  const titles = reading.units.filter((unit) => unit.type === 'rank' || unit.type === 'occupation')
  return new Judged(
    'B2B',
    titles.map((unit) => unit.text),
    'a title or an occupation',
  )
}

/** The longest phrase; of equals the rule listed first. */
function strongest(found: Subject['cues']['segment']): Subject['cues']['segment'][number] | undefined {
  let best = found[0]
  for (let i = 1; i < found.length; i++) {
    const { cue, start, end } = found[i]!
    const longer = end - start - (best!.end - best!.start)
    if (longer > 0 || (longer === 0 && cue.order < best!.cue.order)) best = found[i]
  }
  return best
}

/** Agencies, forces and public administration as such. */
function publicBody({ category, leading, reading }: Subject): Judged<SegmentType> | null {
  if (category !== GOVERNMENT || !leading?.sense) return null
  const { kind, shown } = leading.sense
  const unit = reading.units.length === 1 ? reading.units[0] : undefined
  const administers = unit?.senses.some((sense) => sense.kind === 'industry' && sense.category === GOVERNMENT)
  if (kind === 'industry' || administers) return judged('B2G', 'public administration by name', leading.words)
  if (kind === 'brand' && PUBLIC_BODY.test(shown)) return judged('B2G', 'a public body by name', leading.words)
  return null
}

function companiesBySize({ companyMeasure, reading }: Subject): Judged<SegmentType> | null {
  return companyMeasure || isVenueBySize(reading) ? judged('B2B', 'companies by size') : null
}

function peopleByFigures({ measure }: Subject): Judged<SegmentType> | null {
  return measure ? judged('B2C', `people counted by ${measure}`) : null
}

/** "car leasing for companies". */
function forBusinesses({ reading: { units, clause } }: Subject): Judged<SegmentType> | null {
  const last = units.at(-1)
  if (clause !== null && units.length - 2 < clause.objectStart) return null
  if (units.at(-2)?.words[0] !== 'for' || !last || !ORGANIZATIONS.has(last.words.at(-1)!)) return null
  return judged('B2B', 'made for businesses', last.text)
}

function saysBusiness(subject: Subject): Judged<SegmentType> | null {
  const { cues, reading, category } = subject
  const business = meantIn(cues.business, subject, 1)
  const isOfMedia = business && MEDIA.has(category) && reading.written.canonicals[business.start] === 'business'
  if (business && !isOfMedia && category !== 'Apparel & Accessories')
    return judged('B2B', 'says it is business', written(reading, business.start, business.end))
  const ending = meantIn(cues.industry, subject, reading.written.words.length)
  return ending ? judged('B2B', 'an industry by its ending', written(reading, ending.start, ending.end)) : null
}

/** "people who switched their energy supplier" do it for themselves, unless they do it at work. */
function doneByPeople({ reading, defaults, category, cues }: Subject): Judged<SegmentType> | null {
  const { clause, units, written } = reading
  if (clause?.subject !== 'people') return null
  if (cues.business.some(({ start }) => PLAINLY_BUSINESS.has(written.canonicals[start]!))) return null
  const who = units.slice(0, clause.subjectEnd)
  if (!OF_LEISURE.has(category) && who.some(({ words }) => AT_WORK.has(words.at(-1)!))) return null
  const buyer = who.at(-1)
  if (buyer !== undefined && isTradeBuyer(who)) return judged('B2B', 'buyers of a business', buyer.text)
  const isAnybody = who.every(({ words }) => ANYBODY.has(words.at(-1)!))
  if (isAnybody && defaults.segment.value === 'B2B' && OF_WORK.has(category)) return null
  return judged('B2C', 'people want it for themselves', who.at(-1)?.text)
}

/** "hospital buyers sourcing pumps". */
function isTradeBuyer(who: readonly Unit[]): boolean {
  if (TRADING.has(who.at(-1)!.words.at(-1)!)) return true
  const [organization, buyer] = who.slice(-2)
  return buyer !== undefined && BUYING.has(buyer.words.at(-1)!) && isBusinessNoun(organization!.words.at(-1)!)
}

function consumerFrame({ reading, defaults }: Subject): Judged<SegmentType> | null {
  const consumer = reading.units.find(isConsumerFrame)
  if (!consumer || defaults.segment.value === 'B2B') return null
  return judged('B2C', 'an audience of consumers', consumer.text)
}

/** The trade and nothing that people call the same: "book publishing", but not "car wash". */
function industryByName(subject: Subject): Judged<SegmentType> | null {
  const { leading, leadingKind } = subject
  if (leadingKind !== 'industry' || !isTradeOnly(subject, leading!.words)) return null
  return judged('B2B', 'an industry by name', leading!.words)
}

type Place = { start: number; end: number }

/** The first cue that is no part of a consumer's thing and does not end before a word of the name. */
function meantIn(cues: readonly Place[], subject: Subject, earliest: number): Place | undefined {
  for (let i = 0; i < cues.length; i++) {
    if (cues[i]!.end >= earliest && !isConsumerThing(subject, cues[i]!)) return cues[i]
  }
  return undefined
}

/** Inside a brand or a thing that people buy the word is part of its name: "General Mills", "indoor plants", "department stores". */
function isConsumerThing({ reading, category, defaults }: Subject, { start, end }: Place): boolean {
  if (defaults.segment.value === 'B2B') return false
  const unit = reading.units.find((candidate) => candidate.start <= start && candidate.end >= end)
  if (unit === undefined) return false
  const word = reading.written.words[start]!.canonical
  if (PLAINLY_BUSINESS.has(word)) return false
  const doubtful = end - start === 1 && DOUBTFUL.has(word)
  return unit.senses.some(
    (sense) =>
      sense.category === category &&
      sense.strength !== 'weak' &&
      (sense.kind === 'brand' || (doubtful && (sense.kind === 'term' || sense.kind === 'node'))),
  )
}

function isConsumerFrame({ type, marks }: Unit): boolean {
  return type === 'frame' && marks.some((mark) => mark.type === 'frame' && CONSUMER_FRAMES.has(mark.rule.audience))
}

function isTradeOnly({ reading, category }: Subject, words: string): boolean {
  const unit = reading.units.find((candidate) => candidate.text === words)
  if (unit !== undefined && VENUES.has(unit.words.at(-1)!)) return false
  return !unit?.senses.some(
    ({ kind, strength, category: other }) =>
      other === category && strength !== 'weak' && (kind === 'term' || kind === 'node'),
  )
}

function endsChunk({ reading }: Subject, end: number): boolean {
  const unit = reading.units.find((candidate) => candidate.start === end)
  return (
    unit === undefined ||
    unit.type === 'function' ||
    unit.chunk !== reading.units.find((candidate) => candidate.end === end)?.chunk
  )
}
