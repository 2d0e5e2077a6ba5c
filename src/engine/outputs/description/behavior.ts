import { WORDS } from '../../compiled/words'
import { withoutLegalForm } from '../../reading/company-name'
import type { ClassifiedTopic } from '../../result'
import type { AudienceType, Intent, ParentCategory, SegmentType } from '../../taxonomy/vocabulary'
import { NO_ATTRIBUTES } from './attributes'
import { type Behavior, BUYERS, DECIDERS, OTHERS, WORKERS } from './audience-words'
import { BOOKED, preparing, traveling } from './bookings'
import { isCompany } from './companies'
import type { NameParts } from './parts'
import { sharing } from './profiles'
import { isTrouble, towardProblem } from './troubles'

/** Something that an audience wants, and where it is filed. */
type Thing = Pick<NameParts, 'text' | 'isPlural' | 'isBrand' | 'isPlace' | 'isOrganization' | 'isAnimal'> & {
  /** The name says more of the people. */
  hasAttributes: boolean
  intent: Intent
  category: ParentCategory
  segment: SegmentType
  isDelicate: boolean
}

const categories = (...list: ParentCategory[]): ReadonlySet<ParentCategory> => new Set(list)

const NOT_SOLD = categories(
  'Careers & HR',
  'Healthcare & Pharma',
  'Movies & TV',
  'Music & Audio',
  'News & Publishing',
  'Sports',
  'Education & Science',
  'Demographics & Life Events',
  'Government & Politics',
  'Community & Causes',
)
const ENJOYED = categories(
  'Food & Grocery',
  'Restaurants & Dining',
  'Beverages & Alcohol',
  'Movies & TV',
  'Music & Audio',
  'Gaming',
  'Sports',
  'Outdoor Recreation',
  'Hobbies & Arts',
)
const EATEN = categories('Food & Grocery', 'Restaurants & Dining', 'Beverages & Alcohol')
const HELD = categories('Banking & Lending', 'Investing & Wealth', 'Insurance')
const USED = categories('Software & SaaS', 'IT & Cybersecurity', 'Telecom & Internet', 'Healthcare & Pharma')
const VISITED = categories('Retail & Shopping', 'Restaurants & Dining', 'Hotels & Lodging', 'Food & Grocery')
const READ = categories('News & Publishing')

/** What one needs for a pastime or does at work, and does not enjoy for itself. */
const GEAR = new RegExp(String.raw`\b(?:${WORDS.sentences.gear.join('|')})(?:$| \(| (?:in|for|with|at|from|to|near) )`)

/** Who looks for these is not loyal to the brand beside them. */
const INSTEAD = new RegExp(String.raw`\b(?:${WORDS.sentences.substitutes.join('|')})$`)

const only = (people: string): Behavior => ({ people, verb: '' })

/** What the people of each audience type do with a thing. */
export const TOWARD_THING: Record<AudienceType, (thing: Thing) => Behavior> = {
  'In-Market Shoppers': shopping,
  Researchers: researching,
  Owners: owning,
  'Past Purchasers': purchased,
  'Brand Loyalists': (thing) => {
    const { text, category, segment, isBrand } = thing
    if (INSTEAD.test(text)) return shopping({ ...thing, isBrand: false, intent: 'Product' })
    if (NOT_SOLD.has(category)) return { people: OTHERS[segment], verb: `follow or rely on ${text}` }
    return { people: BUYERS[segment], verb: isBrand ? `are loyal to ${text}` : `are loyal to a brand of ${text}` }
  },
  'Decision Makers': deciding,
  Professionals: working,
  Entrepreneurs: ({ text, isBrand, isOrganization, isPlural }) => {
    if (isBrand) return { people: 'entrepreneurs and business owners', verb: `work with ${text}` }
    return only(isOrganization && isPlural ? `owners of ${text}` : `entrepreneurs and business owners in ${text}`)
  },
  Enthusiasts: enjoying,
  'Fans & Followers': following,
  'Event Attendees': ({ text, segment, intent }) => {
    if (/\btickets?\b/.test(text)) return { people: OTHERS[segment], verb: `buy ${text}` }
    return { people: OTHERS[segment], verb: intent === 'Event' ? `attend ${text}` : `attend events about ${text}` }
  },
  'Students & Learners': ({ text }) => ({ people: 'students and learners', verb: `are interested in ${text}` }),
  'Life Stage': living,
  Demographic: (thing) => sharing(thing),
}

