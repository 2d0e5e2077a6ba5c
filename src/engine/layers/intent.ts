import { PRODUCT_HEADS } from '../lexicon/grammar'
import { isProvider, isWellKnown } from '../seller-words'
import type { AudienceType, Intent, ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import type { Unit } from '../units'
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
      'problem disease disorder syndrome pain debt bankruptcy divorce infertility addiction insomnia allergy injury issue relief loss damage fraud breach'.split(
        ' ',
      ),
    ),
  },
  {
    intent: 'Solution',
    words: new Set('software platform solution saas crm erp automation analytics'.split(' ')),
  },
  {
    intent: 'Service',
    words: new Set(
      'service insurance loan mortgage repair cleaning consulting rental delivery plan subscription therapy treatment care salon spa school course class lesson tutoring tour lawyer agency banking maintenance installation replacement remodeling renovation'.split(
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

export function intentLayer(subject: Subject, audience: AudienceType, segment: SegmentType): Judged<Intent> {
  const { reading, defaults, category } = subject
  if (
    reading.title ||
    audience === 'Entrepreneurs' ||
    (audience === 'Decision Makers' && subject.spoken?.rule.audience === 'Decision Makers')
  ) {
    return judged('Role', 'a title or an occupation')
  }
  if (audience === 'Event Attendees') return judged('Event', 'an audience of an event')
  const brand = reading.units.find((unit) => isBrand(subject, unit))
  if (brand) return judged('Brand', 'a brand by name', [brand.text])
  const head = reading.units.filter((unit) => unit.type === 'content' || unit.type === 'generic').at(-1)
  const last = head?.words.at(-1)
  const typed = last === undefined ? undefined : HEAD_INTENTS.find(({ words }) => words.has(last))
  if (typed && defaults.intent !== 'Problem') {
    if (typed.intent === 'Solution' && segment === 'B2C')
      return judged('Product', 'software for consumers', [head!.text])
    return judged(typed.intent, 'what the last word is', [head!.text])
  }
  if (head?.type === 'generic' && PRODUCT_HEADS.has(last!) && defaults.intent === 'Lifestyle')
    return judged('Product', 'goods by the last word', [head.text])
  if (LIFESTYLE_CATEGORIES.includes(category) && LIFESTYLE_AUDIENCES.includes(audience) && defaults.intent !== 'Event')
    return judged('Lifestyle', 'a way of living')
  return defaults.judged.intent
}

/** A brand that the name really means: no ordinary word, or one that led to the category. */
function isBrand({ leading, reading }: Subject, unit: Unit): boolean {
  if (unit.position === 'none' || !unit.senses.some((sense) => sense.kind === 'brand')) return false
  if (reading.units.length > 1 && isSeller(unit.text)) return false
  if (leading?.sense?.kind === 'brand' && leading.words === unit.text) return true
  return unit.senses.every((sense) => sense.kind === 'brand' && sense.strength !== 'weak')
}

/** Who sells the data is not what the people want. */
function isSeller(words: string): boolean {
  return isProvider(words) && !isWellKnown(words)
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
