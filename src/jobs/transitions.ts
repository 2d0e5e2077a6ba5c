import { type ApiError, conflict } from '../errors'
import { JOB_STATUSES, type JobStatus } from './job'

/** The statuses that a job may move to, by its current status. */
const TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['processing', 'completed', 'failed', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
}

/** The statuses from which a job may move to this one: the condition of the guarded UPDATE. */
export const statusesBefore = (to: JobStatus): JobStatus[] =>
  JOB_STATUSES.filter((status) => TRANSITIONS[status].includes(to))

const REFUSALS = {
  processing: 'cannot process',
  cancelled: 'can only cancel a pending or processing job',
} as const

export const transitionRefused = (status: JobStatus, to: keyof typeof REFUSALS): ApiError =>
  conflict(`Job is ${status}, ${REFUSALS[to]}`)

const OPEN: readonly JobStatus[] = ['pending', 'processing']

export function assertEnded(status: JobStatus, verb: string): void {
  if (OPEN.includes(status)) throw conflict(`Job is ${status}, can only ${verb} a job that has ended`)
}