export function towardThing(parts: NameParts, topic: ClassifiedTopic): Behavior {
  if (topic.layers.primary_intent === 'Problem' || isTrouble(parts, topic)) return towardProblem(parts, topic)
  return TOWARD_THING[topic.audience_type]({
    text: parts.text,
    isPlural: parts.isPlural,
    isBrand: parts.isBrand || (topic.layers.primary_intent === 'Brand' && isNameOf(topic.audience_type, parts.text)),
    isOrganization: parts.isOrganization,
    isPlace: parts.isPlace,
    isAnimal: parts.isAnimal,
    hasAttributes: parts.attributes !== NO_ATTRIBUTES,
    intent: topic.layers.primary_intent === 'Brand' && !parts.isBrand ? 'Product' : topic.layers.primary_intent,
    category: topic.parent_category,
    segment: topic.segment_type,
    isDelicate: topic.layers.sensitivity === 'High' || topic.layers.sensitivity === 'Moderate',
  })
}

/** Of a brand, though no list has it as it is written: "BAE Systems plc". */
const isNameOf = (audience: AudienceType, text: string): boolean =>
  audience === 'Brand Loyalists' || withoutLegalForm(text) !== null

/** Nothing is known of the name but its words. */
export const towardUnknown = ({ text }: NameParts, { segment_type }: ClassifiedTopic): Behavior => ({
  people: OTHERS[segment_type],
  verb: `are interested in ${/[\p{L}\p{N}]/u.test(text) ? text : `“${text}”`}`,
})

export const peopleFor = ({ segment_type, audience_type }: ClassifiedTopic): string =>
  audience_type === 'In-Market Shoppers' ? BUYERS[segment_type] : OTHERS[segment_type]

/** "work as registered nurses". */
export function atWork(
  { text, kind }: NameParts,
  { audience_type, segment_type, topic_name }: ClassifiedTopic,
): Behavior {
  const people = audience_type === 'Decision Makers' ? DECIDERS[segment_type] : OTHERS[segment_type]
  return { people, verb: kind === 'people' ? `work as ${text}` : `hold a position such as ${topic_name}` }
}

function shopping({ text, intent, category, segment, isBrand, isPlace, isOrganization, isPlural }: Thing): Behavior {
  if (intent === 'Event') return { people: BUYERS[segment], verb: preparing(text, category, 'are looking for') }
  const travelers = segment === 'B2C' ? 'travelers' : BUYERS[segment]
  if (isBrand) return { people: BOOKED.has(category) ? travelers : BUYERS[segment], verb: `are considering ${text}` }
  if (isPlace) return { people: 'travelers', verb: `are planning trips to ${text}` }
  if (BOOKED.has(category) && intent !== 'Product') return { people: travelers, verb: traveling(text) }
  if (text.startsWith('shopping') || isPastime(text))
    return { people: BUYERS[segment], verb: `are interested in ${text}` }
  if (category === 'Government & Politics') return { people: OTHERS[segment], verb: `are ready to act on ${text}` }
  if (category === 'Community & Causes') return { people: OTHERS[segment], verb: `want to support ${text}` }
  return {
    people: BUYERS[segment],
    verb:
      intent === 'Product' && !(isOrganization && isPlural) ? `are shopping for ${text}` : `are looking for ${text}`,
  }
}

const PASTIMES = new Set(WORDS.sentences.pastimes)

/** What people do, and no goods as "bedding" is. */
const isPastime = (text: string): boolean => PASTIMES.has(text.slice(text.lastIndexOf(' ') + 1))

function researching({ text, category, segment, intent }: Thing): Behavior {
  if (category === 'Government & Politics')
    return { people: OTHERS[segment], verb: `are ${intent === 'Event' ? 'following' : 'interested in'} ${text}` }
  if (NOT_SOLD.has(category)) return { people: OTHERS[segment], verb: `are looking for information about ${text}` }
  return { people: BUYERS[segment], verb: `are researching ${text}` }
}

/** "Lego fans", "fans of the Walt Disney Company". */
const peopleOf = (brand: string, people: string): string =>
  brand.startsWith('the ') ? `${people} of ${brand}` : `${brand} ${people}`

function owning({ text, isPlural, isBrand, isAnimal, isOrganization, category, segment, intent }: Thing): Behavior {
  if (intent === 'Event' || (intent === 'Lifestyle' && !isAnimal))
    return { people: OTHERS[segment], verb: `are interested in ${text}` }
  if (isBrand) {
    const noun = USED.has(category) ? 'users' : HELD.has(category) || VISITED.has(category) ? 'customers' : 'owners'
    return only(peopleOf(text, noun))
  }
  if (category === 'Pets & Animals' && !isAnimal) return { people: 'pet owners', verb: `are interested in ${text}` }
  if (isOrganization && isPlural) return only(`customers of ${text}`)
  if (HELD.has(category)) return { people: BUYERS[segment], verb: `have ${text}` }
  if (USED.has(category)) return { people: OTHERS[segment], verb: `use ${text}` }
  if (isPlural && segment === 'B2C') return only(`owners of ${text}`)
  return { people: OTHERS[segment], verb: `own or use ${text}` }
}

