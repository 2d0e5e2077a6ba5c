import { WORDS } from '../../compiled/words'
import type { ClassifiedTopic } from '../../result'
import type { AttributeSentence } from '../../taxonomy/source'
import type { Description } from './parts'

const { sentences, nouns, measures, typed, thingsToo } = WORDS.attributes
const ATTRIBUTE_NOUNS = new Set(nouns)
const MEASURE_NOUNS = new Set(measures)
const TYPED = new Set(typed)

/** They are as often a thing: "Education - Online Courses". */
export const THINGS_TOO: ReadonlySet<string> = new Set(thingsToo)

export const normalLabel = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^(?:hh|estimated|est\.?) /, '')
    .replace(/^(number of .+) in (?:hh|household|home)$/, '$1')
    .replace(/ (?:range|band|bracket|indicator|flag|y\/n|code(?: \w?\d{1,4})?)$/, '')
    .trim()

export const BY_LABEL: ReadonlyMap<string, AttributeSentence> = new Map(
  sentences.flatMap((sentence) => sentence.labels.map((label) => [label, sentence] as const)),
)

const AGES = /^age(?: (?:&|and) gender|\/gender| range| group| band)?$/

/** The name of an attribute, which by itself finds nobody. */
export function isAttributeLabel(text: string): boolean {
  const label = normalLabel(text)
  return BY_LABEL.has(label) || namesAttribute(label) || AGES.test(label)
}

/** Amounts alone, of whatever: "$150,000-$174,999", "£50k+". */
const AMOUNTS = /^[$€£₹]\d[\d.,]*[km]?(?:\+| ?[-–] ?[$€£₹]?\d[\d.,]*[km]?)?$/i

/** "Marital Status", "$40000 - $49999": the heading or the value of an attribute, and nobody who has it. */
export function bareAttribute({ topic_name: name, segment_type }: ClassifiedTopic): Description | null {
  if (segment_type !== 'B2C') return null
  if (AMOUNTS.test(name))
    return { sentence: `Adults in the ${name} bracket`, predicate: () => `are in the ${name} bracket` }
  const heading = normalLabel(name)
  if (!(BY_LABEL.has(heading) || AGES.test(heading)) || THINGS_TOO.has(heading)) return null
  const label = name.toLowerCase()
  return { sentence: `Adults by ${label}`, predicate: () => `are grouped by ${label}` }
}

/** "Sexual orientation", "Vehicle type". */
export function namesAttribute(label: string): boolean {
  const words = label.split(' ')
  const last = words.at(-1)!
  return ATTRIBUTE_NOUNS.has(last) || (last === 'type' && TYPED.has(words.at(-2) ?? ''))
}

/** Of these the value is a figure or a grade. */
export const isMeasure = (label: string): boolean => MEASURE_NOUNS.has(label.slice(label.lastIndexOf(' ') + 1))

const INTEREST =
  /^(?:declared|stated|expressed|inferred|health|disease|medical|trade|social|content|in-app|app|youtube|facebook|product|personal|search|online) interests?$/

/** Labels that name a thing beside the attribute; {label} is the thing. */
export const LABEL_PATTERNS: readonly { pattern: RegExp; says: AttributeSentence['says'] }[] = [
  { pattern: /^(.+ renewal) (?:month|date)$/, says: { month: 'people whose {label} is in {}' } },
  { pattern: /^(.+) (?:spend|spending)$/, says: { money: 'people who spend {} on {label}' } },
  { pattern: /^number of (.+)$/, says: { count: 'people with {} {label}' } },
  { pattern: INTEREST, says: { name: '{people} interested in {}' } },
]
