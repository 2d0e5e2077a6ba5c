import type { Db } from './db'
import type { OrgReplica } from './replica'

type Reading = { db: Db; replica?: OrgReplica }

/** The context for reads that may be a moment old, but show what the organization itself has written. */
export const reading = async <C extends Reading>(ctx: C): Promise<C> =>
  ctx.replica ? { ...ctx, db: await ctx.replica.reader() } : ctx
