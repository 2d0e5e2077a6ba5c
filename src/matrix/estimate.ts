import type { Ctx } from '../context'
import { MATRIX_LLM_TOPICS } from '../limits'
import type { Llm } from '../llm/client'
import { assertAvailable } from '../topics/intake/engine-choice'
import { type Estimate, estimateFor } from '../topics/intake/estimate'
import { countNames } from '../topics/intake/estimate-names'
import { itemsOf } from './generate'
import type { Matrix } from './schema'

/** What a matrix would ask the LLM. */
export async function estimateMatrix(ctx: Ctx, llm: Llm | null, matrix: Matrix): Promise<Estimate> {
  const { engine } = matrix
  assertAvailable(engine, llm)
  const counts = await countNames(ctx, await itemsOf(matrix), engine, (asked) => MATRIX_LLM_TOPICS - asked)
  return estimateFor(ctx, llm, engine, counts)
}
