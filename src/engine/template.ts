import { memo } from './memo'
import type { ClassifiedTopic } from './result'
import { topicContexts } from './templates/context'
import type { Aliases, OutputTemplate, TemplateContext } from './templates/output-template'
import { unaccent } from './text'
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
  const { path, description, slug, fields } = compiled(template)
  const text = fill(description, context)
  return {
    name: nameOf(template, path, slug, context),
    description: template.descCharLimit === null ? text : truncateAtWord(text, template.descCharLimit),
    warnings: fields.filter((field) => !Object.hasOwn(context, field)).map((field) => `Unknown field: ${field}`),
  }
}

function nameOf(template: OutputTemplate, path: Part[][], slug: Part[][], context: TemplateContext): string {
  let name = ''
  for (const parts of path) {
    const segment = fill(parts, context)
    if (segment !== '') name += name === '' ? segment : template.pathSeparator + segment
  }
  let ending = ''
  for (const parts of slug) {
    const words = slugWords(fill(parts, context))
    if (words !== '') ending += ending === '' ? words : ` ${words}`
  }
  return ending === '' ? name : `${name} - ${ending.split(' ').join(template.slugSeparator)}`
}

/** An unknown field is an empty text. */
function fill(parts: readonly Part[], context: TemplateContext): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if (Object.hasOwn(context, part.field)) text += context[part.field]
  }
  return tidy(text)
}

/** Names and descriptions of a topic, by platform key. */
export function outputsFor(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: Aliases,
): Record<string, TemplateOutput> {
  const outputs: Record<string, TemplateOutput> = {}
  const contextFor = topicContexts(topic, aliases)
  for (const template of templates) {
    const { name, description } = renderTemplate(template, contextFor(template))
    outputs[template.platformKey] = { name, description }
  }
  return outputs
}

/** A piece of a template: text as it is, or a field's place. */
type Part = string | { field: string }
type Compiled = {
  path: Part[][]
  description: Part[]
  slug: Part[][]
  /** All that it names, each once. */
  fields: string[]
}

const compiledTemplates = new WeakMap<OutputTemplate, Compiled>()

/** A template is read once and rendered for thousands of topics. */
function compiled(template: OutputTemplate): Compiled {
  let known = compiledTemplates.get(template)
  if (!known) {
    const path = template.pathFields.map(({ key, format }) => (format ? partsOf(format) : [{ field: key }]))
    const slug = template.includeSlug ? template.slugFields.map((field) => [{ field }]) : []
    const description = partsOf(template.descTemplate)
    const named = [...path, ...slug, description]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? [] : [part.field]))
    known = { path, description, slug, fields: [...new Set(named)] }
    compiledTemplates.set(template, known)
  }
  return known
}

const partsOf = (text: string): Part[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/\{\{([^{}]*)\}\}/)
    .map((part, at) => (at % 2 === 0 ? part : { field: part.trim() }))

/** Values are tidy already: what is left of an empty one is two spaces. */
const tidy = (text: string): string => (text.includes('  ') ? text.replace(/ +/g, ' ') : text).trim()

/** Lower case, each run of anything but letters and digits a space. Remembered: a topic's is asked for by every template. */
const slugWords = memo(
  (value) =>
    unaccent(value)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  1_000,
)
