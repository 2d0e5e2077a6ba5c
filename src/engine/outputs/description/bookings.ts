import { WORDS } from '../../compiled/words'
import type { ParentCategory } from '../../taxonomy/vocabulary'

export const BOOKED: ReadonlySet<ParentCategory> = new Set<ParentCategory>(['Travel & Tourism', 'Hotels & Lodging'])

const { bookable, events, sights } = WORDS.sentences
const BOOKABLE = new Set(bookable)
const EVENTS = new Set(events)
const SIGHTS = new Set(sights)

/** What travelers do with a thing: they book a tour, stay at a hotel, go to a beach and are interested in the rest. */
export function traveling(text: string): string {
  if (LODGING.test(text)) return `are planning or booking stays at ${text}`
  const head = headOf(text)
  if (BOOKABLE.has(head)) return `are planning or booking ${text}`
  return SIGHTS.has(head) ? `are planning trips to ${text}` : `are interested in ${text}`
}

/** What people do before an event; what else is filed as one they are interested in. */
export function preparing(text: string, category: ParentCategory, otherwise = 'are interested in'): string {
  if (BOOKED.has(category)) return traveling(text)
  const head = headOf(text)
  return EVENTS.has(head.toLowerCase()) || /^\p{Lu}/u.test(head) ? `are planning for ${text}` : `${otherwise} ${text}`
}

/** The last word before what says where, with whom or for whom. */
function headOf(text: string): string {
  const end = text.search(JOINT)
  const before = end === -1 ? text : text.slice(0, end)
  return before.slice(before.lastIndexOf(' ') + 1)
}

const JOINT =
  /,| (?:\(|(?:above|abroad|across|around|at|by|for|from|in|near|of|off|on|over|through|to|under|with|without)\b)/

const LODGING = new RegExp(
  String.raw`^(?!.*\band\b)(?:[\p{L}'’-]+ )*(?:${WORDS.sentences.lodgings.join('|')})(?: |$)`,
  'iu',
)
