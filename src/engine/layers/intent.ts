import { FUNCTION_WORDS, PRODUCT_HEADS } from '../lexicon/grammar'
import { INTENT_OF } from '../lexicon/head-intents'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { isProvider, isWellKnown } from '../lexicon/seller-words'
import type { Unit } from '../reading/units'
import type { AudienceType, Intent, SegmentType } from '../taxonomy/vocabulary'
import { areAtHome } from './at-home'
import { type Judged, judged } from './judged'
import type { Subject } from './subject'

const LIFESTYLE_AUDIENCES: readonly AudienceType[] = ['Enthusiasts', 'Life Stage', 'Demographic', 'Fans & Followers']

export function intentLayer(subject: Subject, audience: AudienceType, segment: SegmentType): Judged<Intent> {
  const { reading, defaults } = subject
  if (
    (reading.title && !areAtHome(subject, segment)) ||
    audience === 'Entrepreneurs' ||
    (audience === 'Decision Makers' && subject.spoken?.rule.audience === 'Decision Makers')
  ) {
    return judged('Role', 'a title or an occupation')
  }
  if (audience === 'Event Attendees') return judged('Event', 'an audience of an event')
  const brand = brandIn(subject)
  if (brand) return judged('Brand', 'a brand by name', brand.text)
  const head = headOf(reading.units)
  const typed = head && INTENT_OF.get(head.words.at(-1)!)
  if (typed && defaults.intent.value !== 'Problem') {
    if (typed === 'Solution' && segment === 'B2C') return judged('Product', 'software for consumers', head!.text)
    return judged(typed, 'what the last word is', head!.text)
  }
  if (head?.type === 'generic' && PRODUCT_HEADS.has(head.words.at(-1)!) && defaults.intent.value === 'Lifestyle')
    return judged('Product', 'goods by the last word', head.text)
  if (defaults.lifestyle && LIFESTYLE_AUDIENCES.includes(audience) && defaults.intent.value !== 'Event')
    return judged('Lifestyle', 'a way of living')
  return defaults.intent
}

/** The last thing of the name. */
function headOf(units: readonly Unit[]): Unit | undefined {
  for (let i = units.length - 1; i >= 0; i--) {
    const { type } = units[i]!
    if (type === 'content' || type === 'generic') return units[i]
  }
  return undefined
}

/** A brand that the name really means: no ordinary word, or one that led to the category. */
function brandIn(subject: Subject): Unit | undefined {
  const { units, traits } = subject.reading
  if ((traits & PHRASE_TRAITS.brand) === 0) return undefined
  for (let i = 0; i < units.length; i++) if (isBrand(subject, units[i]!)) return units[i]
  return undefined
}

function isBrand({ leading, leadingKind, reading }: Subject, unit: Unit): boolean {
  if (unit.position === 'none' || !unit.is(PHRASE_TRAITS.brand)) return false
  const led = leadingKind === 'brand' && leading!.words === unit.text
  if (!led && (isFunctional(unit) || !unit.senses.every(isSureBrand))) return false
  return reading.units.length === 1 || !isSeller(unit.text)
}

/** The "off" of "paying off", though a repellent is called so. */
const isFunctional = ({ text, words }: Unit): boolean =>
  text === text.toLowerCase() && words.every((word) => FUNCTION_WORDS.has(word))

function isSureBrand({ kind, strength }: Unit['senses'][number]): boolean {
  return kind === 'brand' && strength !== 'weak'
}

/** Who sells the data is not what the people want. */
const isSeller = (words: string): boolean => isProvider(words) && !isWellKnown(words)

/** A second intent where the name and its place in the tree say two things. */
export function secondaryIntent(
  subject: Subject,
  primary: Intent,
  audience: AudienceType,
  segment: SegmentType,
): Intent | '' {
  const usual = subject.defaults.intent.value
  if (primary !== usual) return usual
  if (primary !== 'Lifestyle' && (audience === 'Enthusiasts' || audience === 'Fans & Followers')) return 'Lifestyle'
  if (primary !== 'Solution' && segment === 'B2B' && audience === 'Decision Makers') return 'Solution'
  return ''
}
