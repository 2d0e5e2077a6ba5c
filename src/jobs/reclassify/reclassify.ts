import { badRequest } from '../../errors'
import { defineJob } from '../job'
import { type ReclassifyConfig, reclassifyConfig } from './config'
import { reclassifyWithLlm } from './llm/llm'
import { reclassifyLocally } from './local/local'
import { rollbackReclassify } from './rollback'
import { countTopics } from './topics'

export const reclassify = defineJob<ReclassifyConfig>({
  type: 'reclassify',
  config: reclassifyConfig,
  count: (ctx, config) => {
    if (config.mode === 'llm' && !ctx.llm)
      throw badRequest('config.mode llm needs an LLM provider key, none is configured')
    return countTopics(ctx.db, config)
  },
  step: (ctx, job) => (job.config.mode === 'llm' ? reclassifyWithLlm(ctx, job) : reclassifyLocally(ctx, job)),
  rollback: rollbackReclassify,
})
