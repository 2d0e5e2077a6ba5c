import { WORDS } from '../compiled/words'
import type { FoundCues } from '../lexicon/cues'
import { PREPOSITIONS, PRODUCT_HEADS } from '../lexicon/grammar'
import { INTENT_OF } from '../lexicon/head-intents'
import { isPerson } from '../lexicon/nouns'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { cuesIn } from '../reading/cues'
import type { Reading } from '../reading/read'
import { isPlural } from '../reading/sentence-words'
import type { Unit } from '../reading/units'
import type { AudienceType, ParentCategory, SegmentType, SensitiveSubject } from '../taxonomy/vocabulary'
import { areAtHome, isOccasion } from './at-home'
import { ownBusinessIn, ownersOfBusiness } from './business-owners'
import { Judged, judged } from './judged'
import { soughtTradeWord } from './local-trade'
import { isBrandItself } from './loyalty'
import { areAffected, isPractice } from './practice'
import { formerAudience, isNegation } from './predicate'
import { type SpokenAudience, type Subject, written } from './subject'

/** Bare brands of what is watched, heard and played have fans; others have loyal buyers. */
const FAN_CATEGORIES: ReadonlySet<ParentCategory> = new Set([
  'Movies & TV',
  'Music & Audio',
  'Gaming',
  'Sports',
  'News & Publishing',
])

/** Agencies, charities, drugs, hospitals and schools are no brands that people buy. */
const NOT_BOUGHT: ReadonlySet<ParentCategory> = new Set([
  'Government & Politics',
  'Community & Causes',
  'Healthcare & Pharma',
  'Education & Science',
])

/** Where a life event is what the name is about; elsewhere the same words are goods and trades ("employee engagement"). */
const LIFE_CATEGORIES: ReadonlySet<ParentCategory> = new Set([
  'Demographics & Life Events',
  'Family & Relationships',
  'Government & Politics',
  'Community & Causes',
  'Education & Science',
  'Healthcare & Pharma',
  'Fitness & Wellness',
  'Investing & Wealth',
  'Insurance',
  'Banking & Lending',
  'Real Estate',
  'Home & Garden',
  'Logistics & Transportation',
  'Travel & Tourism',
  'Retail & Shopping',
  'Pets & Animals',
  'Auto',
])

/** Going there is what they do, not an event. */
const VISITED: ReadonlySet<ParentCategory> = new Set([
  'Fitness & Wellness',
  'Restaurants & Dining',
  'Retail & Shopping',
  'Beverages & Alcohol',
  'Beauty & Personal Care',
])

/** Who visits something is at an event, a sight or a place; elsewhere people visit shops, sites and branches. */
const EVENTFUL: ReadonlySet<ParentCategory> = new Set([
  'Travel & Tourism',
  'Hobbies & Arts',
  'Sports',
  'Music & Audio',
  'Movies & TV',
  'Gaming',
  'Outdoor Recreation',
  'Business Services',
  'Marketing & Advertising',
  'Community & Causes',
  'Education & Science',
  'Demographics & Life Events',
])
const VISITOR = /^visitors?(?: to)?$/i
/** "Season ticket holders on the Underground". */
const HOLDER = /ticket holders?$/i
const GUEST = /^guests?(?: at| of)?$/i

/** The rule of the audience words in the name, if it has any. */
export function audienceRule(reading: Reading, cues: FoundCues): SpokenAudience | null {
  let best: Spoken | null = null
  const { audience } = cues
  for (let i = 0; i < audience.length; i++) {
    const found = audience[i]!
    if ((found.cue.framing && !frames(reading, found)) || isOfDay(reading, found) || isDenied(reading, found)) continue
    if (areDevices(reading, found)) continue
    if (found.cue.rule.audience === 'Demographic' && found.end < reading.written.words.length) continue
    if (!best || isStronger(found, best)) best = found
  }
  if (!best) return null
  const { cue, start, end } = best
  const former = cue.rule.audience === 'Owners' ? formerAudience(reading.written, start) : undefined
  return { rule: former ?? cue.rule, words: written(reading, start, end) }
}

