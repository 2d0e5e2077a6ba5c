import type { ClassifiedTopic } from './result'
import { FIELD_NAMES, fieldSource, fieldText, TEMPLATE_FIELDS } from './templates/context'
import { FieldTexts } from './templates/field-texts'
import type { Aliases, OutputTemplate, TemplateContext } from './templates/output-template'
import { compiled, type Line, type Shape } from './templates/shape'
import { truncateAtWord } from './truncate'

export { BUILT_IN_TEMPLATES, TEMPLATE_DEFAULTS } from './templates/built-in'
export { templateContext } from './templates/context'
export type { Aliases, OutputTemplate, TemplateContext } from './templates/output-template'

export type TemplateOutput = { name: string; description: string }

export type RenderedTemplate = TemplateOutput & {
  /** One for each field that the context does not have. */
  warnings: string[]
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const shape = compiled(template)
  const { name, description } = rendered(template, shape, new FieldTexts((field) => context[FIELD_NAMES[field]!]!))
  return { name, description, warnings: shape.unknown.map((field) => `Unknown field: ${field}`) }
}

/** Names and descriptions of a topic, by platform key. What the templates have in common is worked out once. */
export function outputsFor(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: Aliases,
): Record<string, TemplateOutput> {
  const outputs: Record<string, TemplateOutput> = {}
  const [first] = templates
  if (!first) return outputs
  const source = fieldSource(topic, first, aliases)
  const texts = new FieldTexts((field) => fieldText(source, field))
  for (const template of templates) {
    source.template = template
    texts.forget(TEMPLATE_FIELDS)
    outputs[template.platformKey] = rendered(template, compiled(template), texts)
  }
  return outputs
}

function rendered(template: OutputTemplate, shape: Shape, texts: FieldTexts): TemplateOutput {
  const segments: string[] = []
  for (const line of shape.path) {
    const segment = filled(line, texts)
    if (segment !== '') segments.push(segment)
  }
  const slug = texts.slug(shape.slug, template.slugSeparator)
  if (slug !== '') segments[Math.max(segments.length - 1, 0)] = `${segments.at(-1) ?? ''} - ${slug}`
  const description = filled(shape.description, texts)
  return {
    name: segments.join(template.pathSeparator),
    description: template.descCharLimit === null ? description : truncateAtWord(description, template.descCharLimit),
  }
}

/** An unknown field is an empty text. */
function filled({ literals, fields, loose }: Line, texts: FieldTexts): string {
  const text = fields.length > 2 ? joined(literals, fields, texts) : added(literals, fields, texts)
  return loose || texts.loose ? tidy(text) : text
}

function added(literals: readonly string[], fields: readonly number[], texts: FieldTexts): string {
  let text = literals[0]!
  for (let i = 0; i < fields.length; i++) {
    text = text === '' ? texts.of(fields[i]!) : text + texts.of(fields[i]!)
    if (literals[i + 1] !== '') text += literals[i + 1]!
  }
  return text
}

/** Many parts added to each other would be copied when the text is first read. */
function joined(literals: readonly string[], fields: readonly number[], texts: FieldTexts): string {
  const parts: string[] = new Array(literals.length + fields.length)
  for (let i = 0; i < fields.length; i++) {
    parts[2 * i] = literals[i]!
    parts[2 * i + 1] = texts.of(fields[i]!)
  }
  parts[2 * fields.length] = literals[fields.length]!
  return parts.join('')
}

/** One space between words and none around them. */
const tidy = (text: string): string => (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim()
