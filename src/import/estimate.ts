import type { Ctx } from '../context'
import type { Llm } from '../llm/client'
import { assertAvailable } from '../topics/intake/engine-choice'
import { estimateFor } from '../topics/intake/estimate'
import { countNames } from '../topics/intake/estimate-names'
import { chunkLimit } from './import-chunk'
import { readRows } from './rows'
import type { EstimateRequest } from './schema'

/** What an import of these rows would ask the LLM. Nothing is stored and no credit is used. */
export async function estimateImport(ctx: Ctx, llm: Llm | null, { rows, mappings, engine }: EstimateRequest) {
  assertAvailable(engine, llm)
  const { items, errors } = await readRows(rows, mappings)
  const counts = await countNames(ctx, items, engine, () => chunkLimit(engine))
  return { ...(await estimateFor(ctx, llm, engine, counts)), errors: errors.length }
}
