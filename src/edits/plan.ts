import { allOf, Values } from '../catalog/browse/filters'
import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { PARENT_CATEGORIES, rootNode } from '../engine'
import { mapWithPauses } from '../pauses'
import { templatesFor } from '../templates/org-templates'
import { activeTemplates } from '../templates/stored'
import { editOf } from '../topics/edit'
import { inLibrary } from '../topics/filters'
import { LINKED_COLUMNS, LINKED_TOPIC } from '../topics/find'
import { selectedBy } from '../topics/selection'
import { changedTags, tagConditions } from '../topics/tags'
import { type Changes, type EditAnswer, type EditRequest, REFUSALS, type RefusalReason } from './schema'

/** SQL conditions on a link `o`. */
export function changeConditions({ tags, ...fields }: Changes, values: Values) {
  const { subcategory, ...others } = fields
  const differing = Object.entries(others)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => `o.${column} <> ${values.add(value)}`)
  if (subcategory !== undefined) differing.push(isFiledElsewhere(subcategory, values))
  // Whoever chooses a category or subcategory settles what the engine guessed.
  if (fields.parent_category !== undefined || fields.subcategory !== undefined) differing.push('o.uncertain')
  const hasNewFields = anyOf(differing)
  if (!tags) return { hasNewFields, isChanged: hasNewFields, isRefused: 'false' }
  const { isChanged, isTooMany } = tagConditions(tags, values)
  return {
    hasNewFields,
    isChanged: anyOf([hasNewFields, isChanged]),
    isRefused: `(${isTooMany})`,
  }
}

/** As `withImpliedFields` compares: in a category that has the subcategory, its spelling counts for nothing. */
function isFiledElsewhere(subcategory: string, values: Values): string {
  const roots = PARENT_CATEGORIES.flatMap((category) => rootNode(category, subcategory) ?? [])
  const categories = values.add(roots.map(({ category }) => category))
  const names = values.add(roots.map(({ name }) => name))
  return `(o.subcategory <> ${values.add(subcategory)} AND (o.parent_category, o.subcategory) NOT IN (
    SELECT * FROM unnest(${categories}::text[], ${names}::text[])))`
}

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`

const IS_ACTIVE = `EXISTS (SELECT FROM activations a
  WHERE a.org_id = o.org_id AND a.org_topic_id = o.id AND a.status = 'active')`

const COUNTS = { total: int8, changed: int8, refused: int8, active: int8 }

export type Plan = Pick<EditAnswer, 'total' | 'changed' | 'unchanged' | 'active' | 'refused'>

/** How many topics the edit would change, counted without making the changes. */
export async function planEdit(ctx: Ctx, input: EditRequest): Promise<Plan> {
  const values = new Values()
  const selected = allOf(selectedBy(ctx, input, values))
  const { hasNewFields, isChanged, isRefused } = changeConditions(input.changes, values)
  const [row] = await ctx.db.query(COUNTS, {
    text: `SELECT count(*) AS total, count(*) FILTER (WHERE is_changed AND NOT is_refused) AS changed,
                  count(*) FILTER (WHERE is_refused) AS refused,
                  count(*) FILTER (WHERE has_new_fields AND NOT is_refused AND is_active) AS active
           FROM (SELECT ${isChanged} AS is_changed, ${isRefused} AS is_refused, ${hasNewFields} AS has_new_fields,
                        ${IS_ACTIVE} AS is_active
                 FROM org_topics o WHERE ${selected}) topics`,
    values: values.list,
  })
  const { total, changed, refused, active } = row!
  return {
    total,
    changed,
    unchanged: total - changed - refused,
    active,
    refused: [...refusal('too_many_tags', refused), ...refusal('not_in_library', await countMissing(ctx, input))],
  }
}

const refusal = (reason: RefusalReason, topics: number): Plan['refused'] =>
  topics === 0 ? [] : [{ reason, message: REFUSALS[reason], topics }]

async function countMissing(ctx: Ctx, { topicIds }: EditRequest): Promise<number> {
  if (!topicIds) return 0
  const values = new Values()
  const library = allOf(inLibrary(ctx, values))
  const [row] = await ctx.db.query(
    { missing: int8 },
    {
      text: `SELECT count(DISTINCT requested.id) AS missing FROM unnest(${values.add(topicIds)}::text[]) AS requested (id)
             WHERE NOT EXISTS (SELECT FROM org_topics o WHERE ${library} AND o.id = requested.id)
               AND NOT EXISTS (SELECT FROM org_topics o WHERE ${library} AND o.topic_id = requested.id)`,
      values: values.list,
    },
  )
  return row!.missing
}

/** Some of the topics that would change, as they are and as they would be. */
export async function sampleEdits(ctx: Ctx, input: EditRequest): Promise<EditAnswer['samples']> {
  const { tags = {}, ...fields } = input.changes
  const values = new Values()
  const selected = selectedBy(ctx, input, values)
  const { isChanged, isRefused } = changeConditions(input.changes, values)
  const topics = await ctx.db.query(LINKED_TOPIC, {
    text: `SELECT ${LINKED_COLUMNS} FROM org_topics o JOIN global_topics g ON g.id = o.topic_id
           WHERE ${allOf([...selected, isChanged, `NOT ${isRefused}`])} ORDER BY o.topic_name, o.id
           LIMIT ${values.add(input.pageSize)} OFFSET ${values.add((input.page - 1) * input.pageSize)}`,
    values: values.list,
  })
  const templates = templatesFor(ctx.org, await activeTemplates(ctx.db))
  const edits = await mapWithPauses(topics, (topic) => editOf(topic, fields, changedTags(topic.tags, tags), templates))
  return edits.flatMap((edit) =>
    edit
      ? {
          id: edit.topic.org_topic_id,
          topic_name: edit.current.topic_name,
          before: edit.previousValues,
          after: edit.newValues,
        }
      : [],
  )
}
