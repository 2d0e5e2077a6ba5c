import { loadCorrections } from '../../../catalog/corrections/load'
import { countCorrectionUses } from '../../../catalog/corrections/uses'
import { queueUnknownNames } from '../../../catalog/rewrite/flag-for-review'
import { type RewritableTopic, rewriteTopics } from '../../../catalog/rewrite/rewrite-topics'
import type { Db } from '../../../db/db'
import type { OutputTemplate } from '../../../engine'
import { RECLASSIFY_BATCH_SIZE } from '../../../limits'
import { mapWithPauses } from '../../../pauses'
import { activeTemplates } from '../../../templates/stored'
import type { RunningJob, StepCtx, StepOutcome } from '../../job'
import type { ReclassifyConfig } from '../config'
import { addToDryRun } from '../dry-run'
import { type LockedTopic, lockTopics, peekTopics, readTopics } from '../topics'
import { type PlannedRewrite, Prefetch, planLocally } from './prefetch'

/** Classifies a chunk of topics again, in one transaction. */
export async function reclassifyLocally(ctx: StepCtx, job: RunningJob<ReclassifyConfig>): Promise<StepOutcome> {
  const { config } = job
  const size = Math.min(job.chunk(RECLASSIFY_BATCH_SIZE), job.totalItems - job.processedItems)
  if (size <= 0) return 'done'
  const prefetch = prefetchOf(job)
  let count = 0
  await job.commit(async (db) => {
    const { topics: locked, position } = await lockTopics(db, config, job.cursor, size)
    count = locked.length
    const topics = await readLocked(db, locked, prefetch)
    const open = topics.filter((topic) => config.force || !isSettled(topic))
    const inputs = { templates: await activeTemplates(db), corrections: (await loadCorrections(db, null)).catalog }
    const rewrites = await mapWithPauses(open, (topic) => prefetch.rewrite(topic, inputs) ?? planLocally(topic, inputs))
    const progress = { success: open.length, skipped: count - open.length, cursor: position }
    if (config.dryRun) return { ...progress, result: addToDryRun(job.result, rewrites) }
    const left = job.totalItems - job.processedItems - count
    const next = job.isDriven && left > 0 ? await peekTopics(db, config, position, Math.min(size, left)) : []
    const writing = writePlanned(db, rewrites, inputs.templates, { ctx, job })
    await Promise.all([writing, prefetch.plan(next, inputs)])
    return progress
  })
  return count === 0 || job.processedItems >= job.totalItems ? 'done' : 'more'
}

/** In the same order. Topics that were prefetched and have not changed since are not read again. */
async function readLocked(db: Db, locked: readonly LockedTopic[], prefetch: Prefetch): Promise<RewritableTopic[]> {
  const topics = new Map(locked.map((row) => [row.id, prefetch.topic(row)]))
  const missing = locked.filter(({ id }) => !topics.get(id)).map(({ id }) => id)
  if (missing.length > 0) for (const topic of await readTopics(db, missing)) topics.set(topic.id, topic)
  return locked.flatMap(({ id }) => topics.get(id) ?? [])
}

/** What the local engine makes of topics of the catalog, as reviewers corrected it. */
export async function planRewrites(
  db: Db,
  topics: readonly RewritableTopic[],
  templates: readonly OutputTemplate[],
): Promise<PlannedRewrite[]> {
  const inputs = { templates, corrections: (await loadCorrections(db, null)).catalog }
  return mapWithPauses(topics, (topic) => planLocally(topic, inputs))
}

/** Writes the local engine's answers. Topics with names that it does not know wait for a reviewer, unless one has seen them. */
export async function writePlanned(
  db: Db,
  rewrites: readonly PlannedRewrite[],
  templates: readonly OutputTemplate[],
  { ctx, job }: { ctx: StepCtx; job: Pick<RunningJob<ReclassifyConfig>, 'id'> },
): Promise<void> {
  await countCorrectionUses(
    db,
    rewrites.flatMap(({ correctionIds }) => correctionIds),
  )
  await rewriteTopics(db, rewrites, templates, {
    changeType: 'reclassified',
    source: 'admin_reclassify_local',
    batchId: job.id,
    userId: ctx.userId,
    now: ctx.now,
  })
  await queueUnknownNames(
    db,
    rewrites.map(({ topic, unresolved }) => ({ id: topic.id, unresolved })),
    ctx.now,
  )
}

/** A reviewer has decided; only `force` classifies such a topic again. */
export const isSettled = ({ review_status }: { review_status: string | null }): boolean => review_status === 'reviewed'

const prefetches = new WeakMap<RunningJob<ReclassifyConfig>, Prefetch>()

function prefetchOf(job: RunningJob<ReclassifyConfig>): Prefetch {
  const prefetch = prefetches.get(job) ?? new Prefetch()
  prefetches.set(job, prefetch)
  return prefetch
}
