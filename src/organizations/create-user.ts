import { hashPassword } from 'better-auth/crypto'
import { type AuditCtx, audit } from '../audit/audit'
import type { OperatorCtx } from '../context'
import { conflict, notFound } from '../errors'
import { newId, randomPart } from '../ids'
import type { CreateUser } from './schema'

export async function createUser(ctx: AuditCtx & Pick<OperatorCtx, 'now'>, input: CreateUser) {
  const id = newId('user')
  const password = await hashPassword(input.password)
  await ctx.db.transaction(async (db) => {
    const inserted = await db.execute({
      text: `INSERT INTO users (id, name, email, email_verified, operator, created_at, updated_at)
             VALUES ($1, $2, $3, true, $4, $5, $5) ON CONFLICT (email) DO NOTHING`,
      values: [id, input.name ?? input.email, input.email, input.operator, ctx.now],
    })
    if (inserted === 0) throw conflict('A user with this email exists')
    await db.execute({
      text: `INSERT INTO accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
             VALUES ($1, $2, $2, 'credential', $3, $4, $4)`,
      values: [`account_${randomPart()}`, id, password, ctx.now],
    })
    if (input.organizationId) await addMember({ ...ctx, db }, input.organizationId, id, input.role)
    await audit({ ...ctx, db }, 'user.create', {
      orgId: input.organizationId ?? null,
      subject: { type: 'user', id, name: input.email },
      details: { role: input.organizationId ? input.role : null, operator: input.operator },
    })
  })
  return { id, email: input.email }
}

async function addMember(ctx: Pick<OperatorCtx, 'db' | 'now'>, organizationId: string, userId: string, role: string) {
  const added = await ctx.db.execute({
    text: `INSERT INTO members (id, organization_id, user_id, role, created_at, admitted)
           SELECT $1, o.id, $3, $4, $5, true FROM organizations o WHERE o.id = $2`,
    values: [`member_${randomPart()}`, organizationId, userId, role, ctx.now],
  })
  if (added === 0) throw notFound('Organization')
}
