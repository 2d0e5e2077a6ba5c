import type { ClassifiedTopic } from '../../result'
import type { AudienceType, Intent, ParentCategory } from '../../taxonomy/vocabulary'
import { type HeadWord, headWord, PREDICATE, VERBS } from './head-word'

/** Something that an audience wants, and where it is filed. */
type Thing = { head: HeadWord; intent: Intent; category: ParentCategory }

/** A verb phrase with a place for a name. */
type Pattern = string

const NAME = '{name}'

/** What stands before a name in a verb phrase, and what after it. */
export type AroundName = readonly [before: string, after: string]

/** What the people of a topic do, as a verb phrase in the topic's own words: "are shopping for Running Shoes". */
export function behaviorOf(topic: ClassifiedTopic): string {
  const { topic_name } = topic
  const head = headOfThing(topic_name)
  if (head !== null) return behaviorToward(topic_name, head, topic)
  const name = thingIn(topic_name)
  const verb = verbPhrase(name)
  if (verb !== null) return verb
  return PREDICATE.test(name) ? `are ${name}` : behaviorToward(name, headOf(name), topic)
}

/**
 * The word that a name is about, if it surely brings no verb and no article, and says nothing that the verb would say
 * again: true of nearly all names. What their people do is the same around the name for all words of a kind.
 */
export function headOfThing(name: string): HeadWord | null {
  const [first = '', ...rest] = name.split(' ')
  const last = rest.at(-1) ?? first
  const brings = OPENING.test(first) || VERBS.has(first.toLowerCase()) || CLOSING.test(last) || PREDICATE.test(last)
  return brings ? null : headOf(name)
}

/** How lead-ins, clauses and names with an article begin, and how lead-outs end. */
const OPENING = /^(?:people|consumers|individuals|those|anyone|interest|in-market|past|purchase|the$)/iu
const CLOSING = /^(?:intent|me)$|in-market$/iu

export function behaviorAround(head: HeadWord, topic: ClassifiedTopic): AroundName {
  const [before = '', after = ''] = (ofPeople(head, topic) ?? ofThing(head, topic)).split(NAME)
  return [before, after]
}

function behaviorToward(name: string, head: HeadWord, topic: ClassifiedTopic): string {
  const people = ofPeople(head, topic)
  return people === null ? ofThing(head, topic).replace(NAME, () => name) : people.replace(NAME, () => bare(name))
}

/** Null for a name that is not about people. */
function ofPeople(head: HeadWord, { layers }: ClassifiedTopic): Pattern | null {
  const intent = layers.primary_intent
  if (intent === 'Role') return head.plural ? 'work as {name}' : 'hold a position such as {name}'
  if (head.household) return 'live in {name}'
  if (!head.person && (!head.doer || intent === 'Product')) return null
  return head.plural ? 'are {name}' : 'fit the profile {name}'
}

function ofThing(head: HeadWord, { audience_type, parent_category, layers }: ClassifiedTopic): Pattern {
  return PATTERNS[audience_type]({ head, intent: layers.primary_intent, category: parent_category })
}

const bare = (name: string): string => (name.startsWith('The ') ? name.slice('The '.length) : name)

/** The name without words that the verb says already. */
function thingIn(name: string): string {
  return name.replace(LEAD_IN, '').replace(LEAD_OUT, '') || name
}

const LEAD_IN =
  /^(?:(?:people |consumers )?interest(?:ed)? in|in-market(?: for)?|past purchases?(?: of)?|purchase intent(?: for)?)[ :-]+(?=[\p{L}\p{N}])/iu
