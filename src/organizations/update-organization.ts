import { audited } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { columnsOf } from '../db/rows'
import { notFound } from '../errors'
import { ORGANIZATION, type Organization, toOrganization, type UpdateOrganization } from './schema'

/** Fields that are left out stay; an alias of null is cleared. */
export const updateOrganization = (ctx: OperatorCtx, id: string, fields: UpdateOrganization): Promise<Organization> =>
  audited(
    ctx,
    'organization.update',
    (inside) => writeFields(inside, id, fields),
    ({ name }) => ({ orgId: id, subject: { type: 'organization', id, name }, details: { ...fields } }),
  )

async function writeFields(ctx: OperatorCtx, id: string, fields: UpdateOrganization): Promise<Organization> {
  const [row] = await ctx.db.query(ORGANIZATION, {
    text: `UPDATE organizations SET
             name = coalesce($2, name),
             plan = coalesce($3, plan),
             org_alias = CASE WHEN $4 THEN $5 ELSE org_alias END,
             partner_alias = CASE WHEN $6 THEN $7 ELSE partner_alias END
           WHERE id = $1 RETURNING ${columnsOf(ORGANIZATION)}`,
    values: [
      id,
      fields.name ?? null,
      fields.plan ?? null,
      fields.org_alias !== undefined,
      fields.org_alias ?? null,
      fields.partner_alias !== undefined,
      fields.partner_alias ?? null,
    ],
  })
  if (!row) throw notFound('Organization')
  return toOrganization(row)
}
