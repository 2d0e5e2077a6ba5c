import { memoOf } from '../../text/memo'
import { FIELDS, type FieldReader } from './context'
import type { OutputTemplate } from './output-template'

/** A text with places for fields: before the first field, after each of them. `fields` are places in those of the shape. */
export type Line = { texts: readonly string[]; fields: readonly number[] }

/** A template read for rendering. */
export type Shape = {
  path: readonly Line[]
  /** All of the path with its separators; null if these do not keep its lines apart by spaces. */
  joinedPath: Line | null
  description: Line
  slugFields: readonly number[]
  /** What it names, each once: they are worked out once for a topic. */
  fields: readonly string[]
  /** How each of the fields is worked out. */
  readers: readonly FieldReader[]
}

/** Each template is read once: reading it takes longer than rendering it. */
export const shapeOf = memoOf(newShape)

function newShape({ pathFields, pathSeparator, includeSlug, slugFields, descTemplate }: OutputTemplate): Shape {
  const fields: string[] = []
  const path = pathFields.map(({ key, format }) =>
    format ? lineOf(format, fields) : { texts: ['', ''], fields: [placeOf(key, fields)] },
  )
  const slug = includeSlug ? slugFields.map((field) => placeOf(field, fields)) : []
  const isSpaced = pathSeparator.startsWith(' ') && pathSeparator.endsWith(' ')
  const joinedPath = isSpaced && path.length > 0 ? joined(path, pathSeparator) : null
  const description = lineOf(descTemplate, fields)
  const readers = fields.map((field) => FIELDS.get(field) ?? nothing)
  return { path, joinedPath, slugFields: slug, description, fields, readers }
}

/** Of a field that no topic has. */
const nothing: FieldReader = () => ''

const joined = (lines: readonly Line[], separator: string): Line =>
  lines.reduce((before, { texts, fields }) => ({
    texts: [...before.texts.slice(0, -1), before.texts.at(-1) + separator + texts[0], ...texts.slice(1)],
    fields: [...before.fields, ...fields],
  }))

function lineOf(text: string, fields: string[]): Line {
  const parts = text.replace(/\s+/g, ' ').split(/\{\{([^{}]*)\}\}/)
  const isText = (_: string, at: number) => at % 2 === 0
  return {
    texts: parts.filter(isText),
    fields: parts.filter((part, at) => !isText(part, at)).map((field) => placeOf(field.trim(), fields)),
  }
}

/** Where the field stands among `fields`; a new one is added. */
function placeOf(field: string, fields: string[]): number {
  const at = fields.indexOf(field)
  return at === -1 ? fields.push(field) - 1 : at
}