/** The rule of the marks behind the topic: "High Intent", "Past Buyers". That people care is no news ("High Propensity"). */
export function pickedAudience(marks: readonly Reading[]): SpokenAudience | null {
  for (const mark of marks) {
    const spoken = audienceRule(mark, cuesIn(mark))
    if (spoken !== null && spoken.rule.audience !== 'Enthusiasts') return spoken
  }
  return null
}

type Spoken = FoundCues['audience'][number]

/** "Mother's Day", "Veterans Day": a day is no people. */
const isOfDay = ({ written: { canonicals } }: Reading, { end, start }: Spoken): boolean =>
  end === start + 1 && canonicals[end] === 'day'

/** Here a fan is a device. */
const WITH_FANS: ReadonlySet<ParentCategory> = new Set(['Home & Garden', 'Home Improvement', 'Auto Parts & Services'])

/** "Ceiling fans". */
const areDevices = ({ units }: Reading, { cue, start, end }: Spoken): boolean =>
  cue.rule.audience === 'Fans & Followers' &&
  units.some(
    (unit) => unit.start < start && unit.end === end && unit.senses.some(({ category }) => WITH_FANS.has(category)),
  )

/** "but have not bought". */
const isDenied = ({ written: { canonicals } }: Reading, { start }: Spoken): boolean =>
  start > 0 && isNegation(canonicals[start - 1]!)

/** A longer phrase beats what it contains ("small business owner"); else the rule listed first wins. */
function isStronger(found: Spoken, best: Spoken): boolean {
  if (found.start <= best.start && found.end >= best.end) return true
  if (best.start <= found.start && best.end >= found.end) return false
  return found.cue.order < best.cue.order
}

/** One word for people. Before a thing it is part of it: "applicant tracking", "customer service". */
const PERSON = /(?:er|or|ant|ist|ee|lead|prospect|fan|guest|intent)$/

/** Audience words stand last, right before "of", "for", "in", or first, where they are no noun of the thing. */
function frames({ written: { words } }: Reading, { start, end }: { start: number; end: number }): boolean {
  if (end === words.length || PREPOSITIONS.has(words[end]!.canonical)) return true
  if (start === 1) return words[0]!.canonical === 'person'
  return start === 0 && (end > 1 || !(PERSON.test(words[0]!.canonical) || words[0]!.text.includes("'")))
}

export function audienceLayer(subject: Subject, segment: SegmentType): Judged<AudienceType> {
  const { reading, category, measure } = subject
  const spoken = meantAudience(subject, segment)
  const plain = spoken !== null && spoken.rule.awareness === 'Problem Aware' && spoken.rule.audience === 'Enthusiasts'
  const isAtHome = areAtHome(subject, segment)
  const sought = segment === 'B2C' && soughtTradeWord(reading, category)
  if (sought) return judged('In-Market Shoppers', 'a trade that people look for', sought)
  const own = segment === 'B2B' ? ownBusinessIn(reading) : undefined
  if (own) return judged('Entrepreneurs', 'owners of a business', own)
  if (areMotorists(subject, segment)) return judged('Owners', 'who drives it', reading.units.at(-1)!.text)
  if ((reading.title && !isAtHome && !areAffected(subject)) || isPractice(subject)) {
    const title = titleAudience(subject)
    if (title) return title
  }
  if (isAtHome && isOccasion(subject)) return judged('Life Stage', 'people who celebrate')
  if (isAtHome && spoken === null && FAN_CATEGORIES.has(category))
    return judged('Enthusiasts', 'people who do it for themselves')
  if (spoken && !plain) {
    if (spoken.rule.audience === 'Event Attendees' && VISITED.has(category) && /goers?$/i.test(spoken.words))
      return judged('Enthusiasts', 'audience words', spoken.words)
    if (spoken.rule.audience === 'Event Attendees' && !EVENTFUL.has(category) && VISITOR.test(spoken.words))
      return judged('In-Market Shoppers', 'visitors of a shop, a site or a branch', spoken.words)
    if (spoken.rule.audience === 'Event Attendees' && !EVENTFUL.has(category) && HOLDER.test(spoken.words))
      return judged('Owners', 'who has a ticket for other than an event', spoken.words)
    if (spoken.rule.audience === 'Owners' && GUEST.test(spoken.words) && isOccasion(subject))
      return judged('Event Attendees', 'guests of an occasion', spoken.words)
    if (spoken.rule.audience === 'Owners' && ownsBusiness(subject, spoken.words))
      return judged('Entrepreneurs', 'owners of a business', spoken.words)
    return judged(spoken.rule.audience, 'audience words', spoken.words)
  }
  if (measure && category === 'Demographics & Life Events') return judged('Demographic', `people counted by ${measure}`)
  return unspoken(subject, segment, plain ? spoken.words : null)
}

