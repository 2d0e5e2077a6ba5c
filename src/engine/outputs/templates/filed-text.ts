import type { AroundName } from './behavior'
import { OWN_FIELDS, UNFILED_FIELDS } from './context'
import type { Line, Shape } from './shape'
import { slugOf, slugWords } from './slug'

/** What a topic has for itself; all else in a text is the same for topics that are filed alike. */
const OWN = { topic: 0, description: 1, score: 2, slug: 3 } as const

/** What a name or a description is made of. */
export type Parts = {
  /** Places in the list of a topic's own texts. */
  own: readonly number[]
  /** Its first stretch in the list of a filing; there is one between two own texts. */
  from: number
  /** It has stretches before and after them, too. */
  framed: boolean
}

export type Plan = { name: Parts; description: Parts; key: string; limit: number | null }

/** What stretches are filled with. */
export type Filling = {
  textOf: (field: number) => string
  /** Of a description, what stands around that which is the topic's own. */
  around: AroundName
}

/** There is a text for everything: a stretch that is empty even so always is. */
const FULL: Filling = { textOf: () => 'text', around: ['text', 'text'] }

/** A text of a template, filled in except for a topic's own: a stretch, an own text, a stretch, and so on. */
type FiledText = { stretches: string[]; own: number[] }

const OWN_BY_FIELD: ReadonlyMap<number, number> = new Map([
  [OWN_FIELDS.topic, OWN.topic],
  [OWN_FIELDS.description, OWN.description],
  [OWN_FIELDS.score, OWN.score],
])

/** A template that names something else of a topic's own, or whose slugs have capitals, is rendered field by field. */
export function isFiled({ path, description, slug, template }: Shape): boolean {
  const fields = [...path, description].flatMap((line) => line.fields)
  return (
    template.slugSeparator === template.slugSeparator.toLowerCase() &&
    ![...fields, ...slug].some((field) => UNFILED_FIELDS.has(field)) &&
    !slug.some((field) => field !== OWN_FIELDS.topic && OWN_BY_FIELD.has(field))
  )
}

/** Of templates whose stretches stand one after the other; `separators`: of the slugs among the own texts. */
export function plansOf(shapes: readonly Shape[], separators: readonly string[]): Plan[] {
  let count = 0
  return shapes.map((shape) => {
    const { platformKey, descCharLimit, slugSeparator } = shape.template
    const slug = OWN.slug + separators.indexOf(slugSeparator)
    const partsOf = ({ stretches, own }: FiledText): Parts => {
      const framed = own.length === 0 || stretches[0] !== '' || stretches.at(-1) !== ''
      const from = count
      count += framed ? own.length + 1 : own.length - 1
      return { own: own.map((place) => (place === OWN.slug ? slug : place)), from, framed }
    }
    return {
      name: partsOf(filedName(shape, FULL)),
      description: partsOf(filedLine(shape.description, FULL)),
      key: platformKey,
      limit: descCharLimit,
    }
  })
}

/** Those of a template's name, and then of its description. */
export function stretchesOf(shape: Shape, plan: Plan, filling: Filling): string[] {
  const inside = ({ stretches }: FiledText, { framed }: Parts) => (framed ? stretches : stretches.slice(1, -1))
  return [
    ...inside(filedName(shape, filling), plan.name),
    ...inside(filedLine(shape.description, filling), plan.description),
  ]
}

function filedName({ path, slug, template }: Shape, filling: Filling): FiledText {
  const name: FiledText = { stretches: [''], own: [] }
  let begun = false
  for (const line of path) {
    const segment = filedLine(line, filling)
    if (segment.own.length === 0 && segment.stretches[0] === '') continue
    if (begun) addStretch(name, template.pathSeparator)
    addText(name, segment)
    begun = true
  }
  addSlug(name, slug, template.slugSeparator, filling)
  return name
}

function filedLine({ literals, fields }: Line, { textOf, around }: Filling): FiledText {
  const text: FiledText = { stretches: [literals[0]!], own: [] }
  for (const [i, field] of fields.entries()) {
    const own = OWN_BY_FIELD.get(field)
    if (own === OWN.description) addText(text, { stretches: [...around], own: [own] })
    else if (own !== undefined) addOwn(text, own)
    else if (field !== -1) addStretch(text, textOf(field))
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

function addSlug(name: FiledText, fields: readonly number[], separator: string, { textOf }: Filling): void {
  let joint = ' - '
  for (const field of fields) {
    const own = field === OWN_FIELDS.topic
    const words = own || field === -1 ? '' : slugOf(slugWords(textOf(field)), separator)
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
