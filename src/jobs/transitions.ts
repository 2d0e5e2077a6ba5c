import { type ApiError, conflict } from '../errors'
import { JOB_STATUSES, type JobStatus } from './job'

/** What a job may become of what it is. */
const MOVES: Record<JobStatus, readonly JobStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['processing', 'completed', 'failed', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
}

/** The statuses from which a job may move there: what the guarded UPDATE asks for. */
export const statusesBefore = (to: JobStatus): JobStatus[] =>
  JOB_STATUSES.filter((status) => MOVES[status].includes(to))

const REFUSALS = {
  processing: 'cannot process',
  cancelled: 'can only cancel a pending or processing job',
} as const

/** Why a job in this status does not move there. */
export const transitionRefused = (status: JobStatus, to: keyof typeof REFUSALS): ApiError =>
  conflict(`Job is ${status}, ${REFUSALS[to]}`)

const OPEN: readonly JobStatus[] = ['pending', 'processing']

export function assertEnded(status: JobStatus, verb: string): void {
  if (OPEN.includes(status)) throw conflict(`Job is ${status}, can only ${verb} a job that has ended`)
}
