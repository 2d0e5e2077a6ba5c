import type { Llm } from '../../../llm/client'
import type { RunningJob, StepCtx } from '../../job'
import type { ReclassifyConfig } from '../config'

/** How far an LLM job is in asking; what was asked is in its tables. */
export type LlmCursor = {
  after?: string
  /** Topics that were taken, asked about or skipped. */
  taken?: number
  batches?: number
  /** There are no more topics to take. */
  exhausted?: boolean
}

export type LlmJob = RunningJob<ReclassifyConfig>

/** A tick of an LLM job: the provider, and until when it may be asked. */
export type Tick = { ctx: StepCtx; job: LlmJob; llm: Llm; model: string; deadline: number; signal: AbortSignal }

export const isTimeLeft = ({ deadline, ctx }: Tick): boolean => Date.now() < deadline && !ctx.signal.aborted

/** Comes back with the answer, and tells whose it is. */
export const questionId = (job: Pick<LlmJob, 'id'>, topicId: string): string => `${job.id}-${topicId}`

export function topicIdIn(job: Pick<LlmJob, 'id'>, question: string): string | null {
  const prefix = `${job.id}-`
  return question.startsWith(prefix) ? question.slice(prefix.length) : null
}
