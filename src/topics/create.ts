import type { Ctx } from '../context'
import { findTopicDetail } from './detail'
import { intake } from './intake/intake'
import type { CreateTopic, TopicDetail } from './schema'

type CreatedTopic = { created: boolean; topic: TopicDetail }

/** A name that the library has already is answered with the existing record, unchanged. */
export async function createTopic(ctx: Ctx, input: CreateTopic): Promise<CreatedTopic> {
  const { topic_name, keywords, engine_version, _batchId: batchId } = input
  const { segment_desc_marketplace, segment_desc_dspapi, internal_description } = input
  const { parent_category, taxonomy_type, subcategory, segment_type } = input
  const item = {
    name: topic_name,
    hints: { parent_category, taxonomy_type, subcategory, segment_type },
    keywords,
    engine_version,
    descriptions: definedOnly({ segment_desc_marketplace, segment_desc_dspapi, internal_description }),
  }
  return ctx.db.transaction(async (db) => {
    const source = batchId ? 'import' : 'manual'
    const [result] = await intake({ ...ctx, db }, [item], { source, changeType: 'created', batchId })
    // A duplicate may be in a workspace that this request does not see.
    const topic = await findTopicDetail({ ...ctx, db, workspace: null }, result!.orgTopicId)
    return { created: result!.outcome !== 'duplicate', topic }
  })
}

const definedOnly = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
