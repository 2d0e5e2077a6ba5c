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

/** "dog groomers in Leeds", "mobile hairdresser": what says that people look for one. */
export function soughtTradeWord({ title, units }: Reading, category: ParentCategory): Unit | undefined {
  if (!title || !HOUSEHOLD_TRADES.has(category) || units.some(({ type }) => type === 'rank')) return undefined
  return units.find((unit) => SOUGHT.has(unit.words[0]!) || isCity(unit))
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
