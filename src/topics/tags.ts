import { z } from 'zod'
import { allOf, type Values } from '../catalog/browse/filters'
import { text } from '../http/input/text'
import { TAG_LENGTH, TAGS_PER_TOPIC } from '../limits'

/** Tags keep their case and are compared without it. */
const keyOf = (tag: string): string => tag.toLowerCase()

/** The first spelling of each. */
const distinct = (tags: readonly string[]): string[] => {
  const keys = tags.map(keyOf)
  return tags.filter((_, at) => keys.indexOf(keys[at]!) === at)
}

/** A list of tags, each once. */
export const tagList = (field: string) =>
  z
    .array(
      text(field, TAG_LENGTH)
        .transform((tag) => tag.replace(/\s+/g, ' '))
        .refine((tag) => tag !== '', `${field} must not be empty`),
      { error: `${field} must be an array of strings` },
    )
    .max(TAGS_PER_TOPIC, `${field} must be at most ${TAGS_PER_TOPIC}`)
    .transform(distinct)

export type TagChanges = { add?: readonly string[]; remove?: readonly string[]; replace?: readonly string[] }

/** What the tags become. Those that stay keep their order and spelling. */
export function changedTags(tags: readonly string[], { add = [], remove = [], replace }: TagChanges): string[] {
  if (replace) return [...replace]
  const removed = new Set(remove.map(keyOf))
  const kept = tags.filter((tag) => !removed.has(keyOf(tag)))
  const present = new Set(kept.map(keyOf))
  return [...kept, ...add.filter((tag) => !present.has(keyOf(tag)))]
}

const lowered = (parameter: string): string => `ARRAY(SELECT lower(tag) FROM unnest(${parameter}::text[]) tag)`

/** On a link `o`: it has one of the tags. */
export const hasTag = (tags: readonly string[], values: Values): string =>
  `(o.tags <> '{}' AND ${lowered('o.tags')} && ${lowered(values.add(tags))})`

/** An SQL query for the tags of links `o` and how many have each. Of several spellings one is shown. */
export const countTags = (conditions: readonly string[]): string =>
  `SELECT min(tag), count(*) FROM org_topics o, unnest(o.tags) tag WHERE ${allOf([...conditions, "o.tags <> '{}'"])}
   GROUP BY lower(tag)`

/** SQL on a link `o`: how many tags it would have, and whether the tags would be others. */
export function tagConditions({ add = [], remove = [], replace }: TagChanges, values: Values) {
  if (replace) {
    const next = `${values.add(replace)}::text[]`
    return { count: `cardinality(${next})`, isChanged: `o.tags <> ${next}` }
  }
  const removed = `(SELECT count(*) FROM unnest(o.tags) tag WHERE lower(tag) = ANY(${lowered(values.add(remove))}))`
  const added = `(SELECT count(*) FROM unnest(${values.add(add)}::text[]) tag WHERE lower(tag) <> ALL(${lowered('o.tags')}))`
  return {
    count: `(cardinality(o.tags) - ${removed} + ${added})`,
    isChanged: `(${removed} > 0 OR ${added} > 0)`,
  }
}