/** "Minivan drivers": at home they drive their own. */
const areMotorists = ({ reading: { title, written }, category }: Subject, segment: SegmentType): boolean =>
  title && segment === 'B2C' && category === 'Auto' && written.canonicals.at(-1) === 'driver'

/** "Golf holidays" are trips, no days in the year. */
const HOLIDAYS = /^holidays?$/i

/** What the name says of its people: of consumers the verb before the words. Life events are no news of a business. */
export function meantAudience({ spoken, predicate, category }: Subject, segment: SegmentType): SpokenAudience | null {
  if (predicate !== undefined && (segment === 'B2C' || segment === 'B2B2C')) return predicate
  const event = spoken !== null && spoken.rule.audience === 'Life Stage'
  if (event && category === 'Travel & Tourism' && HOLIDAYS.test(spoken.words)) return null
  return event && (segment === 'B2B' || !LIFE_CATEGORIES.has(category)) ? null : spoken
}

const OWNERS = /\bowners?$/i
const LANDLORDS = /^landlords$/i
const BUSINESSES: ReadonlySet<string> = new Set(WORDS.segments.ownedBusinesses)

/** "dental practice owners", "landlords"; "landlord insurance" is for whoever has it. */
function ownsBusiness(subject: Subject, words: string): boolean {
  const { written: name, units } = subject.reading
  if (LANDLORDS.test(words) || (words === units.at(-1)!.text && units.at(-1)!.words[0] === 'landlord')) return true
  if (!OWNERS.test(words)) return false
  const owned = name.canonicals[name.canonicals.lastIndexOf('owner') - 1]
  return (owned !== undefined && BUSINESSES.has(owned)) || ownersOfBusiness(subject) !== null
}

/** Founders, people of rank, and everybody else at work. */
function titleAudience({ reading, spoken }: Subject): Judged<AudienceType> | null {
  if (spoken?.rule.audience === 'Entrepreneurs' || spoken?.words.toLowerCase().startsWith('owner'))
    return judged('Entrepreneurs', 'a founder or owner', spoken.words)
  const rank = reading.units.find(hasRank)
  if (rank) return judged('Decision Makers', 'a title with rank', rank.text)
  const decides = spoken?.rule.audience === 'Decision Makers'
  if (decides) return judged('Decision Makers', 'audience words', spoken.words)
  const studies = spoken?.rule.audience === 'Students & Learners'
  if (studies && spoken.words === reading.units.at(-1)?.text) return null
  const occupations = reading.units.filter(
    (unit) => unit.type === 'occupation' || unit.senses.some((sense) => sense.kind === 'role'),
  )
  const words = occupations.map((unit) => unit.text)
  return new Judged('Professionals', words, 'an occupation')
}

function hasRank(unit: Unit): boolean {
  return unit.type === 'rank' || unit.is(PHRASE_TRAITS.ranked)
}

