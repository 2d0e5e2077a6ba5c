import type { OutputTemplate } from './output-template'

/** A text with places for fields: a literal, a field, a literal, and so on; the last is a literal again. */
export type Line = readonly string[]

/** A template read for rendering. */
export type Shape = {
  path: readonly Line[]
  description: Line
  slugFields: readonly string[]
  /** What it names, each once. */
  fields: readonly string[]
}

const shapes = new WeakMap<OutputTemplate, Shape>()

/** Each template is read once: reading it takes longer than rendering it. */
export function shapeOf(template: OutputTemplate): Shape {
  const known = shapes.get(template)
  if (known) return known
  const shape = newShape(template)
  shapes.set(template, shape)
  return shape
}

function newShape({ pathFields, includeSlug, slugFields, descTemplate }: OutputTemplate): Shape {
  const path = pathFields.map(({ key, format }) => (format ? lineOf(format) : ['', key, '']))
  const description = lineOf(descTemplate)
  const slug = includeSlug ? slugFields : []
  const fields = [...path.flatMap(fieldsIn), ...slug, ...fieldsIn(description)]
  return { path, description, slugFields: slug, fields: [...new Set(fields)] }
}

const lineOf = (text: string): Line =>
  text
    .replace(/\s+/g, ' ')
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, at) => (at % 2 === 0 ? part : part.trim()))

const fieldsIn = (line: Line): string[] => line.filter((_, at) => at % 2 === 1)
