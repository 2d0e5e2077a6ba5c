import { classify } from '../../engine'
import { ESTIMATE_TOPICS } from '../../limits'
import { mapWithPauses } from '../../pauses'
import { isSure } from '../../topics/intake/engine-choice'
import { addCounts, type Estimate, type NameCounts, NO_NAMES, withCosts } from '../../topics/intake/estimate'
import type { JobsCtx } from '../job'
import type { ReclassifyConfig } from './config'
import { isSettled } from './local/local'
import { countTopics, listTopics } from './topics'

const PAGE = 2_000

/** Of the first 50,000 topics each is looked at; the others are taken to be like them. */
export async function estimateReclassify({ db, llm }: JobsCtx, config: ReclassifyConfig): Promise<Estimate> {
  const total = await countTopics(db, config)
  const sample = await countSample({ db }, config, Math.min(total, ESTIMATE_TOPICS))
  const { mode, model, enableWebSearch: webSearch } = config
  const calls = { db, orgId: 'system', purposes: ['reclassify'], model, webSearch, isBatch: true } as const
  return { ...(await withCosts(mode, projected(sample, total), llm, calls)), quota: null }
}

async function countSample({ db }: Pick<JobsCtx, 'db'>, config: ReclassifyConfig, size: number): Promise<NameCounts> {
  let counts = NO_NAMES
  let after: string | undefined
  for (let seen = 0; seen < size; ) {
    const topics = await listTopics(db, config, { after }, Math.min(PAGE, size - seen))
    if (topics.length === 0) break
    const answers = await mapWithPauses(topics, (topic) => engineFor(topic, config))
    counts = answers.reduce((sum, engine) => addCounts(sum, { ...NO_NAMES, [engine]: 1 }), counts)
    after = topics.at(-1)!.id
    seen += topics.length
  }
  return counts
}

type Listed = { topic_name: string; review_status: string | null }

function engineFor(topic: Listed, { mode, force }: ReclassifyConfig): 'known' | 'local' | 'llm' {
  if (!force && isSettled(topic)) return 'known'
  if (mode !== 'auto') return mode
  return isSure(classify(topic.topic_name)) ? 'local' : 'llm'
}

function projected({ known, local, llm, overLimit }: NameCounts, total: number): NameCounts {
  const sampled = known + local + llm
  if (sampled === 0 || sampled >= total) return { known, local, llm, overLimit }
  const share = (count: number) => Math.round((count / sampled) * total)
  return { known: share(known), local: total - share(known) - share(llm), llm: share(llm), overLimit }
}