/** `interest`: words that say no more than that people care ("people interested in"). */
function unspoken(subject: Subject, segment: SegmentType, interest: string | null) {
  const { leading, leadingKind, category, defaults, reading } = subject
  if (leadingKind === 'brand' && segment !== 'B2B' && segment !== 'B2G' && !NOT_BOUGHT.has(category)) {
    if (FAN_CATEGORIES.has(category)) return judged<AudienceType>('Fans & Followers', 'a brand by name', leading!.words)
    if (INTENT_OF.get(reading.written.canonicals.at(-1)!) === 'Event')
      return judged<AudienceType>('Enthusiasts', 'an event by name', leading!.words)
    if (isBrandItself(reading, leading!.words))
      return judged<AudienceType>('Brand Loyalists', 'a brand by name', leading!.words)
  }
  if (leadingKind === 'industry' && segment !== 'B2C')
    return judged<AudienceType>('Professionals', 'an industry by name', leading!.words)
  const bare = defaults.audience
  const goods = interest === null && segment === 'B2C' && SHOPPED_FOR.has(category) ? goodsIn(reading) : undefined
  if (goods) return judged<AudienceType>('In-Market Shoppers', 'goods by the last word', goods)
  if (interest !== null && isProblem(subject))
    return judged<AudienceType>('Researchers', 'people with a problem', interest)
  if (interest !== null && bare.value !== 'Demographic')
    return judged<AudienceType>('Enthusiasts', 'audience words', interest)
  if (segment === 'B2C' && bare.value === 'Decision Makers')
    return judged<AudienceType>('In-Market Shoppers', `default of ${category} for consumers`)
  if (segment === 'B2E') return judged<AudienceType>('Professionals', 'employees as such')
  if (segment === 'B2G' && reading.clause !== null)
    return judged<AudienceType>('Decision Makers', 'a public body that does something')
  if (segment !== 'B2B') return bare
  return worksOn(reading) ?? judged<AudienceType>('Decision Makers', 'default of a business audience')
}

/** What else is filed there has fans and enthusiasts, and is no goods. */
const SHOPPED_FOR: ReadonlySet<ParentCategory> = new Set([
  'Sports',
  'Music & Audio',
  'Outdoor Recreation',
  'Hobbies & Arts',
  'Fitness & Wellness',
])

const GOODS: ReadonlySet<string> = new Set(WORDS.things.goods)

/** "Golf equipment", "bowling ball bags", "softball bats"; but "badge holders" are people, and "Beatles covers" are songs. */
function goodsIn({ units, clause, prose }: Reading): string | undefined {
  const last = units.at(-1)!
  const { type, words, text } = last
  const isThing = (type === 'content' || type === 'generic') && clause === null && !prose
  const head = words.at(-1)!
  const isGoods = (PRODUCT_HEADS.has(head) && head !== 'cover') || (GOODS.has(head) && isPlural(last))
  return isThing && isGoods && !isPerson(head, false) ? text : undefined
}

const PROBLEMS: ReadonlySet<SensitiveSubject | null> = new Set<SensitiveSubject>([
  'health',
  'addiction',
  'financial distress',
  'criminal record',
])

/** "People living with diabetes", "households filing for bankruptcy": nobody is keen on that. */
const isProblem = ({ defaults, sensitiveWords }: Subject): boolean =>
  defaults.intent.value === 'Problem' || sensitiveWords.some(({ cue }) => PROBLEMS.has(cue.rule.subject))

/** "Developers who build on AWS": of those who do something at work only people of rank decide. */
function worksOn({ units, clause }: Reading): Judged<AudienceType> | null {
  if (clause === null) return null
  const who = units.slice(0, clause.subjectEnd)
  const isAtWork = clause.subject === 'occupation' || who.some(({ type }) => type === 'occupation')
  if (!isAtWork || who.some(hasRank)) return null
  const words = who.map(({ text }) => text)
  return new Judged('Professionals', words, 'an occupation')
}
