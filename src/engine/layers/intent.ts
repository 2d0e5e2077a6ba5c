import type { AudienceType, Intent, ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import { type Judged, judged, type Subject } from './subject'

/** The last word of a name often says what kind of thing it is. */
const HEAD_INTENTS: readonly { intent: Intent; words: ReadonlySet<string> }[] = [
  {
    intent: 'Event',
    words: new Set(
      'event concert festival conference expo wedding graduation holiday tournament championship race marathon show fair convention anniversary birthday party ceremony parade election olympics christmas halloween thanksgiving easter'.split(
        ' ',
      ),
    ),
  },
  {
    intent: 'Problem',
    words: new Set(
      'problem disease disorder syndrome pain debt bankruptcy divorce infertility addiction insomnia allergy injury issue repair recovery relief loss damage fraud breach'.split(
        ' ',
      ),
    ),
  },
  {
    intent: 'Solution',
    words: new Set('software platform solution system app saas crm erp automation analytics tool security'.split(' ')),
  },
  {
    intent: 'Service',
    words: new Set(
      'service insurance loan mortgage repair cleaning consulting rental delivery plan subscription therapy treatment care salon spa school course class lesson tutoring tour lawyer agency banking maintenance installation'.split(
        ' ',
      ),
    ),
  },
]

const LIFESTYLE_CATEGORIES: readonly ParentCategory[] = [
  'Demographics & Life Events',
  'Community & Causes',
  'Outdoor Recreation',
  'Hobbies & Arts',
]
const LIFESTYLE_AUDIENCES: readonly AudienceType[] = ['Enthusiasts', 'Life Stage', 'Demographic', 'Fans & Followers']

export function intentLayer(subject: Subject, audience: AudienceType): Judged<Intent> {
  const { reading, leading, defaults, category } = subject
  if (reading.title) return judged('Role', 'a title or an occupation')
  if (audience === 'Event Attendees') return judged('Event', 'an audience of an event')
  if (leading?.sense?.kind === 'brand') return judged('Brand', 'a brand by name', [leading.words])
  const head = reading.units.filter((unit) => unit.type === 'content' || unit.type === 'generic').at(-1)
  const last = head?.words.at(-1)
  const typed = last === undefined ? undefined : HEAD_INTENTS.find(({ words }) => words.has(last))
  if (typed && defaults.intent !== 'Problem') return judged(typed.intent, 'what the last word is', [head!.text])
  if (LIFESTYLE_CATEGORIES.includes(category) && LIFESTYLE_AUDIENCES.includes(audience) && defaults.intent !== 'Event')
    return judged('Lifestyle', 'a way of living')
  return judged(defaults.intent, `default of ${defaults.of}`)
}

/** A second intent where the name and its place in the tree say two things. */
export function secondaryIntent(
  subject: Subject,
  primary: Intent,
  audience: AudienceType,
  segment: SegmentType,
): Intent | '' {
  if (primary !== subject.defaults.intent) return subject.defaults.intent
  if (primary !== 'Lifestyle' && (audience === 'Enthusiasts' || audience === 'Fans & Followers')) return 'Lifestyle'
  if (primary !== 'Solution' && segment === 'B2B' && audience === 'Decision Makers') return 'Solution'
  return ''
}
