import type { OutputTemplate } from './output-template'

/** A text with places for fields: before the first field, after each of them. */
export type Line = { texts: readonly string[]; fields: readonly string[] }

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
  const path = pathFields.map(({ key, format }) => (format ? lineOf(format) : { texts: ['', ''], fields: [key] }))
  const description = lineOf(descTemplate)
  const slug = includeSlug ? slugFields : []
  const fields = [...path.flatMap((line) => line.fields), ...slug, ...description.fields]
  return { path, description, slugFields: slug, fields: [...new Set(fields)] }
}

function lineOf(text: string): Line {
  const parts = text.replace(/\s+/g, ' ').split(/\{\{([^{}]*)\}\}/)
  const isText = (_: string, at: number) => at % 2 === 0
  return {
    texts: parts.filter(isText),
    fields: parts.filter((part, at) => !isText(part, at)).map((field) => field.trim()),
  }
}
