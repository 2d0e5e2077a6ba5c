import type { ClassifiedTopic } from '../result'
import { truncateAtWord } from '../text/truncate'
import { describedTopic, fieldSource } from './templates/context'
import type { Aliases, OutputTemplate, TemplateContext, TemplateOutput } from './templates/output-template'
import { type Line, type Shape, shapeOf } from './templates/shape'
import { slugOf } from './templates/slug'

export { BUILT_IN_TEMPLATES, TEMPLATE_DEFAULTS } from './templates/built-in'
export { templateContext } from './templates/context'
export type { Aliases, OutputTemplate, TemplateContext, TemplateOutput } from './templates/output-template'

export type RenderedTemplate = TemplateOutput & {
  /** One for each field that the context does not have. */
  warnings: string[]
}

/** Names and descriptions of a topic, by platform key. */
export function outputsFor(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: Aliases,
): Record<string, TemplateOutput> {
  const described = describedTopic(topic)
  const outputs: Record<string, TemplateOutput> = {}
  for (const template of templates) {
    const source = fieldSource(described, template, aliases)
    const shape = shapeOf(template)
    const texts = shape.readers.map((read) => read(source))
    outputs[template.platformKey] = outputOf(template, shape, texts)
  }
  return outputs
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const shape = shapeOf(template)
  const { fields } = shape
  const unknown = fields.filter((field) => !Object.hasOwn(context, field))
  const texts = fields.map((field) => (Object.hasOwn(context, field) ? context[field]! : ''))
  return { ...outputOf(template, shape, texts), warnings: unknown.map((field) => `Unknown field: ${field}`) }
}

/** `texts`: of the fields of the template's shape. */
function outputOf(template: OutputTemplate, shape: Shape, texts: readonly string[]): TemplateOutput {
  const { description, slugFields } = shape
  const name = pathOf(shape, template.pathSeparator, texts)
  const slug =
    slugFields.length === 0 ? '' : slugOf(slugFields.map((field) => texts[field]!).join(' '), template.slugSeparator)
  const text = filled(description, texts)
  return {
    name: slug === '' ? name : `${name} - ${slug}`,
    description: template.descCharLimit === null ? text : truncateAtWord(text, template.descCharLimit),
  }
}

/** Spaces that no text of a template has; an empty part of a path leaves some between its separators. */
const UNTIDY = /^\s|\s\s|\s$/

function pathOf({ path, joinedPath }: Shape, separator: string, texts: readonly string[]): string {
  const joined = joinedPath === null ? ' ' : written(joinedPath, texts)
  if (!UNTIDY.test(joined)) return joined
  return path
    .map((line) => filled(line, texts))
    .filter((segment) => segment !== '')
    .join(separator)
}

/** One space between words and none around them. */
function filled(line: Line, texts: readonly string[]): string {
  const text = written(line, texts)
  return (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim()
}

function written(line: Line, texts: readonly string[]): string {
  let text = line.texts[0]!
  for (let at = 0; at < line.fields.length; at++) text += texts[line.fields[at]!]! + line.texts[at + 1]!
  return text
}
