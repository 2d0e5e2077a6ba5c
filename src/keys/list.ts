import type { Ctx } from '../context'
import { columnsOf } from '../db/rows'
import { API_KEY, SDK_KEY, toApiKeyRecord, toSdkKeyRecord } from './schema'

export async function listApiKeys({ db, org }: Ctx) {
  const rows = await db.query(API_KEY, {
    text: `SELECT ${columnsOf(API_KEY)} FROM api_keys WHERE org_id = $1 ORDER BY created_at DESC, id DESC`,
    values: [org.id],
  })
  return rows.map(toApiKeyRecord)
}

export async function listSdkKeys({ db, org }: Ctx) {
  const rows = await db.query(SDK_KEY, {
    text: `SELECT ${columnsOf(SDK_KEY)} FROM sdk_keys WHERE org_id = $1 ORDER BY created_at DESC, id DESC`,
    values: [org.id],
  })
  return rows.map(toSdkKeyRecord)
}
