import { WORDS } from '../../compiled/words'
import type { AttributeSentence } from '../../taxonomy/source'

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
