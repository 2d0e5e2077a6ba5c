import { z } from 'zod'
import { access } from '../../access'
import { adoptTopics } from '../../catalog/browse/adopt'
import type { Ctx } from '../../context'
import { CATALOG_ADD_IDS, MCP_NAMES, TOPIC_NAME_LENGTH } from '../../limits'
import { storable } from '../../storable'
import { intake } from '../../topics/intake/intake'
import { ADDS, defineTool } from '../tool'

const NEITHER = 'Give names or catalog_ids'

const name = z
  .string({ error: 'names must be strings' })
  .overwrite(storable)
  .trim()
  .min(1, 'names must not be empty')
  .max(TOPIC_NAME_LENGTH, `names must be at most ${TOPIC_NAME_LENGTH} characters`)

export const addTopics = defineTool({
  name: 'add_topics',
  title: 'Add topics to the library',
  description:
    `Use when the user wants audiences in the library: up to ${MCP_NAMES} names, which the local engine classifies, or up to ` +
    `${CATALOG_ADD_IDS} ids of catalog topics (tp_…) from search_topics. What the library has already is not added twice, so ` +
    'repeating the call is safe. Returns for names their ids, for catalog_ids how many were added; push_topics takes these ids ' +
    'too. Free: it uses no classification.',
  access: access.scope('topics:write', 'topics:write'),
  input: z
    .object({
      names: z
        .array(name)
        .min(1, NEITHER)
        .max(MCP_NAMES, `At most ${MCP_NAMES} names at once`)
        .optional()
        .describe('Audiences in words, such as "Electric SUV Shoppers in Texas"; either these or catalog_ids'),
      catalog_ids: z
        .array(z.string().max(100).overwrite(storable))
        .min(1, NEITHER)
        .max(CATALOG_ADD_IDS, `At most ${CATALOG_ADD_IDS} catalog_ids at once`)
        .optional()
        .describe('Topics of the catalog (tp_…)'),
    })
    .refine(({ names, catalog_ids }) => (names === undefined) !== (catalog_ids === undefined), NEITHER),
  hints: ADDS,
  run: async ({ ctx, input: { names, catalog_ids } }) => {
    if (catalog_ids) return adopted(ctx, [...new Set(catalog_ids)])
    const items = names!.map((text) => ({ name: text, hints: {} }))
    const results = await intake(ctx, items, { source: 'manual', changeType: 'created' })
    return {
      added: results.filter(({ outcome }) => outcome !== 'duplicate').length,
      topics: results.map(({ orgTopicId, outcome, uncertain }, at) => ({
        name: names![at]!,
        id: orgTopicId,
        outcome,
        uncertain,
      })),
    }
  },
})

async function adopted(ctx: Ctx, topicIds: string[]) {
  const { added } = await adoptTopics(ctx, { topicIds })
  const rest = topicIds.length - added
  return {
    added,
    not_added: rest,
    ...(rest > 0 ? { note: 'The others are in the library already, or not in the catalog.' } : {}),
  }
}
