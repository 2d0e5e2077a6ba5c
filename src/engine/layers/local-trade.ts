import { WORDS } from '../compiled/words'
import { CITIES } from '../lexicon/places'
import type { Reading } from '../reading/read'
import type { Unit } from '../reading/units'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** Trades that people look for to have something done at home or for themselves. */
const HOUSEHOLD_TRADES: ReadonlySet<ParentCategory> = new Set([
  'Home Improvement',
  'Home & Garden',
  'Beauty & Personal Care',
  'Pets & Animals',
  'Auto Parts & Services',
  'Family & Relationships',
  'Fitness & Wellness',
  'Apparel & Accessories',
])

/** Beside a trade these say how it is looked for. */
const SOUGHT: ReadonlySet<string> = new Set(WORDS.segments.waysToSeekTrades)

/** Beside any occupation that serves people: nobody who works as one says so of them. */
const PRAISE: readonly string[] = WORDS.segments.searchesForTrades

/** Occupations that serve people, besides those above. */
const SERVING: ReadonlySet<ParentCategory> = new Set([
  'Healthcare & Pharma',
  'Business Services',
  'Banking & Lending',
  'Insurance',
  'Real Estate',
  'Logistics & Transportation',
  'Education & Science',
  'Hobbies & Arts',
])

/** "dog groomers in Leeds", "best dentists", "lawyers near me": what says that people look for one. */
export function soughtTradeWord({ title, units, written }: Reading, category: ParentCategory): string | undefined {
  if (!title || units.some(({ type }) => type === 'rank')) return undefined
  const isHousehold = HOUSEHOLD_TRADES.has(category)
  const own = isHousehold ? units.find((unit) => SOUGHT.has(unit.words[0]!) || isCity(unit)) : undefined
  if (own) return own.text
  if (!isHousehold && !SERVING.has(category)) return undefined
  const name = ` ${written.canonicals.join(' ')} `
  return PRAISE.find((phrase) => name.includes(` ${phrase} `))
}

function isCity({ words }: Unit): boolean {
  return CITIES.has(words.join(' '))
}

/** After an occupation these are people who look for one; before it, those who have one. */
const LOOKING: ReadonlySet<string> = new Set(WORDS.segments.seekersOfTrades)
const HAVING: ReadonlySet<string> = new Set(WORDS.segments.clientsOfTrades)

/** What people plan for themselves: "kitchen remodel planners". */
const PLANNED: ReadonlySet<ParentCategory> = new Set([
  'Home Improvement',
  'Home & Garden',
  'Travel & Tourism',
  'Real Estate',
  'Family & Relationships',
])

/** Who does so beside a holiday or a season does it at home: "summer BBQ entertainers". */
const CELEBRATING: ReadonlySet<string> = new Set(WORDS.segments.celebrating)

const isSeason = ({ senses }: Unit): boolean => senses.some(({ node }) => node?.root.name === 'Holidays and Seasons')

/** "nanny seekers", "customers of opticians": no people at work, though the name ends like an occupation. */
export function areConsumersOfTrade({ units }: Reading, category: ParentCategory): boolean {
  const last = units.at(-1)!.words.at(-1)!
  if (LOOKING.has(last) || (last === 'planner' && PLANNED.has(category))) return true
  if (units.some(({ type }) => type === 'rank')) return false
  if (CELEBRATING.has(last) && units.slice(0, -1).some(isSeason)) return true
  return units.some(({ type, words }) => type === 'frame' && words.some((word) => HAVING.has(word)))
}
