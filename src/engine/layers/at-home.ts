import type { Unit } from '../reading/units'
import type { ParentCategory, SegmentType } from '../taxonomy/vocabulary'
import { OF_LEISURE } from './segment-words'
import type { Subject } from './subject'

/** What people do at home or for others without being paid. */
const OWN_TIME: ReadonlySet<ParentCategory> = new Set([
  ...OF_LEISURE,
  'Community & Causes',
  'Home & Garden',
  'Home Improvement',
])

/** What parts a label: it says of people what a list has, not what they do. */
const LABEL = /[:;,|>_]| - /

/** Consumers though the name ends like an occupation: "Thanksgiving hosts", "kombucha brewers", but not "doctors hiring au pairs". */
export function areAtHome({ name, reading, category }: Subject, segment: SegmentType): boolean {
  const { title, clause, units } = reading
  if (!title || segment !== 'B2C' || !OWN_TIME.has(category) || units.some(isRank) || LABEL.test(name)) return false
  const isOf = ({ senses }: Unit) => senses.some((sense) => sense.category === category)
  return clause?.subject !== 'occupation' || units.slice(0, clause.subjectEnd).some(isOf)
}

const isRank = ({ type }: Unit): boolean => type === 'rank'

const OCCASIONS: ReadonlySet<string> = new Set([
  'Weddings and Engagements',
  'Birthdays and Celebrations',
  'Graduation and School Milestones',
  'Holidays and Seasons',
])

/** The name is filed under something that people celebrate. */
export const isOccasion = ({ found }: Subject): boolean => found !== null && OCCASIONS.has(found.root.name)
