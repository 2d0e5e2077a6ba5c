import { correctionsOf } from '../catalog/corrections'
import { type HeldGlobalTopic, planRewrite, type Rewrite, rewriteTopics } from '../catalog/reclassify'
import type { Db } from '../db/db'
import { normalizedName } from '../engine/names'
import type { OutputTemplate } from '../engine/template'
import { RECLASSIFY_BATCH_SIZE } from '../limits'
import { activeTemplates } from '../templates/stored'
import { noteChanges } from './dry-run'
import type { RunningJob, StepCtx, StepOutcome } from './job'
import { Ahead, judged } from './judge-ahead'
import type { ReclassifyConfig } from './reclassify-config'
import { peekNames, takeTopics } from './reclassify-topics'

/** A chunk of topics, taken and filed anew in one transaction. */
export async function reclassifyLocally(ctx: StepCtx, job: RunningJob<ReclassifyConfig>): Promise<StepOutcome> {
  const { config } = job
  const size = Math.min(job.chunk(RECLASSIFY_BATCH_SIZE), job.totalItems - job.processedItems)
  if (size <= 0) return 'done'
  let taken = 0
  await job.commit(async (db) => {
    const { topics, place } = await takeTopics(db, config, job.cursor, size)
    taken = topics.length
    const open = topics.filter((topic) => config.force || !isSettled(topic))
    const templates = await activeTemplates(db)
    const rewrites = await planRewrites(db, job, open, templates)
    const progress = { success: open.length, skipped: topics.length - open.length, cursor: place }
    if (config.dryRun) return { ...progress, result: noteChanges(job.result, rewrites) }
    const next = job.isDriven ? await peekNames(db, config, place, size) : []
    const writing = rewriteTopics(db, rewrites, templates, {
      changeType: 'reclassified',
      source: 'admin_reclassify_local',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    await Promise.all([writing, aheadOf(job).judge(next, templates)])
    return progress
  })
  return taken === 0 || job.processedItems >= job.totalItems ? 'done' : 'more'
}

async function planRewrites(
  db: Db,
  job: RunningJob<ReclassifyConfig>,
  topics: readonly HeldGlobalTopic[],
  templates: readonly OutputTemplate[],
): Promise<Rewrite[]> {
  const names = topics.map(({ topic_name }) => topic_name)
  const corrections = await correctionsOf(db, names.map(normalizedName))
  const ahead = aheadOf(job)
  const filingOf = (name: string) => ahead.find(name, templates, corrections) ?? judged(name, templates, corrections)
  return topics.map((topic) => planRewrite(topic, filingOf(topic.topic_name)))
}

/** What a reviewer decided, only `force` decides anew. */
export const isSettled = ({ review_status }: HeldGlobalTopic): boolean => review_status === 'reviewed'

const aheads = new WeakMap<RunningJob<ReclassifyConfig>, Ahead>()

function aheadOf(job: RunningJob<ReclassifyConfig>): Ahead {
  const ahead = aheads.get(job) ?? new Ahead()
  aheads.set(job, ahead)
  return ahead
}
