import type { Tone } from '../../../ui/badge'
import type { Job, JobStatus, JobType } from './queries'

export const JOB_NAMES: Record<JobType, string> = {
  reclassify: 'Reclassify topics',
  dedup_sweep: 'Find duplicates',
  merge: 'Merge duplicates',
  refresh_activations: 'Refresh activations',
  sync_trade_desk: 'Compare with the DSP',
}

export const JOB_DEEDS: Record<JobType, string> = {
  reclassify: 'Files topics of the catalog anew and rewrites their names and descriptions, in libraries too.',
  dedup_sweep: 'Looks among the topics that a reclassification changed for those that are near-identical now.',
  merge: 'Makes one topic of several: libraries, activations and history go to the one that is kept.',
  refresh_activations: 'Pushes what is stale on its platform once more, under its current name and description.',
  sync_trade_desk: 'Reads the segments that DSP connections hold and corrects what is believed of them here.',
}

/** What its items are, in the plural. */
export const JOB_THINGS: Record<JobType, string> = {
  reclassify: 'topics',
  dedup_sweep: 'topics',
  merge: 'clusters',
  refresh_activations: 'activations',
  sync_trade_desk: 'connections',
}

export const STATUS_WORDS: Record<JobStatus, { words: string; tone: Tone }> = {
  pending: { words: 'Waiting', tone: 'neutral' },
  processing: { words: 'At work', tone: 'accent' },
  completed: { words: 'Completed', tone: 'good' },
  failed: { words: 'Failed', tone: 'bad' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
}

export const nameOfJob = ({ job_type, config }: Pick<Job, 'job_type' | 'config'>): string => {
  if (config.rollbackOf) return 'Roll back a job'
  if (config.retryOf) return 'Retry errors'
  return config.dryRun ? `${JOB_NAMES[job_type]} (dry run)` : JOB_NAMES[job_type]
}

const FIELD_NAMES: Record<string, string> = {
  mode: 'Judged by',
  force: 'Which topics',
  limit: 'At most',
  parentCategoryFilter: 'Category',
  dryRun: 'Dry run',
  enableWebSearch: 'Web search',
  model: 'Model',
  targetColumn: 'Only the field',
  rollbackOf: 'Undoes',
  retryOf: 'Retries',
  links: 'Links too',
  sourceBatchId: 'After',
  orgId: 'Organization',
  workspaceId: 'Workspace',
  connectionId: 'Connection',
}

/** The job's config as a person would say it; clusters are only counted. */
export const configFacts = (config: Job['config']): { name: string; value: string; isJob: boolean }[] =>
  Object.entries(config).map(([field, value]) => ({
    name: FIELD_NAMES[field] ?? (field === 'clusters' ? 'Clusters' : field),
    value: wordsFor(field, value),
    isJob: ['rollbackOf', 'retryOf', 'sourceBatchId'].includes(field),
  }))

function wordsFor(field: string, value: unknown): string {
  if (field === 'mode') return value === 'llm' ? 'The language model' : 'The local engine'
  if (field === 'force') return value ? 'All, also those up to date' : 'Outdated ones'
  if (Array.isArray(value)) return String(value.length)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
