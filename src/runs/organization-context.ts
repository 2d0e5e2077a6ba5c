import type { Connectors } from '../connectors/registry'
import type { Caller, Ctx, OperatorCtx } from '../context'
import { organizations } from '../db/tables'
import { notFound } from '../errors'
import type { Plan } from '../limits'

const ORGANIZATION = {
  id: organizations.id,
  name: organizations.name,
  plan: organizations.plan.as<Plan>(),
  orgAlias: organizations.org_alias,
  partnerAlias: organizations.partner_alias,
}

type WorkCtx = OperatorCtx & { outbound: { connectors: Connectors } }

/** The context of an organization for work that does not come from a request of its own. */
export async function organizationContext(ctx: WorkCtx, orgId: string, workspace: string | null = null): Promise<Ctx> {
  const [org] = await ctx.db.query(ORGANIZATION, {
    text: `SELECT id, name, plan, org_alias AS "orgAlias", partner_alias AS "partnerAlias" FROM organizations WHERE id = $1`,
    values: [orgId],
  })
  if (!org) throw notFound('Organization')
  const { db, now, log, outbound } = ctx
  return { db, now, log, connectors: outbound.connectors, org, workspace, caller: callerOf(ctx) }
}

/** Whoever started the work. Its rights were checked then. */
const callerOf = ({ userId, keyId }: OperatorCtx): Caller =>
  keyId === undefined
    ? { kind: 'session', userId, role: 'owner', operator: true }
    : { kind: 'apiKey', keyId, userId, scopes: [] }
