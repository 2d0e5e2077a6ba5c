import type { Ctx } from '../context'
import { notFound } from '../errors'
import { readActivations } from './list'
import type { Activation } from './schema'

export async function findActivation(ctx: Ctx, id: string): Promise<Activation> {
  for await (const [activation] of readActivations(ctx, { ids: [id] })) if (activation) return activation
  throw notFound('Activation')
}
