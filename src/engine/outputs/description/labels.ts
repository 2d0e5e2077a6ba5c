import { canonicalWord } from '../../text/tokens'

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
