import { memo } from '../memo'
import { canonicalWord, canonicalWords } from '../text'
import { bitsOf } from '../word-bits'

/** A word of a name, and what it says of the people if it is the head. */
export type SaidWord = {
  /** As a head it is what it is here: no signs but those that belong to a word. */
  whole: boolean
  /** What stands before it may end there, or inside it. */
  parts: boolean
  /** What follows it says more about the head before it. */
  links: boolean
  /** As the first it may begin a lead-in or a clause, or be a verb. */
  opens: boolean
  /** As the last it may end a lead-out or a predicate. */
  closes: boolean
  singular: string
  plural: boolean
  person: boolean
  /** They are meant unless it is a product. */
  doer: boolean
  /** In a slug; null where it has more than ASCII letters and digits. */
  slug: string | null
  /** Of its canonical words. */
  bits: number
}

const MOST_WORDS = 10_000

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words for people as such. */
const PERSONS = words(`
  shopper purchaser intender enthusiast lover follower researcher loyalist customer subscriber visitor attendee member
  switcher considerer booker searcher voter mom dad student renter donor volunteer patient caregiver commuter gamer investor
  hobbyist diner angler golfer democrat republican veteran retiree adult teen teenager man woman boy girl child kid
  millennial boomer person couple newlywed nester immigrant expat learner freelancer entrepreneur founder professional
  employee christian catholic muslim jew believer activist supporter foodie bride applicant taxpayer borrower spender
  resident citizen user fan single biker athlete musician artist influencer blogger drinker seller reseller filer diyer
  baker knitter quilter birder crafter gardener hiker cyclist skier surfer photographer swimmer dancer singer sailor boater
  worker executive traveler listener graduate trader skateboarder snowboarder prepper adopter individual client guest rider official american asian
  hispanic latino kayaker paddler
`)
/** Part of longer words too: "homeowner", "moviegoer". */
const PERSON_ENDING = /(?:owner|goer|buyer|seeker|holder|parent|mother|father)$/

/** Words for people and for things that do the same: "coffee makers", "record players", "campers". */
const DOERS = words(`
  player viewer reader collector hunter camper runner cook smoker mover streamer clipper saver climber painter maker
  leader manager senior family conservative liberal independent flyer
`)

const LINKS = words('of for in at with who from by near on without age aged ages')

export const VERBS = new Map(
  `speaks:speak lives:live owns:own has:have rents:rent drives:drive watches:watch shops:shop buys:buy plays:play reads:read
   uses:use wants:want likes:like loves:love works:work attends:attend donates:donate travels:travel listens:listen
   follows:follow visits:visit supports:support votes:vote prefers:prefer is:are are:are`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

export const PREDICATE =
  /^(?:(?:recently|newly|just|never|currently|formerly|not) )?(?:married|engaged|single|divorced|widowed|separated|retired|pregnant|unemployed|employed|self-employed|bilingual|moved|graduated)$/i

/** How lead-ins and clauses begin, and how lead-outs end. */
const OPENING = /^(?:people|consumers|individuals|those|anyone|interest|in-market|past|purchase)/iu
const CLOSING = /^(?:intent|me)$|in-market$/iu

export const saidWord = memo((text): SaidWord => {
  const lower = text.toLowerCase()
  const singular = canonicalWord(text)
  const last = singular.split('-').at(-1) ?? ''
  return {
    whole: /^[\p{L}'’-]+$/u.test(text),
    parts: /^[\d(–—-]|[\s,]/.test(text),
    links: LINKS.has(lower),
    opens: OPENING.test(text) || VERBS.has(lower),
    closes: CLOSING.test(text) || PREDICATE.test(text),
    singular,
    plural: singular !== lower,
    person: PERSONS.has(last) || PERSON_ENDING.test(last),
    doer: DOERS.has(last),
    slug: /^[A-Za-z\d]+$/.test(text) ? lower : null,
    bits: bitsOf(canonicalWords(text)),
  }
}, MOST_WORDS)

/** What a piece of a name says, kept with it. */
export function saidBy(piece: { readonly text: string; said: SaidWord | null }): SaidWord {
  piece.said ??= saidWord(piece.text)
  return piece.said
}
