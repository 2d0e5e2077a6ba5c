import { randomBytes } from 'node:crypto'
import type { Config } from '../config'
import type { Db } from '../db/db'
import { createOrganization } from './create-organization'
import { createUser } from './create-user'

export type FirstOwner = { email: string; password: string; generated: boolean }

const DEFAULT_EMAIL = 'owner@taxon.local'

/** Creates an organization and its owner, who is an operator, if the database is empty. */
export async function firstStart(db: Db, owner: Config['owner'], now: Date): Promise<FirstOwner | null> {
  return db.transaction(async (tx) => {
    // Two nodes may start on the same empty database.
    await tx.execute({ text: `SELECT pg_advisory_xact_lock(hashtext('taxon first start'))` })
    const users = await tx.execute({ text: 'SELECT 1 FROM users LIMIT 1' })
    if (users > 0) return null
    const ctx = { db: tx, now }
    const email = owner.email ?? DEFAULT_EMAIL
    const password = owner.password ?? randomBytes(12).toString('base64url')
    const organization = await createOrganization(ctx, {
      name: 'My organization',
      plan: 'enterprise',
      org_alias: null,
      partner_alias: null,
    })
    await createUser(ctx, {
      email: email.toLowerCase(),
      password,
      name: 'Owner',
      organizationId: organization.id,
      role: 'owner',
      operator: true,
    })
    return { email, password, generated: owner.password === undefined }
  })
}
