import type { Outbound } from '../../connections/outbound'
import type { Ctx, OperatorCtx, Org } from '../../context'
import { notFound } from '../../errors'

type WorkCtx = OperatorCtx & { outbound: Pick<Outbound, 'connectors'> }

/** The context of an organization for work that does not come from a request of its own. */
export async function organizationContext(ctx: WorkCtx, orgId: string, workspace: string | null = null): Promise<Ctx> {
  const [org] = await ctx.db.query<Org>({
    text: `SELECT id, name, plan, org_alias AS "orgAlias", partner_alias AS "partnerAlias" FROM organizations WHERE id = $1`,
    values: [orgId],
  })
  if (!org) throw notFound('Organization')
  const { db, now, log, userId, outbound } = ctx
  return {
    db,
    now,
    log,
    connectors: outbound.connectors,
    org,
    workspace,
    caller: { kind: 'session', userId, role: 'owner', operator: true },
  }
}
