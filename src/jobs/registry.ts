import type { Db } from '../db/db'
import { dedupSweep } from './dedup-sweep/dedup-sweep'
import { findJob } from './find'
import type { AnyJobDefinition, Work } from './job'
import { merge } from './merge/merge'
import { reclassify } from './reclassify/reclassify'
import { refreshActivations } from './refresh-activations/refresh-activations'
import type { JobRow } from './schema'
import { syncTradeDesk } from './sync-trade-desk/sync-trade-desk'

/** Every type of job there is. A new one is a file and a word here: docs/add-a-job.md. */
const JOBS: readonly AnyJobDefinition[] = [reclassify, dedupSweep, merge, refreshActivations, syncTradeDesk]

const byType = new Map<string, AnyJobDefinition>(JOBS.map((job) => [job.type, job]))

export const jobTypes = (): string[] => [...byType.keys()]

export const definitionOf = (type: string): AnyJobDefinition | undefined => byType.get(type)

/** What a job does; a rollback is the affair of the type whose job it undoes. */
export async function workOf(db: Db, { job_type, config }: JobRow): Promise<Work<unknown>> {
  if (typeof config.rollbackOf !== 'string') return byType.get(job_type)!
  const source = await findJob(db, config.rollbackOf)
  return byType.get(source.job_type)!.rollback as Work<unknown>
}
