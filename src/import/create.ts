import type { Ctx } from '../context'
import { reserve } from '../usage/quota'
import { insertBatch, organizationBatches } from './batches'
import type { CreateBatch } from './schema'

/** The batch and the credit that it costs are committed together. */
export const createImport = (ctx: Ctx, input: CreateBatch) =>
  ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await reserve(inside, 'imports', 1)
    return insertBatch(organizationBatches(inside), input)
  })
