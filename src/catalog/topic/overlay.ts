import { normalizedName } from '../../engine'
import type { OrgTemplates } from '../../templates/org-templates'
import { wordsText } from '../browse/search-text'
import { changedOutputs } from './changed-outputs'
import { aliasOutputs, type Descriptions, outputsOf, type TopicOutputs } from './outputs'
import { FIELD_NAMES, type TopicFields, toClassified } from './record'

/**
 * What an organization changed of a topic. It reaches neither the catalog nor other organizations, and changes of the catalog
 * don't reach the fields in it.
 */
export type Overlay = {
  fields: Partial<TopicFields>
  /** Descriptions that the organization wrote; no template replaces them. */
  descriptions: Partial<Descriptions>
  /** Whether the organization wrote the keywords among `fields`; otherwise its reclassification did. */
  own_keywords?: true
  /** The name by which the organization's LLM reclassify has judged the topic's sensitivity. */
  judged_name?: string
  /** Of `fields.topic_name`, if overridden. */
  normalized_name?: string
  /** Of the keywords and the path among `fields`: the organization finds the topic by them too. */
  search_text?: string
  /**
   * They hide the global topic's outputs. If a field that templates use is overridden, all outputs are here, made from the
   * effective record whenever either side changes. So they are if the organization reclassified the topic after a template was
   * edited, until the catalog's outputs are made anew. Otherwise only those that name the organization's alias, and its own
   * descriptions.
   */
  outputs: Partial<TopicOutputs>
}

/** What stays when fields change. */
type Lasting = Partial<Pick<Overlay, 'descriptions' | 'own_keywords' | 'judged_name'>>

export const effectiveFields = (global: TopicFields, overlay: Overlay | null): TopicFields => ({
  ...global,
  ...overlay?.fields,
})

/** Null if nothing is overridden. */
export function overlayOf(
  global: TopicFields & Pick<TopicOutputs, 'platform_outputs'>,
  fields: Partial<TopicFields>,
  templates: OrgTemplates,
  lasting: Lasting | null = null,
): Overlay | null {
  const { descriptions = {}, own_keywords, judged_name } = lasting ?? {}
  const isUnchanged =
    Object.keys(fields).length === 0 && Object.keys(descriptions).length === 0 && judged_name === undefined
  if (isUnchanged && templates.withAlias.length === 0) return null
  const topic = toClassified({ ...global, ...fields })
  return {
    fields,
    descriptions,
    ...(own_keywords ? { own_keywords } : {}),
    ...(judged_name === undefined ? {} : { judged_name }),
    ...(fields.topic_name === undefined ? {} : { normalized_name: normalizedName(fields.topic_name) }),
    ...searchable(fields),
    outputs: {
      ...(changesOutputs(fields)
        ? outputsOf(topic, templates.active, templates.aliases)
        : aliasOutputs(topic, templates, global)),
      ...descriptions,
    },
  }
}

/** After a reclassification the outputs are those of today's templates, also where the catalog still has those of before. */
export function reclassifiedOverlay(
  global: TopicFields & TopicOutputs,
  fields: Partial<TopicFields>,
  templates: OrgTemplates,
  lasting: Lasting,
): Overlay | null {
  const overlay = overlayOf(global, fields, templates, lasting)
  if (changesOutputs(fields)) return overlay
  const topic = toClassified(global)
  if (changedOutputs(global, outputsOf(topic, templates.active)).length === 0) return overlay
  const { descriptions = {} } = lasting
  const outputs = { ...outputsOf(topic, templates.active, templates.aliases), ...descriptions }
  return { fields, descriptions, ...overlay, outputs }
}

function searchable({
  parent_category,
  taxonomy_path,
  keywords = [],
}: Partial<TopicFields>): Pick<Overlay, 'search_text'> {
  const texts = [parent_category, taxonomy_path, ...keywords].filter((text) => text !== undefined)
  return texts.length === 0 ? {} : { search_text: wordsText(texts) }
}

/** No template uses the keywords. */
const changesOutputs = (fields: Partial<TopicFields>): boolean =>
  Object.keys(fields).some((name) => name !== 'keywords')

/** The fields of `next` that differ from `current`. */
export function changedFields(current: TopicFields, next: Partial<TopicFields>): Partial<TopicFields> {
  const changed = FIELD_NAMES.filter((name) => next[name] !== undefined && !isSame(current[name], next[name]))
  return pick(next, changed)
}

export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

const isSame = (a: unknown, b: unknown): boolean => (Array.isArray(a) && Array.isArray(b) ? isSameList(a, b) : a === b)

export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at])
