import { normalizedName, type OutputTemplate } from '../../engine'
import { keywordText } from '../browse/search-text'
import { type Descriptions, outputsOf, type TopicOutputs } from './outputs'
import { FIELD_NAMES, type TopicFields, toClassified } from './record'

/**
 * What one organization changed of a topic or wrote of it, beside its link: nothing of it reaches the catalog or anybody
 * else, and no change of the catalog reaches the fields in it.
 */
export type Overlay = {
  fields: Partial<TopicFields>
  /** Descriptions in the organization's own words, which no template replaces. */
  descriptions: Partial<Descriptions>
  /** Of `fields.topic_name`, where that is overridden. */
  normalized_name?: string
  /** Of `fields.keywords`: what the organization finds the topic by beside the catalog's words. */
  search_text?: string
  /**
   * In the place of the catalog's. All of them where a field is overridden that names are made of: those of the effective
   * record, worked out when either side changes. Else the own descriptions alone.
   */
  outputs: Partial<TopicOutputs>
}

export const effectiveFields = (global: TopicFields, overlay: Overlay | null): TopicFields => ({
  ...global,
  ...overlay?.fields,
})

/** Null where nothing is overridden: the link is then all there is. */
export function overlayOf(
  global: TopicFields,
  fields: Partial<TopicFields>,
  templates: readonly OutputTemplate[],
  descriptions: Partial<Descriptions> = {},
): Overlay | null {
  if (Object.keys(fields).length === 0 && Object.keys(descriptions).length === 0) return null
  return {
    fields,
    descriptions,
    ...(fields.topic_name === undefined ? {} : { normalized_name: normalizedName(fields.topic_name) }),
    ...(fields.keywords === undefined ? {} : { search_text: keywordText(fields.keywords) }),
    outputs: {
      ...(isNamedOtherwise(fields) ? outputsOf(toClassified({ ...global, ...fields }), templates) : {}),
      ...descriptions,
    },
  }
}

/** No template names the keywords. */
const isNamedOtherwise = (fields: Partial<TopicFields>): boolean =>
  Object.keys(fields).some((name) => name !== 'keywords')

/** The fields of `wanted` that differ from `current`. */
export function changedFields(current: TopicFields, wanted: Partial<TopicFields>): Partial<TopicFields> {
  const changed = FIELD_NAMES.filter((name) => wanted[name] !== undefined && !isSame(current[name], wanted[name]))
  return pick(wanted, changed)
}

export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

const isSame = (a: unknown, b: unknown): boolean => (Array.isArray(a) && Array.isArray(b) ? isSameList(a, b) : a === b)

export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at])
