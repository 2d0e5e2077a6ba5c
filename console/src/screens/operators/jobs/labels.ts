import type { Tone } from '../../../ui/badge'
import type { ConfigField, Job, JobStatus, JobType } from './queries'

export const STATUS_LABELS: Record<JobStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'neutral' },
  processing: { label: 'Running', tone: 'accent' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}
export const STATUSES = Object.keys(STATUS_LABELS) as JobStatus[]

export function titleOf({ job_type, config }: Pick<Job, 'job_type' | 'config'>, types: readonly JobType[]): string {
  if (config.rollbackOf) return 'Roll back a job'
  if (config.retryOf) return 'Retry errors'
  const title = types.find(({ type }) => type === job_type)?.title ?? job_type
  return config.dryRun ? `${title} (dry run)` : title
}

type ConfigFact = { label: string; value: string; isJob: boolean }

/** What the server adds to the config of jobs that follow another one. */
const FOLLOW_UP_LABELS: Record<string, string> = {
  rollbackOf: 'Undoes',
  retryOf: 'Retries',
  links: 'Move libraries back',
}

/** The job's config in the words of its form. */
export const configFacts = (config: Job['config'], fields: readonly ConfigField[] = []): ConfigFact[] =>
  Object.entries(config).map(([key, value]) => {
    const field = fields.find((candidate) => candidate.key === key)
    return {
      label: field?.label ?? FOLLOW_UP_LABELS[key] ?? key,
      value: labelOf(value, field),
      isJob: field?.refersTo?.record === 'job' || key === 'rollbackOf' || key === 'retryOf',
    }
  })

function labelOf(value: unknown, field?: ConfigField): string {
  if (Array.isArray(value)) return String(value.length)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return JSON.stringify(value)
  return field?.choices?.find((choice) => choice.value === value)?.label ?? String(value)
}
