import { type AuditCtx, audited } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { columnsOf } from '../db/rows'
import { newId } from '../ids'
import { type CreateOrganization, ORGANIZATION, type Organization, toOrganization } from './schema'

type CreateCtx = AuditCtx & Pick<OperatorCtx, 'now'>

export const createOrganization = (ctx: CreateCtx, input: CreateOrganization): Promise<Organization> =>
  audited(
    ctx,
    'organization.create',
    (inside) => insertOrganization(inside, input),
    ({ id, name, plan }) => ({ orgId: id, subject: { type: 'organization', id, name }, details: { plan } }),
  )

async function insertOrganization(ctx: CreateCtx, input: CreateOrganization): Promise<Organization> {
  const id = newId('org')
  const [row] = await ctx.db.query(ORGANIZATION, {
    text: `INSERT INTO organizations (id, name, slug, plan, org_alias, partner_alias, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${columnsOf(ORGANIZATION)}`,
    values: [id, input.name, slugOf(input.name, id), input.plan, input.org_alias, input.partner_alias, ctx.now],
  })
  return toOrganization(row!)
}

/** Ends with part of the id, because two organizations may have the same name. */
function slugOf(name: string, id: string) {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `${words.slice(0, 60)}-${id.slice(-6)}`.replace(/^-/, '')
}
