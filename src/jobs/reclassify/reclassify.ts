import { badRequest } from '../../errors'
import type { Llm } from '../../llm/client'
import { defineJob } from '../job'
import { type ReclassifyConfig, reclassifyConfig } from './config'
import { estimateReclassify } from './estimate'
import { reclassifyWithLlm } from './llm/llm'
import { reclassifyLocally } from './local/local'
import { rollbackReclassify } from './rollback'
import { countTopics } from './topics'

export const reclassify = defineJob<ReclassifyConfig>({
  type: 'reclassify',
  title: 'Reclassify topics',
  description: 'Classifies topics of the catalog again and updates their names and descriptions, also in libraries.',
  items: 'topics',
  counters: {
    success: 'reclassified',
    skipped: 'settled by a reviewer, edited since the LLM was asked, or no longer in the catalog',
  },
  config: reclassifyConfig,
  count: (ctx, config) => {
    assertProvider(ctx.llm, config)
    return countTopics(ctx.db, config)
  },
  step: (ctx, job) => (job.config.mode === 'local' ? reclassifyLocally(ctx, job) : reclassifyWithLlm(ctx, job)),
  aliases: { engine: 'mode' },
  estimate: async (ctx, config) => {
    assertProvider(ctx.llm, config)
    return estimateReclassify(ctx, config)
  },
  rollback: rollbackReclassify,
  retry: ({ limit: _, parentCategoryFilter: __, ...config }, retryOf) => ({ ...config, force: true, retryOf }),
})

function assertProvider(llm: Llm | null, { mode }: ReclassifyConfig): void {
  if (mode === 'llm' && !llm) throw badRequest('config.mode llm needs an LLM provider key, none is configured')
  if (mode === 'auto' && !llm) {
    throw badRequest(
      'config.mode auto needs an LLM provider key, none is configured: set ANTHROPIC_API_KEY on the server, or use config.mode local',
    )
  }
}
