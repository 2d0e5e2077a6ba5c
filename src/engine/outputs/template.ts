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
    outputs[template.platformKey] = outputOf(template, (field) => FIELDS.get(field)?.(source) ?? '')
  }
  return outputs
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const unknown = shapeOf(template).fields.filter((field) => !Object.hasOwn(context, field))
  const output = outputOf(template, (field) => (Object.hasOwn(context, field) ? context[field]! : ''))
  return { ...output, warnings: unknown.map((field) => `Unknown field: ${field}`) }
}

type TextOf = (field: string) => string

function outputOf(template: OutputTemplate, textOf: TextOf): TemplateOutput {
  const { path, description, slugFields } = shapeOf(template)
  let name = ''
  for (const line of path) {
    const segment = filled(line, textOf)
    if (segment !== '') name += name === '' ? segment : template.pathSeparator + segment
  }
  const slug = slugFields.length === 0 ? '' : slugOf(slugFields.map(textOf).join(' '), template.slugSeparator)
  const text = filled(description, textOf)
  return {
    name: slug === '' ? name : `${name} - ${slug}`,
    description: template.descCharLimit === null ? text : truncateAtWord(text, template.descCharLimit),
  }
}

/** One space between words and none around them. */
function filled(line: Line, textOf: TextOf): string {
  let text = line.texts[0]!
  for (let at = 0; at < line.fields.length; at++) text += textOf(line.fields[at]!) + line.texts[at + 1]!
  return (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim()
}
