import { ATTRIBUTE_NOUNS, ATTRIBUTE_SENTENCES, type AttributeSentence, TYPED } from './attribute-sentences'

export const normalLabel = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^(?:hh|estimated|est\.?) /, '')
    .replace(/^(number of .+) in (?:hh|household|home)$/, '$1')
    .replace(/ (?:range|band|bracket|indicator|flag|y\/n|code(?: \w?\d{1,4})?)$/, '')
    .trim()

export const BY_LABEL: ReadonlyMap<string, AttributeSentence> = new Map(
  ATTRIBUTE_SENTENCES.flatMap((sentence) => sentence.labels.split(', ').map((label) => [label, sentence] as const)),
)

const AGES = /^age(?: (?:&|and) gender|\/gender| range| group| band)?$/

/** The name of an attribute, which by itself finds nobody. */
export function isAttributeLabel(text: string): boolean {
  const label = normalLabel(text)
  return BY_LABEL.has(label) || isOfPeople(label) || AGES.test(label)
}

/** "Sexual orientation", "Vehicle type". */
export function isOfPeople(label: string): boolean {
  const words = label.split(' ')
  const last = words.at(-1)!
  return ATTRIBUTE_NOUNS.has(last) || (last === 'type' && TYPED.has(words.at(-2) ?? ''))
}
