import { FIELD_NAMES } from './context'
import type { OutputTemplate } from './output-template'

/** A text with places for fields: a literal, a field, a literal, and so on; the last is a literal again. */
export type Line = {
  literals: readonly string[]
  /** Places in FIELD_NAMES; −1: no such field. */
  fields: readonly number[]
}

/** A template as it is rendered: read once, used for thousands of topics. */
export type Shape = {
  template: OutputTemplate
  path: readonly Line[]
  description: Line
  slug: readonly number[]
  /** What it names and no context has, each once. */
  unknown: readonly string[]
}

const shapes = new WeakMap<OutputTemplate, Shape>()

export function compiled(template: OutputTemplate): Shape {
  let shape = shapes.get(template)
  if (!shape) {
    shape = shapeOf(template)
    shapes.set(template, shape)
  }
  return shape
}

function shapeOf(template: OutputTemplate): Shape {
  const path = template.pathFields.map(({ key, format }) => (format ? partsOf(format) : ['', key, '']))
  const slug = template.includeSlug ? template.slugFields : []
  const description = partsOf(template.descTemplate)
  const named = [...path.flatMap(fieldsIn), ...slug, ...fieldsIn(description)]
  return {
    template,
    path: path.map(lineOf),
    description: lineOf(description),
    slug: slug.map(fieldOf),
    unknown: [...new Set(named)].filter((field) => fieldOf(field) === -1),
  }
}

/** Literals at even places, fields at odd ones. */
const partsOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, at) => (at % 2 === 0 ? part : part.trim()))

const fieldsIn = (parts: readonly string[]): string[] => parts.filter((_, at) => at % 2 === 1)

const fieldOf = (name: string): number => FIELD_NAMES.indexOf(name)

const lineOf = (parts: readonly string[]): Line => ({
  literals: parts.filter((_, at) => at % 2 === 0),
  fields: fieldsIn(parts).map(fieldOf),
})
