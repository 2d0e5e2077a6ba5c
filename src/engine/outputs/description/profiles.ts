import type { Intent, ParentCategory, SegmentType } from '../../taxonomy/vocabulary'
import { type Behavior, OTHERS } from './audience-words'
import { preparing } from './bookings'

type Profile = {
  text: string
  isPlural: boolean
  hasAttributes: boolean
  intent: Intent
  category: ParentCategory
  segment: SegmentType
}

const TIME = / (?:month|week|day|night|season|year)$/i
const ONE_GROUP = /\b(?:community|diaspora|generation)\b/
const GROUPS = /\bcommunities\b/
const ORIGIN = /\b(?:ancestry|background|descent|heritage|identity)$/
const MEANS = /^(?:low|middle|high|very high) incomes?$/
/** People of a country or a faith: "Crimean Tatars". */
const NATION = /(?:^| )\p{Lu}[\p{L}'’-]+s(?:$| in )/u

/** Who shares a profile, said as far as its words allow. */
export function sharing({ text, intent, category, isPlural, hasAttributes, segment }: Profile): Behavior {
  const people = OTHERS[segment]
  if (intent === 'Event') return { people, verb: preparing(text, category) }
  const isProfile = category === 'Demographics & Life Events' && (intent === 'Lifestyle' || intent === 'Role')
  const isThing = hasAttributes || !isProfile || text.startsWith('the ') || /^number of /.test(text)
  if (isThing) return { people, verb: `are interested in ${text}` }
  if (GROUPS.test(text)) return { people: `members of ${text}`, verb: '' }
  if (ONE_GROUP.test(text)) return { people: `members of the ${text}`, verb: '' }
  if (ORIGIN.test(text)) return { people: `${people} of ${text}`, verb: '' }
  if (MEANS.test(text)) return { people: `${people} with a ${text.replace(/s$/, '')}`, verb: '' }
  if (isPlural && NATION.test(text)) return { people: text, verb: '' }
  const isShort = !isPlural && text.split(' ').length <= 3 && !TIME.test(text)
  return isShort ? { people: `${text} consumers`, verb: '' } : { people, verb: `are interested in ${text}` }
}
