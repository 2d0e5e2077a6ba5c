import { badRequest } from '../../errors'
import { defineJob } from '../job'
import { type ReclassifyConfig, reclassifyConfig } from './config'
import { reclassifyWithLlm } from './llm/llm'
import { reclassifyLocally } from './local/local'
import { rollbackReclassify } from './rollback'
import { countTopics } from './topics'

export const reclassify = defineJob<ReclassifyConfig>({
  type: 'reclassify',
  title: 'Reclassify topics',
  description: 'Classifies topics of the catalog again and updates their names and descriptions, also in libraries.',
  items: 'topics',
  counters: { success: 'reclassified', skipped: 'settled by a reviewer, or no longer in the catalog' },
  config: reclassifyConfig,
  count: (ctx, config) => {
    if (config.mode === 'llm' && !ctx.llm)
      throw badRequest('config.mode llm needs an LLM provider key, none is configured')
    return countTopics(ctx.db, config)
  },
  step: (ctx, job) => (job.config.mode === 'llm' ? reclassifyWithLlm(ctx, job) : reclassifyLocally(ctx, job)),
  rollback: rollbackReclassify,
  retry: ({ limit: _, parentCategoryFilter: __, ...config }, retryOf) => ({ ...config, force: true, retryOf }),
})
