import type { OperatorCtx } from '../context'
import { type Flag, flagTopics } from '../review/flag'
import { findBatch, systemBatches } from './batches'

export async function reviewTopics(operator: OperatorCtx, batchId: string, flag: Flag) {
  await findBatch(systemBatches(operator), batchId)
  return flagTopics(operator, flag)
}
