import { FIELD_NAMES, MAY_BE_EMPTY } from './context'
import type { OutputTemplate } from './output-template'

/** A text with places for fields: a literal, a field, a literal, and so on; the last is a literal again. */
export type Line = {
  literals: readonly string[]
  /** Places in FIELD_NAMES; −1: no such field. */
  fields: readonly number[]
  /** Filled with tidy texts it may still have spaces to spare. */
  loose: boolean
}

/** A template as it is rendered: read once, used for thousands of topics. */
export type Shape = {
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

function lineOf(parts: readonly string[]): Line {
  const literals = parts.filter((_, at) => at % 2 === 0)
  const fields = fieldsIn(parts).map(fieldOf)
  const edged = /^\s|\s$/.test(parts.join('|'))
  return { literals, fields, loose: edged || fields.some((field) => field === -1 || MAY_BE_EMPTY.has(field)) }
}
