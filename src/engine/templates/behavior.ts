import { PIECE_TRAITS } from '../piece-traits'
import { type Piece, piecesOf } from '../pieces'
import type { ClassifiedTopic } from '../result'
import type { AudienceType, Intent, ParentCategory } from '../taxonomy/vocabulary'
import { type HeadWord, headWord, PREDICATE, VERBS } from './head-word'

/** Something that an audience wants, and where it is filed. */
type Thing = { name: string; head: string; plural: boolean; intent: Intent; category: ParentCategory }

/** What the people of a topic do, as a verb phrase in the topic's own words: "are shopping for Running Shoes". */
export function behaviorOf(topic: ClassifiedTopic): string {
  if (isThing(topic.topic_name)) return behaviorToward(topic.topic_name, topic)
  const name = thingIn(topic.topic_name)
  const verb = verbPhrase(name)
  if (verb !== null) return verb
  return PREDICATE.test(name) ? `are ${name}` : behaviorToward(name, topic)
}

/** It surely brings no verb, and says nothing that the verb would say again: true of nearly all names. */
function isThing(name: string): boolean {
  const pieces = piecesOf(name)
  if (pieces === null || pieces.length === 0) return false
  const { opening, closing } = PIECE_TRAITS
  return !(pieces[0]!.traits & opening || pieces[pieces.length - 1]!.traits & closing)
}

function behaviorToward(name: string, topic: ClassifiedTopic): string {
  const { audience_type, parent_category: category, layers } = topic
  const intent = layers.primary_intent
  const head = headOf(name)
  if (intent === 'Role') return head.plural ? `work as ${bare(name)}` : `hold a position such as ${bare(name)}`
  if (head.singular === 'household') return `live in ${bare(name)}`
  if (head.person || (head.doer && intent !== 'Product'))
    return head.plural ? `are ${bare(name)}` : `fit the profile ${bare(name)}`
  return BEHAVIOR[audience_type]({ name, head: head.singular, plural: head.plural, intent, category })
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

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Places to work at rather than fields to work in. */
const EMPLOYERS = words(`
  firm company store shop station agency contractor distributor wholesaler manufacturer supplier dealer union school hospital
  clinic bank restaurant hotel office center club bureau authority association operator provider retailer merchant carrier
  broker builder nonprofit university college spa salon
`)

/** The word that a name is about: the last before "of", "in", an age or a bracket. */
function headOf(name: string): HeadWord {
  const piece = headOfPieces(piecesOf(name) ?? [])
  if (piece === null || !(piece.traits & PIECE_TRAITS.whole)) return headWord(headWordIn(name))
  piece.head ??= headWord(piece.text)
  return piece.head
}

/** Null where a piece is parted from those before it by more than a link. */
function headOfPieces(pieces: readonly Piece[]): Piece | null {
  let head: Piece | null = null
  let linked = true
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]!
    if (piece.traits & PIECE_TRAITS.ending) return null
    if (linked) head = piece
    linked = (piece.traits & PIECE_TRAITS.linking) !== 0 && i < pieces.length - 1
  }
  return head
}

const WORDS_AFTER = /,|\s+(?:(?:of|for|in|at|with|who|from|by|near|on|without|aged?|ages)(?=\s)|[-–—(]|\d[\d\s+–-]*$)/i

function headWordIn(name: string): string {
  const [core = ''] = name.split(WORDS_AFTER, 1)
  return /[\p{L}'’-]+$/u.exec(core.replace(/[\s,]+$/, ''))?.[0] ?? ''
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

const BEHAVIOR: Record<AudienceType, (thing: Thing) => string> = {
  'In-Market Shoppers': shopping,
  Researchers: researching,
  Owners: ({ name, category }) => {
    if (category === 'Pets & Animals') return `have pets and an interest in ${name}`
    if (HELD.has(category)) return `have ${name}`
    return USED.has(category) ? `use ${name}` : `own or use ${name}`
  },
  'Past Purchasers': ({ name, category, intent }) => {
    if (BOOKED.has(category)) return `have booked ${name} before`
    if (NOT_SOLD.has(category) || HELD.has(category)) return `have used ${name} before`
    return intent === 'Brand' ? `have bought from ${name} before` : `have bought ${name} before`
  },
  'Brand Loyalists': ({ name, category }) =>
    NOT_SOLD.has(category) ? `follow or rely on ${name}` : `are loyal to ${name}`,
  'Decision Makers': ({ name, intent }) =>
    intent === 'Brand'
      ? `decide whether their organization works with ${name}`
      : `make decisions about ${name} in their organization`,
  Professionals: ({ name, head, intent, category }) => {
    if (intent === 'Brand' || EMPLOYERS.has(head)) return `work at or with ${name}`
    if (JOINED.has(category)) return `have to do with ${name} in their working lives`
    return intent === 'Product' ? `work with ${name}` : `work in ${name}`
  },
  Entrepreneurs: ({ name }) => `run or want to start a business around ${name}`,
  Enthusiasts: enjoying,
  'Fans & Followers': ({ name, category }) =>
    category === 'Government & Politics' ? `support or follow ${name}` : `are fans of ${name}`,
  'Event Attendees': ({ name }) => `attend or plan to attend ${name}`,
  'Students & Learners': ({ name }) => `are students or learners with an interest in ${name}`,
  'Life Stage': ({ name, intent }) =>
    intent === 'Event' || intent === 'Lifestyle'
      ? `are at a stage of life that involves ${name}`
      : `are at a stage of life that calls for ${name}`,
  Demographic: ({ name }) => `fit the profile ${name}`,
}

function shopping({ name, plural, intent, category }: Thing): string {
  if (intent === 'Problem') return `are looking for help with ${name}`
  if (intent === 'Brand') return `are considering ${name}`
  if (BOOKED.has(category))
    return plural ? `are planning or booking ${name}` : `are planning travel with ${name} in mind`
  if (category === 'Government & Politics') return `are ready to act on ${name}`
  if (category === 'Community & Causes') return `want to give to or take part in ${name}`
  if (intent === 'Event') return `are planning for ${name}`
  return intent === 'Product' ? `are shopping for ${name}` : `are looking for ${name}`
}

function researching({ name, intent, category }: Thing): string {
  if (category === 'Government & Politics') return `are following ${name}`
  if (intent === 'Problem' || NOT_SOLD.has(category)) return `are looking for information about ${name}`
  return `are reading up on ${name} and comparing options`
}

function enjoying({ name, intent, category }: Thing): string {
  if (intent === 'Problem') return `take an interest in ${name}`
  if (category === 'Government & Politics') return `follow ${name} closely`
  if (category === 'Community & Causes') return `care about ${name}`
  if (ENJOYED.has(category)) return `enjoy ${name}`
  return `have a lasting interest in ${name}`
}