function purchased({ text, isBrand, isOrganization, category, segment }: Thing): Behavior {
  if (BOOKED.has(category)) return { people: 'travelers', verb: `have booked ${text} before` }
  if (isBrand || isOrganization) return only(`past customers of ${text}`)
  if (NOT_SOLD.has(category) || HELD.has(category)) return { people: BUYERS[segment], verb: `have used ${text} before` }
  return { people: BUYERS[segment], verb: `have bought ${text.replace(/^(?:bought|purchased) /, '')} before` }
}

function deciding({ text, isOrganization, isPlural, isBrand, intent, segment }: Thing): Behavior {
  if (isBrand) return { people: DECIDERS[segment], verb: `are considering ${text}` }
  if (isOrganization && isPlural && segment !== 'B2C') return only(`${DECIDERS[segment]} at ${text}`)
  if (INDUSTRY.test(text) || WORK_ON.test(text)) return only(`${DECIDERS[segment]} in the ${text}`)
  if (isField(text)) return only(`${DECIDERS[segment]} in ${text}`)
  if (intent === 'Product') return { people: DECIDERS[segment], verb: `buy ${text}` }
  if (intent === 'Solution') return { people: DECIDERS[segment], verb: `are evaluating ${text}` }
  return { people: DECIDERS[segment], verb: `are responsible for ${text}` }
}

function working({ text, isOrganization, isPlural, isBrand, intent, segment }: Thing): Behavior {
  const people = WORKERS[segment]
  if (isBrand) return { people, verb: `work at or with ${text}` }
  if (isOrganization && isPlural) return { people, verb: `work at ${text}` }
  if (INDUSTRY.test(text) || WORK_ON.test(text)) return { people, verb: `work in the ${text}` }
  if (segment === 'B2E') return { people, verb: `are involved in ${text}` }
  const isUsed = USED_AT_WORK.test(text) || (intent === 'Product' && !isField(text))
  return { people, verb: isUsed ? `work with ${text}` : `work in ${text}` }
}

const USED_AT_WORK = /\b(?:software|tools|platforms|systems)$/
const INDUSTRY = /\b(?:industry|sector)$/
/** "manufacture of soap", as industries are listed. */
const WORK_ON = new RegExp(String.raw`^(?:${WORDS.sentences.industryWork.join('|')})(?: and \p{L}+)? of `, 'u')

/** Work, no goods: "furniture manufacturing". */
const isField = (text: string): boolean => FIELD.test(text)
const FIELD = new RegExp(String.raw`(?:ing|\b(?:${WORDS.sentences.fields.join('|')}))$`)

function enjoying({ text, category, segment, intent, isPlural, isDelicate }: Thing): Behavior {
  const people = OTHERS[segment]
  if (category === 'Government & Politics') return { people, verb: `follow ${text}` }
  const isWelcome = !isDelicate || category === 'Beverages & Alcohol'
  const isGear = GEAR.test(text) || ((intent === 'Product' || isPlural) && !EATEN.has(category))
  const isEnjoyed = ENJOYED.has(category) && segment === 'B2C' && isWelcome && !isGear && !isCompany(text)
  return { people, verb: isEnjoyed ? `enjoy ${text}` : `are interested in ${text}` }
}

function following({ text, isBrand, isPlural, intent, category, segment, isDelicate }: Thing): Behavior {
  if (category === 'Government & Politics') return only(`supporters and followers of ${text}`)
  if (category === 'Healthcare & Pharma') return { people: OTHERS[segment], verb: `are interested in ${text}` }
  if (isBrand) return only(peopleOf(text, READ.has(category) ? 'followers' : 'fans'))
  if (READ.has(category) && !GEAR.test(text) && !text.endsWith('ing'))
    return only(HEARD.test(text) ? `listeners of ${text}` : `readers of ${text}`)
  const isGear =
    READ.has(category) ||
    GEAR.test(text) ||
    (category === 'Sports' && isPlural) ||
    (category === 'Music & Audio' && intent === 'Product')
  return isGear || isDelicate ? { people: OTHERS[segment], verb: `are interested in ${text}` } : only(`fans of ${text}`)
}

const HEARD = /\baudio ?books?$/

function living({ text, intent, category, segment }: Thing): Behavior {
  const people = category === 'Family & Relationships' && segment === 'B2C' ? 'parents and families' : OTHERS[segment]
  if (intent === 'Product') return { people, verb: `are shopping for ${text}` }
  if (intent === 'Service' || intent === 'Solution') return { people, verb: `are looking for ${text}` }
  if (intent === 'Event' && !text.includes('planning'))
    return { people: OTHERS[segment], verb: preparing(text, category) }
  return { people: OTHERS[segment], verb: `are interested in ${text}` }
}
