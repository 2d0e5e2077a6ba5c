import type { Llm } from '../../../llm/client'
import type { RunningJob, StepCtx } from '../../job'
import type { ReclassifyConfig } from '../config'

/** How far an LLM job is with its questions. The questions themselves are in `llm_batches` and `llm_batch_items`. */
export type LlmCursor = {
  after?: string
  /** How many topics were selected so far: those asked about and those skipped. */
  taken?: number
  batches?: number
  /** With mode auto: topics that the local engine is not sure of and that no sub-batch has yet. */
  unsure?: string[]
  /** No topics are left to ask about. */
  exhausted?: boolean
}

export type LlmJob = RunningJob<ReclassifyConfig>

/** One step of an LLM job: the provider, and until when it may be called. */
export type Tick = {
  ctx: StepCtx
  job: LlmJob
  llm: Llm
  model: string
  deadline: number
  signal: AbortSignal
  /** What the provider said when it last failed or refused for now. */
  complaint: string | null
}

export const isTimeLeft = ({ deadline, ctx }: Tick): boolean => Date.now() < deadline && !ctx.signal.aborted

/** The provider returns it with the answer, so it says which job and topic the answer belongs to. */
export const questionId = (job: Pick<LlmJob, 'id'>, topicId: string): string => `${job.id}-${topicId}`

export function topicIdIn(job: Pick<LlmJob, 'id'>, question: string): string | null {
  const prefix = `${job.id}-`
  return question.startsWith(prefix) ? question.slice(prefix.length) : null
}
