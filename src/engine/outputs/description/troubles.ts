import { WORDS } from '../../compiled/words'
import type { ClassifiedTopic } from '../../result'
import type { AudienceType, ParentCategory } from '../../taxonomy/vocabulary'
import { type Behavior, OTHERS, WORKERS } from './audience-words'
import type { NameParts } from './parts'
import { withArticle } from './value-forms'

const AT_WORK = new Set<AudienceType>(['Decision Makers', 'Professionals', 'Entrepreneurs'])
const CONCERNED = new Set<AudienceType>(['Owners', 'Enthusiasts', 'Life Stage'])

/** What helps with a trouble is no trouble: "stress balls", "hearing aids". */
const REMEDY = new RegExp(String.raw`\b(?:${WORDS.sentences.remedies.join('|')})$`)

/** A condition or another trouble is nothing that people own, enjoy or are loyal to. */
export function towardProblem(parts: NameParts, topic: ClassifiedTopic): Behavior {
  const { audience_type, segment_type, parent_category } = topic
  const text = oneTrouble(parts)
  const people = OTHERS[segment_type]
  const isRemedy = REMEDY.test(text)
  if (AT_WORK.has(audience_type)) {
    const isWorkplace = parts.isOrganization && parts.isPlural
    return { people: WORKERS[segment_type], verb: isWorkplace ? `work at ${text}` : `are concerned with ${text}` }
  }
  if (audience_type === 'In-Market Shoppers')
    return { people, verb: isRemedy ? `are looking for ${text}` : `are looking for help with ${text}` }
  if (!CONCERNED.has(audience_type)) return { people, verb: `are looking for information about ${text}` }
  if (isRemedy) return { people, verb: `are interested in ${text}` }
  return {
    people,
    verb: parent_category === 'Healthcare & Pharma' ? `are managing ${text}` : `are dealing with ${text}`,
  }
}

/** Where something may be broken. */
const OF_THINGS: ReadonlySet<ParentCategory> = new Set<ParentCategory>([
  'Auto',
  'Auto Parts & Services',
  'Consumer Electronics',
  'Energy & Agriculture',
  'Home & Garden',
  'Home Improvement',
  'Real Estate',
  'Telecom & Internet',
])
const TROUBLE = new RegExp(String.raw`\b(?:${WORDS.sentences.troubles.join('|')})$`, 'i')
const BROKEN = new RegExp(`^(?:an? )?(?:${WORDS.sentences.broken.join('|')}) [a-z]+(?: [a-z]+)?$`)
const MENDING = /(?:cover|coverage|insurance|kit|kits|removal|repair|repairs|replacement|service|services)$/

/** "Damp problems", "a leaking roof": nobody shops for them. */
export const isTrouble = ({ text, isBrand }: NameParts, { parent_category, segment_type }: ClassifiedTopic): boolean =>
  !isBrand && segment_type === 'B2C' && OF_THINGS.has(parent_category) && (TROUBLE.test(text) || isBroken(text))

const isBroken = (text: string): boolean => BROKEN.test(text) && !MENDING.test(text)

const oneTrouble = ({ text, isPlural }: NameParts): string =>
  isBroken(text) && !isPlural && !/^an? /.test(text) && !UNCOUNTED.test(text) ? withArticle(text) : text

const UNCOUNTED = /(?:brickwork|glass|internet|paint|paintwork|plaster|plumbing|pressure|signal|wi-?fi|wiring|wood)$/i
