import { z } from 'zod'
import { SCOPES, type Scope } from '../access'
import type { RowOf } from '../db/rows'
import { api_keys, sdk_keys } from '../db/tables'
import { wellFormed } from '../http/input/text'
import { KEY_NAME_LENGTH } from '../limits'

const timestamp = z.iso.datetime()

const name = wellFormed(
  z
    .string({ error: 'name is required' })
    .trim()
    .min(1, 'name is required')
    .max(KEY_NAME_LENGTH, `name must be at most ${KEY_NAME_LENGTH} characters`),
)

/** Left out, they are all granted. */
const scopes = z
  .array(z.enum(SCOPES, { error: `scopes must be among ${SCOPES.join(', ')}` }), { error: 'scopes must be an array' })
  .min(1, 'scopes must name at least one scope; leave it out to grant all')
  .max(SCOPES.length, 'scopes must not repeat')
  .default([...SCOPES])
  .transform((list) => [...new Set(list)])

/** Of an ISO 8601 time that leaves out the seconds, the zone or the whole time of day, as many programs write it: that is UTC then. */
const SHORT_TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/
const completed = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(
        SHORT_TIME,
        (_, date, minutes = '00:00', seconds = ':00', zone = 'Z') => `${date}T${minutes}${seconds}${zone}`,
      )
    : value

export const createApiKeyBody = z.object(
  {
    name,
    scopes,
    expiresAt: z
      .preprocess(
        completed,
        z.iso
          .datetime({ offset: true, error: 'expiresAt must be a date and time, such as 2026-01-31T12:00:00Z' })
          .nullish(),
      )
      .transform((text) => (text ? new Date(text) : null))
      .refine((time) => time === null || time.getUTCFullYear() <= 9999, 'expiresAt must be before the year 10000'),
  },
  { error: 'name is required' },
)
export type CreateApiKey = z.output<typeof createApiKeyBody>

export const createSdkKeyBody = z.object(
  { name, scopes, mode: z.enum(['live', 'test'], { error: 'mode must be live or test' }).default('live') },
  { error: 'name is required' },
)
export type CreateSdkKey = z.output<typeof createSdkKeyBody>

export const revokeBody = z.object(
  { id: wellFormed(z.string({ error: 'id is required' }).min(1, 'id is required').max(100)) },
  {
    error: 'id is required',
  },
)

export const apiKeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  createdBy: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  createdAt: timestamp,
})

export const sdkKeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  revokedAt: timestamp.nullable(),
  createdAt: timestamp,
})

export const createdKey = <T extends z.ZodType>(record: T) => z.object({ record, plaintext: z.string() })
export const revoked = z.object({ revoked: z.literal(true) })

export const API_KEY = {
  id: api_keys.id,
  org_id: api_keys.org_id,
  created_by: api_keys.created_by,
  name: api_keys.name,
  key_prefix: api_keys.key_prefix,
  scopes: api_keys.scopes.as<Scope[]>(),
  expires_at: api_keys.expires_at,
  last_used_at: api_keys.last_used_at,
  revoked_at: api_keys.revoked_at,
  created_at: api_keys.created_at,
}

export const SDK_KEY = {
  id: sdk_keys.id,
  org_id: sdk_keys.org_id,
  name: sdk_keys.name,
  key_prefix: sdk_keys.key_prefix,
  scopes: sdk_keys.scopes.as<Scope[]>(),
  revoked_at: sdk_keys.revoked_at,
  created_at: sdk_keys.created_at,
}

const iso = (date: Date | null) => date?.toISOString() ?? null

export const toApiKeyRecord = (row: RowOf<typeof API_KEY>): z.infer<typeof apiKeyRecord> => ({
  id: row.id,
  orgId: row.org_id,
  createdBy: row.created_by,
  name: row.name,
  keyPrefix: row.key_prefix,
  scopes: row.scopes,
  expiresAt: iso(row.expires_at),
  lastUsedAt: iso(row.last_used_at),
  revokedAt: iso(row.revoked_at),
  createdAt: row.created_at.toISOString(),
})

export const toSdkKeyRecord = (row: RowOf<typeof SDK_KEY>): z.infer<typeof sdkKeyRecord> => ({
  id: row.id,
  orgId: row.org_id,
  name: row.name,
  keyPrefix: row.key_prefix,
  scopes: row.scopes,
  revokedAt: iso(row.revoked_at),
  createdAt: row.created_at.toISOString(),
})
