import { badRequest } from '../errors'
import { defineJob } from './job'
import { type ReclassifyConfig, reclassifyConfig } from './reclassify-config'
import { reclassifyWithLlm } from './reclassify-llm'
import { reclassifyLocally } from './reclassify-local'
import { rollbackReclassify } from './reclassify-rollback'
import { countTopics } from './reclassify-topics'

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
