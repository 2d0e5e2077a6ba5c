import type { ClassifiedTopic } from '../../result'
import { areMany } from './nouns'
import { inSentence, isPeopleName, PARTED, withKinds } from './value-forms'

/** A name of a certain shape and what it says of people; null if the shape misleads. */
type NameShape = {
  pattern: RegExp
  say: (groups: Partial<Record<string, string>>, topic: ClassifiedTopic) => string | null
}

const inSegment = (name: string): string => `people in the segment ${name}`
const isVague = ({ uncertain, parent_category }: ClassifiedTopic): boolean =>
  uncertain || parent_category === 'Demographics & Life Events'

const SELF = /^i( am|['’]m)? (\S+)/i

/** Clusters of people by how they live have names of ordinary words, which say nothing of what the people want. */
const SHAPES: readonly NameShape[] = [
  // "Cluster 07: Gilded Gables", "Social Group U1: Penthouse Pioneers", "Type O51: Latte & Laptops"
  {
    pattern:
      /^(?:(?:life ?style|life ?stage|social) (?:cluster|group):? [A-Z]?\d{1,3}[A-Z]?(?::| [-–—])?|cluster \d{1,3}[A-Z]?(?::| [-–—])|(?:cluster|group|segment|type) [A-Z]\d{1,2}(?::| [-–—])) (?<name>\p{L}.*)$/iu,
    say: ({ name }) => inSegment(name!),
  },
  // "S64 - Small Town Satisfied", "04 Young Digerati"
  {
    pattern: /^(?:[A-Z]\d{2}(?::| [-–—])?|\d{2}) (?<name>\p{Lu}[\p{L}'’&-]+(?: [\p{L}'’&-]+)+)$/u,
    say: ({ name }, topic) => (isVague(topic) && !isPeopleName(name!) ? inSegment(name!) : null),
  },
  // "Prairie Paychecks (Seg 58)"
  {
    pattern: /^(?<name>.*\S) \((?:seg|segment|cluster|type|group) [A-Z]?\d{1,3}[A-Z]?\)$/iu,
    say: ({ name }) => inSegment(name!),
  },
  // "Active Military HH"
  {
    pattern: /^(?<name>[^:–—]*\S)(?<!\b(?:in|the|per|my)) HH$/i,
    say: ({ name }, topic) => {
      if (name!.includes(' - ')) return null
      const text = inSentence(name!, topic)
      return isPeopleName(text) || areMany(text) ? `households of ${text}` : `${text} households`
    },
  },
  // "Under 30", "Over 65s"
  {
    pattern: /^(?<bound>under|over) (?<age>\d{2})['’]?s?$/iu,
    say: ({ bound, age }, topic) => (isVague(topic) ? `people ${bound!.toLowerCase()} ${age}` : null),
  },
  // "Has Children Aged 13-17"
  {
    pattern: /^(?:has|have) (?<name>(?:a )?(?:child|children|kids?|teens?|teenagers?|toddlers?|bab(?:y|ies))\b.*\d)$/iu,
    say: ({ name }, topic) => `people who have ${inSentence(name!, topic).replace(/(\d) ?[-–] ?(\d)/, '$1 to $2')}`,
  },
  // "Job Title Contains Procurement"
  {
    pattern: /^job titles? (?:contains?|containing|includes?|including) (?<name>.*\S)$/i,
    say: ({ name }, topic) => `professionals with “${inSentence(name!, topic)}” in their job title`,
  },
  // "Visited Starbucks", "Visitation: Casual Dining"
  {
    pattern: /^(?:visited|(?:location )?visitation:|visits to) (?<name>\p{L}.*)$/iu,
    say: ({ name }, topic) => `visitors to ${inSentence(name!, topic)}`,
  },
  // "Watched: Reality Dating Shows", "Destination: Orlando", "DMA 501 New York"
  {
    pattern: /^watch(?:ed|es|ing)(?::| [-–—]) (?<name>\S.*)$/i,
    say: ({ name }, topic) => `people who watch ${inSentence(name!, topic)}`,
  },
  {
    pattern: /^destinations?(?::| [-–—]) (?<name>\p{L}.*)$/iu,
    say: ({ name }, topic) => `travelers to ${inSentence(name!, topic)}`,
  },
  {
    pattern: /^dma(?: \d{3})?(?::| [-–—])? (?<name>\p{L}.*)$/iu,
    say: ({ name }, topic) => `people in the market of ${inSentence(name!, topic)}`,
  },
  // "Dealer Visits: Subaru"
  {
    pattern: /^(?<name>[\p{L} -]{2,40} visits)(?::| [-–—]) (?<to>\S.*)$/iu,
    say: ({ name, to }, topic) => `people with ${inSentence(name!, topic)} (${inSentence(to!, topic)})`,
  },
  // "Seen at Auto Dealerships - Honda"
  {
    pattern: /^seen at (?<name>\S.*)$/i,
    say: ({ name }, topic) => {
      const [where = '', ...kinds] = name!.split(PARTED)
      return withKinds(`people seen at ${inSentence(where, topic)}`, kinds, topic)
    },
  },
  // "Attitude - I Prefer to Buy American"
  {
    pattern: /^(?:attitudes?|opinions?|statements?)(?::| [-–—]) (?<name>I(?:'m|’m)? .*\S)$/i,
    say: ({ name }, topic) =>
      `people who ${inSentence(name!, topic).replace(SELF, (_, am: string | undefined, verb: string) => (am ? 'are ' : '') + verb.toLowerCase())}`,
  },
]

/** Nearly all names have none of these. */
const MAY_HAVE_SHAPE =
  /\d| HH$|^(?:job title|attitude|opinion|statement|visit|location visit|seen at|watch|destination|dma )| visits[: ]/i

export function shapeSaid(topic: ClassifiedTopic): string | null {
  if (!MAY_HAVE_SHAPE.test(topic.topic_name)) return null
  for (const { pattern, say } of SHAPES) {
    const groups = pattern.exec(topic.topic_name)?.groups
    const said = groups && say(groups, topic)
    if (said) return said
  }
  return null
}
