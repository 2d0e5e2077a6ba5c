import { audit, audited } from '../audit/audit'
import type { Vault } from '../connections/encryption'
import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { badRequest, conflict } from '../errors'
import { type ChangedSettings, NO_SETTINGS, SETTINGS, type SettingsInput, type SettingsRow, toSettings } from './schema'
import { makeSecret } from './secret'

export async function readSettings({ db, org }: Ctx): Promise<SettingsRow> {
  const [row] = await db.query(SETTINGS, {
    name: 'alert_settings',
    text: `SELECT ${columnsOf(SETTINGS)} FROM alert_settings WHERE org_id = $1`,
    values: [org.id],
  })
  return row ?? NO_SETTINGS
}

type Deps = { vault: Vault; canMail: boolean }

export const NO_MAIL = 'This server sends no mail: set TAXON_SMTP_URL and TAXON_MAIL_FROM on the server first'

/** Fields that are left out stay. The first address to post to brings a signing secret. */
export async function changeSettings(
  ctx: Ctx,
  { vault, canMail }: Deps,
  input: SettingsInput,
): Promise<ChangedSettings> {
  if (!canMail && input.emails?.length) throw badRequest(NO_MAIL)
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await holdSettings(inside)
    const before = await readSettings(inside)
    const after = {
      events: input.events ?? before.events,
      emails: input.emails ?? before.emails,
      url: input.url === undefined ? before.url : input.url,
    }
    await db.execute({
      text: `UPDATE alert_settings SET events = $2, emails = $3, url = $4, updated_by = $5, updated_at = $6
             WHERE org_id = $1`,
      values: [ctx.org.id, after.events, after.emails, after.url, ctx.caller.userId, ctx.now],
    })
    await endDeliveries(inside, after)
    const details = { events: after.events, emails: after.emails, url: after.url }
    await audit(inside, 'alert.settings', { subject: { type: 'alert settings' }, details })
    const secret = after.url !== null && before.secret_key === null ? await replaceSecret(inside, vault) : undefined
    return { ...toSettings(await readSettings(inside), canMail), ...(secret === undefined ? {} : { secret }) }
  })
}

/** What was to be sent again to an address that is taken out is not. */
async function endDeliveries({ db, org }: Ctx, { emails, url }: Pick<SettingsRow, 'emails' | 'url'>): Promise<void> {
  await db.execute({
    text: `UPDATE alert_deliveries SET state = 'failed', error = $4, ended_at = clock_timestamp(),
             lease_owner = NULL, lease_until = NULL
           WHERE org_id = $1 AND state = 'pending'
             AND NOT coalesce(CASE channel WHEN 'email' THEN target = ANY($2) ELSE target = $3 END, false)`,
    values: [org.id, emails, url, 'Not sent: the address was taken out of the settings'],
  })
}

/** Creates the row if there is none, and keeps others from changing it until the transaction ends. */
async function holdSettings({ db, org, caller, now }: Ctx): Promise<void> {
  await db.execute({
    text: `INSERT INTO alert_settings (org_id, events, updated_by, updated_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (org_id) DO UPDATE SET updated_at = excluded.updated_at`,
    values: [org.id, NO_SETTINGS.events, caller.userId, now],
  })
}

async function replaceSecret({ db, org }: Ctx, vault: Vault): Promise<string> {
  const { secret, sealed } = makeSecret(vault, org.id)
  await db.execute({
    text: 'UPDATE alert_settings SET secret = $2, secret_key = $3 WHERE org_id = $1',
    values: [org.id, sealed.secret, sealed.secret_key],
  })
  return secret
}

export async function renewSecret(ctx: Ctx, vault: Vault): Promise<{ secret: string }> {
  if ((await readSettings(ctx)).url === null) throw conflict('There is no address to post alerts to')
  const secret = await audited(
    ctx,
    'alert.secret',
    (inside) => replaceSecret(inside, vault),
    () => ({ subject: { type: 'alert settings' } }),
  )
  return { secret }
}
