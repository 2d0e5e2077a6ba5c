import { type FieldSource, fieldText, OWN_FIELDS, UNFILED_FIELDS } from './context'
import type { Line, Shape } from './shape'
import { slugOf, slugWords } from './slug'

/** What a topic has for itself; all else in a text is the same for topics that are filed alike. */
const OWN = { topic: 0, description: 1, score: 2, slug: 3 } as const

/** Places in the list of a topic's own texts. */
type OwnTexts = readonly number[]

/** The own texts in a template's name and description, in their order. */
export type Plan = { name: OwnTexts; description: OwnTexts }

/** A text of a template, filled in except for a topic's own: a stretch, an own text, a stretch, and so on. */
type FiledText = { stretches: string[]; own: number[] }

const OWN_BY_FIELD: ReadonlyMap<number, number> = new Map([
  [OWN_FIELDS.topic, OWN.topic],
  [OWN_FIELDS.description, OWN.description],
  [OWN_FIELDS.score, OWN.score],
])

/** A template that names something else of a topic's own is rendered field by field. */
export function isFiled({ path, description, slug }: Shape): boolean {
  const fields = [...path, description].flatMap((line) => line.fields)
  return (
    ![...fields, ...slug].some((field) => UNFILED_FIELDS.has(field)) &&
    !slug.some((field) => field !== OWN_FIELDS.topic && OWN_BY_FIELD.has(field))
  )
}

/** `separator`: which of the slugs it is that the template shows. */
export function planOf({ path, description, slug }: Shape, separator: number): Plan {
  const own = (fields: readonly number[]) => fields.flatMap((field) => OWN_BY_FIELD.get(field) ?? [])
  const topics = slug.filter((field) => field === OWN_FIELDS.topic)
  return {
    name: [...own(path.flatMap((line) => line.fields)), ...topics.map(() => OWN.slug + separator)],
    description: own(description.fields),
  }
}

/** What stands before, between and after the own texts of a template's name, and then of its description. */
export function stretchesOf({ path, description, slug, template }: Shape, source: FieldSource): string[] {
  const name: FiledText = { stretches: [''], own: [] }
  let begun = false
  for (const line of path) {
    const segment = filedLine(line, source)
    if (segment.own.length === 0 && segment.stretches[0] === '') continue
    if (begun) addStretch(name, template.pathSeparator)
    addText(name, segment)
    begun = true
  }
  addSlug(name, slug, template.slugSeparator, source)
  return [...name.stretches, ...filedLine(description, source).stretches]
}

function filedLine({ literals, fields }: Line, source: FieldSource): FiledText {
  const text: FiledText = { stretches: [literals[0]!], own: [] }
  for (const [i, field] of fields.entries()) {
    const own = OWN_BY_FIELD.get(field)
    if (own !== undefined) addOwn(text, own)
    else if (field !== -1) addStretch(text, fieldText(source, field))
    addStretch(text, literals[i + 1]!)
  }
  return tidied(text)
}

/** One space between words and none around them, given that a topic's own texts are like this. */
function tidied({ stretches, own }: FiledText): FiledText {
  const tidy = stretches.map((stretch) => stretch.replace(/ +/g, ' '))
  tidy[0] = tidy[0]!.trimStart()
  tidy.push(tidy.pop()!.trimEnd())
  return { stretches: tidy, own }
}

function addSlug(name: FiledText, fields: readonly number[], separator: string, source: FieldSource): void {
  let joint = ' - '
  for (const field of fields) {
    const own = field === OWN_FIELDS.topic
    const words = own || field === -1 ? '' : slugOf(slugWords(fieldText(source, field)), separator)
    if (!own && words === '') continue
    addStretch(name, joint + words)
    if (own) addOwn(name, OWN.slug)
    joint = separator
  }
}

function addStretch(text: FiledText, stretch: string): void {
  text.stretches[text.stretches.length - 1] += stretch
}

function addOwn(text: FiledText, own: number): void {
  text.own.push(own)
  text.stretches.push('')
}

function addText(text: FiledText, { stretches, own }: FiledText): void {
  addStretch(text, stretches[0]!)
  for (const [i, name] of own.entries()) {
    addOwn(text, name)
    addStretch(text, stretches[i + 1]!)
  }
}
