import { audit } from '../audit/audit'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { int8 } from '../db/rows'
import { badRequest } from '../errors'
import { newId } from '../ids'
import { CONNECTIONS_PER_ORG } from '../limits'
import type { Vault } from './encryption'
import { ownerOf } from './find'
import { CONNECTION, CONNECTION_COLUMNS, type Connection, type CreateConnection, toConnection } from './schema'
import { assertDirection, assertTemplate, checkedConfig, checkedCredentials } from './settings'

export async function createConnection(ctx: Ctx, vault: Vault, input: CreateConnection): Promise<Connection> {
  const { name, platform, direction } = input
  const connector = connectorOf(ctx.connectors, platform)
  assertDirection(connector, direction)
  const config = checkedConfig(connector, direction, input.config)
  const credentials = checkedCredentials(connector, input.credentials ?? {})
  const id = newId('conn')
  const sealed = Object.keys(credentials).length > 0 ? vault.seal(credentials, ownerOf(ctx.org.id, id)) : null
  return ctx.db.transaction(async (db) => {
    // Two creations at once must not both become the 20th connection.
    await db.execute({ text: 'SELECT 1 FROM organizations WHERE id = $1 FOR NO KEY UPDATE', values: [ctx.org.id] })
    await assertRoom({ ...ctx, db })
    await assertTemplate(db, config.template_key)
    const [row] = await db.query(CONNECTION, {
      text: `INSERT INTO connections (org_id, id, workspace_id, name, platform, direction, config, credentials,
                                      credentials_key, created_by, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) RETURNING ${CONNECTION_COLUMNS}`,
      values: [
        ctx.org.id,
        id,
        ctx.workspace,
        name,
        platform,
        direction,
        JSON.stringify(config),
        sealed?.credentials ?? null,
        sealed?.credentials_key ?? null,
        ctx.caller.userId,
        ctx.now,
      ],
    })
    await audit({ ...ctx, db }, 'connection.create', {
      subject: { type: 'connection', id, name },
      details: { platform, direction },
    })
    return toConnection(row!)
  })
}

async function assertRoom({ db, org }: Ctx): Promise<void> {
  const [connections] = await db.query(
    { count: int8 },
    {
      text: 'SELECT count(*) FROM connections WHERE org_id = $1',
      values: [org.id],
    },
  )
  if (connections!.count >= CONNECTIONS_PER_ORG)
    throw badRequest(`Maximum ${CONNECTIONS_PER_ORG} connections per organization`)
}
