import type { ClassifiedTopic } from './result'
import { templateContext } from './templates/context'
import type { Aliases, OutputTemplate, TemplateContext } from './templates/output-template'
import { unaccent } from './text'
import { truncateAtWord } from './truncate'

export { BUILT_IN_TEMPLATES, TEMPLATE_DEFAULTS } from './templates/built-in'
export { templateContext } from './templates/context'
export type { Aliases, OutputTemplate, PathField, TemplateContext } from './templates/output-template'

export type TemplateOutput = { name: string; description: string }

export type RenderedTemplate = TemplateOutput & {
  /** One for each field that the context does not have. */
  warnings: string[]
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const unknown = new Set<string>()
  const valueFor = (field: string): string => {
    if (Object.hasOwn(context, field)) return context[field] ?? ''
    unknown.add(field)
    return ''
  }
  const fill = (text: string): string => text.replace(/\{\{([^{}]*)\}\}/g, (_, field: string) => valueFor(field.trim()))

  const segments = template.pathFields.map(({ key, format }) => tidy(format ? fill(format) : valueFor(key)))
  const path = segments.filter((segment) => segment !== '').join(template.pathSeparator)
  const slug = template.includeSlug ? slugOf(template.slugFields.map(valueFor), template.slugSeparator) : ''
  const description = tidy(fill(template.descTemplate))
  return {
    name: slug === '' ? path : `${path} - ${slug}`,
    description: template.descCharLimit === null ? description : truncateAtWord(description, template.descCharLimit),
    warnings: [...unknown].map((field) => `Unknown field: ${field}`),
  }
}

/** Names and descriptions of a topic, by platform key. */
export function outputsFor(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: Aliases,
): Record<string, TemplateOutput> {
  return Object.fromEntries(
    templates.map((template) => {
      const { name, description } = renderTemplate(template, templateContext(topic, template, aliases))
      return [template.platformKey, { name, description }]
    }),
  )
}

const tidy = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

function slugOf(values: readonly string[], separator: string): string {
  const words = values.flatMap((value) => unaccent(value).split(/[^\p{L}\p{N}]+/u))
  return words.filter((word) => word !== '').join(separator)
}
