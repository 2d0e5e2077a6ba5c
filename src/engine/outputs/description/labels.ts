import { WORDS } from '../../compiled/words'
import { canonicalWord } from '../../text/tokens'

/** What joins people to a thing: "heavy buyers of yogurt", "visitors to stadiums". */
const JOINING = new Map(Object.entries(WORDS.sentences.joints))

/** "Salty Snacks - Heavy Buyers"; other people keep the thing in a bracket. */
export function withThing({ text, hasClause }: { text: string; hasClause: boolean }, thing: string): string {
  const last = canonicalWord(text.slice(text.lastIndexOf(' ') + 1))
  const joint = hasClause ? undefined : JOINING.get(last)
  return joint === undefined ? `${text} (${thing})` : `${text} ${joint} ${thing}`
}

const AFTER_PEOPLE = new RegExp(
  String.raw`^(?<people>\S.* (?:${WORDS.sentences.beforeFigures.join('|')})),? (?<more>\$?\d.*|[A-Z]{3}-[A-Z]{3}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:[-–][a-z]{3,9})?)$`,
  'i',
)

const WINDOW = / ?(?:last|past|next) \d{1,3} [a-z]+$/i

/** "Online Apparel Buyers $250+ Last 6 Mo": the people, and how much, when or where; null if nothing follows them. */
export function afterPeople(name: string): { people: string; more: string } | null {
  const { people, more } = AFTER_PEOPLE.exec(name)?.groups ?? {}
  return people === undefined ? null : { people, more: more!.replace(WINDOW, '') }
}
