import { z } from 'zod'
import type { Ctx } from '../context'
import type { Values } from '../db/values'
import { storable } from '../storable'
import { type TopicFilters, topicConditions, topicFilters } from './filters'
import { idCondition } from './find'

const REQUIRED = 'topicIds array or filters object required'

/** Query strings have only text; a JSON body may say true or "true". */
const flag = (name: 'hasExternalId' | 'outdated' | 'uncertain') =>
  z.union([z.boolean(), topicFilters[name]], { error: `${name} must be true or false` })
const flags = {
  hasExternalId: flag('hasExternalId'),
  outdated: flag('outdated'),
  uncertain: flag('uncertain'),
}

/** Library topics by their ids or by filters. `tooMany` is the message for more than `max` ids. */
const selectionFields = (max: number, tooMany: string) => ({
  topicIds: z
    .array(z.string({ error: 'topicIds must be strings' }).max(100).overwrite(storable), { error: REQUIRED })
    .max(max, tooMany)
    .optional()
    .describe('Ids of library topics (`ot_…`) or of their global topics (`tp_…`)'),
  // Strict: ignoring a misspelt filter would select topics that it was meant to exclude.
  filters: z
    .strictObject(
      { ...topicFilters, ...flags },
      {
        error: (issue) => (issue.code === 'unrecognized_keys' ? `filters has no ${issue.keys.join(', ')}` : REQUIRED),
      },
    )
    .optional()
    .describe('The filters of GET /api/topics; an empty object selects the whole library'),
})

type Selection = { topicIds?: unknown; filters?: unknown }
const hasOne = ({ topicIds, filters }: Selection) => (topicIds === undefined) !== (filters === undefined)

/** A body with a selection, of which either ids or filters must be there, and other fields. */
export const selectionBody = <T extends z.ZodRawShape>(limit: { max: number; tooMany: string }, others: T) =>
  z.object({ ...selectionFields(limit.max, limit.tooMany), ...others }, { error: REQUIRED }).refine(hasOne, REQUIRED)

/** Conditions for the links `o` that are selected. */
export const selectedBy = (
  ctx: Ctx,
  { topicIds, filters }: { topicIds?: readonly string[]; filters?: TopicFilters },
  values: Values,
): string[] => (topicIds ? [idCondition(ctx, topicIds, values)] : topicConditions(ctx, filters ?? {}, values))
