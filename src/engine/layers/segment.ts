import type { SegmentType } from '../taxonomy/vocabulary'
import { type Judged, judged, type Subject, written } from './subject'

const CONSUMER_FRAMES: readonly string[] = [
  'In-Market Shoppers',
  'Owners',
  'Past Purchasers',
  'Brand Loyalists',
  'Fans & Followers',
]
const EMPLOYEES: readonly string[] = ['employee', 'staff', 'workforce']

export function segmentLayer(subject: Subject): Judged<SegmentType> {
  const { cues, reading } = subject
  const [named] = cues.segment.sort((a, b) => b.end - b.start - (a.end - a.start) || a.cue.order - b.cue.order)
  if (named)
    return judged(named.cue.rule.segment, named.cue.rule.rule, [written(subject.reading, named.start, named.end)])
  const employees = reading.units.find(
    (unit) => EMPLOYEES.includes(unit.words.join(' ')) && endsChunk(subject, unit.end),
  )
  if (employees) return judged('B2E', 'employees as such', [employees.text])
  if (reading.title) {
    return judged(
      'B2B',
      'a title or an occupation',
      reading.units.filter((unit) => unit.type === 'rank' || unit.type === 'occupation').map((unit) => unit.text),
    )
  }
  return businessOrConsumer(subject)
}

function businessOrConsumer(subject: Subject): Judged<SegmentType> {
  const { cues, reading, defaults } = subject
  if (subject.companyMeasure) return judged('B2B', 'companies by size')
  if (subject.measure) return judged('B2C', `people counted by ${subject.measure}`)
  if (subject.inBusinessPath) return judged('B2B', 'says it is business', ['B2B'])
  const [business] = cues.business
  if (business && subject.category !== 'Apparel & Accessories')
    return judged('B2B', 'says it is business', [written(subject.reading, business.start, business.end)])
  const ending = cues.industry.find(({ end }) => end === reading.words.length)
  if (ending) return judged('B2B', 'an industry by its ending', [written(subject.reading, ending.start, ending.end)])
  const consumer = reading.units.find(
    (unit) =>
      unit.type === 'frame' &&
      unit.marks.some((mark) => mark.type === 'frame' && CONSUMER_FRAMES.includes(mark.rule.audience)),
  )
  if (consumer && defaults.segment !== 'B2B') return judged('B2C', 'an audience of consumers', [consumer.text])
  return judged(defaults.segment, `default of ${defaults.of}`)
}

function endsChunk({ reading }: Subject, end: number): boolean {
  const unit = reading.units.find((candidate) => candidate.start === end)
  return (
    unit === undefined ||
    unit.type === 'function' ||
    unit.chunk !== reading.units.find((candidate) => candidate.end === end)?.chunk
  )
}
