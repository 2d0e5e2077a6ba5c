import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Scope } from '../access'
import type { SdkKeyMode } from './secret'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

const keyColumns = {
  orgId: text('org_id').notNull(),
  id: text('id').notNull(),
  createdBy: text('created_by').notNull(),
  name: text('name').notNull(),
  keyPrefix: text('key_prefix').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  createdAt: moment('created_at').notNull(),
}

export const apiKeys = pgTable('api_keys', { ...keyColumns, expiresAt: moment('expires_at') })
export const sdkKeys = pgTable('sdk_keys', { ...keyColumns, mode: text('mode').$type<SdkKeyMode>().notNull() })

export type ApiKeyRow = typeof apiKeys.$inferSelect
export type SdkKeyRow = typeof sdkKeys.$inferSelect
