import { audit } from '../audit/audit'
import { connectorOf } from '../connectors/registry'
import type { Ctx } from '../context'
import { holdConnection, ownerOf } from './find'
import type { Outbound } from './outbound'
import { CONNECTION, CONNECTION_COLUMNS, type Connection, toConnection, type UpdateConnection } from './schema'
import { assertSameDestination, assertTemplate, checkedConfig, checkedCredentials } from './settings'

/** Config keys are changed one by one. Credentials are replaced all at once, because nobody can see the stored ones. */
export async function updateConnection(
  ctx: Ctx,
  { vault, addresses }: Pick<Outbound, 'vault' | 'addresses'>,
  id: string,
  change: UpdateConnection,
): Promise<Connection> {
  return ctx.db.transaction(async (db) => {
    const before = await holdConnection({ ...ctx, db }, id)
    const connector = connectorOf(ctx.connectors, before.platform)
    const config = change.config
      ? checkedConfig(connector, before.direction, { ...before.config, ...change.config })
      : before.config
    if (before.has_credentials && change.credentials === undefined) {
      assertSameDestination(connector, before, config, addresses)
    }
    if (config.template_key !== before.config.template_key) await assertTemplate(db, config.template_key)
    const credentials = checkedCredentials(connector, change.credentials ?? {})
    const sealed = Object.keys(credentials).length > 0 ? vault.seal(credentials, ownerOf(ctx.org.id, id)) : null
    const [row] = await db.query(CONNECTION, {
      text: `UPDATE connections SET name = $3, config = $4, updated_at = $5,
               credentials = CASE WHEN $6 THEN $7 ELSE credentials END,
               credentials_key = CASE WHEN $6 THEN $8 ELSE credentials_key END,
               credentials_refused_at = CASE WHEN NOT $6 THEN credentials_refused_at END,
               credentials_refusal = CASE WHEN NOT $6 THEN credentials_refusal END
             WHERE org_id = $1 AND id = $2 RETURNING ${CONNECTION_COLUMNS}`,
      values: [
        ctx.org.id,
        id,
        change.name ?? before.name,
        JSON.stringify(config),
        ctx.now,
        change.credentials !== undefined,
        sealed?.credentials ?? null,
        sealed?.credentials_key ?? null,
      ],
    })
    await audit({ ...ctx, db }, 'connection.update', {
      subject: { type: 'connection', id, name: row!.name },
      details: {
        settings: Object.keys(change.config ?? {}),
        credentialsReplaced: change.credentials !== undefined,
        ...(row!.name === before.name ? {} : { nameBefore: before.name }),
      },
    })
    return toConnection(row!)
  })
}
