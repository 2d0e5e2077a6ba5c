import { canonicalWord } from '../../text/tokens'

/** "Homeowner: Yes". */
export const isYes = (value: string): boolean => /^(?:yes|y|true)$/i.test(value)

/** What people with a value of an attribute do: "Mobile carrier: T-Mobile". */
export const ATTRIBUTE_VERBS = new Map([
  ['browser', 'use'],
  ['dwelling type', 'live in'],
  ['education', 'have a'],
  ['education level', 'have a'],
  ['home type', 'live in'],
  ['isp', 'use'],
  ['language', 'speak'],
  ['marital status', 'are'],
  ['mobile carrier', 'use'],
  ['operating system', 'use'],
])

/** What joins people to a thing: "heavy buyers of yogurt", "visitors to stadiums". */
const JOINING = new Map(
  `buyer:of purchaser:of user:of owner:of subscriber:of viewer:of reader:of fan:of lover:of customer:of drinker:of spender:at
   visitor:to maker:for`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** "Salty Snacks - Heavy Buyers"; other people keep the thing in a bracket. */
export function withThing({ text, hasClause }: { text: string; hasClause: boolean }, thing: string): string {
  const last = canonicalWord(text.slice(text.lastIndexOf(' ') + 1))
  const joint = hasClause ? undefined : JOINING.get(last)
  return joint === undefined ? `${text} (${thing})` : `${text} ${joint} ${thing}`
}
