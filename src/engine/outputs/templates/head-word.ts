import { memo } from '../../text/memo'
import { canonicalWord } from '../../text/tokens'

/** What the word that a name is about says of the people: the same for all words of its kind. */
export type HeadWord = {
  plural: boolean
  person: boolean
  /** They are meant unless it is a product. */
  doer: boolean
  household: boolean
  /** A place to work at rather than a field to work in. */
  employer: boolean
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

const EMPLOYERS = words(`
  firm company store shop station agency contractor distributor wholesaler manufacturer supplier dealer union school hospital
  clinic bank restaurant hotel office center club bureau authority association operator provider retailer merchant carrier
  broker builder nonprofit university college spa salon
`)

export const VERBS = new Map(
  `speaks:speak lives:live owns:own has:have rents:rent drives:drive watches:watch shops:shop buys:buy plays:play reads:read
   uses:use wants:want likes:like loves:love works:work attends:attend donates:donate travels:travel listens:listen
   follows:follow visits:visit supports:support votes:vote prefers:prefer is:are are:are`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

export const PREDICATE =
  /^(?:(?:recently|newly|just|never|currently|formerly|not) )?(?:married|engaged|single|divorced|widowed|separated|retired|pregnant|unemployed|employed|self-employed|bilingual|moved|graduated)$/i

export const headWord = memo((text): HeadWord => {
  const singular = canonicalWord(text)
  const last = singular.split('-').at(-1) ?? ''
  return ofItsKind({
    plural: singular !== text.toLowerCase(),
    person: PERSONS.has(last) || PERSON_ENDING.test(last),
    doer: DOERS.has(last),
    household: singular === 'household',
    employer: EMPLOYERS.has(singular),
  })
}, MOST_WORDS)

const kinds = new Map<string, HeadWord>()

/** One for all words of a kind: texts are remembered by it. */
function ofItsKind(head: HeadWord): HeadWord {
  const kind = Object.values(head).join()
  const known = kinds.get(kind) ?? head
  kinds.set(kind, known)
  return known
}
