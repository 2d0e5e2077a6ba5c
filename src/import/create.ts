import type { Ctx, OperatorCtx } from '../context'
import type { Llm } from '../llm/client'
import { assertAvailable } from '../topics/intake/engine-choice'
import { reserve } from '../usage/quota'
import { insertBatch, organizationBatches, systemBatches } from './batches'
import type { CreateBatch } from './schema'

/** The batch and the credit that it costs are committed together. */
export async function createImport(ctx: Ctx, llm: Llm | null, input: CreateBatch) {
  if (input.isLlmRequired) assertAvailable(input.engine, llm)
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await reserve(inside, 'imports', 1)
    return insertBatch(organizationBatches(inside), input)
  })
}

export async function createSeeding(operator: OperatorCtx, llm: Llm | null, input: CreateBatch) {
  if (input.isLlmRequired) assertAvailable(input.engine, llm)
  return operator.db.transaction((db) => insertBatch(systemBatches({ ...operator, db }), input))
}
