import type { ClassifiedTopic } from '../result'
import { truncateAtWord } from '../text/truncate'
import { describedTopic, FIELDS, fieldSource } from './templates/context'
import type { Aliases, OutputTemplate, TemplateContext, TemplateOutput } from './templates/output-template'
import { type Line, shapeOf } from './templates/shape'
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
    const texts = shapeOf(template).fields.map((field) => FIELDS.get(field)?.(source) ?? '')
    outputs[template.platformKey] = outputOf(template, texts)
  }
  return outputs
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const { fields } = shapeOf(template)
  const unknown = fields.filter((field) => !Object.hasOwn(context, field))
  const texts = fields.map((field) => (Object.hasOwn(context, field) ? context[field]! : ''))
  return { ...outputOf(template, texts), warnings: unknown.map((field) => `Unknown field: ${field}`) }
}

/** `texts`: of the fields of the template's shape. */
function outputOf(template: OutputTemplate, texts: readonly string[]): TemplateOutput {
  const { path, description, slugFields } = shapeOf(template)
  let name = ''
  for (const line of path) {
    const segment = filled(line, texts)
    if (segment !== '') name += name === '' ? segment : template.pathSeparator + segment
  }
  const slug =
    slugFields.length === 0 ? '' : slugOf(slugFields.map((field) => texts[field]!).join(' '), template.slugSeparator)
  const text = filled(description, texts)
  return {
    name: slug === '' ? name : `${name} - ${slug}`,
    description: template.descCharLimit === null ? text : truncateAtWord(text, template.descCharLimit),
  }
}

/** One space between words and none around them. */
function filled(line: Line, texts: readonly string[]): string {
  let text = line.texts[0]!
  for (let at = 0; at < line.fields.length; at++) text += texts[line.fields[at]!]! + line.texts[at + 1]!
  return (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim()
}
