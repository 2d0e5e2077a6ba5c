import { PHRASE_TRAITS } from '../lexicon/phrase'
import type { Unit } from '../reading/units'
import type { ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import { Judged, judged } from './judged'
import { type Subject, written } from './subject'

const CONSUMER_FRAMES: ReadonlySet<string> = new Set([
  'In-Market Shoppers',
  'Owners',
  'Past Purchasers',
  'Brand Loyalists',
  'Fans & Followers',
])
const GOVERNMENT: ParentCategory = 'Government & Politics'

/** Words of business that are part of many things that people buy. */
const DOUBTFUL: ReadonlySet<string> = new Set(
  'department plant mill production operator vendor trade fleet dealer'.split(' '),
)

/** Also as a part of a brand: "Comcast Business". */
const PLAINLY_BUSINESS: ReadonlySet<string> = new Set(['business', 'b2b', 'commercial', 'corporate', 'smb'])

/** Kinds of business that people go to as customers. */
const VENUES: ReadonlySet<string> = new Set(
  `store shop restaurant bar cafe salon spa hotel motel inn resort campground school college university museum zoo park theater gym club
   supermarket market mall pharmacy clinic hospital dealer casino church library cinema bakery winery brewery distillery dispensary studio vineyard center service course`.split(
    /\s+/,
  ),
)

/** How public bodies are called: "Department of Justice", "US Marshals", and shorter "FBI". */
const PUBLIC_BODY =
  /\b(?:department|agency|bureau|administration|service|police|army|navy|marine|force|guard|corps|commission|office|ministry|authority|court|command|reserve|marshal|patrol|treasury|brigade)s?\b|^[A-Z]{3,5}$/i

export function segmentLayer(subject: Subject): Judged<SegmentType> {
  const { cues, reading } = subject
  const named = strongest(cues.segment)
  if (named) return judged(named.cue.rule.segment, named.cue.rule.rule, written(reading, named.start, named.end))
  const employees = (reading.traits & PHRASE_TRAITS.employees) === 0 ? undefined : employeesIn(subject)
  if (employees) return judged('B2E', 'employees as such', employees.text)
  if (reading.title) {
    const titles = reading.units.filter((unit) => unit.type === 'rank' || unit.type === 'occupation')
    const words = titles.map((unit) => unit.text)
    return new Judged('B2B', words, 'a title or an occupation')
  }
  return publicBody(subject) ?? businessOrConsumer(subject)
}

function employeesIn(subject: Subject): Unit | undefined {
  return subject.reading.units.find((unit) => unit.is(PHRASE_TRAITS.employees) && endsChunk(subject, unit.end))
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

function businessOrConsumer(subject: Subject): Judged<SegmentType> {
  const { cues, reading, defaults, leading } = subject
  if (subject.companyMeasure) return judged('B2B', 'companies by size')
  if (subject.measure) return judged('B2C', `people counted by ${subject.measure}`)
  if (subject.saysB2B) return judged('B2B', 'says it is business', 'B2B')
  const business = meantIn(cues.business, subject, 1)
  if (business && subject.category !== 'Apparel & Accessories')
    return judged('B2B', 'says it is business', written(reading, business.start, business.end))
  const ending = meantIn(cues.industry, subject, reading.written.words.length)
  if (ending) return judged('B2B', 'an industry by its ending', written(reading, ending.start, ending.end))
  const consumer = (reading.traits & PHRASE_TRAITS.framing) === 0 ? undefined : reading.units.find(isConsumerFrame)
  if (consumer && defaults.segment.value !== 'B2B') return judged('B2C', 'an audience of consumers', consumer.text)
  if (isIndustry(subject)) return judged('B2B', 'an industry by name', leading!.words)
  return defaults.segment
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

/** The trade and nothing that people call the same: "book publishing", but not "car wash". */
function isIndustry(subject: Subject): boolean {
  return subject.leadingKind === 'industry' && isTradeOnly(subject, subject.leading!.words)
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
