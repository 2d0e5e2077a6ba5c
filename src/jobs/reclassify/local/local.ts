import { correctionsOf } from '../../../catalog/match/corrections'
import { type HeldGlobalTopic, type Rewrite, rewriteTopics } from '../../../catalog/rewrite/rewrite'
import type { Db } from '../../../db/db'
import type { OutputTemplate } from '../../../engine'
import { RECLASSIFY_BATCH_SIZE } from '../../../limits'
import { mapWithPauses } from '../../../pauses'
import { activeTemplates } from '../../../templates/stored'
import type { RunningJob, StepCtx, StepOutcome } from '../../job'
import type { ReclassifyConfig } from '../config'
import { addToDryRun } from '../dry-run'
import { type LockedTopic, lockTopics, peekTopics, readTopics } from '../topics'
import { Ahead, planLocally } from './prefetch'

/** A chunk of topics, taken and filed anew in one transaction. */
export async function reclassifyLocally(ctx: StepCtx, job: RunningJob<ReclassifyConfig>): Promise<StepOutcome> {
  const { config } = job
  const size = Math.min(job.chunk(RECLASSIFY_BATCH_SIZE), job.totalItems - job.processedItems)
  if (size <= 0) return 'done'
  const ahead = aheadOf(job)
  let taken = 0
  await job.commit(async (db) => {
    const { topics: locked, place } = await lockTopics(db, config, job.cursor, size)
    taken = locked.length
    const topics = await heldTopics(db, locked, ahead)
    const open = topics.filter((topic) => config.force || !isSettled(topic))
    const templates = await activeTemplates(db)
    const rewrites = await planRewrites(db, open, templates, ahead)
    const progress = { success: open.length, skipped: taken - open.length, cursor: place }
    if (config.dryRun) return { ...progress, result: addToDryRun(job.result, rewrites) }
    const left = job.totalItems - job.processedItems - taken
    const next = job.isDriven && left > 0 ? await peekTopics(db, config, place, Math.min(size, left)) : []
    const writing = rewriteTopics(db, rewrites, templates, {
      changeType: 'reclassified',
      source: 'admin_reclassify_local',
      batchId: job.id,
      userId: ctx.userId,
      now: ctx.now,
    })
    await Promise.all([writing, ahead.plan(next, templates)])
    return progress
  })
  return taken === 0 || job.processedItems >= job.totalItems ? 'done' : 'more'
}

/** In the order given. Those that were read ahead and have not changed since need not be read again. */
async function heldTopics(db: Db, locked: readonly LockedTopic[], ahead: Ahead): Promise<HeldGlobalTopic[]> {
  const known = new Map(locked.map((row) => [row.id, ahead.topic(row)]))
  const missing = locked.filter(({ id }) => !known.get(id)).map(({ id }) => id)
  if (missing.length > 0) for (const topic of await readTopics(db, missing)) known.set(topic.id, topic)
  return locked.flatMap(({ id }) => known.get(id) ?? [])
}

/** Reviewers' corrections are looked up last, because few topics have one. */
async function planRewrites(
  db: Db,
  topics: readonly HeldGlobalTopic[],
  templates: readonly OutputTemplate[],
  ahead: Ahead,
): Promise<Rewrite[]> {
  const rewrites = await mapWithPauses(
    topics,
    (topic) => ahead.rewrite(topic, templates) ?? planLocally(topic, templates),
  )
  const names = rewrites.map(({ derived }) => derived.normalized_name)
  const corrections = await correctionsOf(db, names)
  return rewrites.map((rewrite, at) =>
    corrections.has(names[at]!) ? planLocally(rewrite.topic, templates, corrections) : rewrite,
  )
}

/** What a reviewer decided, only `force` decides anew. */
export const isSettled = ({ review_status }: { review_status: string | null }): boolean => review_status === 'reviewed'

const aheads = new WeakMap<RunningJob<ReclassifyConfig>, Ahead>()

function aheadOf(job: RunningJob<ReclassifyConfig>): Ahead {
  const ahead = aheads.get(job) ?? new Ahead()
  aheads.set(job, ahead)
  return ahead
}
