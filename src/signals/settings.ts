import { audit } from '../audit/audit'
import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { DEFAULT_SETTINGS, SETTINGS, type Settings, type SettingsInput } from './schema'

export async function readSettings({ db, org }: Ctx): Promise<Settings> {
  const [row] = await db.query(SETTINGS, {
    name: 'signal_settings',
    text: `SELECT ${columnsOf(SETTINGS)} FROM signal_settings WHERE org_id = $1`,
    values: [org.id],
  })
  return row ?? DEFAULT_SETTINGS
}

/** Fields that are left out stay. */
export function changeSettings(ctx: Ctx, input: SettingsInput): Promise<Settings> {
  return ctx.db.transaction(async (db) => {
    const { data_provider, include_catalog, prices } = input
    const [row] = await db.query(SETTINGS, {
      text: `INSERT INTO signal_settings AS s (org_id, data_provider, include_catalog, prices, updated_by, updated_at)
             VALUES ($1, $2, coalesce($3::boolean, $8), coalesce($4::jsonb, '[]'), $5, $6)
             ON CONFLICT (org_id) DO UPDATE
             SET data_provider = CASE WHEN $7::boolean THEN $2 ELSE s.data_provider END,
                 include_catalog = coalesce($3::boolean, s.include_catalog), prices = coalesce($4::jsonb, s.prices),
                 updated_by = $5, updated_at = $6
             RETURNING ${columnsOf(SETTINGS)}`,
      values: [
        ctx.org.id,
        data_provider ?? null,
        include_catalog ?? null,
        prices ? JSON.stringify(prices) : null,
        ctx.caller.userId,
        ctx.now,
        data_provider !== undefined,
        DEFAULT_SETTINGS.include_catalog,
      ],
    })
    await audit({ ...ctx, db }, 'signal.settings', { subject: { type: 'signal settings' }, details: input })
    return row!
  })
}
