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
        .transform((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim())
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

/** SQL: the tags in lower case, without a subquery for each link. No tag contains the separator. */
const lowered = (tags: string): string => `string_to_array(lower(array_to_string(${tags}, chr(1))), chr(1))`
/** The same of a parameter: the subquery is run once. The cast says that it is a list, not rows. */
const loweredOnce = (tags: readonly string[], values: Values): string =>
  `(SELECT ${lowered(`${values.add(tags)}::text[]`)})::text[]`

/** On a link `o`: it has one of the tags. */
export const hasTag = (tags: readonly string[], values: Values): string =>
  `(o.tags <> '{}' AND ${lowered('o.tags')} && ${loweredOnce(tags, values)})`

/** An SQL query for the tags of links `o` and how many have each. Of several spellings one is shown. */
export const countTags = (conditions: readonly string[]): string =>
  `SELECT min(tag), count(*) FROM org_topics o, unnest(o.tags) tag WHERE ${allOf([...conditions, "o.tags <> '{}'"])}
   GROUP BY lower(tag)`

/** SQL on a link `o` for what its tags become: one that is removed and added may stand where it stood. */
const afterwards = (add: readonly string[], removed: string, values: Values): string =>
  `(ARRAY(SELECT tag FROM unnest(o.tags) WITH ORDINALITY AS t (tag, at) WHERE lower(tag) <> ALL(${removed}) ORDER BY at)
    || ARRAY(SELECT tag FROM unnest(${values.add(add)}::text[]) WITH ORDINALITY AS t (tag, at)
             WHERE lower(tag) <> ALL(${lowered('o.tags')}) OR lower(tag) = ANY(${removed}) ORDER BY at))`

/** SQL on a link `o`: whether the tags would be others, and whether they would be too many. */
export function tagConditions({ add = [], remove = [], replace }: TagChanges, values: Values) {
  if (replace) return { isChanged: `o.tags <> ${values.add(replace)}::text[]`, isTooMany: 'false' }
  const [added, removed] = [loweredOnce(add, values), loweredOnce(remove, values)]
  const kept = `(SELECT count(*) FROM unnest(${lowered('o.tags')}) tag WHERE tag <> ALL(${removed}))`
  const missing = `(SELECT count(*) FROM unnest(${added}) tag WHERE tag <> ALL(${lowered('o.tags')}) OR tag = ANY(${removed}))`
  const isTouched = `(${lowered('o.tags')} && ${removed} OR NOT ${lowered('o.tags')} @> ${added})`
  const removedKeys = new Set(remove.map(keyOf))
  const isBoth = add.some((tag) => removedKeys.has(keyOf(tag)))
  return {
    isChanged: isBoth ? `(${isTouched} AND o.tags <> ${afterwards(add, removed, values)})` : isTouched,
    // Few topics come near the limit: of the others nothing is counted.
    isTooMany: `CASE WHEN cardinality(o.tags) + ${add.length} <= ${TAGS_PER_TOPIC} THEN false
      ELSE ${kept} + ${missing} > ${TAGS_PER_TOPIC} END`,
  }
}
