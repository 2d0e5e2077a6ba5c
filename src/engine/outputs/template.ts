import type { ClassifiedTopic } from '../result'
import { truncateAtWord } from '../text/truncate'
import { headOfThing } from './templates/behavior'
import { FIELD_NAMES, fieldSource, fieldText } from './templates/context'
import type { Parts } from './templates/filed-text'
import { TemplateSet } from './templates/filing'
import type { Aliases, OutputTemplate, TemplateContext, TemplateOutput } from './templates/output-template'
import { compiled, type Line, type Shape } from './templates/shape'
import { descriptionOf, fitOf, isDescribed } from './templates/shelf'
import { slugOf, slugWords } from './templates/slug'

export { BUILT_IN_TEMPLATES, TEMPLATE_DEFAULTS } from './templates/built-in'
export { templateContext } from './templates/context'
export type { Aliases, OutputTemplate, TemplateContext, TemplateOutput } from './templates/output-template'

export type RenderedTemplate = TemplateOutput & {
  /** One for each field that the context does not have. */
  warnings: string[]
}

export function renderTemplate(template: OutputTemplate, context: TemplateContext): RenderedTemplate {
  const shape = compiled(template)
  const { name, description } = rendered(shape, (field) => context[FIELD_NAMES[field]!]!)
  return { name, description, warnings: shape.unknown.map((field) => `Unknown field: ${field}`) }
}

/** The lists of templates that were used last: a run of topics has the same, or a few in turn. */
const sets: TemplateSet[] = []
const MOST_SETS = 4

function setOf(templates: readonly OutputTemplate[]): TemplateSet {
  for (const set of sets) if (set.holds(templates)) return set
  const set = new TemplateSet(templates)
  sets.unshift(set)
  if (sets.length > MOST_SETS) sets.pop()
  return set
}

/** Names and descriptions of a topic, by platform key. */
export function outputsFor(
  topic: ClassifiedTopic,
  templates: readonly OutputTemplate[],
  aliases?: Aliases,
): Record<string, TemplateOutput> {
  const set = setOf(templates)
  const slug = set.filed ? ownSlug(topic.topic_name, set.separators[0]!) : ''
  return slug === '' ? renderedOutputs(topic, set.shapes, aliases) : filledOutputs(topic, set, slug)
}

/** Empty for a name that has to be tidied first, or has no letter and no digit. */
function ownSlug(name: string, separator: string): string {
  return isTidy(name) ? slugOf(slugWords(name), separator) : ''
}

const SCORES = Array.from({ length: 101 }, (_, score) => String(score))

/** Only what is the topic's own is filled in; the rest is written once for all topics filed alike. */
function filledOutputs(topic: ClassifiedTopic, set: TemplateSet, slug: string): Record<string, TemplateOutput> {
  const shelf = set.shelfFor(topic)
  const fit = fitOf(shelf, topic)
  const head = isDescribed(shelf, fit, topic) ? null : headOfThing(topic.topic_name)
  const stretches = set.stretchesFor(topic, shelf, fit, head)
  const { composite_score } = topic.layers
  const score = SCORES[composite_score] ?? String(composite_score)
  const described = head === null ? descriptionOf(shelf, fit, topic) : topic.topic_name
  const own = [topic.topic_name, described, score, slug]
  for (let i = 1; i < set.separators.length; i++) own.push(ownSlug(topic.topic_name, set.separators[i]!))
  const outputs = { ...set.blank }
  for (let i = 0; i < set.plans.length; i++) {
    const { name, description, key, limit } = set.plans[i]!
    outputs[key] = {
      name: filledIn(name, own, stretches),
      description: shortened(filledIn(description, own, stretches), limit),
    }
  }
  return outputs
}

/** Text after text: whoever reads it joins it in one go, while texts inside texts are joined one by one. */
function filledIn({ own, from, framed }: Parts, texts: readonly string[], stretches: readonly string[]): string {
  if (framed) {
    let text = stretches[from]!
    for (let i = 0; i < own.length; i++) text = text + texts[own[i]!]! + stretches[from + i + 1]!
    return text
  }
  let text = texts[own[0]!]!
  for (let i = 1; i < own.length; i++) text = text + stretches[from + i - 1]! + texts[own[i]!]!
  return text
}

function renderedOutputs(
  topic: ClassifiedTopic,
  shapes: readonly Shape[],
  aliases: Aliases | undefined,
): Record<string, TemplateOutput> {
  const outputs: Record<string, TemplateOutput> = {}
  for (const shape of shapes) {
    const source = fieldSource(topic, shape.template, aliases)
    outputs[shape.template.platformKey] = rendered(shape, (field) => fieldText(source, field))
  }
  return outputs
}

function rendered({ template, path, description, slug }: Shape, textOf: (field: number) => string): TemplateOutput {
  const known = (field: number) => (field === -1 ? '' : textOf(field))
  const segments = path.map((line) => filled(line, known)).filter((segment) => segment !== '')
  const words = slug.map((field) => slugWords(known(field))).filter((text) => text !== '')
  const ending = slugOf(words.join(' '), template.slugSeparator)
  if (ending !== '') segments[Math.max(segments.length - 1, 0)] = `${segments.at(-1) ?? ''} - ${ending}`
  return {
    name: segments.join(template.pathSeparator),
    description: shortened(filled(description, known), template.descCharLimit),
  }
}

/** One space between words and none around them. */
function filled({ literals, fields }: Line, textOf: (field: number) => string): string {
  const text = literals.map((literal, i) => (i === 0 ? literal : textOf(fields[i - 1]!) + literal)).join('')
  return text.replace(/ +/g, ' ').trim()
}

function shortened(text: string, limit: number | null): string {
  return limit === null ? text : truncateAtWord(text, limit)
}

/** Surely one space between words and none around them. */
function isTidy(text: string): boolean {
  return text !== '' && isSign(text.charCodeAt(0)) && isSign(text.charCodeAt(text.length - 1)) && !text.includes('  ')
}

const NO_BREAK_SPACE = 0xa0
const OTHER_SPACES = 0x1680

const isSign = (code: number): boolean => code > 32 && code < OTHER_SPACES && code !== NO_BREAK_SPACE
