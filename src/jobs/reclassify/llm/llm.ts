import { int8 } from '../../../db/rows'
import { badGateway } from '../../../errors'
import { STAGING_TIME_BUDGET_MS, SUB_BATCHES_OUT } from '../../../limits'
import { BatchUnavailable } from '../../../llm/batch'
import { withTimeLimit } from '../../../time-limit'
import type { StepCtx, StepOutcome } from '../../job'
import { applyAnswers } from './apply'
import type { LlmCursor, LlmJob, Tick } from './cursor'
import { noteProviderError } from './provider-error'
import { recoverBatches } from './recover'
import { stageAnswers } from './stage'
import { submitNext } from './submit'
import { takeUnsure } from './take-unsure'

/**
 * One tick: find out what became of earlier submissions, ask about more topics, fetch answers, write a chunk of them to the
 * catalog. Each part commits on its own, so that the next tick continues where this one ends. With mode auto the local
 * engine has answered first, and the LLM is asked about the others only.
 */
export async function reclassifyWithLlm(ctx: StepCtx, job: LlmJob): Promise<StepOutcome> {
  const { llm } = ctx
  if (!llm) throw badGateway('The job needs an LLM provider key, none is configured')
  const tick: Tick = {
    ctx,
    job,
    llm,
    model: job.config.model ?? llm.model,
    deadline: Date.now() + STAGING_TIME_BUDGET_MS,
    signal: withTimeLimit(ctx.signal, STAGING_TIME_BUDGET_MS),
    complaint: null,
  }
  const taken = await takeLocally(tick)
  const advanced = await callProvider(tick)
  const applied = await applyAnswers(tick)
  if (taken + advanced + applied > 0) return 'more'
  return (await isOver(tick)) ? 'done' : 'waiting'
}

/** As long as the provider has room for the questions that this leaves. */
async function takeLocally(tick: Tick): Promise<number> {
  if (tick.job.config.mode !== 'auto' || (await countOpenBatches(tick)) >= SUB_BATCHES_OUT) return 0
  return takeUnsure(tick)
}

/** Returns how much it did. If the provider cannot be reached, the next tick tries again. */
async function callProvider(tick: Tick): Promise<number> {
  try {
    const recovered = await recoverBatches(tick)
    const submitted =
      tick.job.config.mode === 'llm' ? await submitNext(tick, SUB_BATCHES_OUT - (await countOpenBatches(tick))) : 0
    const advanced = recovered + submitted + (await stageAnswers(tick))
    if (tick.complaint !== null || advanced > 0) await noteProviderError(tick, tick.complaint)
    return advanced
  } catch (error) {
    if (!(error instanceof BatchUnavailable)) throw error
    tick.ctx.log.warn({ err: error, job: tick.job.id }, 'The LLM provider cannot be reached')
    await noteProviderError(tick, error.message)
    return 0
  }
}

async function countOpenBatches({ ctx, job }: Tick): Promise<number> {
  const [row] = await ctx.db.query(
    { count: int8 },
    {
      text: 'SELECT count(*) FROM llm_batches WHERE job_id = $1 AND staged_at IS NULL',
      values: [job.id],
    },
  )
  return row!.count
}

async function isOver(tick: Tick): Promise<boolean> {
  const { taken = 0, exhausted = false } = tick.job.cursor as LlmCursor
  if (!exhausted && taken < tick.job.totalItems) return false
  return (await countOpenBatches(tick)) === 0
}