const LEAD_OUT = /(?<=[\p{L}\p{N}])[ :-]+(?:in-market|purchase intent|near me)$/iu
const CLAUSE = /^(?:people|consumers|individuals|those|anyone) (?:who(?:'re)? (?:are )?)?(?=\p{L})/iu

/** "Speaks Spanish at Home", "People Comparing Electric Cars", "People Who Love Dogs": the name brings its verb. */
function verbPhrase(name: string): string | null {
  const said = name.replace(CLAUSE, '')
  const space = said.indexOf(' ')
  if (space === -1) return null
  const lower = said.slice(0, space).toLowerCase()
  const rest = said.slice(space)
  const plural = VERBS.get(lower)
  if (plural !== undefined) return plural + rest
  if (said === name) return null
  if (lower.endsWith('ing')) return `are ${lower}${rest}`
  return / who /i.test(name) ? lower + rest : null
}

/** The word that a name is about: the last before "of", "in", an age or a bracket. */
function headOf(name: string): HeadWord {
  return headWord(headWordIn(name))
}

const WORDS_AFTER = /,|(?<!\s)\s+(?:(?:of|for|in|at|with|who|from|by|near|on|without|aged?|ages)(?=\s)|[-–—(])/i
const FIGURES_AT_END = /(?<![\d\s+–-])[\d\s+–-]+$/
const LAST_WORD = /(?<![\p{L}'’-])[\p{L}'’-]+(?=[\s,]*$)/u

function headWordIn(name: string): string {
  const ends = [name.search(WORDS_AFTER), figuresAt(name)].filter((end) => end !== -1)
  return LAST_WORD.exec(name.slice(0, Math.min(name.length, ...ends)))?.[0] ?? ''
}

/** Where an age or another figure begins that a name ends with; -1 for a name without one. */
function figuresAt(name: string): number {
  const end = FIGURES_AT_END.exec(name)
  const figures = end === null ? -1 : end[0].search(/(?<!\s)\s+\d/)
  return figures === -1 ? -1 : end!.index + figures
}

const NOT_SOLD: ReadonlySet<ParentCategory> = new Set([
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
])
const ENJOYED: ReadonlySet<ParentCategory> = new Set([
  'Food & Grocery',
  'Restaurants & Dining',
  'Beverages & Alcohol',
  'Movies & TV',
  'Music & Audio',
  'Gaming',
  'Sports',
  'Outdoor Recreation',
  'Hobbies & Arts',
])
const BOOKED: ReadonlySet<ParentCategory> = new Set(['Travel & Tourism', 'Hotels & Lodging'])
const HELD: ReadonlySet<ParentCategory> = new Set(['Banking & Lending', 'Investing & Wealth', 'Insurance'])
const USED: ReadonlySet<ParentCategory> = new Set([
  'Software & SaaS',
  'IT & Cybersecurity',
  'Telecom & Internet',
  'Healthcare & Pharma',
  'Retail & Shopping',
])
const JOINED: ReadonlySet<ParentCategory> = new Set(['Careers & HR', 'Government & Politics', 'Community & Causes'])

const PATTERNS: Record<AudienceType, (thing: Thing) => Pattern> = {
  'In-Market Shoppers': shopping,
  Researchers: researching,
  Owners: ({ category }) => {
    if (category === 'Pets & Animals') return 'have pets and an interest in {name}'
    if (HELD.has(category)) return 'have {name}'
    return USED.has(category) ? 'use {name}' : 'own or use {name}'
  },
  'Past Purchasers': ({ category, intent }) => {
    if (BOOKED.has(category)) return 'have booked {name} before'
    if (NOT_SOLD.has(category) || HELD.has(category)) return 'have used {name} before'
    return intent === 'Brand' ? 'have bought from {name} before' : 'have bought {name} before'
  },
  'Brand Loyalists': ({ category }) => (NOT_SOLD.has(category) ? 'follow or rely on {name}' : 'are loyal to {name}'),
  'Decision Makers': ({ intent }) =>
    intent === 'Brand'
      ? 'decide whether their organization works with {name}'
      : 'make decisions about {name} in their organization',
  Professionals: ({ head, intent, category }) => {
    if (intent === 'Brand' || head.employer) return 'work at or with {name}'
    if (JOINED.has(category)) return 'have to do with {name} in their working lives'
    return intent === 'Product' ? 'work with {name}' : 'work in {name}'
  },
  Entrepreneurs: () => 'run or want to start a business around {name}',
  Enthusiasts: enjoying,
  'Fans & Followers': ({ category }) =>
    category === 'Government & Politics' ? 'support or follow {name}' : 'are fans of {name}',
  'Event Attendees': () => 'attend or plan to attend {name}',
  'Students & Learners': () => 'are students or learners with an interest in {name}',
  'Life Stage': ({ intent }) =>
    intent === 'Event' || intent === 'Lifestyle'
      ? 'are at a stage of life that involves {name}'
      : 'are at a stage of life that calls for {name}',
  Demographic: () => 'fit the profile {name}',
}

function shopping({ head, intent, category }: Thing): Pattern {
  if (intent === 'Problem') return 'are looking for help with {name}'
  if (intent === 'Brand') return 'are considering {name}'
  if (BOOKED.has(category))
    return head.plural ? 'are planning or booking {name}' : 'are planning travel with {name} in mind'
  if (category === 'Government & Politics') return 'are ready to act on {name}'
  if (category === 'Community & Causes') return 'want to give to or take part in {name}'
  if (intent === 'Event') return 'are planning for {name}'
  return intent === 'Product' ? 'are shopping for {name}' : 'are looking for {name}'
}

function researching({ intent, category }: Thing): Pattern {
  if (category === 'Government & Politics') return 'are following {name}'
  if (intent === 'Problem' || NOT_SOLD.has(category)) return 'are looking for information about {name}'
  return 'are reading up on {name} and comparing options'
}

function enjoying({ intent, category }: Thing): Pattern {
  if (intent === 'Problem') return 'take an interest in {name}'
  if (category === 'Government & Politics') return 'follow {name} closely'
  if (category === 'Community & Causes') return 'care about {name}'
  if (ENJOYED.has(category)) return 'enjoy {name}'
  return 'have a lasting interest in {name}'
}
